// Search by meaning, in memory. An item is as near as its nearest passage and its passages as a whole, half and half: the
// nearest finds the detail, the whole keeps an item from winning by one lucky sentence. The wholes are compared first, and

// only the passages of the most promising items after that, so that a search takes a millisecond or two of everybody's time.
import { countAnswers } from '../index/list-items.ts';
import type { SearchItem } from '../index/search-item.ts';
import { DIMENSIONS, toBytes, type VectorTable } from './vectors.ts';

export type MeaningIndex = {
  /** Passages as rows of bytes, item after item, and one over the length of each. */
  rows: Int8Array;
  scales: Float32Array;
  /** Where each item's rows begin; one more entry than there are items. */
  starts: Uint32Array;
  /** The direction of all of an item's passages together, likewise. */
  wholes: Int8Array;
  wholeScales: Float32Array;
  /** Items up to here decide which are promising; see countAnswers. */
  answers: number;
  missing: number;
};

const MAX_CANDIDATES = 200;

export function createMeaningIndex(items: SearchItem[], table: VectorTable): MeaningIndex {
  let missing = 0;
  const rowsOf = items.map((item) => {
    const rows: number[] = [];
    for (const { hash, kind } of item.passages) {
      const row = table.rowOf.get(hash);
      if (row === undefined) missing++;
      // Situations say what a topic is about as a whole; as passages they would push topics before their own answers.
      else if (kind !== 'situation') rows.push(row);
    }
    return rows;
  });
  const count = rowsOf.reduce((sum, rows) => sum + rows.length, 0);
  const index: MeaningIndex = {
    rows: new Int8Array(count * DIMENSIONS),
    scales: new Float32Array(count),
    starts: new Uint32Array(items.length + 1),
    wholes: new Int8Array(items.length * DIMENSIONS),
    wholeScales: new Float32Array(items.length),
    answers: countAnswers(items),
    missing,
  };
  let place = 0;
  for (const [number, rows] of rowsOf.entries()) {
    const sum = new Float32Array(DIMENSIONS);
    for (const row of rows) {
      const vector = table.bytes.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
      const scale = 1 / lengthOf(vector);
      index.rows.set(vector, place * DIMENSIONS);
      index.scales[place++] = scale;
      for (let i = 0; i < DIMENSIONS; i++) sum[i] = (sum[i] as number) + (vector[i] as number) * scale;
    }
    const whole = toBytes(sum);
    index.wholes.set(whole, number * DIMENSIONS);
    index.wholeScales[number] = 1 / lengthOf(whole);
    index.starts[number + 1] = place;
  }
  return index;
}

export function hasVectors(index: MeaningIndex): boolean {
  return index.scales.length > 0;
}

/** How near each item is, from 0 to 1; 0 for items without vectors. */
export function scoreByMeaning(index: MeaningIndex, vector: Float32Array): Float32Array {
  const query = toBytes(vector);
  const scale = 1 / lengthOf(query);
  const size = index.wholeScales.length;
  const scores = new Float32Array(size);
  for (let item = 0; item < size; item++) {
    scores[item] = product(query, index.wholes, item * DIMENSIONS) * scale * (index.wholeScales[item] as number);
  }
  const bar = scores.subarray(0, index.answers).toSorted()[Math.max(0, index.answers - MAX_CANDIDATES)] ?? 0;
  for (let item = 0; item < size; item++) {
    const whole = scores[item] as number;
    let nearest = whole;
    if (whole >= bar) {
      for (let row = index.starts[item] as number; row < (index.starts[item + 1] as number); row++) {
        const cosine = product(query, index.rows, row * DIMENSIONS) * scale * (index.scales[row] as number);
        if (cosine > nearest) nearest = cosine;
      }
    }
    scores[item] = Math.max(0, (whole + nearest) / 2);
  }
  return scores;
}

function product(query: Int8Array, block: Int8Array, from: number): number {
  let sum = 0;
  for (let i = 0; i < DIMENSIONS; i++) sum = (sum + (query[i] as number) * (block[from + i] as number)) | 0;
  return sum;
}

function lengthOf(vector: Int8Array): number {
  let sum = 0;
  for (let i = 0; i < vector.length; i++) sum += (vector[i] as number) ** 2;
  return Math.sqrt(sum) || 1;
}
