// Search by meaning: the query's vector against every passage that has one, all in memory (a few thousand short rows of
// bytes, one to three milliseconds). An item is as near as its nearest passage.
import type { SearchItem } from './list-items.ts';
import { DIMENSIONS, toBytes, type VectorTable } from './vectors.ts';

export type MeaningIndex = { bytes: Int8Array; itemOf: Uint16Array; scales: Float32Array; missing: number };

export function createMeaningIndex(items: SearchItem[], table: VectorTable): MeaningIndex {
  const rows: { row: number; item: number }[] = [];
  let missing = 0;
  for (const [number, item] of items.entries()) {
    for (const { hash, kind } of item.passages) {
      const row = table.rowOf.get(hash);
      if (row === undefined) missing++;
      // Situations say what a topic is about as a whole; as passages they would push topics before their own answers.
      else if (kind !== 'situation') rows.push({ row, item: number });
    }
  }
  const bytes = new Int8Array(rows.length * DIMENSIONS);
  const scales = new Float32Array(rows.length);
  for (const [place, { row }] of rows.entries()) {
    const vector = table.bytes.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
    bytes.set(vector, place * DIMENSIONS);
    scales[place] = 1 / lengthOf(vector);
  }
  return { bytes, scales, itemOf: Uint16Array.from(rows, (r) => r.item), missing };
}

/** The cosine of each item's nearest passage; 0 for items without vectors. */
export function scoreByMeaning(index: MeaningIndex, size: number, vector: Float32Array): Float32Array {
  const query = toBytes(vector);
  const scale = 1 / lengthOf(query);
  const scores = new Float32Array(size);
  const { bytes, scales, itemOf } = index;
  for (let place = 0, from = 0; place < itemOf.length; place++, from += DIMENSIONS) {
    let sum = 0;
    for (let i = 0; i < DIMENSIONS; i++) sum = (sum + (query[i] as number) * (bytes[from + i] as number)) | 0;
    const cosine = sum * scale * (scales[place] as number);
    const item = itemOf[place] as number;
    if (cosine > (scores[item] as number)) scores[item] = cosine;
  }
  return scores;
}

function lengthOf(vector: Int8Array): number {
  let sum = 0;
  for (let i = 0; i < vector.length; i++) sum += (vector[i] as number) ** 2;
  return Math.sqrt(sum) || 1;
}
