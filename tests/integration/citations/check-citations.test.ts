// The checker on a real database: a status for each citation, short forms with the status of their
// target, quotations compared with stored opinions, and the fallback when the database is
// unavailable. The stored cases have obviously invented names.

import { beforeAll, describe, expect, test, vi } from 'vitest';
import { syncBuiltInCases } from '#features/case-law/store/sync-built-in-cases.server.ts';
import { checkCitations } from '#features/citations/check/check-citations.server.ts';
import { createCitationReader } from '#features/citations/read/create-citation-reader.server.ts';
import { exportCheck } from '#features/citations/report/export-check.server.ts';
import { viewCheck } from '#features/citations/report/view-check.server.ts';
import { createDocx, createPdf } from '#features/citations/test-files.ts';
import type { RateLimiter } from '#features/deps.ts';
import { fail, ok } from '#lib/result.ts';
import { createRateLimiter } from '#server/load/rate-limiter.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { LONG } from '#tests/harness/app/long-form.ts';
import { createTestDeps, createTestLibrary } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { createBuiltInCase, storeTestCases } from '../research/stored-cases.ts';

const database = await createTestDatabase();
const db = await database.open();
const library = createTestLibrary({
  cases: [
    createBuiltInCase({
      treatment: {
        status: 'overruled',
        by: 'Later v. Sample',
        citation: '500 U.S. 11',
        note: 'All of it.',
      },
    }),
  ],
  authorities: [
    {
      id: 'usc-42-1983',
      cite: '42 U.S.C. § 1983',
      kind: 'statute',
      heading: 'Civil action',
      url: 'https://example.gov/1983',
      checkedOn: '2026-11-15',
    },
  ],
});
const deps = createTestDeps({ db, library });
const WORDS =
  'A sample quoted in a test must be quoted word for word by anyone who quotes it at all.';

beforeAll(async () => {
  await syncBuiltInCases(deps);
  await storeTestCases(db, [
    {
      name: 'Testing v. Quoting',
      volume: 410,
      page: 605,
      year: 1973,
      text: `<p>First.</p><p>${WORDS}</p>`,
    },
  ]);
});

async function check(text: string, more: Partial<Parameters<typeof checkCitations>[0]> = {}) {
  const result = await checkCitations({ ...deps, ...more }, asCaller('nobody'), ok({ text }));
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

const TEXT = `Sample v. Example, 384 U.S. 901 (1966), was first. Id. at 903. Then came Other v. Example, 384 U.S. 901 (1966).
Nobody v. Nowhere, 12 F.9th 34 (2019); Some v. One, 1200 F.2d 3 (9th Cir. 1990); Real v. Maybe, 700 F.3d 11 (9th Cir. 2012).
See 42 USC 1983; 99 U.S.C. § 4; 15 U.S.C. § 9999; Sample, 384 U.S. at 905.`;

describe('statuses', () => {
  test('a wrong year or name comes with the citation as it should read', async () => {
    const { citations } = await check(
      'Sample v. Example, 384 U.S. 901 (1946). Other v. Case, 384 U.S. 901, 905 (1966). Sample v. Example, 384 U.S. 901 (1966).',
    );
    expect(citations.map(({ status, fix }) => [status, fix])).toEqual([
      ['wrong_year', 'Sample v. Example, 384 U.S. 901 (1966)'],
      ['wrong_name', 'Sample v. Example, 384 U.S. 901, 905 (1966)'],
      ['verified', undefined],
    ]);
  });

  test('gives each citation a status, in text order, with its position', async () => {
    const { citations } = await check(TEXT);
    expect(citations.map(({ text, status, reason }) => [text, status, reason])).toEqual([
      ['Sample v. Example, 384 U.S. 901 (1966)', 'verified', 'held'],
      ['Id. at 903', 'verified', 'held'],
      ['Other v. Example, 384 U.S. 901 (1966)', 'wrong_name', 'other_case'],
      ['Nobody v. Nowhere, 12 F.9th 34 (2019)', 'impossible', expect.any(String)],
      ['Some v. One, 1200 F.2d 3 (9th Cir. 1990)', 'impossible', expect.any(String)],
      ['Real v. Maybe, 700 F.3d 11 (9th Cir. 2012)', 'not_in_index', 'not_held'],
      ['42 USC 1983', 'verified', 'listed'],
      ['99 U.S.C. § 4', 'impossible', expect.any(String)],
      ['15 U.S.C. § 9999', 'not_in_code', 'not_in_code'],
      ['Sample, 384 U.S. at 905', expect.stringMatching(/verified|wrong_name/), expect.any(String)],
    ]);
    for (const { start, end, text } of citations) expect(TEXT.slice(start, end)).toBe(text);
    expect(citations[0]).toMatchObject({
      parsed: {
        kind: 'case',
        volume: '384',
        reporter: 'U.S.',
        page: '901',
        name: 'Sample v. Example',
        year: 1966,
      },
      matches: [
        {
          name: 'Sample v. Example',
          year: 1966,
          page: '/cases/sample-v-example-1966',
          treatment: { status: 'overruled' },
        },
      ],
    });
    expect(citations[6]).toMatchObject({
      heading: 'Civil action',
      link: { url: 'https://example.gov/1983' },
    });
    expect(citations[3]?.link).toBeUndefined();
  });
  test('asks the live source only about missing cases, and compares their names', async () => {
    const requestedKeys: string[] = [];
    const lookUpLive = async (keys: { volume: string; reporter: string; page: string }[]) => {
      requestedKeys.push(...keys.map((key) => `${key.volume} ${key.reporter} ${key.page}`));
      return keys.map(({ volume }) =>
        volume === '700'
          ? [{ name: 'Real v. Maybe', year: 2012 }]
          : volume === '701'
            ? [{ name: 'Quite v. Another', year: 2012 }]
            : undefined,
      );
    };
    const { citations, liveFailed } = await check(
      `${TEXT} Real v. Maybe, 701 F.3d 12 (2012). Id. Last v. One, 702 F.3d 1 (2012).`,
      {
        lookUpLive,
      },
    );
    expect(requestedKeys).toEqual(['700 F.3d 11', '701 F.3d 12', '702 F.3d 1']);
    expect(citations.map(({ status }) => status)).toEqual(expect.arrayContaining(['found_live']));
    expect(citations.slice(-3).map(({ status }) => status)).toEqual([
      'wrong_name',
      'wrong_name',
      'not_in_index',
    ]);
    expect(liveFailed).toBe(true);
  });
  test('sections of the U.S. Code have heading, link and release point; a missing one has its neighbors', async () => {
    const { citations } = await check(
      'See 42 U.S.C. §§ 1985, 1988 and 42 U.S.C. § 1984; Cal. Civ. Code § 1950.5; 50 U.S.C. App. § 501.',
    );
    const release = { point: '119-100', date: '2026-07' };
    expect(citations.map(({ status, reason }) => [status, reason])).toEqual([
      ['verified', 'in_code'],
      ['not_in_code', 'not_in_code'],
      ['not_in_index', 'not_listed'],
      ['not_in_index', 'no_list'],
    ]);
    expect(citations[0]).toMatchObject({
      release,
      parsed: { section: '1985', others: [{ section: '1988' }] },
      link: { url: 'https://www.govinfo.gov/link/uscode/42/1985' },
      sections: [
        { section: '1985', inCode: true, heading: 'Conspiracy to interfere with civil rights' },
        { section: '1988', inCode: true, url: 'https://www.govinfo.gov/link/uscode/42/1988' },
      ],
    });
    expect(citations[1]).toMatchObject({
      release,
      sections: [
        {
          section: '1984',
          inCode: false,
          nearest: [{}, { section: '1983', url: expect.stringContaining('/42/1983') }, {}, {}],
        },
      ],
    });
    expect(citations[1]).not.toHaveProperty('heading');
    expect(citations[3]).not.toHaveProperty('sections');
  });
  test('laws cited by name are found in the Code; later mentions are short forms', async () => {
    const checked = await check(
      'The Americans with Disabilities Act (ADA), and § 102(b)(5) of the ADA. The ADA. FMLA § 9999.',
    );
    expect(checked.citations.map(({ text, status, reason }) => [text, status, reason])).toEqual([
      ['Americans with Disabilities Act (ADA)', 'verified', 'in_code'],
      ['§ 102(b)(5) of the ADA', 'verified', 'in_code'],
      ['ADA', 'verified', 'in_code'],
      ['FMLA § 9999', 'not_in_index', 'act_section'],
    ]);
    expect(checked.citations[1]).toMatchObject({
      parsed: { title: '42', section: '12112', act: 'Americans with Disabilities Act of 1990' },
    });
    const view = viewCheck(checked);
    expect(view.rows.map(({ number, again }) => [number, again])).toEqual([
      [1, 1],
      [2, 0],
      [3, 0],
    ]);
  });
  test('logs nothing of the text', async () => {
    await check('Hush v. Secret, 384 U.S. 901 (1966) and more');
    expect(JSON.stringify(deps.logged)).not.toContain('Secret');
  });
});

describe('quotations', () => {
  const quote = (words: string) =>
    check(`The court said: “${words}” Testing v. Quoting, 410 U.S. 605 (1973).`);
  test('exact, with a link to the paragraph', async () => {
    const { quotations } = await quote('a sample quoted in a test must be quoted word for word');
    expect(quotations).toMatchObject([
      { citation: 0, match: { kind: 'exact' }, page: '/cases/testing-v-quoting-1973#p2' },
    ]);
  });
  test('altered, with the difference', async () => {
    const { quotations } = await quote(
      'A sample quoted in a test may be quoted word for word by anyone',
    );
    expect(quotations[0]?.match).toMatchObject({
      kind: 'altered',
      parts: expect.arrayContaining([
        { kind: 'added', text: 'may' },
        { kind: 'removed', text: 'must' },
      ]),
    });
  });
  test('absent', async () => {
    const { quotations } = await quote('These words were never written by any court of law');
    expect(quotations[0]?.match).toEqual({ kind: 'absent' });
  });
});

describe('output', () => {
  test('the page has rows for full citations, marks for short forms, and a sorted table', async () => {
    const view = viewCheck(await check(TEXT));
    expect(view.total).toBe(10);
    // Rows have no gaps where short forms are: those belong to the row of the citation they refer
    // to.
    expect(view.rows.map(({ number }) => number)).toEqual(view.rows.map((_, index) => index + 1));
    expect(view.marks[1]).toMatchObject({ position: 2, number: 1 });
    expect(view.marks[2]).toMatchObject({ position: 3, number: 2 });
    expect(view.rows[0]?.notes).toEqual([
      'Sample v. Example has been overruled by Later v. Sample.',
    ]);
    expect(view.table.map(({ group }) => group)).toEqual(['case', 'statute']);
    expect(view.table[0]?.entries[0]?.label).toMatch(/^Nobody v\. Nowhere/);
  });
  // Guards against pages of twenty megabytes.
  test('lists of sections count as rows do, and neighbors name their nearest sections once', async () => {
    const list = Array.from({ length: 40 }, (_, index) => 90_001 + index).join(', ');
    const view = viewCheck(await check(`42 U.S.C. §§ ${list}; `.repeat(60)));
    expect(view.total).toBe(60);
    expect(view.rows).toHaveLength(50);
    expect(view.notices).toHaveLength(1);
    const nearest = view.rows[0]?.sections?.flatMap((one) => (one.inCode ? [] : one.nearest)) ?? [];
    expect(new Set(nearest.map(({ url }) => url)).size).toBe(nearest.length);
  });
  test('downloads contain the whole text with a label after each citation, and escape markup', async () => {
    const checked = await check(
      `<script>alert(1)</script> =1+1 Sample v. Example, 384 U.S. 901 (1966). “=cmd” 99 U.S.C. § 4.`,
    );
    expect(exportCheck(checked, 'marked-text').text).toContain(
      '384 U.S. 901 (1966) [1 Verified]. “=cmd” 99 U.S.C. § 4 [2 Cannot exist].',
    );
    const html = exportCheck(checked, 'marked-html').text;
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script>');
    expect(exportCheck(checked, 'table-csv').text.split('\r\n')).toHaveLength(4);
    expect(exportCheck(checked, 'table-text').text).toContain(
      'Sample v. Example, 384 U.S. 901 (1966) [Verified]',
    );
    const statutes = await check('42 U.S.C. § 1985; 42 U.S.C. § 1984.');
    expect(exportCheck(statutes, 'marked-text').text).toContain(
      '42 U.S.C. § 1984 [2 Not in the Code].',
    );
    expect(exportCheck(statutes, 'marked-html').text).toContain(
      '<b class="not_in_code">2 Not in the Code</b>',
    );
    expect(exportCheck(statutes, 'table-csv').text).toContain(
      'Conspiracy to interfere with civil rights',
    );
    expect(viewCheck(statutes).groups.map(({ words }) => words)).toEqual([
      '1 verified',
      '1 not in the Code',
    ]);
  });
});

test('the time of the main thread is charged, too', async () => {
  const charges: unknown[][] = [];
  const limits: RateLimiter = {
    take: async (...decision) => {
      charges.push(decision);
      return { allowed: true, giveBack: async () => {} };
    },
  };
  // Each step is said to take half a second.
  const usage = vi.spyOn(process, 'threadCpuUsage').mockReturnValue({ user: 500_000, system: 0 });
  await check('42 U.S.C. § 1. '.repeat(500), { limits });
  usage.mockRestore();
  expect(charges.slice(0, 2).map(([limit]) => limit)).toEqual([
    'citation-checks',
    'citation-seconds',
  ]);
  const [, , [limit, , seconds] = []] = charges;
  expect([limit, Number(seconds) >= 10]).toEqual(['citation-seconds', true]);
});

describe('failures', () => {
  test('returns a message for an empty text, a rate limit and an unreadable file', async () => {
    expect(await checkCitations(deps, asCaller('nobody'), ok({ text: '  ' }))).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
    const limits = { take: async () => ({ allowed: false as const, retryAfterSeconds: 9 }) };
    expect(
      await checkCitations({ ...deps, limits }, asCaller('nobody'), ok({ text: 'a' })),
    ).toMatchObject({
      failure: { kind: 'rate_limited', retryAfterSeconds: 9 },
    });
    const wrong = fail('invalid', 'no file');
    expect(await checkCitations({ ...deps, limits }, asCaller('nobody'), wrong)).toMatchObject({
      failure: { kind: 'rate_limited' },
    });
    expect(await checkCitations(deps, asCaller('nobody'), wrong)).toEqual(wrong);
    const upload = { name: 'brief.docx', bytes: Buffer.from('no') };
    expect(await checkCitations(deps, asCaller('nobody'), ok({ upload }))).toMatchObject({
      failure: { kind: 'invalid', fields: { file: expect.stringContaining('.docx') } },
    });
  });
  // Guards against hostile files that use a worker for seconds each, within the number of checks
  // that a network has.
  test.runIf(LONG)(
    'counts processor time: a network that sends expensive files is refused, others are not',
    async () => {
      const { clock, log } = deps;
      const limits = createRateLimiter({
        db,
        limits: {
          'citation-checks': { count: 60, seconds: 600 },
          'citation-seconds': { count: 1, seconds: 600 },
        },
        mode: 'on',
        secret: 'secret',
        clock,
        log,
        patienceMs: 60_000,
      });
      const citationReader = createCitationReader({ maxCpuMs: 700 });
      const send = (network: string, bytes: Uint8Array) =>
        checkCitations(
          { ...deps, limits, citationReader },
          asCaller(network),
          ok({ upload: { name: 'brief', bytes } }),
        );
      const expensive = createPdf([], { stream: Buffer.alloc(64 * 1024 * 1024, ' ') });
      const small = createDocx(['See 42 U.S.C. &#167; 1983.']);
      expect(await send('198.51.100.7', expensive)).toMatchObject({ failure: { kind: 'invalid' } });
      // refused already where the first one took more than a second
      await send('198.51.100.7', expensive);
      expect(await send('198.51.100.7', small)).toMatchObject({
        failure: { kind: 'rate_limited', retryAfterSeconds: expect.any(Number) },
      });
      expect(await send('198.51.100.8', small)).toMatchObject({ ok: true });
    },
  );
  test('falls back to built-in cases when the database is unavailable, and says so', async () => {
    const unavailableDb = {
      pool: { query: () => Promise.reject(new Error('away')) },
    } as unknown as typeof db;
    const checked = await check(TEXT, { db: unavailableDb });
    expect(checked.partial).toBe(true);
    expect(checked.citations[0]?.status).toBe('verified');
    expect(viewCheck(checked).notices[0]).toContain('could not be asked');
  });
});
