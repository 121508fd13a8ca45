import { beforeEach, describe, expect, test } from 'vitest';
import { getTier } from '#features/plans/get-tier.server.ts';
import { grantTier } from '#features/plans/grant-tier.server.ts';
import { getPlanSummary } from '#features/plans/plan-summary.server.ts';
import { runGated } from '#features/plans/run-gated.server.ts';
import { ok } from '#lib/result.ts';
import {
  type AccountViewer,
  createTestAccount,
  createTestGrant,
} from '#tests/harness/app/test-accounts.ts';
import { createTestDeps, TEST_TIME, type TestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase();
const db = await database.open();
let deps: TestDeps;
let ann: AccountViewer;
beforeEach(async () => {
  deps = createTestDeps({ db });
  await database.empty('users');
  ann = await createTestAccount(database, { email: 'ann@example.com' });
});
const getTierAt = (time = TEST_TIME) => getTier(deps, ann.id, new Date(time));

describe('by the operator', () => {
  test('grants, changes and revokes a tier without an end date', async () => {
    expect(await grantTier(deps, { email: ' ANN@example.com', tier: 'premium' })).toMatchObject({
      ok: true,
      value: { tier: 'premium' },
    });
    expect(await getTierAt('2036-01-01T00:00:00Z')).toBe('premium');
    await grantTier(deps, { email: 'ann@example.com', tier: 'research' });
    expect(await getTierAt()).toBe('research');
    await grantTier(deps, { email: 'ann@example.com', tier: 'basic' });
    expect(await getTierAt()).toBe('basic');
  });
  test('lasts to the end of the given day', async () => {
    await grantTier(deps, { email: 'ann@example.com', tier: 'ultimate', until: '2026-12-31' });
    expect(await getTierAt('2027-01-01T07:59:00Z')).toBe('ultimate');
    expect(await getTierAt('2027-01-01T12:00:00Z')).toBe('basic');
  });
  test('does not revoke what the store sold', async () => {
    await createTestGrant(database, ann, { tier: 'premium' });
    expect(await grantTier(deps, { email: 'ann@example.com', tier: 'basic' })).toMatchObject({
      value: { tier: 'premium' },
    });
  });
  test.each([
    [{ email: 'nobody@example.com', tier: 'premium' }, 'not_found'],
    [{ email: 'ann@example.com', tier: 'gold' }, 'invalid'],
    [{ email: 'ann@example.com', tier: 'premium', until: 'soon' }, 'invalid'],
    [{ email: 'ann@example.com', tier: 'premium', until: '2026-02-30' }, 'invalid'],
    [{ email: 'ann@example.com', tier: 'premium', until: '2020-01-01' }, 'invalid'],
    [{ email: "ann@example.com' OR 1=1 --", tier: 'premium' }, 'not_found'],
  ])('%j: %s', async (input, kind) => {
    expect(await grantTier(deps, input)).toMatchObject({ ok: false, failure: { kind } });
    expect(await getTierAt()).toBe('basic');
  });
  test('twenty concurrent grants leave one', async () => {
    await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        grantTier(deps, { email: 'ann@example.com', tier: 'premium' }),
      ),
    );
    expect(await database.rows('SELECT * FROM plan_grants')).toHaveLength(1);
  });
});

describe('the plan section of the account page', () => {
  test('basic', async () => {
    expect(await getPlanSummary(deps, ann)).toMatchObject({
      tier: 'basic',
      price: 'Free',
      ends: null,
      trial: 'unused',
      paywall: 'on',
    });
    await runGated(deps, ann, 'search-news', async () => ok(null), { tryOnceFree: true });
    expect(await getPlanSummary(deps, ann)).toMatchObject({ trial: 'used' });
  });
  test('bought, cancelled, granted', async () => {
    await createTestGrant(database, ann, { tier: 'premium' });
    expect(await getPlanSummary(deps, ann)).toMatchObject({
      name: 'Premium',
      price: '$100 per month',
      ends: 'Paid through December 1, 2026.',
      trial: 'not-needed',
    });
    await database.rows('UPDATE plan_grants SET cancelled_at = now()');
    expect((await getPlanSummary(deps, ann)).ends).toBe(
      'Ends on December 1, 2026. Nothing more will be charged.',
    );
    await grantTier(deps, { email: 'ann@example.com', tier: 'ultimate' });
    const view = await getPlanSummary(deps, ann);
    expect(view).toMatchObject({ tier: 'ultimate', price: 'Free' });
    expect(view.features.map((feature) => feature.id)).toContain('priority-support');
    deps.clock.set('2027-06-01T00:00:00Z');
    await grantTier(deps, { email: 'ann@example.com', tier: 'basic' });
    expect(await getPlanSummary(deps, ann)).toMatchObject({ tier: 'basic' });
  });
  test('without a paywall every feature is listed', async () => {
    deps.site.paywall = 'off';
    expect(await getPlanSummary(deps, ann)).toMatchObject({
      trial: 'not-needed',
      paywall: 'off',
      features: { length: 7 },
    });
  });
});
