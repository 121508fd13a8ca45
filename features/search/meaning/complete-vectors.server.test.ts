// Content that was edited since derived/ was made: its vectors come in the background, are used at
// once and are kept for the next start.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ROW_LENGTH } from '#features/models/adapter-heads.ts';
import type { LeadModel } from '#features/models/lead-model.ts';
import { addVectors, listVectors, noVectors, readVectors } from '#features/models/vector-table.ts';
import { buildSearchIndex } from '../index/build-search-index.server.ts';
import type { SearchData } from '../index/load-search-data.server.ts';
import { createTestVectors, createWordVector, testLibrary } from '../test-library.ts';
import { completeVectors, countMissing, keepVectors } from './complete-vectors.server.ts';
import { judgeLeads } from './judge-leads.ts';
import { readStarters } from './starter-rows.ts';

const [deposit, eviction, citizen] = testLibrary.faqs as [
  (typeof testLibrary.faqs)[0],
  (typeof testLibrary.faqs)[0],
  (typeof testLibrary.faqs)[0],
];
const guides = testLibrary.guides.map(({ id }) => `guide:${id}`);

/** A model of one member that takes an item for asked when its title's words are there. */
function createModel(names: string[], titles: string[]): LeadModel {
  const head = new Float32Array(names.length * ROW_LENGTH);
  for (const [row, title] of titles.entries())
    head.set(
      createWordVector(title).map((value) => 24 * value),
      row * ROW_LENGTH,
    );
  return { heads: [head], items: names, version: 'test' };
}

const embedder = {
  embed: async (texts: string[]) => texts.map(createWordVector),
};
const guideTitles = testLibrary.guides.map(({ title }) => title);
const trained = createModel(
  ['faq:deposit', 'faq:eviction', 'faq:citizen', ...guides],
  [deposit.question, eviction.question, citizen.question, ...guideTitles],
);

const createData = (leadModel: LeadModel) =>
  ({
    vectors: createTestVectors(testLibrary),
    sectionVectors: noVectors,
    sectionQuestions: [],
    derivedCount: createTestVectors(testLibrary).rowByHash.size,
    starters: new Map(),
    leadModel,
  }) as unknown as SearchData;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const towing = {
  ...deposit,
  id: 'towed-car',
  question: 'My car was towed from a private parking lot. How do I get it back?',
  questions: ['tow truck took my car'],
  body: 'Call the police number on the sign and ask which towing company has the vehicle.',
};

test('a new item has vectors and a row of the lead model, without any training', async () => {
  const edited = { ...testLibrary, faqs: [...testLibrary.faqs, towing] };
  const data = createData(trained);
  const index = buildSearchIndex(edited, data);
  expect(index.leadModel.items).not.toContain('faq:towed-car');
  const before = index.meaning;
  expect(await completeVectors({ index, data, embedder, onProgress: () => {} })).toBe(0);
  expect(index.meaning).not.toBe(before);
  expect(index.meaning.missing).toBe(0);
  expect(countMissing(index, data)).toBe(0);
  const chances = await judgeLeads({ index, embedder }, 'towed my car from the parking lot');
  const [first] = [...(chances ?? [])].toSorted((a, b) => b[1] - a[1]);
  expect(first?.[0]).toBe('faq:towed-car');
  const others = await judgeLeads({ index, embedder }, eviction.question);
  expect([...(others ?? [])].toSorted((a, b) => b[1] - a[1])[0]?.[0]).toBe('faq:eviction');

  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  folders.push(folder);
  keepVectors(folder, index, data);
  const next = createData(trained);
  next.vectors = addVectors(next.vectors, listVectors(readVectors(folder)));
  next.starters = readStarters(folder) as Map<string, number[]>;
  const restarted = buildSearchIndex(edited, next);
  expect(countMissing(restarted, next)).toBe(0);
  expect(restarted.leadModel.items).toContain('faq:towed-car');
  // Only what derived/ lacks is kept.
  expect(readVectors(folder).rowByHash.size).toBeLessThan(6);
});

test('a deleted item has no class, and a renamed one keeps its own', () => {
  const renamed = { ...deposit, id: 'deposit-not-returned', formerly: ['deposit'] };
  const index = buildSearchIndex(
    { ...testLibrary, faqs: [renamed, citizen] },
    { leadModel: trained },
  );
  expect(index.leadModel.items.toSorted()).toEqual(
    ['faq:citizen', 'faq:deposit-not-returned', ...guides].toSorted(),
  );
  const row = (model: LeadModel, name: string) => {
    const start = model.items.indexOf(name) * ROW_LENGTH;
    return model.heads[0]?.subarray(start, start + ROW_LENGTH);
  };
  expect(row(index.leadModel, 'faq:deposit-not-returned')).toEqual(row(trained, 'faq:deposit'));
});

test('what the model did not answer is left for later, and what it did is used', async () => {
  const edited = { ...testLibrary, faqs: [...testLibrary.faqs, towing] };
  const data = createData(trained);
  const index = buildSearchIndex(edited, data);
  const missing = countMissing(index, data);
  let answers = 1;
  const failing = {
    embed: async (texts: string[]) => (answers-- > 0 ? texts.map(createWordVector) : undefined),
  };
  expect(await completeVectors({ index, data, embedder: failing, onProgress: () => {} })).toBe(
    missing - 1,
  );
  expect(countMissing(index, data)).toBe(missing - 1);
});
