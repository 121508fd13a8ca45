import { beforeEach, describe, expect, test } from 'vitest';
import type { RateLimitDecision } from '#features/deps.ts';
import { fixedClock } from '#lib/clock.ts';
import { createRateLimiter } from '#server/load/rate-limiter.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { createBreakableDatabase } from '#tests/harness/db/test-database.ts';

const database = await createBreakableDatabase();
const [one, two] = [await database.open(), await database.open()];
const LIMITS = { pages: { count: 10, seconds: 60 }, writes: { count: 2, seconds: 60 } };

const countAllowed = (answers: RateLimitDecision[]) =>
  answers.filter((answer) => answer.allowed).length;

/** Generous timeout, so that a slow CI machine does not cause the per-process fallback. */
function createLimiter(
  db: typeof one,
  { now = '2026-11-15T12:00:10Z', mode = 'on' as 'on' | 'off', patienceMs = 60_000 } = {},
) {
  const clock = fixedClock(now);
  const { log, logged } = createTestDeps();
  return {
    clock,
    logged,
    ...createRateLimiter({ db, limits: LIMITS, mode, secret: 'secret', clock, log, patienceMs }),
  };
}

beforeEach(async () => {
  await database.giveBack();
  await database.empty('rate_limits');
});

test('two processes share their counts, even under concurrent requests', async () => {
  const [a, b] = [createLimiter(one), createLimiter(two)];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => (i % 2 ? a : b).take('pages', '203.0.113.9')),
  );
  expect(countAllowed(answers)).toBe(10);
  const refused = answers.filter((answer) => !answer.allowed);
  for (const answer of refused)
    expect(answer).toMatchObject({ allowed: false, retryAfterSeconds: 50 });
});

test('every key and every limit has its own count', async () => {
  const limiter = createLimiter(one);
  for (let i = 0; i < 3; i++) await limiter.take('writes', 'a');
  expect(await limiter.take('writes', 'a')).toMatchObject({ allowed: false });
  expect(await limiter.take('writes', 'b')).toMatchObject({ allowed: true });
  expect(await limiter.take('pages', 'a')).toMatchObject({ allowed: true });
});

test('what is given back can be taken once more, in every process and in its window alone', async () => {
  const [a, b] = [createLimiter(one), createLimiter(two)];
  const decision = await a.take('writes', 'a');
  await a.take('writes', 'a');
  if (decision.allowed) await decision.giveBack();
  expect(await b.take('writes', 'a')).toMatchObject({ allowed: true });
  expect(await a.take('writes', 'a')).toMatchObject({ allowed: false });
  a.clock.set('2026-11-15T12:01:00Z');
  await Promise.all([a.take('writes', 'a'), a.take('writes', 'a')]);
  if (decision.allowed) await decision.giveBack();
  expect(await a.take('writes', 'a')).toMatchObject({ allowed: false });
});

test('counts what a request costs, also when it is more than is left', async () => {
  const limiter = createLimiter(one);
  expect(await limiter.take('pages', 'a', 9)).toMatchObject({ allowed: true });
  expect(await limiter.take('pages', 'a', 2)).toMatchObject({ allowed: false });
  expect(await createLimiter(two).take('pages', 'a', 1)).toMatchObject({ allowed: false });
  expect(await limiter.take('pages', 'b', 10)).toMatchObject({ allowed: true });
});

test('the next window starts at zero', async () => {
  const limiter = createLimiter(one);
  for (let i = 0; i < 3; i++) await limiter.take('writes', 'a');
  limiter.clock.set('2026-11-15T12:00:59.500Z');
  expect(await limiter.take('writes', 'a')).toMatchObject({ allowed: false, retryAfterSeconds: 1 });
  limiter.clock.set('2026-11-15T12:01:00Z');
  expect(await limiter.take('writes', 'a')).toMatchObject({ allowed: true });
});

test('no network or email address is stored', async () => {
  await createLimiter(one).take('pages', '203.0.113.9');
  await createLimiter(one).take('pages', 'ann@example.com');
  const rows = await database.rows('SELECT * FROM rate_limits');
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|ann|example/);
});

test('allows everything and stores nothing when off', async () => {
  const limiter = createLimiter(one, { mode: 'off' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => limiter.take('writes', 'a')));
  expect(countAllowed(answers)).toBe(20);
  expect(await database.rows('SELECT * FROM rate_limits')).toEqual([]);
});

test('throws for an unknown limit', async () => {
  await expect(createLimiter(one).take('nonsense', 'a')).rejects.toThrow('no limit named nonsense');
});

test('counts older than a day are deleted', async () => {
  const limiter = createLimiter(one);
  await limiter.take('pages', 'a');
  limiter.clock.set('2026-11-16T11:59:00Z');
  await limiter.take('pages', 'a');
  await limiter.deleteExpired();
  expect(await database.rows('SELECT * FROM rate_limits')).toHaveLength(2);
  limiter.clock.set('2026-11-16T12:01:00Z');
  await limiter.deleteExpired();
  expect(await database.rows('SELECT * FROM rate_limits')).toHaveLength(1);
});

describe('when the database is down', () => {
  test.each([
    ['down', () => database.takeAway()],
    ['not responding', async () => database.freeze()],
  ])(
    '%s: each process counts separately, logs it once, and uses the database again afterwards',
    async (_name, breakIt) => {
      const [a, b] = [
        createLimiter(one, { patienceMs: 1_000 }),
        createLimiter(two, { patienceMs: 1_000 }),
      ];
      await breakIt();
      const answers = await Promise.all(Array.from({ length: 5 }, () => a.take('writes', 'a')));
      expect(countAllowed(answers)).toBe(2);
      expect(await b.take('writes', 'a')).toMatchObject({ allowed: true });
      expect(a.logged).toMatchObject([
        {
          level: 'warn',
          message: 'limits are counted per process until the database answers again',
        },
      ]);

      await database.giveBack();
      await expect
        .poll(async () => (await a.take('pages', 'x')) && (await countRows()))
        .toBeGreaterThan(0);
    },
  );
  test('answers only some requests in time: allows no more than the limit', async () => {
    const limiter = createLimiter(one, { patienceMs: 1_000 });
    const before = [await limiter.take('writes', 'a')];
    database.freeze();
    const frozen = await Promise.all([limiter.take('writes', 'a'), limiter.take('writes', 'a')]);
    await database.giveBack();
    expect(countAllowed([...before, ...frozen, await limiter.take('writes', 'a')])).toBe(2);
  });
  test('giving back neither fails nor waits for it', async () => {
    const limiter = createLimiter(one, { patienceMs: 1_000 });
    const decision = await limiter.take('writes', 'a');
    await database.takeAway();
    await (decision.allowed && decision.giveBack());
    expect(
      countAllowed(await Promise.all(Array.from({ length: 5 }, () => limiter.take('writes', 'a')))),
    ).toBe(2);
  });
  const countRows = async () => (await database.rows('SELECT * FROM rate_limits')).length;
});
