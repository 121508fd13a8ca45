// One score for each item of the library: meaning, words, topics and the lead model, weighed by a
// row of weights.ts. Search and the assistant add what is their own.
import type { TopicId } from '#features/library/schema/schema.ts';
import { memoize } from '#lib/memo.ts';
import type { SearchIndex } from '../index/build-search-index.server.ts';
import type { SearchItem } from '../index/search-item.ts';
import { scoreByWords } from '../index/word-index.ts';
import type { LeadChances } from '../meaning/judge-leads.ts';
import { scoreByMeaning, scoreWanted } from '../meaning/meaning-index.ts';
import type { ParsedQuery } from '../read-query.ts';
import { isReferenceKind } from '../search-kinds.ts';
import { REFERENCE_WORDS_WEIGHT, type Weights } from './weights.ts';

export type Signals = {
  query: Pick<ParsedQuery, 'terms'>;
  vector?: Float32Array | undefined;
  topics?: readonly { id: TopicId; score: number }[];
  leadChances?: LeadChances | undefined;
};

/** By the item's place in the index. */
export type ItemScores = {
  scores: Float32Array;
  /** As a share of the best item's. */
  words: Float32Array;
  /** The similarity of each item, independent of the others; absent without a vector. */
  meaning?: Float32Array;
};

/** Scores are scaled by the best answer, unless it is below this share of the best term or case. */
const MIN_ANSWER_SHARE = 0.6;

/**
 * Without a vector words decide, and no kind is penalized. What is not wanted is not scored: a
 * question is ranked several times among few items.
 */
export function scoreItems(
  index: SearchIndex,
  { query, vector, topics = [], leadChances }: Signals,
  weights: Weights,
  isWanted?: (item: SearchItem) => boolean,
): ItemScores {
  const words = scoreWords(index)(query.terms);
  const meaning = vector && compare(index, vector, weights, isWanted);
  const shares = meaning && weights.isRelative ? toShares(meaning, index.answerCount) : meaning;
  const scores = new Float32Array(index.items.length);
  for (const [number, item] of index.items.entries()) {
    if (isWanted && !isWanted(item)) continue;
    const { kind, id } = item;
    const own = words[number] as number;
    scores[number] =
      (shares
        ? (shares[number] as number) + weights.words * own - weights.penalties[kind]
        : isReferenceKind(kind)
          ? REFERENCE_WORDS_WEIGHT * Math.min(1, own)
          : own) +
      weights.topic * findTopicScore(item, topics) +
      weights.lead * (leadChances?.get(`${kind}:${id}`) ?? 0);
  }
  return { scores, words, ...(meaning && { meaning }) };
}

/** One question is ranked among several choices of items. */
const scoreWords = memoize((index: SearchIndex) =>
  memoize((terms: ParsedQuery['terms']) =>
    toShares(scoreByWords(index.words, terms), index.answerCount),
  ),
);

/** Of the item's best topic. */
function findTopicScore(
  { topics }: SearchItem,
  scored: readonly { id: TopicId; score: number }[],
): number {
  let best = 0;
  for (const { id, score } of scored) if (score > best && topics.includes(id)) best = score;
  return best;
}

const compare = (
  { meaning, items }: SearchIndex,
  vector: Float32Array,
  weights: Weights,
  isWanted: ((item: SearchItem) => boolean) | undefined,
) =>
  isWanted
    ? scoreWanted(meaning, vector, weights, (item) => isWanted(items[item] as SearchItem))
    : scoreByMeaning(meaning, vector, weights);

/** By the best answer, or by the best term or case where no answer comes close to it. */
function toShares(values: Float32Array, answerCount: number): Float32Array {
  const max = Math.max(
    findMax(values.subarray(0, answerCount)),
    MIN_ANSWER_SHARE * findMax(values),
  );
  return max === 0 ? values : values.map((value) => Math.max(0, value) / max);
}

export function findMax(values: Float32Array): number {
  let max = 0;
  for (const value of values) if (value > max) max = value;
  return max;
}
