// Search by meaning: the query's vector against every passage that has one, all in memory (a few thousand short rows of
// bytes, one to three milliseconds). An item is as near as its nearest passage and its passages as a whole, half and half:
// the nearest finds the detail, the whole keeps an item from winning by one lucky sentence.
import type { SearchItem } from './list-items.ts';
import { DIMENSIONS, toBytes, type VectorTable } from './vectors.ts';

export type MeaningIndex = { bytes: Int8Array; itemOf: Uint16Array; scales: Float32Array; wholes: Float32Array; missing: number };

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
  const sums = items.map(() => new Float32Array(DIMENSIONS));
  for (const [place, { row, item }] of rows.entries()) {
    const vector = table.bytes.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
    bytes.set(vector, place * DIMENSIONS);
    const scale = 1 / lengthOf(vector);
    scales[place] = scale;
    const sum = sums[item] as Float32Array;
    for (let i = 0; i < DIMENSIONS; i++) sum[i] = (sum[i] as number) + (vector[i] as number) * scale;
  }
  return {
    bytes,
    scales,
    wholes: Float32Array.from(sums, (sum) => 1 / lengthOf(sum)),
    itemOf: Uint16Array.from(rows, (r) => r.item),
    missing,
  };
}

/** How near each item is, from 0 to 1; 0 for items without vectors. */
export function scoreByMeaning(index: MeaningIndex, size: number, vector: Float32Array): Float32Array {
  const query = toBytes(vector);
  const scale = 1 / lengthOf(query);
  const nearest = new Float32Array(size);
  const sums = new Float32Array(size);
  const { bytes, scales, itemOf, wholes } = index;
  for (let place = 0, from = 0; place < itemOf.length; place++, from += DIMENSIONS) {
    let product = 0;
    for (let i = 0; i < DIMENSIONS; i++) product = (product + (query[i] as number) * (bytes[from + i] as number)) | 0;
    const cosine = product * scale * (scales[place] as number);
    const item = itemOf[place] as number;
    sums[item] = (sums[item] as number) + cosine;
    if (cosine > (nearest[item] as number)) nearest[item] = cosine;
  }
  // The cosine with the sum of all passages is the sum of the cosines over the length of that sum.
  return nearest.map((cosine, item) => Math.max(0, (cosine + (sums[item] as number) * (wholes[item] as number)) / 2));
}

function lengthOf(vector: Int8Array | Float32Array): number {
  let sum = 0;
  for (let i = 0; i < vector.length; i++) sum += (vector[i] as number) ** 2;
  return Math.sqrt(sum) || 1;
}
