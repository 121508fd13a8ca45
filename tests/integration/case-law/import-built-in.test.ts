// The library's cases in the tables: put there once, kept in step with the content, one with imported ones.
import { beforeEach, expect, test } from 'vitest';
import type { CaseRecord } from '#features/case-law/import/case-record.ts';
import { storeCases } from '#features/case-law/store/store-cases.server.ts';
import { syncBuiltInCases } from '#features/case-law/store/sync-built-in-cases.server.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { createTestLibrary } from '#tests/harness/test-deps.ts';
import { builtInCase } from '#tests/integration/research/stored-cases.ts';

const database = await createTestDatabase();
const db = await database.open();
beforeEach(() => database.empty('cases', 'courts', 'former_case_slugs'));

const entry = (parts: Partial<BuiltInCase> = {}) =>
  builtInCase({
    id: 'miranda-v-arizona-1966',
    name: 'Miranda v. Arizona',
    citation: '384 U.S. 436',
    parallel: ['86 S. Ct. 1602'],
    ...parts,
  });
const gideon = entry({
  id: 'gideon-v-wainwright-1963',
  name: 'Gideon v. Wainwright',
  citation: '372 U.S. 335',
  parallel: [],
  decided: '1963',
});
const sync = (...cases: BuiltInCase[]) => syncBuiltInCases({ db, library: createTestLibrary({ cases }) });
const stored = () =>
  database.rows(
    `SELECT slug, name, decided::text, day_known AS day, built_in AS ours,
       ARRAY(SELECT volume || ' ' || reporter || ' ' || page FROM case_citations x WHERE x.case_id = c.id ORDER BY first DESC, reporter) AS cites
     FROM cases c ORDER BY slug`,
  );

const imported = (parts: Partial<CaseRecord> = {}): CaseRecord => ({
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

test('they are put in once; again nothing is written', async () => {
  expect(await sync(entry(), gideon)).toEqual({ added: 2, changed: 0, removed: 0 });
  const before = await database.rows('SELECT id, xmin::text FROM cases ORDER BY id');
  expect(await sync(entry(), gideon)).toEqual({ added: 0, changed: 0, removed: 0 });
  expect(await database.rows('SELECT id, xmin::text FROM cases ORDER BY id')).toEqual(before);
  expect(await stored()).toEqual([
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

test('several processes that start at once do it once', async () => {
  const results = await Promise.all(Array.from({ length: 5 }, () => sync(entry(), gideon)));
  expect(results.reduce((sum, { added }) => sum + added, 0)).toBe(2);
  expect(await stored()).toHaveLength(2);
});

test('an edited entry changes, one that is gone goes, one with a new id keeps its case and its old address', async () => {
  await sync(entry(), gideon);
  expect(await sync(entry({ parallel: [] }), gideon)).toEqual({ added: 0, changed: 1, removed: 0 });
  expect(await stored()).toMatchObject([{}, { cites: ['384 U.S. 436'] }]);
  const [before] = await database.rows(`SELECT id FROM cases WHERE slug = 'miranda-v-arizona-1966'`);
  expect(await sync(entry({ id: 'miranda-1966', parallel: [] }))).toEqual({ added: 0, changed: 1, removed: 1 });
  expect(await database.rows('SELECT id, slug FROM cases')).toEqual([{ id: before?.id, slug: 'miranda-1966' }]);
  expect(await database.rows('SELECT slug, case_id FROM former_case_slugs')).toEqual([
    { slug: 'miranda-v-arizona-1966', case_id: before?.id },
  ]);
});

test('one that was imported before becomes one with ours, at our address, under our name', async () => {
  await storeCases(db, [imported({ name: 'Miranda v. State of Arizona' })]);
  expect(await stored()).toMatchObject([{ slug: 'miranda-v-state-of-arizona-1966', ours: false }]);
  expect(await sync(entry())).toEqual({ added: 0, changed: 1, removed: 0 });
  expect(await stored()).toEqual([
    {
      slug: 'miranda-v-arizona-1966',
      name: 'Miranda v. Arizona',
      decided: '1966-06-13',
      day: true,
      ours: true,
      cites: ['384 U.S. 436', '16 L. Ed. 2d 694', '86 S. Ct. 1602'],
    },
  ]);
  expect(await database.rows('SELECT slug FROM former_case_slugs')).toEqual([{ slug: 'miranda-v-state-of-arizona-1966' }]);
  expect(await sync()).toEqual({ added: 0, changed: 0, removed: 1 });
  expect(await stored()).toMatchObject([
    { slug: 'miranda-v-arizona-1966', name: 'Miranda v. State of Arizona', ours: false, cites: ['384 U.S. 436', '16 L. Ed. 2d 694'] },
  ]);
});

test('one that is imported afterwards joins ours', async () => {
  await sync(entry());
  expect(await storeCases(db, [imported()])).toMatchObject({ imported: 0, updated: 1 });
  expect(await stored()).toMatchObject([{ slug: 'miranda-v-arizona-1966', name: 'Miranda v. Arizona', ours: true }]);
});

test('an imported case that has our address makes room', async () => {
  await storeCases(db, [imported({ name: 'Miranda v. Arizona', citations: [{ volume: '1', reporter: 'F.2d', page: '1' }] })]);
  await sync(entry());
  expect((await stored()).map(({ slug, ours }) => [slug, ours])).toEqual([
    ['miranda-v-arizona-1966', true],
    ['miranda-v-arizona-1966-2', false],
  ]);
});

test('two entries of one place stay two', async () => {
  await sync(entry(), entry({ id: 'miranda-again-1966' }));
  expect(await stored()).toHaveLength(2);
});
