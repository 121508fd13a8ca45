// After an import that changed sections, exactly what rests on them is stale: listed with the
// change, shown on its page, mailed once.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { describeStale } from '#features/law/stale/describe-stale.server.ts';
import { listStaleItems, listStaleSections } from '#features/law/stale/find-stale.server.ts';
import { readStoredTexts, recordHashes } from '#features/law/stale/hash-statutes.server.ts';
import { refreshLawChanges } from '#features/law/stale/refresh-law-changes.server.ts';
import { reportStale } from '#features/law/stale/report-stale.server.ts';
import { type Library, loadLibrary } from '#features/library/load-library.server.ts';
import type { Faq } from '#features/library/schema/schema.ts';
import { toFaqView } from '#features/topics/faq/list-faqs.server.ts';
import { checkout } from '#server/boot/content-source.ts';
import { LONG } from '#tests/harness/app/long-form.ts';
import { createTestDeps, createTestLibrary } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { storeTestSections } from './stored-sections.ts';

const database = await createTestDatabase();
const db = await database.open();
const NUMBERS = Array.from({ length: 150 }, (_, index) => String(1001 + index));
const toSection = (number: string, period: string) => ({
  code: '3',
  number,
  paragraphs: [`(a) A notice under section ${number} is due within ${period} after the decision.`],
});
const createFaq = (number: string): Faq => ({
  id: `when-is-${number}-due`,
  topic: 'landlord-tenant',
  question: `When is ${number} due?`,
  related: [],
  rules: [],
  answeredBy: [],
  sides: [],
  sources: [{ title: 'The section', url: 'https://example.gov/', cite: `3 U.S.C. § ${number}(a)` }],
  checkedOn: '2026-11-15',
  attorneyReviewed: false,
  questions: ['One?', 'Two?', 'Three?'],
  body: 'Soon.',
});

async function createCheckedLibrary(): Promise<Library> {
  const library = createTestLibrary({ faqs: NUMBERS.map(createFaq) });
  await storeTestSections(
    db,
    '2026-07',
    NUMBERS.map((number) => toSection(number, 'thirty days')),
  );
  library.statuteHashes = recordHashes(library, await readStoredTexts({ db }, library), []).hashes;
  return library;
}
const changeSections = (numbers: string[], date = '2026-09') =>
  storeTestSections(
    db,
    date,
    numbers.map((number) => toSection(number, 'sixty days')),
  );
const listStaleKeys = async (library: Library) =>
  (await listStaleSections({ db, library })).map(({ key }) => key);

beforeEach(() => database.empty('statute_sections', 'statute_releases'));

test('100 of 150 sections change: these 100 are found with what rests on them, and no other', async () => {
  const library = await createCheckedLibrary();
  expect(library.statuteHashes).toHaveLength(150);
  expect(await listStaleKeys(library)).toEqual([]);
  const changed = NUMBERS.filter((_, index) => index % 3 !== 0);
  await changeSections(changed);
  const sections = await listStaleSections({ db, library });
  expect(sections.map(({ key }) => key)).toEqual(changed.map((number) => `us/3/${number}`));
  expect(listStaleItems(library, sections).map(({ id }) => id)).toEqual(
    changed.map((number) => `faqs/when-is-${number}-due`),
  );
});

test('the command shows the words that changed, and nothing when nothing did', async () => {
  const library = await createCheckedLibrary();
  const describeAll = async () =>
    (await Array.fromAsync(describeStale({ db, library }))).join('\n');
  expect(await describeAll()).toContain('Nothing is stale');
  await changeSections(['1001']);
  const text = await describeAll();
  expect(text).toContain(
    'us/3/1001  Section 1001\n  changed as of September 2026 (checked as of July 2026)',
  );
  expect(text).toContain(
    '  - … 1001 is due within thirty days after the decision.\n  + … 1001 is due within sixty days after the decision.',
  );
  expect(text).toContain('faqs/when-is-1001-due  When is 1001 due?');
  expect(text).toContain('1 section changed; 1 item of the library rest');
});

test('the item shows a dated notice until the section is recorded again; others show none', async () => {
  const library = await createCheckedLibrary();
  await changeSections(['1001']);
  await refreshLawChanges({ db, library });
  const getNotice = (index: number) =>
    toFaqView(library.faqs[index] as Faq, library, new Date('2026-11-16')).checked.lawNotice;
  expect(getNotice(0)).toContain('3 U.S.C. § 1001 (changed, as of September 2026)');
  expect(getNotice(1)).toBeUndefined();
  const current = await readStoredTexts({ db }, library);
  expect(recordHashes(library, current, []).hashes).toEqual(library.statuteHashes);
  const recorded = recordHashes(library, current, ['us/3/1001']);
  expect(recorded).toMatchObject({ added: 0, updated: 1 });
  library.statuteHashes = recorded.hashes;
  await refreshLawChanges({ db, library });
  expect(getNotice(0)).toBeUndefined();
});

test('an older release makes nothing stale; a section that is gone does', async () => {
  const library = await createCheckedLibrary();
  await changeSections(NUMBERS, '2024-01');
  expect(await listStaleKeys(library)).toEqual([]);
  await db.pool.query(`UPDATE statute_sections SET in_force = false WHERE number = '1007'`);
  await db.pool.query(`UPDATE statute_releases SET finished_at = now()`);
  expect(await listStaleSections({ db, library })).toMatchObject([
    { key: 'us/3/1007', removed: true, date: '2026-07' },
  ]);
});

describe('the operator', () => {
  const createDeps = async (minutes: number) => {
    const library = await createCheckedLibrary();
    const sent: { to: string; subject: string; text: string }[] = [];
    const { rows } = await db.pool.query<{ now: Date }>('SELECT now()');
    const deps = createTestDeps({ db, library });
    const now = () => new Date((rows[0]?.now.getTime() ?? 0) + minutes * 60_000);
    const mail = { send: async (letter: (typeof sent)[number]) => void sent.push(letter) };
    const reportingDeps = {
      ...deps,
      mail,
      clock: { now },
      site: { ...deps.site, supportEmail: 'operator@example.org' },
    };
    return { sent, report: () => reportStale(reportingDeps as never) };
  };
  test('gets one mail about an import that made something stale, and another only after another change', async () => {
    const { sent, report } = await createDeps(30);
    await report();
    expect(sent).toEqual([]);
    await changeSections(['1001', '1002']);
    await report();
    await report();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: 'operator@example.org',
      subject: expect.stringContaining('2 statutes'),
    });
    expect(sent[0]?.text).toContain('us/3/1002 (changed, September 2026): faqs/when-is-1002-due');
    await changeSections(['1003']);
    await report();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.text).not.toContain('1002');
  });
  test('gets none while an import is still adding releases', async () => {
    const { sent, report } = await createDeps(1);
    await changeSections(['1001']);
    await report();
    expect(sent).toEqual([]);
  });
});

const TEXTS = join(process.env.REFERENCE_DATA ?? '/nowhere', 'law', 'us-code', 'text');

/**
 * The recorded hashes are those of the real texts: with them stored nothing is stale, and changing
 * 100 in a copy makes these stale.
 */
test.runIf(LONG && existsSync(TEXTS))(
  'the recorded hashes of our content are those of the real texts',
  { timeout: 120_000 },
  async () => {
    const { library } = loadLibrary(checkout);
    const recorded = new Set(library.statuteHashes.map(({ id }) => id));
    const sections = ['15', '18', '29'].flatMap((title) =>
      gunzipSync(readFileSync(join(TEXTS, `t${title}.jsonl.gz`)))
        .toString('utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as { section: string; text: string })
        .map(({ section, text }) => ({
          code: title,
          number: section.replace('–', '-'),
          paragraphs: text.split('\n'),
        }))
        .filter(({ number }) => recorded.has(`us/${title}/${number}`)),
    );
    expect(sections.length).toBeGreaterThan(200);
    await storeTestSections(db, '2026-07', sections);
    expect(await listStaleKeys(library)).toEqual([]);
    const changed = sections.filter((_, index) => index % 2 === 0).slice(0, 100);
    await storeTestSections(
      db,
      '2026-09',
      changed.map((section) => ({
        ...section,
        paragraphs: section.paragraphs.map((text, index) => (index ? text : `${text} not`)),
      })),
    );
    expect((await listStaleKeys(library)).sort()).toEqual(
      changed.map(({ code, number }) => `us/${code}/${number}`).sort(),
    );
  },
);
