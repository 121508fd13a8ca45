// The sections that opinions cite: written by an import, and read later for opinions that were
// stored before.
import { beforeEach, expect, test } from 'vitest';
import { joinCases } from '#features/case-law/import/join-cases.server.ts';
import { readUnreadStatutes } from '#features/case-law/store/opinion-statutes.server.ts';
import { runInStoreTransaction, storeCases } from '#features/case-law/store/store-cases.server.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase();
const db = await database.open();

const TEXT = [
  'The complaint rests on 42 U.S.C. § 1983, and on 42 U.S.C. §§ 1981 and 1983 again.',
  'It cites no law.',
  'State law is Wash. Rev. Code § 59.18.280; a rule is 29 C.F.R. § 541.100; a case is Miranda v. Arizona, 384 U.S. 436 (1966).',
];
const EXPECTED = ['1 us/42/1981', '1 us/42/1983', '3 wa//59.18.280'];

const createCase = (id: string, text: string[]) => ({
  source: 'courtlistener' as const,
  sourceId: id,
  name: `Case ${id} v. Statute`,
  courtId: 'ca9',
  docketNumber: id,
  decided: '1999-04-01',
  citations: [{ volume: '998', reporter: 'F.3d', page: id }],
  opinions: [
    {
      sourceId: id,
      position: 0,
      kind: 'lead',
      author: '',
      text: text.map((p) => `<p>${p}</p>`).join('\n'),
    },
  ],
});

async function listStatutes(): Promise<string[]> {
  const { rows } = await db.pool.query<{ line: string }>(
    `SELECT * FROM (SELECT opinion_id, concat(paragraph, ' ', jurisdiction, '/', code, '/', number) AS line FROM opinion_statutes) t
     ORDER BY opinion_id, line COLLATE "C"`,
  );
  return rows.map(({ line }) => line);
}

beforeEach(() => database.empty('cases'));

test('an import writes them, and a changed text replaces them', async () => {
  await storeCases(db, [createCase('1', TEXT)]);
  expect(await listStatutes()).toEqual(EXPECTED);
  await storeCases(db, [createCase('1', TEXT)]);
  expect(await listStatutes()).toEqual(EXPECTED);
  await storeCases(db, [createCase('1', ['Now it is 15 U.S.C. § 1692g(a) alone.'])]);
  expect(await listStatutes()).toEqual(['1 us/15/1692g']);
  expect(await readUnreadStatutes({ db })).toBe(0);
});

test('they follow an opinion whose case is merged into another', async () => {
  await storeCases(db, [createCase('1', TEXT), createCase('2', ['It cites no law.'])]);
  const { rows } = await db.pool.query<{ id: number }>(
    'SELECT case_id AS id FROM case_sources ORDER BY source_id',
  );
  const [removed, target] = rows.map(({ id }) => id) as [number, number];
  await runInStoreTransaction(db, (client) => joinCases(client, target, removed));
  expect(await listStatutes()).toEqual(EXPECTED);
  expect((await db.pool.query('SELECT DISTINCT case_id AS id FROM opinion_statutes')).rows).toEqual(
    [{ id: target }],
  );
});

test('opinions stored before are read once, and a stopped run is resumed', async () => {
  await storeCases(
    db,
    Array.from({ length: 45 }, (_, index) => createCase(String(index + 1), TEXT)),
  );
  await db.pool.query('DELETE FROM opinion_statutes');
  await db.pool.query('UPDATE opinions SET statutes_read = false');
  expect(await readUnreadStatutes({ db }, { signal: AbortSignal.abort() })).toBe(0);
  expect(await readUnreadStatutes({ db })).toBe(45);
  expect(await listStatutes()).toEqual(Array.from({ length: 45 }, () => EXPECTED).flat());
  expect(await readUnreadStatutes({ db })).toBe(0);
});
