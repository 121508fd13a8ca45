// How telling a word is when a sentence is compared with a passage: the fewer items of the library use it, the more. A word that the
// library never uses weighs like its rarest one: it may well be the one that changes the claim.
import type { WordIndex } from '#features/site-search/index/word-index.ts';
import type { WeightOf } from './is-supported.ts';

const RAREST = 7;
const LEAST = 1;

export function weightOfWords({ postings }: Pick<WordIndex, 'postings'>): WeightOf {
  return (stem) => Math.min(RAREST, Math.max(LEAST, postings.get(stem)?.idf ?? RAREST));
}
