// Built-in cases by words and meaning, from the site search's index in memory: cosine scaled to 0–1 and a quarter of the words.
// A scale within one query says nothing about whether anything fits at all: how near the nearest is does.
import type { SearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import { scoreByWords } from '#features/site-search/index/word-index.ts';
import { scoreByMeaning } from '#features/site-search/meaning/meaning-index.ts';
import { readQuery } from '#features/site-search/read-query.ts';
import { MAX_CASE_QUERY_LENGTH } from '../schema.ts';
import type { Phrase } from './search-query.ts';

const WORDS_WEIGHT = 0.25;
const WORDS_ALONE = 0.8;
/** Below this cosine no case is about the query; from the second on, the nearest one surely is. */
const COSINES = { least: 0.3, sure: 0.6 };
const LEAST = 0.35;
/** What holds a phrase in our own words, not the court's. */
const IN_OUR_WORDS = 0.8;
const MOST = 60;

/** From 0 to 1, by the case's id. */
export function rankBuiltIn(index: SearchIndex, text: string, vector: Float32Array | undefined): Map<string, number> {
  const query = readQuery(index.words, index.everyday, text, { longest: MAX_CASE_QUERY_LENGTH });
  const numbers = [...index.items.keys()].filter((number) => index.items[number]?.kind === 'case');
  const words = scoreByWords(index.words, query.terms);
  const meaning = vector && scoreByMeaning(index.meaning, vector);
  const most = (values: Float32Array | undefined) => numbers.reduce((top, number) => Math.max(top, values?.[number] ?? 0), 0);
  const [mostWords, nearest] = [most(words), most(meaning)];
  const trust = Math.min(1, Math.max(0, (nearest - COSINES.least) / (COSINES.sure - COSINES.least)));

  const ranked: [string, number][] = [];
  for (const number of numbers) {
    const said = mostWords > 0 ? ((words[number] ?? 0) / mostWords) * query.coverage : 0;
    const near = nearest > 0 ? ((meaning?.[number] ?? 0) / nearest) ** 2 * trust : 0;
    // The less the nearest meaning can be trusted, the more the words alone decide.
    const score = Math.max((near + WORDS_WEIGHT * said) / (1 + WORDS_WEIGHT), WORDS_ALONE * said * (1 - trust));
    if (score >= LEAST) ranked.push([index.items[number]?.id ?? '', score]);
  }
  return new Map(ranked.sort((a, b) => b[1] - a[1]).slice(0, MOST));
}

/** Built-in cases whose own texts hold all the phrases, for a search that must be exact. */
export function builtInHolding({ items, full }: SearchIndex, phrases: Phrase[]): Map<string, number> {
  const holding = items.filter(({ kind }, number) => kind === 'case' && phrases.every(({ flat }) => full[number]?.includes(flat)));
  return new Map(holding.slice(0, MOST).map(({ id }) => [id, IN_OUR_WORDS]));
}
