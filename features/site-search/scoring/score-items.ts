// One score for each item of the library: meaning, words, topics and the lead model, weighed by a
// row of weights.ts. Search and the assistant add what is their own.
import type { TopicId } from '#features/library/schema/schema.ts';
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

/** Without a vector words decide, and no kind is penalized. */
export function scoreItems(
  index: SearchIndex,
  { query, vector, topics = [], leadChances }: Signals,
  weights: Weights,
  isWanted?: (item: SearchItem) => boolean,
): ItemScores {
  const words = toShares(scoreByWords(index.words, query.terms), index.answerCount);
  const meaning = vector && compare(index, vector, weights, isWanted);
  const shares = meaning && weights.isRelative ? toShares(meaning, index.answerCount) : meaning;
  const topicScores = new Map(topics.map(({ id, score }) => [id, score]));
  const scores = new Float32Array(index.items.length);
  for (const [number, item] of index.items.entries()) {
    const { kind, id } = item;
    const own = words[number] as number;
    scores[number] =
      (shares
        ? (shares[number] as number) + weights.words * own - weights.penalties[kind]
        : isReferenceKind(kind)
          ? REFERENCE_WORDS_WEIGHT * Math.min(1, own)
          : own) +
      weights.topic * Math.max(0, ...item.topics.map((topic) => topicScores.get(topic) ?? 0)) +
      weights.lead * (leadChances?.get(`${kind}:${id}`) ?? 0);
  }
  return { scores, words, ...(meaning && { meaning }) };
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
