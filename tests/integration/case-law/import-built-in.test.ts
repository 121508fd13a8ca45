// Library cases in the database: added once, kept in sync with the content, and merged with
// imported cases.
import { beforeEach, expect, test } from 'vitest';
import type { CaseRecord } from '#features/case-law/import/case-record.ts';
import { storeCases } from '#features/case-law/store/store-cases.server.ts';
import { syncBuiltInCases } from '#features/case-law/store/sync-built-in-cases.server.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import { createTestLibrary } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { createBuiltInCase } from '#tests/integration/research/stored-cases.ts';

const database = await createTestDatabase();
const db = await database.open();
beforeEach(() => database.empty('cases', 'courts', 'former_case_slugs'));

const createEntry = (parts: Partial<BuiltInCase> = {}) =>
  createBuiltInCase({
    id: 'miranda-v-arizona-1966',
    name: 'Miranda v. Arizona',
    citation: '384 U.S. 436',
    parallel: ['86 S. Ct. 1602'],
    ...parts,
  });
const gideon = createEntry({
  id: 'gideon-v-wainwright-1963',
  name: 'Gideon v. Wainwright',
  citation: '372 U.S. 335',
  parallel: [],
  decided: '1963',
});
const sync = (...cases: BuiltInCase[]) =>
  syncBuiltInCases({ db, library: createTestLibrary({ cases }) });
const listStored = () =>
  database.rows(
    `SELECT slug, name, decided::text, day_known AS day, built_in AS ours,
       ARRAY(SELECT volume || ' ' || reporter || ' ' || page FROM case_citations x WHERE x.case_id = c.id ORDER BY first DESC, reporter) AS cites
     FROM cases c ORDER BY slug`,
  );

const createRecord = (parts: Partial<CaseRecord> = {}): CaseRecord => ({
  source: 'facts',
  sourceId: 'one',
  name: 'Miranda v. State of Arizona',
  courtId: 'scotus',
  docketNumber: '759',
  decided: '1966-06-13',
  citations: [
    { volume: '384', reporter: 'U.S.', page: '436' },
    { volume: '16', reporter: 'L. Ed. 2d', page: '694' },
  ],
  opinions: [],
  ...parts,
});

test('adds cases once; a second run writes nothing', async () => {
  expect(await sync(createEntry(), gideon)).toEqual({ added: 2, changed: 0, removed: 0 });
  const before = await database.rows('SELECT id, xmin::text FROM cases ORDER BY id');
  expect(await sync(createEntry(), gideon)).toEqual({ added: 0, changed: 0, removed: 0 });
  expect(await database.rows('SELECT id, xmin::text FROM cases ORDER BY id')).toEqual(before);
  expect(await listStored()).toEqual([
    {
      slug: 'gideon-v-wainwright-1963',
      name: 'Gideon v. Wainwright',
      decided: '1963-01-01',
      day: false,
      ours: true,
      cites: ['372 U.S. 335'],
    },
    {
      slug: 'miranda-v-arizona-1966',
      name: 'Miranda v. Arizona',
      decided: '1966-06-13',
      day: true,
      ours: true,
      cites: ['384 U.S. 436', '86 S. Ct. 1602'],
    },
  ]);
});

test('several processes that start at once add cases once', async () => {
  const results = await Promise.all(Array.from({ length: 5 }, () => sync(createEntry(), gideon)));
  expect(results.reduce((sum, { added }) => sum + added, 0)).toBe(2);
  expect(await listStored()).toHaveLength(2);
});

test('updates an edited entry, removes a deleted one, and keeps case and old URL of one with a new id', async () => {
  await sync(createEntry(), gideon);
  expect(await sync(createEntry({ parallel: [] }), gideon)).toEqual({
    added: 0,
    changed: 1,
    removed: 0,
  });
  expect(await listStored()).toMatchObject([{}, { cites: ['384 U.S. 436'] }]);
  const [before] = await database.rows(
    `SELECT id FROM cases WHERE slug = 'miranda-v-arizona-1966'`,
  );
  expect(await sync(createEntry({ id: 'miranda-1966', parallel: [] }))).toEqual({
    added: 0,
    changed: 1,
    removed: 1,
  });
  expect(await database.rows('SELECT id, slug FROM cases')).toEqual([
    { id: before?.id, slug: 'miranda-1966' },
  ]);
  expect(await database.rows('SELECT slug, case_id FROM former_case_slugs')).toEqual([
    { slug: 'miranda-v-arizona-1966', case_id: before?.id },
  ]);
});

test('merges a previously imported case under our slug and name', async () => {
  await storeCases(db, [createRecord({ name: 'Miranda v. State of Arizona' })]);
  expect(await listStored()).toMatchObject([
    { slug: 'miranda-v-state-of-arizona-1966', ours: false },
  ]);
  expect(await sync(createEntry())).toEqual({ added: 0, changed: 1, removed: 0 });
  expect(await listStored()).toEqual([
    {
      slug: 'miranda-v-arizona-1966',
      name: 'Miranda v. Arizona',
      decided: '1966-06-13',
      day: true,
      ours: true,
      cites: ['384 U.S. 436', '16 L. Ed. 2d 694', '86 S. Ct. 1602'],
    },
  ]);
  expect(await database.rows('SELECT slug FROM former_case_slugs')).toEqual([
    { slug: 'miranda-v-state-of-arizona-1966' },
  ]);
  expect(await sync()).toEqual({ added: 0, changed: 0, removed: 1 });
  expect(await listStored()).toMatchObject([
    {
      slug: 'miranda-v-arizona-1966',
      name: 'Miranda v. State of Arizona',
      ours: false,
      cites: ['384 U.S. 436', '16 L. Ed. 2d 694'],
    },
  ]);
});

test('merges a case that is imported later', async () => {
  await sync(createEntry());
  expect(await storeCases(db, [createRecord()])).toMatchObject({ imported: 0, updated: 1 });
  expect(await listStored()).toMatchObject([
    { slug: 'miranda-v-arizona-1966', name: 'Miranda v. Arizona', ours: true },
  ]);
});

test('an imported case with the slug of a built-in case gets another one', async () => {
  await storeCases(db, [
    createRecord({
      name: 'Miranda v. Arizona',
      citations: [{ volume: '1', reporter: 'F.2d', page: '1' }],
    }),
  ]);
  await sync(createEntry());
  expect((await listStored()).map(({ slug, ours }) => [slug, ours])).toEqual([
    ['miranda-v-arizona-1966', true],
    ['miranda-v-arizona-1966-2', false],
  ]);
});

test('two entries with the same citation stay separate', async () => {
  await sync(createEntry(), createEntry({ id: 'miranda-again-1966' }));
  expect(await listStored()).toHaveLength(2);
});
