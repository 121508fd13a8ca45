// The same search gives the same list. It once gave two: the first search of a process was ranked
// before the vector of its words had arrived, without saying so; and opinions of equal weight took
// turns at the cut.
import { beforeAll, describe, expect, test } from 'vitest';
import { searchCases } from '#features/case-law/search/search-cases.server.ts';
import { syncBuiltInCases } from '#features/case-law/store/sync-built-in-cases.server.ts';
import type { Embedder } from '#features/models/embedder/create-embedder.server.ts';
import { DIMENSIONS, toBytes } from '#features/models/vectors.ts';
import { buildSearchIndex } from '#features/search/index/build-search-index.server.ts';
import { createTestDeps, createTestLibrary } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { createBuiltInCase, storeTestCases } from '../research/stored-cases.ts';

const database = await createTestDatabase();
const db = await database.open({ patient: true });
const library = createTestLibrary({
  cases: ['words', 'meaning'].map((id, index) =>
    createBuiltInCase({
      id: `${id}-v-other-1966`,
      name: `${id} v. Other`,
      citation: `384 U.S. ${910 + index}`,
      summary: index === 0 ? 'A wombat and a wombat.' : 'An animal of Australia.',
      holdings: [`A holding of the case about ${id}.`],
      keyPoints: [`A point about ${id}.`, `Another point about ${id}.`],
      implications: [`What follows for ${id}.`],
      questions: [`one ${id}`, `two ${id}`, `three ${id}`],
    }),
  ),
});
const axis = (dimension: number) =>
  Float32Array.from({ length: DIMENSIONS }, (_, i) => (i === dimension ? 1 : 0));

/** Passages of the first case point along one axis, those of the second along another. */
function createIndex() {
  const passages = buildSearchIndex(library).items.flatMap(({ id, passages: own }) =>
    own.map(({ hash }) => ({ id, hash })),
  );
  const bytes = new Int8Array(passages.length * DIMENSIONS);
  for (const [row, { id }] of passages.entries())
    bytes.set(toBytes(axis(id.startsWith('meaning') ? 1 : 0)), row * DIMENSIONS);
  return buildSearchIndex(library, {
    vectors: { rowByHash: new Map(passages.map(({ hash }, row) => [hash, row])), bytes },
  } as never);
}

beforeAll(() => syncBuiltInCases({ db, library }));

describe('with a model', () => {
  const index = createIndex();
  const search = (embed: Embedder['embed']) => {
    const deps = createTestDeps({ db, library, search: { index, embedder: { embed } } });
    return searchCases(deps, { query: 'wombat', page: 1 });
  };
  const toSlugs = ({ hits }: Awaited<ReturnType<typeof search>>) => hits.map(({ slug }) => slug);

  test('a search waits for the vector of its words', async () => {
    const { promise, resolve } = Promise.withResolvers<Float32Array[]>();
    const first = search(() => promise);
    setImmediate(() => resolve([axis(1)]));
    const late = await first;
    const prompt = await search(async () => [axis(1)]);
    expect(toSlugs(late)[0]).toBe('meaning-v-other-1966');
    expect(toSlugs(late)).toEqual(toSlugs(prompt));
    expect(late.wordsOnly).toBe(false);
  });

  test('where none came in time, the result says so, because it is another one', async () => {
    const none = await search(async () => undefined);
    expect(toSlugs(none)[0]).toBe('words-v-other-1966');
    expect(none.wordsOnly).toBe(true);
  });
});

test('opinions of equal weight keep their places when the table is rewritten', async () => {
  const deps = createTestDeps({ db, library, search: { index: buildSearchIndex(library) } });
  // More than are scored exactly.
  const cases = Array.from({ length: 90 }, (_, i) => ({
    name: `Equal v. Other${i}`,
    volume: 411,
    page: 100 + i,
    year: 1973,
    text: '<p>A numbat was found in the garden of the house.</p>',
  }));
  await storeTestCases(db, cases);
  const list = async () =>
    (await searchCases(deps, { query: 'numbat', page: 1 })).hits.map(({ name }) => name);
  const before = await list();
  expect(before).toHaveLength(5);
  // An update moves rows to the end of the table.
  await db.pool.query(
    `UPDATE opinions SET author = author WHERE id IN (SELECT id FROM opinions ORDER BY id LIMIT 20)`,
  );
  expect(await list()).toEqual(before);
});
