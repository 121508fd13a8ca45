// Passage vectors: computed by `npm run content -- derive`, committed, looked up by the hash of the
// passage's text. Quantized to signed bytes (a quarter of the size, no measurable loss in ranking);
// each is scaled by its own largest value, which does not change a cosine.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const DIMENSIONS = 384;

type VectorFile = { model: string; dimensions: number; hashes: string[] };
/** `sections`: how people ask for sections of the U.S. Code. */
export type VectorFileName = 'passages' | 'sections';
/** All vectors in one block of bytes, and the row of each passage hash. */
export type VectorTable = { rowByHash: Map<string, number>; bytes: Int8Array };

export const noVectors: VectorTable = { rowByHash: new Map(), bytes: new Int8Array(0) };

/**
 * A missing or damaged file must not prevent startup: search then uses words alone, and `npm run
 * check` reports it.
 */
export function readVectors(folder: string, name: VectorFileName = 'passages'): VectorTable {
  const hashesPath = join(folder, `${name}.json`);
  const bytesPath = join(folder, `${name}.bin`);
  if (!existsSync(hashesPath) || !existsSync(bytesPath)) return noVectors;
  let file: VectorFile;
  try {
    file = JSON.parse(readFileSync(hashesPath, 'utf8')) as VectorFile;
  } catch {
    return noVectors;
  }
  const data = readFileSync(bytesPath);
  if (file.dimensions !== DIMENSIONS || data.length !== file.hashes?.length * DIMENSIONS)
    return noVectors;
  return {
    rowByHash: new Map(file.hashes.map((hash, row) => [hash, row])),
    bytes: new Int8Array(data.buffer, data.byteOffset, data.length),
  };
}

export function writeVectors(
  folder: string,
  model: string,
  vectors: Map<string, Int8Array>,
  name: VectorFileName = 'passages',
): void {
  const hashes = [...vectors.keys()].sort();
  const block = Buffer.alloc(hashes.length * DIMENSIONS);
  for (const [row, hash] of hashes.entries())
    block.set(new Uint8Array((vectors.get(hash) as Int8Array).slice().buffer), row * DIMENSIONS);
  const file: VectorFile = { model, dimensions: DIMENSIONS, hashes };
  writeFileSync(join(folder, `${name}.bin`), block);
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(file)}\n`);
}

export function toBytes(vector: ArrayLike<number>): Int8Array {
  const bytes = new Int8Array(vector.length);
  let largest = 1e-9;
  for (let i = 0; i < vector.length; i++)
    largest = Math.max(largest, Math.abs(vector[i] as number));
  for (let i = 0; i < vector.length; i++)
    bytes[i] = Math.round(((vector[i] as number) / largest) * 127);
  return bytes;
}

/** The row, normalized to length one. */
export function getUnitVector(table: VectorTable, row: number): Float32Array {
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
