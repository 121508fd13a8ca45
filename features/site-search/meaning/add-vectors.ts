// A table of vectors with further ones after its own rows.
import { DIMENSIONS, type VectorTable } from './vectors.ts';

export function addVectors(table: VectorTable, added: ReadonlyMap<string, Int8Array>): VectorTable {
  const news = [...added].filter(([hash]) => !table.rowByHash.has(hash));
  if (news.length === 0) return table;
  const first = table.rowByHash.size;
  const bytes = new Int8Array((first + news.length) * DIMENSIONS);
  bytes.set(table.bytes);
  for (const [position, [, vector]] of news.entries())
    bytes.set(vector, (first + position) * DIMENSIONS);
  return {
    rowByHash: new Map([
      ...table.rowByHash,
      ...news.map(([hash], position): [string, number] => [hash, first + position]),
    ]),
    bytes,
  };
}

export const listVectors = ({ rowByHash, bytes }: VectorTable): Map<string, Int8Array> =>
  new Map(
    [...rowByHash].map(([hash, row]) => [
      hash,
      bytes.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS),
    ]),
  );
