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

type Recent = { index: MeaningIndex; weights: MeaningWeights; scores: Float32Array };
const recentScores = new Map<Float32Array, Recent>();
const NONE = new Float32Array();
/** Of the searches that are under way. */
const MAX_RECENT = 50;

/**
 * The similarity of each item; 0 for items without vectors. Not to be changed: one search asks for
 * it several times.
 */
export function scoreByMeaning(
  index: MeaningIndex,
  vector: Float32Array,
  weights: MeaningWeights = SEARCH_WEIGHTS,
): Float32Array {
  const known = recentScores.get(vector);
  if (known?.index === index && known.weights === weights) return known.scores;
  const scores = scoreWanted(index, vector, weights, () => true);
  if (recentScores.size >= MAX_RECENT) recentScores.clear();
  recentScores.set(vector, { index, weights, scores });
  return scores;
}

/** The same for some of the items alone; 0 for the others. */
export function scoreWanted(
  index: MeaningIndex,
  vector: Float32Array,
  { nearest, nearestThree, whole, candidates }: MeaningWeights,
  isWanted: (item: number) => boolean,
): Float32Array {
  const averages = getCosines(index.averages, vector);
  const answers = averages.subarray(0, index.answerCount).filter((_, item) => isWanted(item));
  const threshold = answers.sort().at(-candidates) ?? Number.NEGATIVE_INFINITY;
  return averages.map((average, item) => {
    if (!isWanted(item)) return 0;
    const own = average < threshold ? NONE : scorePassages(index, item, vector);
    const three = own.sort().subarray(-3);
    const first = three.at(-1) ?? average;
    const mean = three.reduce((sum, cosine) => sum + cosine, 0) / three.length || average;
    return Math.max(0, whole * average + nearest * first + nearestThree * mean);
  });
}

/** The cosine of each of an item's passages. */
export const scorePassages = (
  { passages, starts }: MeaningIndex,
  item: number,
  vector: Float32Array,
) => getCosines(passages, vector, starts[item], starts[item + 1]);
