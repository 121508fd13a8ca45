import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeAccountReference } from '#features/plans/account-reference.server.ts';
import { deletePurchases } from '#features/plans/delete-purchases.server.ts';
import { tierOf } from '#features/plans/get-tier.server.ts';
import { receiveStoreEvent } from '#features/plans/receive-store-event.server.ts';
import { signStoreBody } from '#features/plans/store-signature.ts';
import { runs } from '#tests/harness/long-form.ts';
import { type AccountViewer, createTestAccount } from '#tests/harness/test-accounts.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { createTestDeps, TEST_TIME, type TestDeps } from '#tests/harness/test-deps.ts';

const database = await createTestDatabase();
const db = await database.open();
const storeSecret = 'a store secret for tests, long enough';

let deps: TestDeps;
let ann: AccountViewer;
beforeEach(async () => {
  deps = createTestDeps({ db, storeSecret });
  await database.empty('users', 'plan_grants', 'store_events');
  ann = await createTestAccount(database, { email: 'Ann@example.com' });
});

const events = () => database.rows('SELECT * FROM store_events ORDER BY id');
const grants = () =>
  database.rows(
    'SELECT source, subscription, user_id, email, tier, starts_at, ends_at, cancelled_at, refunded_at, last_event_at FROM plan_grants ORDER BY subscription',
  );

type Parts = { id?: string; type?: string; at?: string; data?: object };
const make = ({ id = 'evt_1', type = 'started', at = TEST_TIME, data = {} }: Parts = {}) => {
  const paid = type === 'started' || type === 'renewed' ? { tier: 'premium', paid_through: '2026-12-15T12:00:00Z' } : {};
  return {
    id,
    type: `subscription.${type}`,
    occurred_at: at,
    data: { subscription: 'sub_1', ...paid, account: makeAccountReference(deps.secret, ann.id), ...data },
  };
};
const send = (event: unknown, how: { secret?: string; age?: number; change?: (body: Buffer) => Buffer } = {}) => {
  const body = Buffer.from(typeof event === 'string' ? event : JSON.stringify(event));
  const signedAt = new Date(deps.clock.now().getTime() - (how.age ?? 0) * 1000);
  const signature = signStoreBody(how.secret ?? storeSecret, body, signedAt);
  return receiveStoreEvent(deps, { signature, body: how.change?.(body) ?? body });
};
const tier = (at = TEST_TIME) => tierOf(deps, ann.id, new Date(at));

describe('what was paid', () => {
  test('gives the tier until the paid time is over, to the second, with nobody clicking', async () => {
    expect(await tier()).toBe('basic');
    expect(await send(make())).toEqual({ ok: true, value: 'applied' });
    expect(await tier()).toBe('premium');
    expect(await tier('2026-12-15T11:59:59Z')).toBe('premium');
    expect(await tier('2026-12-15T12:00:00Z')).toBe('basic');
  });
  test('a renewal carries it on, with another tier if so', async () => {
    await send(make());
    deps.clock.set('2026-12-15T11:00:00Z');
    await send(
      make({ id: 'evt_2', type: 'renewed', at: '2026-12-15T11:00:00Z', data: { tier: 'ultimate', paid_through: '2027-01-15T12:00:00Z' } }),
    );
    expect(await tier('2027-01-15T11:00:00Z')).toBe('ultimate');
    expect(await tier('2027-01-15T12:00:00Z')).toBe('basic');
  });
  test('a cancellation ends it with the paid time, a refund at once', async () => {
    await send(make());
    await send(make({ id: 'evt_2', type: 'cancelled' }));
    expect(await tier('2026-12-15T11:59:59Z')).toBe('premium');
    expect(await tier('2026-12-15T12:00:00Z')).toBe('basic');
    await send(make({ id: 'evt_3', type: 'refunded' }));
    expect(await tier()).toBe('basic');
  });
  test('of two subscriptions the better one counts', async () => {
    await send(make({ id: 'a', data: { subscription: 'sub_a', tier: 'research' } }));
    await send(make({ id: 'b', data: { subscription: 'sub_b', tier: 'ultimate', paid_through: '2026-11-20T00:00:00Z' } }));
    expect(await tier()).toBe('ultimate');
    expect(await tier('2026-11-21T00:00:00Z')).toBe('research');
  });
});

describe('who bought it', () => {
  const byMail = (email: string) => make({ data: { account: undefined, email } });
  test('a buyer who was signed out is known by a verified address, whatever its capitals', async () => {
    await send(byMail('ANN@Example.COM'));
    expect(await tier()).toBe('premium');
  });
  test('not by an address that nobody verified', async () => {
    await database.rows('UPDATE users SET email_verified = false');
    await send(byMail('ann@example.com'));
    expect(await tier()).toBe('basic');
    await database.rows('UPDATE users SET email_verified = true');
    expect(await tier()).toBe('premium');
  });
  test('also when the account is made afterwards', async () => {
    await send(byMail('later@example.com'));
    const later = await createTestAccount(database, { email: 'later@example.com' });
    expect(await tierOf(deps, later.id, deps.clock.now())).toBe('premium');
    expect(await tier()).toBe('basic');
  });
  test('a made-up account reference gives nobody anything; the address beside it counts', async () => {
    await send(make({ data: { account: Buffer.from(ann.id).toString('base64url') } }));
    await send(make({ id: 'evt_2', data: { subscription: 'sub_2', account: makeAccountReference('another secret', ann.id) } }));
    expect(await tier()).toBe('basic');
    expect(deps.logged.filter((line) => line.level === 'warn')).toHaveLength(2);
    await send(make({ id: 'evt_3', data: { subscription: 'sub_3', account: 'x', email: 'ann@example.com' } }));
    expect(await tier()).toBe('premium');
  });
  test('the reference tells the store nothing and differs each time', () => {
    const [one, two] = [makeAccountReference(deps.secret, ann.id), makeAccountReference(deps.secret, ann.id)];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64url').includes(ann.id.slice(0, 8))).toBe(false);
  });
  test('bought signed out, it can be forgotten by its address; others stay', async () => {
    await send(byMail('ann@example.com'));
    await send(make({ id: 'evt_2', data: { subscription: 'sub_2', account: undefined, email: 'bob@example.com' } }));
    await deletePurchases(deps, 'Ann@example.com');
    expect((await grants()).map((grant) => grant.email)).toEqual(['bob@example.com']);
    expect(await events()).toHaveLength(1);
  });
  test('it goes with the account', async () => {
    await send(make());
    await database.rows('DELETE FROM users WHERE id = $1', [ann.id]);
    expect([await grants(), await events()]).toEqual([[], []]);
  });
});

test('the same event twenty times at once is one change', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(make())));
  expect(answers.every((answer) => answer.ok)).toBe(true);
  expect(answers.filter((answer) => answer.ok && answer.value === 'applied')).toHaveLength(1);
  expect(await events()).toHaveLength(1);
  expect(await grants()).toHaveLength(1);
});

test('an id that came before changes nothing, whatever it says now', async () => {
  await send(make());
  const before = await grants();
  expect(await send(make({ type: 'refunded' }))).toEqual({ ok: true, value: 'known' });
  expect(await grants()).toEqual(before);
});

const LIFE = [
  { id: '1', type: 'started', at: '2026-10-01T00:00:00Z', data: { tier: 'research', paid_through: '2026-11-01T00:00:00Z' } },
  { id: '2', type: 'refunded', at: '2026-10-05T00:00:00Z' },
  {
    id: '3',
    type: 'started',
    at: '2026-10-10T00:00:00Z',
    data: { tier: 'premium', paid_through: '2026-11-10T00:00:00Z', account: undefined, email: 'ann@example.com' },
  },
  { id: '4', type: 'renewed', at: '2026-11-10T00:00:00Z', data: { tier: 'ultimate', paid_through: '2026-12-10T00:00:00Z' } },
  { id: '5', type: 'cancelled', at: '2026-11-11T00:00:00Z' },
];

test('events in any order, one after another or at once, end in the same state', async () => {
  for (const event of LIFE) await send(make(event));
  const expected = await grants();
  expect(expected).toMatchObject([{ tier: 'ultimate', user_id: ann.id, refunded_at: null, ends_at: new Date('2026-12-10T00:00:00Z') }]);
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(LIFE, { minLength: LIFE.length }), fc.boolean(), async (order, atOnce) => {
      await database.empty('plan_grants', 'store_events');
      if (atOnce) await Promise.all(order.map((event) => send(make(event))));
      else for (const event of order) await send(make(event));
      expect(await grants()).toEqual(expected);
    }),
    { numRuns: runs(30, 8) },
  );
});

describe('refused, nothing written', () => {
  test.each<[string, () => ReturnType<typeof send>, string]>([
    ['another secret', () => send(make(), { secret: 'not the secret of the store at all!' }), 'unauthenticated'],
    ['301 seconds old', () => send(make(), { age: 301 }), 'unauthenticated'],
    ['301 seconds early', () => send(make(), { age: -301 }), 'unauthenticated'],
    [
      'one changed byte',
      () => send(make(), { change: (body) => Buffer.from(body.toString().replace('premium', 'premiun')) }),
      'unauthenticated',
    ],
    ['a byte more', () => send(make(), { change: (body) => Buffer.concat([body, Buffer.from(' ')]) }), 'unauthenticated'],
    ['no signature', () => receiveStoreEvent(deps, { signature: null, body: Buffer.from(JSON.stringify(make())) }), 'unauthenticated'],
    ['no JSON', () => send('{'), 'invalid'],
    ['nothing', () => send(''), 'invalid'],
    ['an unknown type', () => send(make({ type: 'paused' })), 'invalid'],
    ['a free tier', () => send(make({ data: { tier: 'basic' } })), 'invalid'],
    ['a NUL in the id', () => send(make({ id: 'a\u0000' })), 'invalid'],
    ['an event from the future', () => send(make({ at: '2027-01-01T00:00:00Z' })), 'invalid'],
    ['an address of 330 characters', () => send(make({ data: { email: `${'a'.repeat(320)}@example.com` } })), 'invalid'],
  ])('%s', async (_what, act, kind) => {
    expect(await act()).toMatchObject({ ok: false, failure: { kind } });
    expect([await events(), await grants()]).toEqual([[], []]);
    expect(await tier()).toBe('basic');
  });
  test('300 seconds old is still fine', async () => {
    expect(await send(make(), { age: 300 })).toMatchObject({ ok: true });
  });
  test('without a secret no event is taken', async () => {
    deps.storeSecret = undefined;
    expect(await send(make())).toMatchObject({ ok: false, failure: { kind: 'not_found' } });
  });
  test('the log says nothing of what was sent', async () => {
    await send(make({ type: 'paused', data: { email: 'ann@example.com' } }));
    expect(JSON.stringify(deps.logged)).not.toContain('example.com');
  });
});
