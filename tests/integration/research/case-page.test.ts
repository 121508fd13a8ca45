// The data of a case page, from a real database: text with paragraph anchors, linked citations,
// paged lists, a timeline, and what remains when the database is down.
import { beforeAll, describe, expect, test } from 'vitest';
import { type CaseView, getCase } from '#features/case-law/page/get-case.server.ts';
import { syncBuiltInCases } from '#features/case-law/store/sync-built-in-cases.server.ts';
import { createTestDeps, createTestLibrary } from '#tests/harness/app/test-deps.ts';
import { createBreakableDatabase } from '#tests/harness/db/test-database.ts';
import { createBuiltInCase, formatCite, storeTestCases } from './stored-cases.ts';

const database = await createBreakableDatabase();
const db = await database.open();
const overruling = { name: 'Later v. Sample', volume: 500, page: 11, year: 1991 };
const library = createTestLibrary({
  cases: [
    createBuiltInCase({
      related: ['later-v-sample-1991'],
      treatment: {
        status: 'overruled',
        by: 'Later v. Sample',
        citation: '500 U.S. 11',
        note: 'All of it.',
      },
    }),
    createBuiltInCase({
      id: 'later-v-sample-1991',
      name: 'Later v. Sample',
      citation: '500 U.S. 11',
      decided: '1991',
    }),
    createBuiltInCase({
      id: 'alone-v-nobody-1950',
      name: 'Alone v. Nobody',
      citation: '340 U.S. 902',
      confirmed: false,
    }),
  ],
});
const deps = createTestDeps({ db, library });
const sample = { name: 'Sample v. Example', volume: 384, page: 901, year: 1966 };
const citing = Array.from({ length: 45 }, (_, i) => ({
  name: `Citing Number ${i + 1} v. Example`,
  volume: 410,
  page: 600 + i,
  year: 1970 + (i % 9),
  text: `<p>First paragraph, with &lt;script&gt;alert(1)&lt;/script&gt; &amp; "quotes".</p>
    <p>We follow ${formatCite(sample)}, as ever. Also ${formatCite(overruling)} and 1 F.2d 1.</p><p>Sample, 384 U.S. at 903, says so too.</p>`,
}));

beforeAll(async () => {
  await storeTestCases(db, citing);
  await syncBuiltInCases(deps);
});

async function readCase(
  slug: string,
  pages: { citesPage?: number; citedByPage?: number } = {},
): Promise<CaseView> {
  const result = await getCase(deps, { slug, citesPage: 1, citedByPage: 1, ...pages });
  if (!result.ok || 'movedTo' in result.value) throw new Error(`no page for ${slug}`);
  return result.value;
}

describe('a case with text', () => {
  test('every paragraph has an anchor, known citations are links, and the text is escaped', async () => {
    const { opinions } = await readCase('citing-number-1-v-example-1970');
    const html = opinions[0]?.html ?? '';
    expect(html.match(/<p id="p\d+">/g)).toEqual(['<p id="p1">', '<p id="p2">', '<p id="p3">']);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&quot;quotes&quot;');
    expect(html).toContain(
      '<a href="/cases/sample-v-example-1966">Sample v. Example, 384 U.S. 901 (1966)</a>',
    );
    expect(html).toContain('<a href="/cases/later-v-sample-1991">');
    expect(html).toMatch(/<a href="\/cases\/sample-v-example-1966">[^<]*384 U\.S\. at 903<\/a>/);
    expect(html).not.toMatch(/<a[^>]*>[^<]*1 F\.2d 1/);
    expect(opinions[0]?.title).toBe('Opinion of the court, Testwell');
  });
  test('lists the cases it cites, never itself', async () => {
    const { cites } = await readCase('citing-number-1-v-example-1970');
    expect(cites.rows.map((row) => row.slug).toSorted()).toEqual([
      'later-v-sample-1991',
      'sample-v-example-1966',
    ]);
  });
});

describe('a built-in case', () => {
  test('has our summary, its treatment with a link to the later case, and source links', async () => {
    const view = await readCase('sample-v-example-1966');
    expect(view).toMatchObject({
      citation: 'Sample v. Example, 384 U.S. 901 (1966)',
      cite: '384 U.S. 901 (1966)',
      date: 'June 13, 1966',
    });
    expect(view.ours?.treatment).toMatchObject({
      status: 'overruled',
      slug: 'later-v-sample-1991',
    });
    expect(view.ours?.related).toMatchObject([{ slug: 'later-v-sample-1991' }]);
    expect(view.ours?.checked.sources.map((source) => source.url)).toEqual(
      view.official.map((link) => link.url),
    );
    expect(view.official.map((link) => link.url)).toContain(
      'https://www.courtlistener.com/c/U.S./384/901/',
    );
  });
  test('shows only the year when the date is not known', async () => {
    expect(await readCase('later-v-sample-1991')).toMatchObject({ date: '1991' });
  });
  test('says when its citation is not confirmed', async () => {
    expect((await readCase('alone-v-nobody-1950')).ours?.confirmed).toBe(false);
  });
  test('lists all citing cases, twenty per page, newest first', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((citedByPage) => readCase('sample-v-example-1966', { citedByPage })),
    );
    expect(pages.map((page) => page.citedBy.rows.length)).toEqual([20, 20, 5, 0]);
    expect(pages[0]?.citedBy).toMatchObject({ total: 45, pages: 3 });
    expect(new Set(pages.flatMap((page) => page.citedBy.rows.map((row) => row.slug))).size).toBe(
      45,
    );
    expect(pages[0]?.citedBy.rows[0]).toMatchObject({ year: '1978' });
  });
  test('has a timeline whose bars add up to all citing cases', async () => {
    const { timeline } = await readCase('sample-v-example-1966');
    expect(timeline[0]).toMatchObject({ from: 1970, to: 1970, cases: 5 });
    expect(timeline.reduce((sum, bar) => sum + bar.cases, 0)).toBe(45);
  });
});

test('a former slug leads to the current one', async () => {
  await database.rows(
    `INSERT INTO former_case_slugs (slug, case_id) SELECT 'an-old-address-1966', id FROM cases WHERE slug = 'sample-v-example-1966'`,
  );
  expect(
    await getCase(deps, { slug: 'an-old-address-1966', citesPage: 1, citedByPage: 1 }),
  ).toEqual({
    ok: true,
    value: { movedTo: 'sample-v-example-1966' },
  });
});

test.each([
  ['an unknown slug', 'nobody-v-nobody-1900'],
  ['an empty slug', ''],
  ['a NUL', '\u0000'],
  ['an SQL statement', "x' OR 1=1 --"],
  ['5,000 letters', 'a'.repeat(5000)],
])('returns not_found for %s', async (_what, slug) => {
  expect(await getCase(deps, { slug, citesPage: 1, citedByPage: 1 })).toMatchObject({
    ok: false,
    failure: { kind: 'not_found' },
  });
});

test('without the database a built-in case has a partial page, and others are unavailable', async () => {
  await database.takeAway();
  const [ours, imported] = await Promise.all([
    getCase(deps, { slug: 'sample-v-example-1966', citesPage: 1, citedByPage: 1 }),
    getCase(deps, { slug: 'citing-number-1-v-example-1970', citesPage: 1, citedByPage: 1 }),
  ]);
  await database.giveBack();
  expect(ours).toMatchObject({
    ok: true,
    value: { partial: true, citation: 'Sample v. Example, 384 U.S. 901 (1966)', opinions: [] },
  });
  expect(imported).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
});
