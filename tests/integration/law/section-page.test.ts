// The page of a section: what it has without an import, with one, when the database is away, and
// which address each spelling leads to.
import { beforeEach, describe, expect, test } from 'vitest';
import { storeCases } from '#features/case-law/store/store-cases.server.ts';
import { findLawVersion } from '#features/law/list/find-law-version.server.ts';
import { listLaw } from '#features/law/list/list-law.server.ts';
import { listSections } from '#features/law/list/list-sections.server.ts';
import { listCitingContent } from '#features/law/page/citing-content.ts';
import {
  getSection,
  type SectionInput,
  type SectionView,
} from '#features/law/page/get-section.server.ts';
import type { StatuteRecord } from '#features/law/schema.ts';
import {
  openRelease,
  runInStatuteTransaction,
  storeSections,
} from '#features/law/store/store-sections.server.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { checkout } from '#server/boot/content-source.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase();
const db = await database.open();
const deps = createTestDeps({ db });

const record = (
  jurisdiction: string,
  code: string,
  number: string,
  ...texts: string[]
): StatuteRecord => ({
  jurisdiction,
  code,
  number,
  copy: 1,
  heading: `Heading of ${number}`,
  paragraphs: texts.map((text) => ({ path: /^\((\w+)\)/.exec(text)?.[1] ?? '', text })),
  sourceUrl: 'https://example.gov/law',
});
const store = (date: string, ...records: StatuteRecord[]) =>
  runInStatuteTransaction(db, async (client) => {
    const { jurisdiction = '', code = '' } = records[0] ?? {};
    await storeSections(
      client,
      await openRelease(client, { jurisdiction, code, name: '', date }),
      records,
    );
  });

const get = (path: string, more: Partial<SectionInput> = {}) => {
  const [jurisdiction = '', ...rest] = path.split('/');
  const [number = '', code = ''] = rest.toReversed();
  return getSection(deps, {
    jurisdiction,
    code,
    number,
    version: 0,
    compare: 0,
    citedByPage: 1,
    ...more,
  });
};
async function view(path: string, more: Partial<SectionInput> = {}): Promise<SectionView> {
  const found = await get(path, more);
  if (!found.ok || !('path' in found.value)) throw new Error(`no page: ${JSON.stringify(found)}`);
  return found.value;
}

beforeEach(() => database.empty('cases', 'statute_sections', 'statute_releases'));

describe('without an import', () => {
  test('a section of the list has its heading, release, neighbors and what rests on it', async () => {
    const page = await view('us/42/1983');
    expect(page).toMatchObject({
      path: '/law/us/42/1983',
      heading: 'Civil action for deprivation of rights',
      bluebook: '42 U.S.C. § 1983 (2026)',
    });
    expect([page.previous?.number, page.next?.number, page.stored, page.partial]).toEqual([
      '1982',
      '1985',
      undefined,
      false,
    ]);
  });

  test('what rests on it in the library', () => {
    const { library } = loadLibrary(checkout);
    const list = (jurisdiction: string, code: string, number: string) =>
      new Set(listCitingContent(library, { jurisdiction, code, number }).map(({ kind }) => kind));
    expect([...list('us', '42', '1983')]).toEqual(expect.arrayContaining(['faq', 'claim']));
    expect([...list('wa', '', '59.18.280')]).toEqual(['rule']);
  });

  test('a number that does not exist comes with the nearest sections', async () => {
    const found = await get('us/42/1984');
    expect(found).toMatchObject({
      ok: true,
      value: {
        missing: {
          cite: '42 U.S.C. § 1984',
          sentence: expect.stringContaining('repealed or renumbered'),
        },
      },
    } as never);
    expect(JSON.stringify(found)).toContain('/law/us/42/1985');
  });

  test.each([
    ['us/26/45a', '/law/us/26/45A'],
    ['us/5/3598_2', '/law/us/5/3598'],
    ['us/42/2000e–5', '/law/us/42/2000e-5'],
    ['US/042/1983', '/law/us/42/1983'],
  ])('%s leads to %s', async (path, movedTo) => {
    expect(await get(path)).toEqual({ ok: true, value: { movedTo } });
  });

  test.each(['xx/1', 'us/0/1', 'us/abc/1', 'wa/<script>'])('%s is no address', async (path) => {
    expect(await get(path)).toMatchObject({ ok: false, failure: { kind: 'not_found' } });
  });
});

describe('with an import', () => {
  test('text, versions and what changed between them', async () => {
    await store('2025-01', record('us', '42', '1983', '(a) within 30 days'));
    await store('2026-07', record('us', '42', '1983', '(a) within 60 days'));
    const page = await view('us/42/1983');
    expect(page.stored).toMatchObject({
      asOf: { words: 'July 2026' },
      isEarlier: false,
      inForce: true,
    });
    expect(page.stored?.texts[0]?.html).toContain('id="a"');
    expect(page.stored?.versions.map(({ from, newest }) => `${from} ${newest}`)).toEqual([
      'July 2026 true',
      'January 2025 false',
    ]);
    const older = page.stored?.versions[1]?.id ?? 0;
    expect((await view('us/42/1983', { version: older })).stored).toMatchObject({
      isEarlier: true,
      asOf: { words: 'January 2025' },
    });
    const { comparison } = (await view('us/42/1983', { compare: older })).stored ?? {};
    expect(comparison).toMatchObject({ before: 'January 2025', after: 'July 2026' });
    expect(JSON.stringify(comparison?.rows)).toContain('{"kind":"removed","text":"30 "}');
    // An id of another section, or none, is ignored.
    expect(
      (await view('us/42/1983', { version: 999, compare: 999 })).stored?.comparison,
    ).toBeUndefined();
  });

  test('a state’s section is found in other spellings; a missing one has its neighbors', async () => {
    await store(
      '2024',
      record('wa', '', '59.18.270', 'One.'),
      record('wa', '', '59.18.280', 'See RCW 59.18.270 and RCW 59.18.999.'),
    );
    expect(await get('wa/59-18-280')).toEqual({
      ok: true,
      value: { movedTo: '/law/wa/59.18.280' },
    });
    expect(await get('WA/59.18.280')).toEqual({
      ok: true,
      value: { movedTo: '/law/wa/59.18.280' },
    });
    const page = await view('wa/59.18.280');
    expect(page).toMatchObject({
      bluebook: 'Wash. Rev. Code § 59.18.280 (2024)',
      previous: { number: '59.18.270' },
      next: undefined,
    });
    expect(page.stored?.texts[0]?.html.match(/href="\/law[^"]+"/g)).toEqual([
      'href="/law/wa/59.18.270"',
    ]);
    expect(JSON.stringify(await get('wa/59.18.275'))).toContain('/law/wa/59.18.280');
  });

  test('decisions that cite it, and a source that is no web address', async () => {
    await store('2026', {
      ...record('us', '42', '1983', 'Text.'),
      sourceUrl: 'javascript:alert(1)',
    });
    await storeCases(db, [
      {
        source: 'courtlistener',
        sourceId: '1',
        name: 'One v. Two',
        courtId: 'ca9',
        docketNumber: '1',
        decided: '1999-04-01',
        citations: [{ volume: '998', reporter: 'F.3d', page: '1' }],
        opinions: [
          {
            sourceId: '1',
            position: 0,
            kind: 'lead',
            author: '',
            text: '<p>Under 42 U.S.C. § 1983.</p><p>And 42 U.S.C. § 1983.</p>',
          },
        ],
      },
    ]);
    const page = await view('us/42/1983');
    expect(page.citedBy).toMatchObject({ total: 1, rows: [{ name: 'One v. Two' }] });
    expect(page.stored?.sourceUrl).toBe('');
  });

  test('the version of cached pages changes with an import', async () => {
    const before = await findLawVersion({ db });
    await store('2026', record('us', '42', '1983', 'Text.'));
    expect(await findLawVersion({ db })).not.toBe(before);
  });
});

describe('lists', () => {
  test('what is held', async () => {
    await store('2024', record('wa', '', '59.18.280', 'One.'));
    await store('2026-07', record('us', '42', '1983', 'Text.'));
    const law = await listLaw(deps);
    expect(law).toMatchObject({
      total: 50_930,
      stored: { sections: 1, date: 'July 2026' },
      partial: false,
    });
    expect(law.titles.find(({ title }) => title === '42')).toMatchObject({
      name: 'The Public Health and Welfare',
      stored: 1,
    });
    expect(law.states).toEqual([
      { path: '/law/wa', name: 'Washington', sections: 1, date: '2024' },
    ]);
  });

  test('a title in parts; a number opens its part; words and numbers are found', async () => {
    const list = (from: string, query: string) =>
      listSections(deps, { jurisdiction: 'us', code: '42', from, query });
    const first = await list('', '');
    expect(first?.rows).toHaveLength(120);
    expect(first?.parts.length).toBe(Math.ceil((first?.total ?? 0) / 120));
    const part = await list('1983', '');
    expect(part?.rows.map(({ number }) => number)).toContain('1983');
    expect((await list('9'.repeat(500), ''))?.rows.length).toBeGreaterThan(0);
    expect((await list('', '§ 1983'))?.rows[0]?.path).toBe('/law/us/42/1983');
    expect((await list('', 'DEPRIVATION rights'))?.rows.map(({ number }) => number)).toContain(
      '1983',
    );
    expect(await list('', 'zzzz')).toMatchObject({ found: 0, rows: [] });
    expect(
      await listSections(deps, { jurisdiction: 'us', code: '99', from: '', query: '' }),
    ).toBeUndefined();
    expect(
      await listSections(deps, { jurisdiction: 'wa', code: '', from: '', query: '' }),
    ).toBeUndefined();
  });
});

test('when the database is away, a section of the list still has a page that says so', async () => {
  const away = createTestDeps();
  const found = await getSection(away, {
    jurisdiction: 'us',
    code: '42',
    number: '1983',
    version: 0,
    compare: 0,
    citedByPage: 1,
  });
  expect(found).toMatchObject({
    ok: true,
    value: { partial: true, heading: 'Civil action for deprivation of rights' },
  });
  expect(
    await getSection(away, {
      jurisdiction: 'wa',
      code: '',
      number: '59.18.280',
      version: 0,
      compare: 0,
      citedByPage: 1,
    }),
  ).toMatchObject({
    ok: false,
    failure: { kind: 'unavailable' },
  });
});
