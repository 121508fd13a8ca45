// Semantic search in memory. A passage finds the detail, an item's average keeps it from winning by
// one lucky sentence. Averages are compared first and passages only for the best candidates, so
// that a search blocks the event loop for a millisecond or two.

import { pickVectors, type VectorTable } from '#features/models/vector-table.ts';
import {
  averageVectors,
  createBlock,
  getCosines,
  type VectorBlock,
} from '#features/models/vectors.ts';
import { memoize, memoizeUpTo } from '#lib/memo.ts';
import { countAnswers } from '../index/list-items.ts';
import type { SearchItem } from '../index/search-item.ts';
import { type MeaningWeights, SEARCH_WEIGHTS } from '../scoring/weights.ts';

export type MeaningIndex = {
  /** Grouped by item. */
  passages: VectorBlock;
  /** The first row of each item, plus a final entry for the end. */
  starts: Uint32Array;
  /** The average vector of each item's passages. */
  averages: VectorBlock;
  /** Candidates are chosen by the first `answerCount` items; see countAnswers. */
  answerCount: number;
  missing: number;
};

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

/** Of the searches that are under way. */
const MAX_RECENT = 50;

/**
 * The similarity of each item; 0 for items without vectors. Not to be changed: one search asks for
 * it several times.
 */
export const scoreByMeaning = (
  index: MeaningIndex,
  vector: Float32Array,
  weights: MeaningWeights = SEARCH_WEIGHTS,
): Float32Array => scoreAll(index)(weights)(vector);

const scoreAll = memoize((index: MeaningIndex) =>
  memoize((weights: MeaningWeights) =>
    memoizeUpTo(MAX_RECENT, (vector: Float32Array) =>
      scoreWanted(index, vector, weights, () => true),
    ),
  ),
);

/** The same for some of the items alone; 0 for the others. */
export function scoreWanted(
  index: MeaningIndex,
  vector: Float32Array,
  { nearest, nearestThree, whole, candidates }: MeaningWeights,
  isWanted: (item: number) => boolean,
): Float32Array {
  const { averages, getNearest } = compareWith(index)(vector);
  const answers = averages.subarray(0, index.answerCount).filter((_, item) => isWanted(item));
  const threshold = answers.sort().at(-candidates) ?? Number.NEGATIVE_INFINITY;
  return averages.map((average, item) => {
    if (!isWanted(item)) return 0;
    const nearby = average < threshold ? undefined : getNearest(item);
    const { first, mean } = nearby ?? { first: average, mean: average };
    return Math.max(0, whole * average + nearest * first + nearestThree * mean);
  });
}

type Nearest = { first: number; mean: number };

/** What no choice of items changes: one question is ranked among several of them. */
const compareWith = memoize((index: MeaningIndex) =>
  memoizeUpTo(MAX_RECENT, (vector: Float32Array) => {
    const known: (Nearest | undefined)[] = [];
    return {
      averages: getCosines(index.averages, vector),
      /** Undefined without passages. */
      getNearest(item: number): Nearest | undefined {
        if (index.starts[item] === index.starts[item + 1]) return undefined;
        known[item] ??= findNearest(scorePassages(index, item, vector));
        return known[item];
      },
    };
  }),
);

/** The best cosine, and the mean of the best three. */
function findNearest(cosines: Float32Array): Nearest {
  const three = cosines.sort().subarray(-3);
  return {
    first: three.at(-1) as number,
    mean: three.reduce((sum, cosine) => sum + cosine, 0) / three.length,
  };
}

/** The cosine of each of an item's passages. */
export const scorePassages = (
  { passages, starts }: MeaningIndex,
  item: number,
  vector: Float32Array,
) => getCosines(passages, vector, starts[item], starts[item + 1]);
