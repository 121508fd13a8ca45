import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { runs } from '#tests/harness/app/long-form.ts';
import { getSearchIndex, library } from '#tests/harness/fakes/temporary-library.ts';
import { openBounded } from '#tests/harness/hostile/run-bounded.ts';
import { buildSearchIndex } from './index/build-search-index.server.ts';
import { toPlainText } from './index/list-items.ts';
import {
  MAX_QUERY_LENGTH,
  type SearchInput,
  type SearchKind,
  type SearchResults,
} from './schema.ts';
import { searchLibrary } from './search-library.server.ts';
import { createTestVectors, createWordVector, testLibrary } from './test-library.ts';

const everydayWords = [{ id: 'deposit', say: ['kept my money'], means: ['security deposit'] }];
const byWords = buildSearchIndex(testLibrary, { everydayWords });
const byMeaning = buildSearchIndex(testLibrary, {
  everydayWords,
  vectors: createTestVectors(testLibrary),
});
const embedder = { embed: async (texts: string[]) => texts.map(createWordVector) };

const search = (query: string, more: Partial<SearchInput> = {}) =>
  searchLibrary({ index: byWords }, { query, jurisdiction: 'General', ...more });
const ids = async (query: string, more: Partial<SearchInput> = {}) =>
  (await search(query, more)).results.map((hit) => hit.id);

describe('search by words', () => {
  test('finds other forms of a word', async () =>
    expect(await ids('evicted')).toContain('eviction'));
  test('finds a misspelt word', async () =>
    expect((await ids('evicton'))[0]).toMatch(/eviction|landlord-tenant/));
  test('finds everyday words for a legal term', async () => {
    expect((await ids('they kept my money')).slice(0, 2)).toContain('deposit');
    const withoutEverydayWords = await searchLibrary(
      { index: buildSearchIndex(testLibrary) },
      { query: 'they kept my money', jurisdiction: 'General' },
    );
    expect(withoutEverydayWords.counts.all).toBe(0);
  });
  test('finds form numbers and citations as people write them', async () => {
    for (const query of ['N-400', 'n400', 'form N400', '8 USC 1427', '8 U.S.C. 1427'])
      expect((await ids(query))[0], query).toBe('citizen');
  });
  test('matches quoted phrases exactly', async () => {
    expect(await ids('"small claims court"')).toEqual(['deposit']);
    expect(await ids('"claims small court"')).toContain('deposit');
  });
  test('finds nothing for blank queries and unknown words', async () => {
    for (const query of ['', '   ', '\u0000\u200b', 'xqzzkwv'])
      expect((await search(query)).counts.all, query).toBe(0);
  });
});

describe('search results', () => {
  test('have links, highlights and counts', async () => {
    const { results, counts } = await search('security deposit', { kind: 'faq' });
    expect(results[0]).toMatchObject({
      kind: 'faq',
      id: 'deposit',
      href: '/topics/landlord-tenant#faq-deposit',
      topic: 'landlord-tenant',
    });
    expect(results[0]?.titleMarks.map(([a, b]) => results[0]?.title.slice(a, b))).toEqual([
      'security deposit',
    ]);
    expect(counts.topic).toBe(1);
    expect(counts.all).toBe(counts.topic + counts.guide + counts.faq + counts.resource);
  });
  test('are paged without overlap, and the pages end', async () => {
    const all = await ids('legal', { perPage: 50 });
    const paged = [
      ...(await ids('legal', { perPage: 2, page: 1 })),
      ...(await ids('legal', { perPage: 2, page: 2 })),
    ];
    expect(paged).toEqual(all.slice(0, 4));
    expect(await ids('legal', { page: 99 })).toEqual([]);
  });
});

describe('states', () => {
  test('the chosen state comes first, other states last', async () => {
    const resultIds = await ids('free legal aid', { jurisdiction: 'TX' });
    expect(resultIds[0]).toBe('tx-aid');
    expect(resultIds.at(-1)).toBe('ny-aid'); // only because the substring rule would find it
    expect(await ids('free lawyers for legal aid', { jurisdiction: 'TX' })).not.toContain('ny-aid');
  });
  test('a state or an organization that the query names is found from anywhere', async () => {
    expect((await ids('legal help in new york', { jurisdiction: 'TX' }))[0]).toBe('ny-aid');
    expect((await ids('legal services nyc number', { jurisdiction: 'TX' }))[0]).toBe('ny-aid');
  });
});

describe('search by meaning', () => {
  const searchByMeaning = (query: string) =>
    searchLibrary({ index: byMeaning, embedder }, { query, jurisdiction: 'General' });
  test('reports its mode and ranks by meaning', async () => {
    const { mode, wordsOnly, results } = await searchByMeaning(
      'respond to a traffic ticket hearing',
    );
    expect({ mode, wordsOnly }).toEqual({ mode: 'meaning', wordsOnly: false });
    expect(results[0]?.id).toBe('respond-to-a-ticket');
  });
  test('embeds the corrected query, not the typo', async () => {
    const embeddedTexts: string[] = [];
    const recordingEmbedder = {
      embed: async (texts: string[]) => void embeddedTexts.push(...texts) as undefined,
    };
    await searchLibrary(
      { index: byMeaning, embedder: recordingEmbedder },
      { query: 'evicton notice', jurisdiction: 'General' },
    );
    expect(embeddedTexts).toEqual(['eviction notice']);
  });
  test('answers by words when the vector is late, and says so', async () => {
    const { mode, wordsOnly, results } = await searchLibrary(
      { index: byMeaning, embedder: { embed: async () => undefined } },
      { query: 'eviction', jurisdiction: 'General' },
    );
    expect({ mode, wordsOnly }).toEqual({ mode: 'words', wordsOnly: true });
    expect(results.length).toBeGreaterThan(0);
  });
  test('returns the same results from a rebuilt index', async () => {
    const rebuiltIndex = buildSearchIndex(testLibrary, {
      everydayWords,
      vectors: createTestVectors(testLibrary),
    });
    const input: SearchInput = { query: 'landlord deposit court', jurisdiction: 'General' };
    expect(await searchLibrary({ index: rebuiltIndex, embedder }, input)).toEqual(
      await searchLibrary({ index: byMeaning, embedder }, input),
    );
  });
});

describe('hostile queries get a normal answer', () => {
  const hostile = [
    'a'.repeat(1_000_000),
    'evict '.repeat(200_000),
    '\u0000\u0001\u001b[31m\r\n\t',
    "'; DROP TABLE users; --",
    'a & b | !c <-> (d:*) :: tsquery',
    '🏠🔥👮‍♀️ landlord',
    '\u202Eتم طردي من شقتي\u202C',
    'מה קורה עם הפיקדון',
    '\ud800 lone \udfff',
    '"'.repeat(5_000),
    '(((((((((((a+)+)+)+$',
    '__proto__ constructor hasOwnProperty',
    '%00%ff<script>alert(1)</script>',
  ];
  const worker = openBounded(
    new URL('../../tests/harness/hostile/bounded/search.ts', import.meta.url),
  );
  afterAll(() => worker.close());
  test.each(hostile)('%#', async (query) => {
    const input = { query, jurisdiction: 'General', page: -5, perPage: Number.NaN };
    const { results, counts } = await worker.call<SearchResults>('search', [input], {
      processorSeconds: 3,
    });
    expect(counts.all).toBeGreaterThanOrEqual(results.length);
  });
  test('a long query is truncated', async () => {
    const long = 'evict '.repeat(200_000);
    expect(await search(long)).toEqual(await search(long.slice(0, MAX_QUERY_LENGTH)));
  });
});

test('a case-insensitive substring of any searchable text finds its item', async () => {
  // Without an embedder it searches by words alone.
  const index = getSearchIndex();
  const texts = [
    ...library.topics.flatMap((t) =>
      [t.title, t.description].map((text) => ({ key: `topic:${t.id}`, text })),
    ),
    ...library.faqs.flatMap((f) =>
      [f.question, toPlainText(f.body), f.body].map((text) => ({ key: `faq:${f.id}`, text })),
    ),
    ...library.guides.flatMap((g) =>
      [g.title, g.description, ...g.prerequisites].map((text) => ({ key: `guide:${g.id}`, text })),
    ),
    ...library.resources.flatMap((r) =>
      [r.title, r.description, r.organization, ...r.tags].map((text) => ({
        key: `resource:${r.id}`,
        text,
      })),
    ),
  ];
  const substring = fc.tuple(
    fc.nat(texts.length - 1),
    fc.nat(),
    fc.integer({ min: 1, max: 60 }),
    fc.boolean(),
    fc.constantFrom('General', 'TX', 'CA'),
  );
  await fc.assert(
    fc.asyncProperty(substring, async ([textIndex, from, length, uppercase, jurisdiction]) => {
      const { key, text } = texts[textIndex] as { key: string; text: string };
      const start = from % text.length;
      const query = text.slice(start, start + length);
      fc.pre(query.trim() !== '');
      const foundKeys = new Set<string>();
      for (let page = 1; ; page++) {
        const kind = key.slice(0, key.indexOf(':')) as SearchKind;
        const input = {
          query: uppercase ? query.toUpperCase() : query,
          jurisdiction: jurisdiction as 'TX',
          kind,
          page,
          perPage: 50,
        };
        const { results, counts } = await searchLibrary({ index }, input);
        for (const hit of results) foundKeys.add(`${hit.kind}:${hit.id}`);
        if (foundKeys.has(key) || foundKeys.size >= counts[kind]) break;
      }
      expect(foundKeys.has(key), `${key} by "${query}"`).toBe(true);
    }),
    { numRuns: runs(200) },
  );
});
