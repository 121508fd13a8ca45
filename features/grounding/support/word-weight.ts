// Weights words for the comparison of a sentence with a passage: inverse document frequency in the
// library. A word that the library never uses gets the maximum, because it may be the one that
// changes the claim.
import type { WordIndex } from '#features/search/index/word-index.ts';
import type { WordWeight } from './is-supported.ts';

const MAX_WEIGHT = 7;
const MIN_WEIGHT = 1;

export function createWordWeight({ postings }: Pick<WordIndex, 'postings'>): WordWeight {
  return (stem) =>
    Math.min(MAX_WEIGHT, Math.max(MIN_WEIGHT, postings.get(stem)?.idf ?? MAX_WEIGHT));
}
