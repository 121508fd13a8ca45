// Search for statutes without an import, with texts and with vectors.
import { beforeEach, describe, expect, test } from 'vitest';
import { VISITOR } from '#features/caller.ts';
import type { StatuteRecord } from '#features/law/schema.ts';
import { listStatuteFilters } from '#features/law/search/list-statute-filters.server.ts';
import { searchSite } from '#features/law/search/search-site.server.ts';
import { searchStatutes } from '#features/law/search/search-statutes.server.ts';
import { suggestSite } from '#features/law/search/suggest-site.server.ts';
import {
  openRelease,
  runInStatuteTransaction,
  storeSections,
} from '#features/law/store/store-sections.server.ts';
import { embedSections } from '#features/law/vectors/embed-sections.server.ts';
import {
  findNearestSections,
  getSectionVectors,
} from '#features/law/vectors/section-vectors.server.ts';
import { runResearch } from '#features/research/cases/run-research.server.ts';
import { readResearchAddress } from '#features/research/cases/search-address.ts';
import { buildSearchIndex } from '#features/search/index/build-search-index.server.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestDeps, createTestLibrary } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase();
const library = createTestLibrary();
const sectionQuestions = [
  {
    id: '15/1692c',
    questions: ['collector rings my office', 'stop the calls from a collection agency'],
  },
];
const search = { index: buildSearchIndex(library, { sectionQuestions }) };
const deps = createTestDeps({ db: await database.open(), library, search });
const { db } = deps;

const section = (
  code: string,
  number: string,
  heading: string,
  text: string,
  jurisdiction = 'us',
): StatuteRecord => ({
  jurisdiction,
  code,
  number,
  copy: 1,
  heading,
  paragraphs: text.split('\n').map((one) => ({ path: '', text: one })),
  sourceUrl: '',
});
const SECTIONS = [
  section(
    '42',
    '1983',
    'Civil action for deprivation of rights',
    'Every person who, under color of any statute, subjects a citizen.',
  ),
  section(
    '15',
    '1692c',
    'Communication in connection with debt collection',
    'A debt collector may not communicate at an unusual time.',
  ),
  section(
    '7',
    '901',
    'Marzipan standards',
    'Purpose.\nThe almond content of marzipan shall be inspected by the Secretary.',
  ),
  ...Array.from({ length: 30 }, (_, i) =>
    section('7', `${950 + i}`, `Inspection of product ${i}`, 'The Secretary shall inspect.'),
  ),
];
const STATE_SECTION = section(
  '',
  '59.18.280',
  'Moneys paid as deposit',
  'Within thirty days the landlord shall give a statement.',
  'wa',
);

async function store(records: StatuteRecord[]): Promise<void> {
  await runInStatuteTransaction(db, async (client) => {
    for (const [address, group] of Map.groupBy(
      records,
      ({ jurisdiction, code }) => `${jurisdiction} ${code}`,
    )) {
      const [jurisdiction = '', code = ''] = address.split(' ');
      const release = await openRelease(client, {
        jurisdiction,
        code,
        name: '119-100',
        date: '2026-07',
      });
      await storeSections(client, release, group);
    }
  });
  await db.pool.query('ANALYZE statute_sections');
}

const find = async (query: string, filter: { jurisdiction?: string; code?: string } = {}) =>
  (await searchStatutes(deps, { query, ...filter })).hits.map(({ citation }) => citation);

beforeEach(() => database.empty('statute_sections', 'statute_releases'));

describe('without an import', () => {
  test('finds a citation, an Act, a heading and an everyday wording', async () => {
    const result = await searchStatutes(deps, { query: '42 usc 1983' });
    expect(result).toMatchObject({ named: 1, searched: 'headings', wordsOnly: false });
    expect(result.hits[0]).toEqual({
      href: '/law/us/42/1983',
      citation: '42 U.S.C. § 1983',
      heading: 'Civil action for deprivation of rights',
      act: 'Civil Rights Act of 1871',
      excerpt: '',
    });
    expect((await find('fair debt collection practices act'))[0]).toBe('15 U.S.C. § 1692');
    expect((await find('exclusion of gain from sale of principal residence'))[0]).toBe(
      '26 U.S.C. § 121',
    );
    expect((await find('the collector rings me at the office'))[0]).toBe('15 U.S.C. § 1692c');
  });

  test('narrows to a title', async () => {
    const found = await find('discrimination', { jurisdiction: 'us', code: '29' });
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter((citation) => !citation.startsWith('29 U.S.C.'))).toEqual([]);
    expect(await find('42 usc 1983', { code: '29' })).not.toContain('42 U.S.C. § 1983');
  });

  test('pages through the results without repeating one', async () => {
    const pages = await Promise.all(
      [1, 2].map((page) => searchStatutes(deps, { query: 'debt collection', page })),
    );
    const citations = pages.flatMap(({ hits }) => hits.map(({ citation }) => citation));
    expect(citations.length).toBeGreaterThan(10);
    expect(new Set(citations).size).toBe(citations.length);
  });

  test.each([
    '',
    '   ',
    '??',
    `${'x'.repeat(5000)}`,
    "'; DROP TABLE statute_sections; --",
    '\u0000',
  ])('survives %j', async (query) => {
    await expect(searchStatutes(deps, { query })).resolves.toMatchObject({ wordsOnly: false });
  });

  test('goes on by headings when the database is away', async () => {
    const away = createTestDeps({ library, search });
    expect((await searchStatutes(away, { query: 'section 1983' })).hits[0]?.citation).toBe(
      '42 U.S.C. § 1983',
    );
    expect(away.logged.map(({ level }) => level)).toContain('warn');
  });
});

describe('with an import', () => {
  beforeEach(() => store([...SECTIONS, STATE_SECTION]));

  test('finds a rare word of a text, with the paragraph that has it', async () => {
    const { hits, searched } = await searchStatutes(deps, { query: 'almond content of marzipan' });
    expect(searched).toBe('texts');
    expect(hits[0]).toMatchObject({
      citation: '7 U.S.C. § 901',
      excerpt: expect.stringContaining('almond content'),
    });
  });

  test('finds and narrows to the law of a state', async () => {
    expect((await find('landlord deposit statement thirty days', { jurisdiction: 'wa' }))[0]).toBe(
      'Washington § 59.18.280',
    );
    expect(await find('landlord deposit statement', { jurisdiction: 'us' })).not.toContain(
      'Washington § 59.18.280',
    );
    expect((await listStatuteFilters(deps)).jurisdictions.map(({ value }) => value)).toEqual([
      'us',
      'wa',
    ]);
  });

  test('vectors are computed once, in batches that survive a stop, and then find a text without its words', async () => {
    const getVector = (text: string) =>
      Float32Array.from({ length: 384 }, (_, i) =>
        i === (/marzipan|sweets/i.test(text) ? 0 : 1) ? 1 : 0.01,
      );
    const embedded: string[] = [];
    const embedder = {
      embed: async (texts: string[]) => {
        embedded.push(...texts);
        return texts.map(getVector);
      },
    };
    const stopping = new AbortController();
    stopping.abort();
    expect(await embedSections({ db, embedder }, { signal: stopping.signal })).toEqual({
      done: 0,
      total: 34,
    });
    expect(await embedSections({ db, embedder })).toEqual({ done: 34, total: 34 });
    expect(await embedSections({ db, embedder })).toEqual({ done: 0, total: 0 });
    expect(embedded).toHaveLength(34);
    expect(embedded).toContain(
      'Fair Debt Collection Practices Act: Communication in connection with debt collection. A debt collector may not communicate at an unusual time.',
    );
    const nearest = await findNearestSections(await getSectionVectors(db), getVector('sweets'), {
      max: 1,
      accepts: () => true,
    });
    expect([...nearest.keys()]).toEqual(['us/7/901']);
  });

  test('statutes are a kind of the site search and named ones lead it', async () => {
    const all = await searchSite(deps, { query: 'section 1983', jurisdiction: 'General' });
    expect(all.results[0]).toMatchObject({ kind: 'statute', href: '/law/us/42/1983' });
    const statutes = await searchSite(deps, {
      query: 'debt collector calls',
      kind: 'statute',
      jurisdiction: 'General',
    });
    expect(statutes.results.every(({ kind }) => kind === 'statute')).toBe(true);
    expect(statutes.counts.statute).toBeGreaterThan(0);
    expect(suggestSite(deps, { query: '42 usc 1983', jurisdiction: 'General' })[0]).toMatchObject({
      kind: 'statute',
      href: '/law/us/42/1983',
    });
  });

  test('the research tab is free for visitors', async () => {
    const address = readResearchAddress(
      new URLSearchParams('tab=statutes&q=debt+collection&title=15'),
    );
    const outcome = await runResearch(deps, asCaller(VISITOR), { search: address });
    expect(outcome).toMatchObject({
      kind: 'statutes',
      result: {
        hits: expect.arrayContaining([expect.objectContaining({ citation: '15 U.S.C. § 1692c' })]),
      },
    });
  });
});
