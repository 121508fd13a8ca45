// Ranks built-in cases by words and by embedding, using the site search's in-memory index. Cosines
// are scaled relative to the best one, which says nothing about whether any case fits; the absolute
// value of the best cosine decides that.
import type { SearchIndex } from '#features/search/index/build-search-index.server.ts';
import { scoreByWords } from '#features/search/index/word-index.ts';
import { scoreByMeaning } from '#features/search/meaning/meaning-index.ts';
import { readQuery } from '#features/search/read-query.ts';
import { CASE_WEIGHTS } from '#features/search/scoring/weights.ts';
import { pickBest } from '#lib/pick-best.ts';
import { MAX_CASE_QUERY_LENGTH } from '../schema.ts';
import type { Phrase } from './search-query.ts';

/** Below `min` no case is about the query; from `confident` on, the nearest one is. */
const COSINES = { min: 0.3, confident: 0.6 };
const MIN_SCORE = 0.35;
/** Score of a case whose phrase match is in our summary, not in the court's text. */
const SUMMARY_PHRASE_SCORE = 0.8;
const MAX_CASES = 60;

/** Scores from 0 to 1 by case id. */
export function rankBuiltIn(
  index: SearchIndex,
  text: string,
  vector: Float32Array | undefined,
): Map<string, number> {
  const query = readQuery(index.words, index.everyday, text, { maxLength: MAX_CASE_QUERY_LENGTH });
  const itemIndexes = [...index.items.keys()].filter(
    (itemIndex) => index.items[itemIndex]?.kind === 'case',
  );
  const wordScores = scoreByWords(index.words, query.terms);
  const cosines = vector && scoreByMeaning(index.meaning, vector);
  const findMax = (values: Float32Array | undefined) =>
    itemIndexes.reduce((top, itemIndex) => Math.max(top, values?.[itemIndex] ?? 0), 0);
  const maxWordScore = findMax(wordScores);
  const maxCosine = findMax(cosines);
  const confidence = Math.min(
    1,
    Math.max(0, (maxCosine - COSINES.min) / (COSINES.confident - COSINES.min)),
  );

  const ranked: [string, number][] = [];
  for (const itemIndex of itemIndexes) {
    const wordScore =
      maxWordScore > 0 ? ((wordScores[itemIndex] ?? 0) / maxWordScore) * query.coverage : 0;
    const meaningScore =
      maxCosine > 0 ? ((cosines?.[itemIndex] ?? 0) / maxCosine) ** 2 * confidence : 0;
    // The lower the confidence in the embedding, the more the words alone decide.
    const score = Math.max(
      (meaningScore + CASE_WEIGHTS.words * wordScore) / (1 + CASE_WEIGHTS.words),
      CASE_WEIGHTS.wordsAlone * wordScore * (1 - confidence),
    );
    if (score >= MIN_SCORE) ranked.push([index.items[itemIndex]?.id ?? '', score]);
  }
  return new Map(pickBest(ranked, MAX_CASES));
}

/** For exact searches: built-in cases whose own texts contain all phrases. */
export function findBuiltInWithPhrases(
  { items, fullText }: SearchIndex,
  phrases: Phrase[],
): Map<string, number> {
  const matches = items.filter(
    ({ kind }, itemIndex) =>
      kind === 'case' && phrases.every(({ flat }) => fullText[itemIndex]?.includes(flat)),
  );
  return new Map(matches.slice(0, MAX_CASES).map(({ id }) => [id, SUMMARY_PHRASE_SCORE]));
}
