// CourtListener behind the product: what is kept, what is asked how often, and that nothing it does can hurt a page.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredLiveAnswers } from '#features/case-law/live/live-answers.server.ts';
import { liveLookup, lookUpLiveCitations } from '#features/case-law/live/live-citations.server.ts';
import { searchLiveCases } from '#features/case-law/live/live-search.server.ts';
import { storeCases } from '#features/case-law/store/store-cases.server.ts';
import { checkCitations } from '#features/citations/check-citations.server.ts';
import type { RateLimiter } from '#features/deps.ts';
import { courtListenerV4 } from '#integrations/courtlistener/courtlistener-v4.ts';
import { LIMITS } from '#server/load/limits.ts';
import { createRateLimiter } from '#server/load/rate-limiter.ts';
import { startFakeCourtListener } from '#tests/harness/fake-courtlistener.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { createTestDeps, type TestDeps } from '#tests/harness/test-deps.ts';

const TOKEN = 'a-token-that-nobody-may-see';
const MAPP = { volume: '367', reporter: 'U.S.', page: '643' };
const NOWHERE = { volume: '1', reporter: 'U.S.', page: '200' };

const database = await createTestDatabase();
const [one, two] = [await database.open(), await database.open()];
const fake = await startFakeCourtListener([
  { id: 1, name: 'Mapp v. Ohio', citations: [[367, 'U.S.', '643']], date: '1961-06-19' },
  { id: 2, name: 'Ohio v. Roberts', citations: [[448, 'U.S.', '56']], date: '1980-06-25' },
  { id: 3, name: 'State of Ohio v. Ninth', citations: [[10, 'F.3d', '20']], date: '1993-01-05', court: 'ca9' },
]);
afterAll(() => fake.stop());

/** For CourtListener when it is silent for good: then the limit alone ends the wait, so it may be short. */
const impatient = () => processOn(one, undefined, 300);

/** As one process has it. */
function processOn(db = one, limits?: RateLimiter, timeoutMs = 60_000): TestDeps {
  const deps = createTestDeps({ db, ...(limits && { limits }) });
  deps.courtListener = courtListenerV4({ url: fake.url, token: TOKEN, timeoutMs }, deps.clock);
  return deps;
}
const statuses = async (deps: TestDeps, keys = [MAPP, NOWHERE]) => (await lookUpLiveCitations(deps, keys)).map(({ status }) => status);
const later = ({ clock }: TestDeps, hours: number) => clock.set(new Date(clock.now().getTime() + hours * 3_600_000).toISOString());

beforeEach(async () => {
  await database.giveBack();
  await database.empty('live_answers', 'rate_limits');
  fake.behave();
  fake.asked.length = 0;
});

describe('what is kept', () => {
  test('for all processes: a day when something was found, an hour when not', async () => {
    expect(await statuses(processOn(one))).toEqual(['found', 'not_found']);
    const other = processOn(two);
    expect(await statuses(other)).toEqual(['found', 'not_found']);
    expect(fake.asked).toHaveLength(1);
    later(other, 1.01);
    await statuses(other);
    expect(fake.asked.map(({ text }) => text)).toEqual(['367 U.S. 643; 1 U.S. 200', '1 U.S. 200']);
    later(other, 23);
    await statuses(other);
    expect(fake.asked.at(-1)?.text).toBe('367 U.S. 643; 1 U.S. 200');
  });

  test('neither the citation nor the words can be read in the keys', async () => {
    const deps = processOn();
    await statuses(deps);
    await searchLiveCases(deps, { query: 'my very private words ohio', page: 1 });
    const rows = await database.rows('SELECT key, answer::text FROM live_answers');
    expect(rows).toHaveLength(3);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain('private');
  });

  test('old answers go, and the oldest when there are too many', async () => {
    const deps = processOn();
    await database.rows(`INSERT INTO live_answers SELECT 'k' || n, '[]', '2026-11-16T00:00:00Z'::timestamptz + n * interval '1 ms'
      FROM generate_series(1, 20010) n`);
    await database.rows(`INSERT INTO live_answers VALUES ('old', '[]', '2026-11-15T11:59:59Z')`);
    await deleteExpiredLiveAnswers(deps);
    const [row] = await database.rows(
      `SELECT count(*)::int AS n, bool_or(key IN ('old', 'k10')) AS old, bool_or(key = 'k11') AS kept FROM live_answers`,
    );
    expect(row).toEqual({ n: 20_000, old: false, kept: true });
  });

  test('many who ask the same at once are one request', async () => {
    const deps = processOn();
    const answers = await Promise.all(Array.from({ length: 30 }, () => statuses(deps)));
    expect(new Set(answers.map(String))).toEqual(new Set(['found,not_found']));
    const searches = await Promise.all(Array.from({ length: 30 }, () => searchLiveCases(deps, { query: 'ohio', page: 1 })));
    expect(new Set(searches.map(({ status }) => status))).toEqual(new Set(['asked']));
    expect(fake.asked).toHaveLength(2);
  });
});

describe('within its limits', () => {
  const limiterOn = (deps: TestDeps, changed: Partial<typeof LIMITS> | object = {}) =>
    createRateLimiter({ ...deps, limits: { ...LIMITS, ...changed }, mode: 'on', patienceMs: 60_000 });

  test('requests are counted for all processes together; what is kept is still answered', async () => {
    const [a, b] = [processOn(one), processOn(two)];
    a.limits = limiterOn(a);
    b.limits = limiterOn(b);
    for (let i = 0; i < 5; i++) await statuses(i % 2 ? a : b, [{ ...MAPP, page: String(i) }]);
    expect(fake.asked).toHaveLength(5);
    expect(await statuses(a)).toEqual(['unknown', 'unknown']);
    expect(await searchLiveCases(b, { query: 'ohio', page: 1 })).toEqual({ status: 'unavailable' });
    expect(await statuses(b, [{ ...MAPP, page: '0' }])).toEqual(['not_found']);
    expect(fake.asked).toHaveLength(5);
    expect([...a.logged, ...b.logged]).toEqual([]);
  });

  test('citations are counted one by one: the rest is not known, and is asked another time', async () => {
    const deps = processOn();
    deps.limits = limiterOn(deps, { 'courtlistener-citations': { count: 1, seconds: 60 } });
    expect(await statuses(deps)).toEqual(['found', 'unknown']);
    later(deps, 1 / 60);
    expect(await statuses(deps)).toEqual(['found', 'not_found']);
    expect(fake.asked.map(({ text }) => text)).toEqual(['367 U.S. 643', '1 U.S. 200']);
  });
});

describe('search', () => {
  test('what we hold is left out, filters hold, and each hit opens at CourtListener', async () => {
    await storeCases(one, [
      {
        ...{ source: 'facts', sourceId: 'x', name: 'Ohio v. Roberts', courtId: 'scotus', docketNumber: '', decided: '1980-06-25' },
        citations: [{ volume: '448', reporter: 'U.S.', page: '56' }],
        opinions: [],
      },
    ]);
    const found = await searchLiveCases(processOn(), { query: 'ohio', court: 'supreme', fromYear: 1950, toYear: 1999, page: 1 });
    expect(found).toEqual({
      status: 'asked',
      hits: [
        {
          ...{ name: 'Mapp v. Ohio', cite: '367 U.S. 643', court: 'Court scotus', date: 'June 19, 1961', docket: 'No. 1-1' },
          ...{ url: `${fake.url}/opinion/1/mapp-v-ohio/`, snippet: 'The words of Mapp v. Ohio.' },
        },
      ],
    });
    expect(fake.asked[0]?.query.get('filed_before')).toBe('1999-12-31');
  });

  test('nothing is asked without a token, without words, for later pages, or for a place that is none', async () => {
    const deps = processOn();
    expect(await searchLiveCases({ ...deps, courtListener: undefined }, { query: 'ohio', page: 1 })).toEqual({ status: 'off' });
    expect(await searchLiveCases(deps, { query: ' "" ', page: 1 })).toEqual({ status: 'off' });
    expect(await searchLiveCases(deps, { query: 'ohio', page: 2 })).toEqual({ status: 'off' });
    expect(await searchLiveCases(deps, { query: 'ohio', jurisdiction: 'Atlantis', page: 1 })).toEqual({ status: 'off' });
    expect(fake.asked).toEqual([]);
  });
});

describe('when something is away', () => {
  test.each([
    ['an error', { status: 500 }],
    ['silence', { hang: true }],
    ['nonsense', { raw: '{{{' }],
    ['"slow down"', { status: 429, headers: { 'retry-after': '30' } }],
    ['a refused token', { status: 401, body: `{"detail":"Invalid token ${TOKEN}"}` }],
  ] as const)('%s: unknown, nothing kept, and the token in no log', async (_what, wrong) => {
    const deps = 'hang' in wrong ? impatient() : processOn();
    fake.behave(wrong);
    expect(await statuses(deps)).toEqual(['unknown', 'unknown']);
    expect(await searchLiveCases(deps, { query: 'ohio', page: 1 })).toEqual({ status: 'unavailable' });
    expect(await database.rows('SELECT * FROM live_answers')).toEqual([]);
    expect(JSON.stringify(deps.logged)).not.toContain(TOKEN);
    expect(JSON.stringify(deps.logged)).not.toContain('ohio');
  });

  test('the database: CourtListener still answers', async () => {
    const deps = processOn(await database.open());
    await database.takeAway();
    expect(await statuses(deps)).toEqual(['found', 'not_found']);
  });
});

describe('in the citation checker', () => {
  const check = async (deps: TestDeps, text: string) => {
    const result = await checkCitations({ ...deps, lookUpLive: liveLookup(deps) }, '203.0.113.1', { text });
    return result.ok ? result.value : undefined;
  };

  test('found under its name, another name, nowhere', async () => {
    const checked = await check(
      processOn(),
      'Mapp v. Ohio, 367 U.S. 643 (1961). Smith v. Jones, 10 F.3d 20 (9th Cir. 1993). Doe v. Roe, 11 F.3d 20 (9th Cir. 1993).',
    );
    expect(checked?.citations.map(({ status, held }) => [status, held[0]?.name])).toEqual([
      ['found_live', 'Mapp v. Ohio'],
      ['wrong_name', 'State of Ohio v. Ninth'],
      ['not_in_index', undefined],
    ]);
    expect(checked?.liveFailed).toBe(false);
    expect(fake.asked.map(({ text }) => text)).toEqual(['367 U.S. 643; 10 F.3d 20; 11 F.3d 20']);
  });

  test('when it cannot be asked, the check stands and says so', async () => {
    fake.behave({ hang: true });
    const checked = await check(impatient(), 'Mapp v. Ohio, 367 U.S. 643 (1961).');
    expect(checked).toMatchObject({ liveFailed: true, citations: [{ status: 'not_in_index' }] });
  });
});
