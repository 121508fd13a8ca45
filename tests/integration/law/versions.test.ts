// A section keeps every text that a release gave it.
import { beforeEach, expect, test } from 'vitest';
import { findSections } from '#features/law/find-section.server.ts';
import type { StatuteRecord, StatuteRelease } from '#features/law/schema.ts';
import {
  openRelease,
  runInStatuteTransaction,
  type StoredSections,
  storeSections,
} from '#features/law/store/store-sections.server.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase();
const db = await database.open();
const ADDRESS = { jurisdiction: 'us', code: '42', number: '1983' };
const [JULY, AUGUST, SEPTEMBER]: StatuteRelease[] = ['2026-07', '2026-08', '2026-09'].map(
  (date) => ({
    jurisdiction: 'us',
    code: '42',
    name: date,
    date,
  }),
);

const section = (text: string, other: Partial<StatuteRecord> = {}): StatuteRecord => ({
  ...ADDRESS,
  copy: 1,
  heading: 'Civil action',
  paragraphs: [{ path: 'a', text: `(a) ${text}` }],
  sourceUrl: '',
  ...other,
});

const store = (
  release: StatuteRelease | undefined,
  ...records: StatuteRecord[]
): Promise<StoredSections> =>
  runInStatuteTransaction(db, async (client) =>
    storeSections(client, await openRelease(client, release as StatuteRelease), records),
  );

async function listVersions(): Promise<string[]> {
  const [found] = await findSections({ db }, ADDRESS);
  return (found?.versions ?? []).map(
    ({ paragraphs, from, to }) => `${paragraphs[0]?.text} ${from.name}..${to.name}`,
  );
}

beforeEach(() => database.empty('statute_sections', 'statute_releases'));

test('the same text in a later release stays one version; another text is a new one', async () => {
  expect(await store(JULY, section('one'))).toEqual({ added: 1, changed: 0, unchanged: 0 });
  expect(await store(JULY, section('one'))).toEqual({ added: 0, changed: 0, unchanged: 1 });
  expect(await store(AUGUST, section('one'))).toEqual({ added: 0, changed: 0, unchanged: 1 });
  expect(await store(SEPTEMBER, section('two', { heading: 'New heading' }))).toEqual({
    added: 0,
    changed: 1,
    unchanged: 0,
  });
  expect(await listVersions()).toEqual(['(a) two 2026-09..2026-09', '(a) one 2026-07..2026-08']);
  expect((await findSections({ db }, ADDRESS))[0]).toMatchObject({
    heading: 'New heading',
    inForce: true,
  });
});

test('an older release that is stored later becomes an earlier version', async () => {
  await store(SEPTEMBER, section('two'));
  await store(JULY, section('one', { heading: 'Old heading' }));
  await store(AUGUST, section('two'));
  expect(await listVersions()).toEqual(['(a) two 2026-08..2026-09', '(a) one 2026-07..2026-07']);
  expect((await findSections({ db }, ADDRESS))[0]?.heading).toBe('Civil action');
});

test('other quotation marks, dashes and line breaks are the same text', async () => {
  await store(JULY, section('the “term”—means'));
  expect(await store(AUGUST, section('the "term"-\nmeans'))).toMatchObject({ unchanged: 1 });
});

test('two sections of one number share an address', async () => {
  await store(JULY, section('one'), section('two', { copy: 2 }));
  expect((await findSections({ db }, ADDRESS)).map(({ copy }) => copy)).toEqual([1, 2]);
});

test('words are found in the newest text', async () => {
  await store(JULY, section('ancient'), section('other', { number: '1984' }));
  await store(AUGUST, section('modern'));
  const find = async (word: string) =>
    (
      await db.pool.query(
        `SELECT number FROM statute_sections WHERE words @@ plainto_tsquery('english', $1)`,
        [word],
      )
    ).rows;
  expect(await find('modern')).toEqual([{ number: '1983' }]);
  expect(await find('ancient')).toEqual([]);
});
