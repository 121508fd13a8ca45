// Semantic search in memory. An item's score is the mean of its nearest passage and its average
// vector: the passage finds the detail, the average keeps an item from winning by one lucky
// sentence. Averages are compared first and passages only for the best candidates, so that a search
// blocks the event loop for a millisecond or two.
import { countAnswers } from '../index/list-items.ts';
import type { SearchItem } from '../index/search-item.ts';
import { DIMENSIONS, toBytes, type VectorTable } from './vectors.ts';

export type MeaningIndex = {
  /** Quantized passage vectors, grouped by item, and the inverse norm of each. */
  rows: Int8Array;
  scales: Float32Array;
  /** The first row of each item, plus a final entry for the end. */
  starts: Uint32Array;
  /** The average vector of each item's passages, and its inverse norm. */
  averages: Int8Array;
  averageScales: Float32Array;
  /** The candidate threshold is taken from the first `answerCount` items; see countAnswers. */
  answerCount: number;
  missing: number;
};

const MAX_CANDIDATES = 200;

export function createMeaningIndex(items: SearchItem[], table: VectorTable): MeaningIndex {
  let missing = 0;
  const itemRows = items.map((item) => {
    const rows: number[] = [];
    for (const { hash, kind } of item.passages) {
      const row = table.rowByHash.get(hash);
      if (row === undefined) missing++;
      // Situations train the topic model; as passages they would rank topics above their own
      // answers.
      else if (kind !== 'situation') rows.push(row);
    }
    return rows;
  });
  const count = itemRows.reduce((sum, rows) => sum + rows.length, 0);
  const index: MeaningIndex = {
    rows: new Int8Array(count * DIMENSIONS),
    scales: new Float32Array(count),
    starts: new Uint32Array(items.length + 1),
    averages: new Int8Array(items.length * DIMENSIONS),
    averageScales: new Float32Array(items.length),
    answerCount: countAnswers(items),
    missing,
  };
  let nextRow = 0;
  for (const [itemIndex, rows] of itemRows.entries()) {
    const sum = new Float32Array(DIMENSIONS);
    for (const row of rows) {
      const vector = table.bytes.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
      const scale = 1 / computeNorm(vector);
      index.rows.set(vector, nextRow * DIMENSIONS);
      index.scales[nextRow++] = scale;
      for (let i = 0; i < DIMENSIONS; i++)
        sum[i] = (sum[i] as number) + (vector[i] as number) * scale;
    }
    const average = toBytes(sum);
    index.averages.set(average, itemIndex * DIMENSIONS);
    index.averageScales[itemIndex] = 1 / computeNorm(average);
    index.starts[itemIndex + 1] = nextRow;
  }
  return index;
}

export function hasVectors(index: MeaningIndex): boolean {
  return index.scales.length > 0;
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
  const query = toBytes(vector);
  const scale = 1 / computeNorm(query);
  const size = index.averageScales.length;
  const scores = new Float32Array(size);
  for (let item = 0; item < size; item++) {
    scores[item] =
      computeDotProduct(query, index.averages, item * DIMENSIONS) *
      scale *
      (index.averageScales[item] as number);
  }
  const threshold =
    scores.subarray(0, index.answerCount).toSorted()[
      Math.max(0, index.answerCount - MAX_CANDIDATES)
    ] ?? 0;
  for (let item = 0; item < size; item++) {
    const average = scores[item] as number;
    let nearest = average;
    if (average >= threshold) {
      for (
        let row = index.starts[item] as number;
        row < (index.starts[item + 1] as number);
        row++
      ) {
        const cosine =
          computeDotProduct(query, index.rows, row * DIMENSIONS) *
          scale *
          (index.scales[row] as number);
        if (cosine > nearest) nearest = cosine;
      }
    }
    scores[item] = Math.max(0, (average + nearest) / 2);
  }
  return scores;
}

function computeDotProduct(query: Int8Array, block: Int8Array, offset: number): number {
  let sum = 0;
  for (let i = 0; i < DIMENSIONS; i++)
    sum = (sum + (query[i] as number) * (block[offset + i] as number)) | 0;
  return sum;
}

function computeNorm(vector: Int8Array): number {
  let sum = 0;
  for (let i = 0; i < vector.length; i++) sum += (vector[i] as number) ** 2;
  return Math.sqrt(sum) || 1;
}
