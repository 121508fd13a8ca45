// Semantic search in memory. An item's score is the mean of its nearest passage and its average
// vector: the passage finds the detail, the average keeps an item from winning by one lucky
// sentence. Averages are compared first and passages only for the best candidates, so that a search
// blocks the event loop for a millisecond or two.

import { pickVectors, type VectorTable } from '#features/models/vector-table.ts';
import {
  averageVectors,
  createBlock,
  getCosines,
  type VectorBlock,
} from '#features/models/vectors.ts';
import { countAnswers } from '../index/list-items.ts';
import type { SearchItem } from '../index/search-item.ts';

export type MeaningIndex = {
  /** Grouped by item. */
  passages: VectorBlock;
  /** The first row of each item, plus a final entry for the end. */
  starts: Uint32Array;
  /** The average vector of each item's passages. */
  averages: VectorBlock;
  /** The candidate threshold is taken from the first `answerCount` items; see countAnswers. */
  answerCount: number;
  missing: number;
};

const MAX_CANDIDATES = 200;

export function createMeaningIndex(items: SearchItem[], table: VectorTable): MeaningIndex {
  let missing = 0;
  const vectors = items.map(({ passages }) => {
    const found = pickVectors(table, passages);
    missing += passages.filter(({ hash }) => !found.has(hash)).length;
    // Situations train the topic model; as passages they would rank topics above their own
    // answers.
    return passages.flatMap(({ hash, kind }) =>
      kind === 'situation' ? [] : (found.get(hash) ?? []),
    );
  });
  const starts = new Uint32Array(items.length + 1);
  for (const [item, own] of vectors.entries())
    starts[item + 1] = (starts[item] as number) + own.length;
  return {
    passages: createBlock(vectors.flat()),
    starts,
    averages: createBlock(vectors.map((own) => (own.length > 0 ? averageVectors(own) : undefined))),
    answerCount: countAnswers(items),
    missing,
  };
}

export function hasVectors(index: MeaningIndex): boolean {
  return index.passages.scales.length > 0;
}

const recentScores = new Map<Float32Array, { index: MeaningIndex; scores: Float32Array }>();
/** Of the searches that are under way. */
const MAX_RECENT = 50;

/**
 * The similarity of each item, from 0 to 1; 0 for items without vectors. Not to be changed: one
 * search asks for it several times.
 */
export function scoreByMeaning(index: MeaningIndex, vector: Float32Array): Float32Array {
  const known = recentScores.get(vector);
  if (known?.index === index) return known.scores;
  const scores = computeScores(index, vector);
  if (recentScores.size >= MAX_RECENT) recentScores.clear();
  recentScores.set(vector, { index, scores });
  return scores;
}

function computeScores(index: MeaningIndex, vector: Float32Array): Float32Array {
  const averages = getCosines(index.averages, vector);
  const threshold =
    averages.subarray(0, index.answerCount).toSorted()[
      Math.max(0, index.answerCount - MAX_CANDIDATES)
    ] ?? 0;
  return averages.map((average, item) => {
    const nearest =
      average < threshold ? average : Math.max(average, ...scorePassages(index, item, vector));
    return Math.max(0, (average + nearest) / 2);
  });
}

/** The cosine of each of an item's passages. */
export const scorePassages = (
  { passages, starts }: MeaningIndex,
  item: number,
  vector: Float32Array,
) => getCosines(passages, vector, starts[item], starts[item + 1]);
