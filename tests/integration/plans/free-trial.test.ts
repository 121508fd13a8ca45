import { beforeEach, describe, expect, test } from 'vitest';
import { VISITOR } from '#features/caller.ts';
import { type Access, runGated } from '#features/plans/run-gated.server.ts';
import { isFreeTrialUsed } from '#features/plans/take-free-trial.server.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import {
  type AccountViewer,
  createTestAccount,
  createTestGrant,
} from '#tests/harness/app/test-accounts.ts';
import { createTestDeps, type TestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase();
const db = await database.open();
const listUsage = () => database.rows('SELECT feature_id, user_id FROM feature_usage');

let deps: TestDeps;
let ann: AccountViewer;
let searches: Access[];
beforeEach(async () => {
  deps = createTestDeps({ db });
  await database.empty('users');
  ann = await createTestAccount(database);
  searches = [];
});

const search = async (access: Access): Promise<Result<string>> => {
  searches.push(access);
  return ok('found');
};
const tryOnce = (
  work = search,
  action: 'search-news' | 'analyze-strategy' | 'generate-motion' = 'search-news',
) => runGated(deps, ann, action, work, { tryOnceFree: true });

test('fifty concurrent clicks give one search', async () => {
  const actions = ['search-news', 'analyze-strategy', 'generate-motion'] as const;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => tryOnce(search, actions[i % 3])),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(searches).toEqual(['trial']);
  const refusals = answers.filter((answer) => !answer.ok);
  expect(new Set(refusals.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([
      JSON.stringify({
        ok: false,
        failure: {
          kind: 'needs_plan',
          message: 'Please upgrade to access advanced research features',
        },
      }),
    ]),
  );
  expect(await listUsage()).toEqual([{ feature_id: 'advanced-research', user_id: ann.id }]);
  expect(await isFreeTrialUsed(deps, ann)).toBe(true);
});

test('each account has one trial', async () => {
  const bob = await createTestAccount(database);
  expect(await tryOnce()).toMatchObject({ ok: true });
  expect(await runGated(deps, bob, 'search-news', search, { tryOnceFree: true })).toMatchObject({
    ok: true,
  });
});

test('is not spent without pressing Try Once Free', async () => {
  expect(await runGated(deps, ann, 'analyze-strategy', search)).toMatchObject({
    ok: false,
    failure: { kind: 'needs_plan' },
  });
  expect(searches).toEqual([]);
  expect(await listUsage()).toEqual([]);
});

test('a visitor has to sign in first', async () => {
  const answer = await runGated(deps, VISITOR, 'search-news', search, { tryOnceFree: true });
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'unauthenticated' } });
  expect(searches).toEqual([]);
});

test('does not cover other actions', async () => {
  for (const action of ['page-through-cases', 'export-docx', 'write-both-sides-memo'] as const) {
    expect(await runGated(deps, ann, action, search, { tryOnceFree: true })).toMatchObject({
      ok: false,
    });
  }
  expect(searches).toEqual([]);
  expect(await listUsage()).toEqual([]);
});

test('a paid plan does not spend it on its own features, but the research plan may spend it on a motion', async () => {
  await createTestGrant(database, ann, { tier: 'research' });
  expect(await tryOnce()).toMatchObject({ ok: true });
  expect(searches).toEqual(['full']);
  expect(await listUsage()).toEqual([]);
  expect(await tryOnce(search, 'generate-motion')).toMatchObject({ ok: true });
  expect(await tryOnce(search, 'generate-motion')).toMatchObject({ ok: false });
  expect(searches).toEqual(['full', 'trial']);
});

describe('a failed search gives it back', () => {
  test('with a failure', async () => {
    const failingSearch = async (): Promise<Result<string>> =>
      fail('unavailable', 'Failed to fetch legal news');
    expect(await tryOnce(failingSearch)).toMatchObject({
      ok: false,
      failure: { message: 'Failed to fetch legal news' },
    });
    expect(await isFreeTrialUsed(deps, ann)).toBe(false);
    expect(await tryOnce()).toMatchObject({ ok: true });
  });
  test('with an exception', async () => {
    await expect(tryOnce(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    expect(await tryOnce()).toMatchObject({ ok: true });
  });
  test('with a crash: free again after ten minutes, not before', async () => {
    void tryOnce(() => new Promise(() => {}));
    await expect.poll(listUsage).toHaveLength(1);
    deps.clock.set('2026-11-15T12:09:59Z');
    expect(await tryOnce()).toMatchObject({ ok: false });
    expect(await isFreeTrialUsed(deps, ann)).toBe(false);
    deps.clock.set('2026-11-15T12:10:01Z');
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryOnce()));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  });
});

test('is deleted with the account', async () => {
  await tryOnce();
  await database.rows('DELETE FROM users WHERE id = $1', [ann.id]);
  expect(await listUsage()).toEqual([]);
});
