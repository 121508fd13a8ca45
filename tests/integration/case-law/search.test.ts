// Case search on a real PostgreSQL, with enough invented cases that query plans matter.
import { beforeAll, describe, expect, test } from 'vitest';
import type { CaseRecord } from '#features/case-law/import/case-record.ts';
import type { CaseSearchInput } from '#features/case-law/schema.ts';
import { searchCases } from '#features/case-law/search/search-cases.server.ts';
import { storeCases } from '#features/case-law/store/store-cases.server.ts';
import { syncBuiltInCases } from '#features/case-law/store/sync-built-in-cases.server.ts';
import type { BuiltInCase, Treatment } from '#features/library/schema/law-schema.ts';
import { buildSearchIndex } from '#features/search/index/build-search-index.server.ts';
import { createTestDeps, createTestLibrary } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase();
const db = await database.open({ patient: true });

let lastId = 0;
function createRecord(name: string, text: string, changes: Partial<CaseRecord> = {}): CaseRecord {
  const id = String(++lastId);
  return {
    source: 'courtlistener',
    sourceId: id,
    name,
    courtId: 'ca9',
    docketNumber: `${lastId}-1`,
    decided: '1995-03-09',
    citations: [{ volume: '1', reporter: 'F.3d', page: id }],
    opinions: [{ sourceId: id, position: 0, kind: 'opinion', author: '', text }],
    ...changes,
  };
}

function createBuiltInCase(
  id: string,
  name: string,
  page: string,
  treatment: Treatment,
): BuiltInCase {
  const text = 'A landlord may not change the locks of a tenant who lives there.';
  return {
    id,
    name,
    citation: `999 U.S. ${page}`,
    parallel: [],
    court: 'scotus',
    decided: '1990-01-02',
    topics: ['landlord-tenant'],
    summary: text,
    holdings: [text],
    keyPoints: [text, text],
    implications: [text],
    related: [],
    treatment,
    questions: ['can my landlord lock me out', 'locks changed', 'locked out by owner'],
    sources: [],
    confirmed: true,
    checkedOn: '2026-11-15',
    attorneyReviewed: false,
  };
}

const library = createTestLibrary({
  cases: [
    {
      ...createBuiltInCase('oak-v-pine', 'Oak v. Pine', '1', {
        status: 'overruled',
        by: 'Elm v. Ash',
        note: 'No longer the law.',
      }),
      also: ['quokka photo case', 'oak', 'willow v pine'],
    },
    createBuiltInCase('elm-v-ash', 'Elm v. Ash', '2', { status: 'good' }),
  ],
});
const deps = createTestDeps({ db, library, search: { index: buildSearchIndex(library) } });
const search = (query: string, changes: Partial<CaseSearchInput> = {}) =>
  searchCases(deps, { query, page: 1, ...changes });
const searchNames = async (query: string, changes: Partial<CaseSearchInput> = {}) =>
  (await search(query, changes)).hits.map(({ name }) => name);

beforeAll(async () => {
  await syncBuiltInCases({ db, library });
  const filler = Array.from({ length: 400 }, (_, i) =>
    createRecord(
      `Party${i} v. Other${i}`,
      `The court entered judgment. ${'The court spoke. '.repeat(1 + (i % 30))}Number ${i} of the series.`,
    ),
  );
  await storeCases(db, [
    ...filler,
    createRecord(
      'Willow v. Maple',
      'The warranty of habitability was breached.\n\nA tenant may withhold rent until repairs are made.',
    ),
    createRecord(
      'Cedar v. Maple',
      'Repairs and rent.\n\nNo warranty was given. Habitability was not argued by anybody in this court.',
    ),
    createRecord('United States v. Jones', 'A device on a car.', {
      courtId: 'cadc',
      decided: '2010-05-05',
    }),
    createRecord('United States v. Jones', 'Another device on another car.', {
      courtId: 'ca7',
      decided: '1980-05-05',
    }),
    createRecord('Yew v. Fir', 'A quokka photo case, about a photo of a quokka.', {
      courtId: 'cal',
      decided: '2003-01-01',
    }),
    createRecord('Hemlock v. Spruce', 'A zebra crossing case about zebra crossings.', {
      courtId: 'cal',
      decided: '2001-01-01',
    }),
    createRecord('Larch v. Cedar', 'A wombat case: wombat, wombat and wombat.', {
      courtId: 'ca7',
      decided: '2001-01-01',
    }),
    createRecord('Alder v. Poplar', 'A wombat was sold, and the wombat was returned.', {
      courtId: 'cal',
      decided: '2001-01-01',
    }),
    createRecord('Juniper v. Beech', 'A wombat in Texas.', {
      courtId: 'tex',
      decided: '2001-01-01',
    }),
  ]);
  await db.pool.query('VACUUM ANALYZE opinions, cases');
});

describe('citations and names', () => {
  test('a citation leads directly to its case, in any spelling', async () => {
    for (const query of ['999 U.S. 2', '999 U. S. 2', 'Elm v. Ash, 999 U.S. 2 (1990)'])
      expect((await search(query)).direct).toBe('elm-v-ash');
    expect((await search('999 U.S. 2')).hits.map(({ slug }) => slug)).toEqual(['elm-v-ash']);
  });

  test('a unique name leads directly to its case; a shared name gives a list', async () => {
    expect((await search('willow v maple')).direct).toBe(
      (await search('Willow v. Maple')).hits[0]?.slug,
    );
    const jones = await search('United States v. Jones');
    expect(jones.direct).toBeUndefined();
    expect(jones.hits.slice(0, 2).map(({ name }) => name)).toEqual([
      'United States v. Jones',
      'United States v. Jones',
    ]);
    expect((await search('United States v. Jones (1980)')).direct).toContain('1980');
  });

  test('with `list`, returns other matches too', async () => {
    const { hits, direct } = await search('Willow v. Maple', { list: true });
    expect(direct).toBe(hits[0]?.slug);
    expect(hits.length).toBeGreaterThanOrEqual(1);
  });

  test('a decision comes first under the name that people use, even if it is no longer the law', async () => {
    for (const query of [
      'quokka photo case',
      'Quokka photos case',
      'oak',
      'the Oak decision',
      'Willow vs. Pine',
    ])
      expect((await searchNames(query))[0], query).toBe('Oak v. Pine');
    expect(await searchNames('quokka photo case')).toContain('Yew v. Fir');
    expect((await search('oak')).direct).toBeUndefined();
    expect(await searchNames('quokka photo case', { fromYear: 2000 })).not.toContain('Oak v. Pine');
  });

  test('an unknown citation leads nowhere', async () => {
    expect((await search('998 U.S. 77')).direct).toBeUndefined();
  });
});

describe('words', () => {
  test('ranks words close together above words far apart, and returns the marked passage', async () => {
    const { hits } = await search('warranty habitability');
    expect(hits.map(({ name }) => name)).toEqual(['Willow v. Maple', 'Cedar v. Maple']);
    const passage = hits[0]?.passages[0];
    expect(passage).toMatchObject({ paragraph: 1, opinion: 1 });
    expect(passage?.marks.map(([from, to]) => passage.text.slice(from, to))).toEqual([
      'warranty',
      'habitability',
    ]);
    expect(hits[0]?.citation).toMatch(/^Willow v\. Maple, 1 F\.3d \d+ \(9th Cir\. 1995\)$/);
    expect(hits[0]?.relevance).toBe(1);
  });

  test('a word in every opinion finds those with the highest term weight', async () => {
    const { hits, more: changes, total } = await search('court');
    expect(hits).toHaveLength(5);
    expect(changes).toBe(true);
    expect(total).toBeGreaterThan(20);
    expect(hits.every(({ name }) => Number(/\d+/.exec(name)?.[0]) % 30 > 15)).toBe(true);
  });

  test('pages do not repeat results', async () => {
    const [one, two] = [await searchNames('court'), await searchNames('court', { page: 2 })];
    expect(new Set([...one, ...two]).size).toBe(10);
    expect(await searchNames('court', { page: 9_999 })).toEqual([]);
  });

  test('a quoted phrase matches exactly', async () => {
    expect(await searchNames('"warranty of habitability"')).toEqual(['Willow v. Maple']);
    expect(await searchNames('"habitability of warranty"')).toEqual([]);
    expect(await searchNames('"withhold rent" "warranty of habitability"')).toEqual([
      'Willow v. Maple',
    ]);
    expect(await searchNames('"the court entered judgment"')).toHaveLength(5);
    expect(await searchNames('"change the locks of a tenant"')).toEqual([
      'Elm v. Ash',
      'Oak v. Pine',
    ]);
  });

  test('a sentence pasted without quotation marks ranks its opinion first', async () => {
    expect((await searchNames('may withhold rent until repairs are made'))[0]).toBe(
      'Willow v. Maple',
    );
  });

  test('finds built-in cases by our summaries and ranks an overruled case below a good one', async () => {
    const { hits } = await search('landlord changed the locks');
    expect(hits.slice(0, 2).map(({ slug }) => slug)).toEqual(['elm-v-ash', 'oak-v-pine']);
    expect(hits[1]).toMatchObject({
      builtIn: true,
      treatment: { status: 'overruled' },
      summary: expect.stringContaining('locks'),
    });
    expect(hits[0]?.passages.length).toBeGreaterThan(0);
  });
});

test('filters by jurisdiction, court and years', async () => {
  expect(await searchNames('zebra', { jurisdiction: 'California' })).toEqual(['Hemlock v. Spruce']);
  expect(await searchNames('zebra', { jurisdiction: 'Texas' })).toEqual([]);
  expect(await searchNames('zebra', { jurisdiction: '9th Circuit' })).toEqual([]);
  expect(await searchNames('zebra', { court: 'supreme' })).toEqual(['Hemlock v. Spruce']);
  expect(await searchNames('zebra', { court: 'district' })).toEqual([]);
  expect(await searchNames('zebra', { fromYear: 2001, toYear: 2001 })).toEqual([
    'Hemlock v. Spruce',
  ]);
  expect(await searchNames('zebra', { toYear: 2000 })).toEqual([]);
  expect(await searchNames('court', { jurisdiction: 'Atlantis' })).toEqual([]);
  expect(await searchNames('court', { jurisdiction: '9th Circuit', fromYear: 1995 })).toHaveLength(
    5,
  );
});

test('a state adds its own courts to the federal ones and ranks them first', async () => {
  expect((await searchNames('wombat'))[0]).toBe('Larch v. Cedar');
  expect(await searchNames('wombat', { jurisdiction: 'California' })).toEqual([
    'Alder v. Poplar',
    'Larch v. Cedar',
  ]);
});

test.each([
  '',
  ' ',
  '\u0000',
  "'",
  '"',
  '&',
  '!!!',
  '(a | b) & !c <-> d:*',
  "'; drop table cases; --",
  'the of and',
  '"the of"',
  '\ud800',
  '~',
  '\\',
  '٣٤ 漢字',
  'x'.repeat(9_000),
  `"${'court '.repeat(500)}"`,
])('odd input %j gets a result', async (query) => {
  const { hits } = await search(query, {
    page: Number.NaN,
    jurisdiction: query,
    fromYear: Number.POSITIVE_INFINITY,
  });
  expect(hits.length).toBeLessThanOrEqual(5);
});

test('more concurrent searches than connections all finish', async () => {
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, i) => search(i % 2 ? 'court judgment' : '"entered judgment"')),
  );
  expect(results.every(({ hits }) => hits.length === 5)).toBe(true);
});

test('no search scans a whole table: every part uses the word index', async () => {
  const client = await db.pool.connect();
  try {
    await client.query(
      'BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL max_parallel_workers_per_gather = 0',
    );
    const { rows } = await client.query(
      `EXPLAIN SELECT * FROM (SELECT id FROM opinions WHERE words @@ '''court~20''' UNION ALL SELECT id FROM opinions WHERE words @@ '''court''') o LIMIT 5`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Limit[\s\S]*Append[\s\S]*Bitmap Index Scan on opinions_words/);
    expect(plan).not.toContain('Seq Scan');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});
