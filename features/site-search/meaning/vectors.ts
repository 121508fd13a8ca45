// Passage vectors: computed by `npm run embed`, committed, looked up by the hash of the passage's text. Stored as signed
// bytes (a quarter of the size, no measurable loss for ranking); each is scaled by its own largest value, which a cosine
// does not notice.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const DIMENSIONS = 384;

type VectorFile = { model: string; dimensions: number; hashes: string[] };
/** Rows of bytes, all in one block, and which hash stands in which row. */
export type VectorTable = { rowOf: Map<string, number>; bytes: Int8Array };

export const noVectors: VectorTable = { rowOf: new Map(), bytes: new Int8Array(0) };

/** A missing or damaged file is no reason not to start: search then uses words, and `npm run check` says so. */
export function readVectors(folder: string): VectorTable {
  const [list, block] = [join(folder, 'passages.json'), join(folder, 'passages.bin')];
  if (!existsSync(list) || !existsSync(block)) return noVectors;
  let file: VectorFile;
  try {
    file = JSON.parse(readFileSync(list, 'utf8')) as VectorFile;
  } catch {
    return noVectors;
  }
  const data = readFileSync(block);
  if (file.dimensions !== DIMENSIONS || data.length !== file.hashes?.length * DIMENSIONS) return noVectors;
  return {
    rowOf: new Map(file.hashes.map((hash, row) => [hash, row])),
    bytes: new Int8Array(data.buffer, data.byteOffset, data.length),
  };
}

export function writeVectors(folder: string, model: string, vectors: Map<string, Int8Array>): void {
  const hashes = [...vectors.keys()].sort();
  const block = Buffer.alloc(hashes.length * DIMENSIONS);
  for (const [row, hash] of hashes.entries()) block.set(new Uint8Array((vectors.get(hash) as Int8Array).slice().buffer), row * DIMENSIONS);
  const file: VectorFile = { model, dimensions: DIMENSIONS, hashes };
  writeFileSync(join(folder, 'passages.bin'), block);
  writeFileSync(join(folder, 'passages.json'), `${JSON.stringify(file)}\n`);
}

export function toBytes(vector: ArrayLike<number>): Int8Array {
  const bytes = new Int8Array(vector.length);
  let largest = 1e-9;
  for (let i = 0; i < vector.length; i++) largest = Math.max(largest, Math.abs(vector[i] as number));
  for (let i = 0; i < vector.length; i++) bytes[i] = Math.round(((vector[i] as number) / largest) * 127);
  return bytes;
}

/** The row as a vector of length one. */
export function unitRow(table: VectorTable, row: number): Float32Array {
  const bytes = table.bytes.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
  const unit = Float32Array.from(bytes);
  const length = Math.hypot(...unit) || 1;
  for (let i = 0; i < unit.length; i++) unit[i] = (unit[i] as number) / length;
  return unit;
}

export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}
