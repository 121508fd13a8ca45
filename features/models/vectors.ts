// Vectors of the search model in memory: signed bytes (a quarter of the size, no measurable loss in
// ranking) with the inverse of each one's length. Each is scaled by its own largest value, which
// does not change a cosine. All similarities are computed here.
import { memoize } from '#lib/memo.ts';

export const DIMENSIONS = 384;

/** `scales`: the inverse of each row's length; 0 for a row without a vector. */
export type VectorBlock = { rows: Int8Array; scales: Float32Array };

export function createBlock(rows: readonly (Int8Array | undefined)[]): VectorBlock {
  const block = {
    rows: new Int8Array(rows.length * DIMENSIONS),
    scales: new Float32Array(rows.length),
  };
  for (const [row, vector] of rows.entries()) {
    if (!vector) continue;
    block.rows.set(vector, row * DIMENSIONS);
    block.scales[row] = getScale(vector);
  }
  return block;
}

/** The cosines of the rows from `from` to before `to`, from -1 to 1; 0 without a vector. */
export function getCosines(
  { rows, scales }: VectorBlock,
  vector: Float32Array,
  from = 0,
  to = scales.length,
): Float32Array {
  const { bytes, scale } = quantize(vector);
  const cosines = new Float32Array(to - from);
  for (let row = from; row < to; row++) {
    const offset = row * DIMENSIONS;
    let sum = 0;
    for (let i = 0; i < DIMENSIONS; i++)
      sum = (sum + (bytes[i] as number) * (rows[offset + i] as number)) | 0;
    cosines[row - from] = sum * scale * (scales[row] as number);
  }
  return cosines;
}

/** A query is compared with many blocks. */
const quantize = memoize((vector: Float32Array) => {
  const bytes = toBytes(vector);
  return { bytes, scale: getScale(bytes) };
});

export function toBytes(vector: ArrayLike<number>): Int8Array {
  const bytes = new Int8Array(vector.length);
  let largest = 1e-9;
  for (let i = 0; i < vector.length; i++)
    largest = Math.max(largest, Math.abs(vector[i] as number));
  for (let i = 0; i < vector.length; i++)
    bytes[i] = Math.round(((vector[i] as number) / largest) * 127);
  return bytes;
}

/** The vector, of length one. */
export function toUnitVector(bytes: Int8Array): Float32Array {
  const scale = getScale(bytes);
  return Float32Array.from(bytes, (value) => value * scale);
}

/** The mean of vectors, each taken as of length one. */
export function averageVectors(vectors: readonly Int8Array[]): Int8Array {
  const sum = new Float32Array(DIMENSIONS);
  for (const vector of vectors) {
    const scale = getScale(vector);
    for (let i = 0; i < DIMENSIONS; i++)
      sum[i] = (sum[i] as number) + (vector[i] as number) * scale;
  }
  return toBytes(sum);
}

function getScale(vector: Int8Array): number {
  let sum = 0;
  for (let i = 0; i < vector.length; i++) sum += (vector[i] as number) ** 2;
  return 1 / (Math.sqrt(sum) || 1);
}
