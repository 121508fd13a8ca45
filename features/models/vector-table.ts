// Vectors as they are kept: in one file of bytes, looked up by the hash of the text that they stand
// for. `npm run content -- derive` writes those of the content, the server those that are missing.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBlock, DIMENSIONS, type VectorBlock } from './vectors.ts';

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

export function findVector({ rowByHash, bytes }: VectorTable, hash: string): Int8Array | undefined {
  const row = rowByHash.get(hash);
  return row === undefined ? undefined : bytes.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
}

/** Those of these texts that the table has, by hash. */
export const pickVectors = (
  table: VectorTable,
  texts: readonly { hash: string }[],
): Map<string, Int8Array> =>
  new Map(
    texts.flatMap(({ hash }) => {
      const vector = findVector(table, hash);
      return vector ? [[hash, vector] as const] : [];
    }),
  );

/** The table with further vectors after its own. */
export function addVectors(table: VectorTable, added: ReadonlyMap<string, Int8Array>): VectorTable {
  const news = [...added].filter(([hash]) => !table.rowByHash.has(hash));
  if (news.length === 0) return table;
  const first = table.rowByHash.size;
  const bytes = new Int8Array((first + news.length) * DIMENSIONS);
  bytes.set(table.bytes);
  for (const [row, [, vector]] of news.entries()) bytes.set(vector, (first + row) * DIMENSIONS);
  return {
    rowByHash: new Map([
      ...table.rowByHash,
      ...news.map(([hash], row): [string, number] => [hash, first + row]),
    ]),
    bytes,
  };
}

export const listVectors = (table: VectorTable): Map<string, Int8Array> =>
  pickVectors(
    table,
    Array.from(table.rowByHash.keys(), (hash) => ({ hash })),
  );

export type PhraseVectors = VectorBlock & { missing: number };

/** A row for each phrase. */
export function createPhraseVectors(
  phrases: readonly { hash: string }[],
  table: VectorTable,
): PhraseVectors {
  const vectors = phrases.map(({ hash }) => findVector(table, hash));
  return { ...createBlock(vectors), missing: vectors.filter((vector) => !vector).length };
}
