// CourtListener lookups: what is cached, how often it is asked, and that its failures never break a
// page.

import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredLiveAnswers } from '#features/case-law/live/live-answers.server.ts';
import {
  createLiveLookup,
  lookUpLiveCitations,
} from '#features/case-law/live/live-citations.server.ts';
import { searchLiveCases } from '#features/case-law/live/live-search.server.ts';
import { storeCases } from '#features/case-law/store/store-cases.server.ts';
import { checkCitations } from '#features/citations/check/check-citations.server.ts';
import type { RateLimiter } from '#features/deps.ts';
import { createCourtListenerV4 } from '#integrations/courtlistener/courtlistener-v4.ts';
import { ok } from '#lib/result.ts';
import { LIMITS } from '#server/load/limits.ts';
import { createRateLimiter } from '#server/load/rate-limiter.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestDeps, type TestDeps } from '#tests/harness/app/test-deps.ts';
import { createBreakableDatabase } from '#tests/harness/db/test-database.ts';
import { startFakeCourtListener } from '#tests/harness/fakes/fake-courtlistener.ts';

const TOKEN = 'a-token-that-nobody-may-see';
const MAPP = { volume: '367', reporter: 'U.S.', page: '643' };
const NOWHERE = { volume: '1', reporter: 'U.S.', page: '200' };

const database = await createBreakableDatabase();
const [one, two] = [await database.open(), await database.open()];
const fake = await startFakeCourtListener([
  { id: 1, name: 'Mapp v. Ohio', citations: [[367, 'U.S.', '643']], date: '1961-06-19' },
  { id: 2, name: 'Ohio v. Roberts', citations: [[448, 'U.S.', '56']], date: '1980-06-25' },
  {
    id: 3,
    name: 'State of Ohio v. Ninth',
    citations: [[10, 'F.3d', '20']],
    date: '1993-01-05',
    court: 'ca9',
  },
]);
afterAll(() => fake.stop());

/** For a CourtListener that never answers: only the timeout ends the wait, so it is short. */
const createImpatientProcess = () => createProcess(one, undefined, 300);

/** The dependencies of one process. */
function createProcess(db = one, limits?: RateLimiter, timeoutMs = 60_000): TestDeps {
  const deps = createTestDeps({ db, ...(limits && { limits }) });
  deps.courtListener = createCourtListenerV4(
    { url: fake.url, token: TOKEN, timeoutMs },
    deps.clock,
  );
  return deps;
}
const lookUpStatuses = async (deps: TestDeps, keys = [MAPP, NOWHERE]) =>
  (await lookUpLiveCitations(deps, keys)).map(({ status }) => status);
const advanceClock = ({ clock }: TestDeps, hours: number) =>
  clock.set(new Date(clock.now().getTime() + hours * 3_600_000).toISOString());

beforeEach(async () => {
  await database.giveBack();
  await database.empty('live_answers', 'rate_limits');
  fake.behave();
  fake.requests.length = 0;
});

describe('cache', () => {
  test('is shared by all processes: a day for found answers, an hour for others', async () => {
    expect(await lookUpStatuses(createProcess(one))).toEqual(['found', 'not_found']);
    const other = createProcess(two);
    expect(await lookUpStatuses(other)).toEqual(['found', 'not_found']);
    expect(fake.requests).toHaveLength(1);
    advanceClock(other, 1.01);
    await lookUpStatuses(other);
    expect(fake.requests.map(({ text }) => text)).toEqual([
      '367 U.S. 643; 1 U.S. 200',
      '1 U.S. 200',
    ]);
    advanceClock(other, 23);
    await lookUpStatuses(other);
    expect(fake.requests.at(-1)?.text).toBe('367 U.S. 643; 1 U.S. 200');
  });

  test('keys reveal neither citations nor words', async () => {
    const deps = createProcess();
    await lookUpStatuses(deps);
    await searchLiveCases(deps, { query: 'my very private words ohio', page: 1 });
    const rows = await database.rows('SELECT key, answer::text FROM live_answers');
    expect(rows).toHaveLength(3);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain('private');
  });

  test('deletes expired answers, and the oldest above the cap', async () => {
    const deps = createProcess();
    await database.rows(`INSERT INTO live_answers SELECT 'k' || n, '[]', '2026-11-16T00:00:00Z'::timestamptz + n * interval '1 ms'
      FROM generate_series(1, 20010) n`);
    await database.rows(`INSERT INTO live_answers VALUES ('old', '[]', '2026-11-15T11:59:59Z')`);
    await deleteExpiredLiveAnswers(deps);
    const [row] = await database.rows(
      `SELECT count(*)::int AS n, bool_or(key IN ('old', 'k10')) AS old, bool_or(key = 'k11') AS kept FROM live_answers`,
    );
    expect(row).toEqual({ n: 20_000, old: false, kept: true });
  });

  test('sends concurrent identical questions once', async () => {
    const deps = createProcess();
    const answers = await Promise.all(Array.from({ length: 30 }, () => lookUpStatuses(deps)));
    expect(new Set(answers.map(String))).toEqual(new Set(['found,not_found']));
    const searches = await Promise.all(
      Array.from({ length: 30 }, () => searchLiveCases(deps, { query: 'ohio', page: 1 })),
    );
    expect(new Set(searches.map(({ status }) => status))).toEqual(new Set(['asked']));
    expect(fake.requests).toHaveLength(2);
  });
});

describe('rate limits', () => {
  const createLimiter = (deps: TestDeps, overrides: Partial<typeof LIMITS> | object = {}) =>
    createRateLimiter({
      ...deps,
      limits: { ...LIMITS, ...overrides },
      mode: 'on',
      patienceMs: 60_000,
    });

  test('count requests of all processes together; cached answers are still returned', async () => {
    const [a, b] = [createProcess(one), createProcess(two)];
    a.limits = createLimiter(a);
    b.limits = createLimiter(b);
    for (let i = 0; i < 5; i++) await lookUpStatuses(i % 2 ? a : b, [{ ...MAPP, page: String(i) }]);
    expect(fake.requests).toHaveLength(5);
    expect(await lookUpStatuses(a)).toEqual(['unknown', 'unknown']);
    expect(await searchLiveCases(b, { query: 'ohio', page: 1 })).toEqual({ status: 'unavailable' });
    expect(await lookUpStatuses(b, [{ ...MAPP, page: '0' }])).toEqual(['not_found']);
    expect(fake.requests).toHaveLength(5);
    expect([...a.logged, ...b.logged]).toEqual([]);
  });

  test('count citations one by one; the rest is unknown and asked later', async () => {
    const deps = createProcess();
    deps.limits = createLimiter(deps, { 'courtlistener-citations': { count: 1, seconds: 60 } });
    expect(await lookUpStatuses(deps)).toEqual(['found', 'unknown']);
    advanceClock(deps, 1 / 60);
    expect(await lookUpStatuses(deps)).toEqual(['found', 'not_found']);
    expect(fake.requests.map(({ text }) => text)).toEqual(['367 U.S. 643', '1 U.S. 200']);
  });
});

describe('search', () => {
  test('leaves out stored cases, applies filters and links to CourtListener', async () => {
    await storeCases(one, [
      {
        source: 'facts',
        sourceId: 'x',
        name: 'Ohio v. Roberts',
        courtId: 'scotus',
        docketNumber: '',
        decided: '1980-06-25',
        citations: [{ volume: '448', reporter: 'U.S.', page: '56' }],
        opinions: [],
      },
    ]);
    const found = await searchLiveCases(createProcess(), {
      query: 'ohio',
      court: 'supreme',
      fromYear: 1950,
      toYear: 1999,
      page: 1,
    });
    expect(found).toEqual({
      status: 'asked',
      hits: [
        {
          name: 'Mapp v. Ohio',
          cite: '367 U.S. 643',
          court: 'Court scotus',
          date: 'June 19, 1961',
          docket: 'No. 1-1',
          url: `${fake.url}/opinion/1/mapp-v-ohio/`,
          snippet: 'The words of Mapp v. Ohio.',
        },
      ],
    });
    expect(fake.requests[0]?.query.get('filed_before')).toBe('1999-12-31');
  });

  test('asks nothing without a token, without words, for later pages, or for an unknown jurisdiction', async () => {
    const deps = createProcess();
    expect(
      await searchLiveCases({ ...deps, courtListener: undefined }, { query: 'ohio', page: 1 }),
    ).toEqual({ status: 'off' });
    expect(await searchLiveCases(deps, { query: ' "" ', page: 1 })).toEqual({ status: 'off' });
    expect(await searchLiveCases(deps, { query: 'ohio', page: 2 })).toEqual({ status: 'off' });
    expect(
      await searchLiveCases(deps, { query: 'ohio', jurisdiction: 'Atlantis', page: 1 }),
    ).toEqual({ status: 'off' });
    expect(fake.requests).toEqual([]);
  });
});

describe('failures', () => {
  test.each([
    ['an error', { status: 500 }],
    ['silence', { hang: true }],
    ['nonsense', { raw: '{{{' }],
    ['"slow down"', { status: 429, headers: { 'retry-after': '30' } }],
    ['a refused token', { status: 401, body: `{"detail":"Invalid token ${TOKEN}"}` }],
  ] as const)(
    '%s: the result is unknown, nothing is cached, and the token is not logged',
    async (_what, behavior) => {
      const deps = 'hang' in behavior ? createImpatientProcess() : createProcess();
      fake.behave(behavior);
      expect(await lookUpStatuses(deps)).toEqual(['unknown', 'unknown']);
      expect(await searchLiveCases(deps, { query: 'ohio', page: 1 })).toEqual({
        status: 'unavailable',
      });
      expect(await database.rows('SELECT * FROM live_answers')).toEqual([]);
      expect(JSON.stringify(deps.logged)).not.toContain(TOKEN);
      expect(JSON.stringify(deps.logged)).not.toContain('ohio');
    },
  );

  test('without the database, CourtListener is still asked', async () => {
    const deps = createProcess(await database.open());
    await database.takeAway();
    expect(await lookUpStatuses(deps)).toEqual(['found', 'not_found']);
  });
});

describe('in the citation checker', () => {
  const check = async (deps: TestDeps, text: string) => {
    const result = await checkCitations(
      { ...deps, lookUpLive: createLiveLookup(deps) },
      asCaller('203.0.113.1'),
      ok({ text }),
    );
    return result.ok ? result.value : undefined;
  };

  test('reports a match, a wrong name and an unknown citation', async () => {
    const checked = await check(
      createProcess(),
      'Mapp v. Ohio, 367 U.S. 643 (1961). Smith v. Jones, 10 F.3d 20 (9th Cir. 1993). Doe v. Roe, 11 F.3d 20 (9th Cir. 1993).',
    );
    expect(checked?.citations.map(({ status, matches }) => [status, matches[0]?.name])).toEqual([
      ['found_live', 'Mapp v. Ohio'],
      ['wrong_name', 'State of Ohio v. Ninth'],
      ['not_in_index', undefined],
    ]);
    expect(checked?.liveFailed).toBe(false);
    expect(fake.requests.map(({ text }) => text)).toEqual(['367 U.S. 643; 10 F.3d 20; 11 F.3d 20']);
  });

  test('when CourtListener does not answer, the check still works and says so', async () => {
    fake.behave({ hang: true });
    const checked = await check(createImpatientProcess(), 'Mapp v. Ohio, 367 U.S. 643 (1961).');
    expect(checked).toMatchObject({ liveFailed: true, citations: [{ status: 'not_in_index' }] });
  });
});
