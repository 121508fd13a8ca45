import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSearchIndex } from '../index/build-search-index.server.ts';
import { testLibrary, testVectors, wordVector } from '../test-library.ts';
import { fitTopicModel, topicChances } from './topic-model.ts';
import { topicSamples } from './topic-samples.ts';
import { vectorStaleness } from './vector-staleness.ts';
import { dot, noVectors, readVectors, toBytes, unitRow, writeVectors } from './vectors.ts';

test('vectors survive the way to the file and back; a damaged file is as good as none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
  try {
    expect(readVectors(folder)).toBe(noVectors);
    const vector = wordVector('landlord deposit');
    writeVectors(
      folder,
      'test',
      new Map([
        ['b', toBytes(wordVector('other'))],
        ['a', toBytes(vector)],
      ]),
    );
    const table = readVectors(folder);
    expect([...table.rowOf.keys()]).toEqual(['a', 'b']);
    expect(dot(unitRow(table, 0), vector)).toBeGreaterThan(0.999);
    writeFileSync(join(folder, 'passages.bin'), 'short');
    expect(readVectors(folder)).toBe(noVectors);
    writeFileSync(join(folder, 'passages.json'), '{');
    expect(readVectors(folder)).toBe(noVectors);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an edited text is reported as stale, and only that', () => {
  const vectors = testVectors(testLibrary);
  expect(vectorStaleness(buildSearchIndex(testLibrary, { vectors }))).toEqual([]);
  const edited = { ...testLibrary, resources: testLibrary.resources.map((r) => (r.id === 'lawhelp' ? { ...r, description: 'New.' } : r)) };
  expect(vectorStaleness(buildSearchIndex(edited, { vectors }))).toEqual(['1 passages have no vector: run npm run embed']);
});

test('the topic model learns what it is shown, the same way each time', () => {
  const samples = topicSamples(buildSearchIndex(testLibrary).items, testVectors(testLibrary));
  const model = fitTopicModel(samples);
  expect(fitTopicModel(samples)).toEqual(model);
  const chances = topicChances(model, wordVector('landlord security deposit'));
  expect(chances.indexOf(Math.max(...chances))).toBe(5); // landlord-tenant
  expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
});
