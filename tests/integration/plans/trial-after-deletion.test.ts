// Deleting an account does not renew its free search: a keyed hash of the address stays for a year.
import { beforeEach, expect, test } from 'vitest';
import { deleteExpiredTrials, isDeletedTrial } from '#features/plans/deleted-trials.server.ts';
import { getPlanSummary } from '#features/plans/plan-summary.server.ts';
import { runGated } from '#features/plans/run-gated.server.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { setUp } from '../accounts/setup.ts';

const world = await setUp();
const listRemembered = () => world.database.rows('SELECT * FROM deleted_trials');
beforeEach(() => world.database.empty('deleted_trials'));
const ANN = 'ann@example.com';

async function join(email = ANN) {
  await world.createMember(email);
  const browser = await world.signInAs(email);
  const viewer = await world.viewer(browser);
  return viewer.kind === 'account' ? { browser, viewer } : expect.unreachable('not signed in');
}
type Member = Awaited<ReturnType<typeof join>>;
const tryOnce = ({ viewer }: Member) =>
  runGated(world.deps, viewer, 'search-news', async () => ok('found'), { tryOnceFree: true });
const leave = ({ browser, viewer }: Member) =>
  world.accounts.deleteAccount({ ...browser.caller, viewer });

test('whoever used it, deleted the account and registered the address again has none', async () => {
  const member = await join();
  expect(await tryOnce(member)).toMatchObject({ ok: true });
  expect(await leave(member)).toMatchObject({ ok: true });
  const returned = await join();
  expect(await tryOnce(returned)).toMatchObject({ ok: false, failure: { kind: 'needs_plan' } });
  expect(await getPlanSummary(world.deps, returned.viewer)).toMatchObject({ trial: 'used' });
  const other = await join('other@example.com');
  expect(await tryOnce(other)).toMatchObject({ ok: true });
});

test('what stays is a hash and a day, nothing that could be read back', async () => {
  const member = await join();
  await tryOnce(member);
  await leave(member);
  await world.accounts.settle();
  const rows = await listRemembered();
  expect(rows).toMatchObject([{ email_hash: expect.stringMatching(/^[\w-]{43}$/) }]);
  expect(Object.keys(rows[0] ?? {})).toEqual(['email_hash', 'deleted_on']);
  const isKnownWithOtherKey = await isDeletedTrial(
    { ...world.deps, secret: 'another secret' },
    ANN,
  );
  expect([await isDeletedTrial(world.deps, ANN), isKnownWithOtherKey]).toEqual([true, false]);
});

test('nothing stays of an account that did not use it', async () => {
  const member = await join();
  const failedSearch = async () => fail('unavailable', 'not now');
  await runGated(world.deps, member.viewer, 'search-news', failedSearch, { tryOnceFree: true });
  await leave(member);
  expect(await listRemembered()).toEqual([]);
  expect(await tryOnce(await join())).toMatchObject({ ok: true });
});

test('a search that still runs counts as used', async () => {
  const member = await join();
  const search = Promise.withResolvers<Result<string>>();
  const running = runGated(world.deps, member.viewer, 'search-news', () => search.promise, {
    tryOnceFree: true,
  });
  await expect.poll(() => world.database.rows('SELECT * FROM feature_usage')).toHaveLength(1);
  await leave(member);
  search.resolve(ok('found'));
  await running;
  expect(await tryOnce(await join())).toMatchObject({ ok: false });
});

test('is forgotten after a year', async () => {
  const member = await join();
  await tryOnce(member);
  await leave(member);
  world.deps.clock.set('2027-11-14T23:59:59Z');
  await deleteExpiredTrials(world.deps);
  expect(await isDeletedTrial(world.deps, ANN)).toBe(true);
  world.deps.clock.set('2027-11-15T00:00:00Z');
  expect(await isDeletedTrial(world.deps, ANN)).toBe(false);
  await deleteExpiredTrials(world.deps);
  expect(await listRemembered()).toEqual([]);
});
