import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findVector, noVectors, readVectors, writeVectors } from '#features/models/vector-table.ts';
import { createBlock, getCosines, toBytes } from '#features/models/vectors.ts';
import { buildSearchIndex } from '../index/build-search-index.server.ts';
import { createTestVectors, createWordVector, testLibrary } from '../test-library.ts';

test('reads back the vectors it wrote, and treats a damaged file as missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
  try {
    expect(readVectors(folder)).toBe(noVectors);
    const vector = createWordVector('landlord deposit');
    writeVectors(
      folder,
      'test',
      new Map([
        ['b', toBytes(createWordVector('other'))],
        ['a', toBytes(vector)],
      ]),
    );
    const table = readVectors(folder);
    expect([...table.rowByHash.keys()]).toEqual(['a', 'b']);
    const block = createBlock([findVector(table, 'a')]);
    expect(getCosines(block, vector)[0]).toBeGreaterThan(0.999);
    writeFileSync(join(folder, 'passages.bin'), 'short');
    expect(readVectors(folder)).toBe(noVectors);
    writeFileSync(join(folder, 'passages.json'), '{');
    expect(readVectors(folder)).toBe(noVectors);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('misses exactly the vector of the edited text', () => {
  const vectors = createTestVectors(testLibrary);
  expect(buildSearchIndex(testLibrary, { vectors }).meaning.missing).toBe(0);
  const edited = {
    ...testLibrary,
    resources: testLibrary.resources.map((r) =>
      r.id === 'lawhelp' ? { ...r, description: 'New.' } : r,
    ),
  };
  expect(buildSearchIndex(edited, { vectors }).meaning.missing).toBe(1);
});
