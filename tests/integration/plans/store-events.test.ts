import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAccountReference } from '#features/plans/account-reference.server.ts';
import { deletePurchases } from '#features/plans/delete-purchases.server.ts';
import { getTier } from '#features/plans/get-tier.server.ts';
import { receiveStoreEvent } from '#features/plans/receive-store-event.server.ts';
import { signStoreBody } from '#features/plans/store-signature.ts';
import { runs } from '#tests/harness/app/long-form.ts';
import { type AccountViewer, createTestAccount } from '#tests/harness/app/test-accounts.ts';
import { createTestDeps, TEST_TIME, type TestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

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

const listEvents = () => database.rows('SELECT * FROM store_events ORDER BY id');
const listGrants = () =>
  database.rows(
    'SELECT source, subscription, user_id, email, tier, starts_at, ends_at, cancelled_at, refunded_at, last_event_at FROM plan_grants ORDER BY subscription',
  );

type EventOptions = { id?: string; type?: string; occurredAt?: string; data?: object };
const createEvent = ({
  id = 'evt_1',
  type = 'started',
  occurredAt = TEST_TIME,
  data = {},
}: EventOptions = {}) => {
  const paid =
    type === 'started' || type === 'renewed'
      ? { tier: 'premium', paid_through: '2026-12-15T12:00:00Z' }
      : {};
  return {
    id,
    type: `subscription.${type}`,
    occurred_at: occurredAt,
    data: {
      subscription: 'sub_1',
      ...paid,
      account: createAccountReference(deps.secret, ann.id),
      ...data,
    },
  };
};
const sendEvent = (
  event: unknown,
  options: { secret?: string; age?: number; change?: (body: Buffer) => Buffer } = {},
) => {
  const body = Buffer.from(typeof event === 'string' ? event : JSON.stringify(event));
  const signedAt = new Date(deps.clock.now().getTime() - (options.age ?? 0) * 1000);
  const signature = signStoreBody(options.secret ?? storeSecret, body, signedAt);
  return receiveStoreEvent(deps, { signature, body: options.change?.(body) ?? body });
};
const getTierAt = (time = TEST_TIME) => getTier(deps, ann.id, new Date(time));

describe('a payment', () => {
  test('gives the tier to the exact end of the paid period, without a job', async () => {
    expect(await getTierAt()).toBe('basic');
    expect(await sendEvent(createEvent())).toEqual({ ok: true, value: 'applied' });
    expect(await getTierAt()).toBe('premium');
    expect(await getTierAt('2026-12-15T11:59:59Z')).toBe('premium');
    expect(await getTierAt('2026-12-15T12:00:00Z')).toBe('basic');
  });
  test('a renewal extends it, possibly with another tier', async () => {
    await sendEvent(createEvent());
    deps.clock.set('2026-12-15T11:00:00Z');
    await sendEvent(
      createEvent({
        id: 'evt_2',
        type: 'renewed',
        occurredAt: '2026-12-15T11:00:00Z',
        data: { tier: 'ultimate', paid_through: '2027-01-15T12:00:00Z' },
      }),
    );
    expect(await getTierAt('2027-01-15T11:00:00Z')).toBe('ultimate');
    expect(await getTierAt('2027-01-15T12:00:00Z')).toBe('basic');
  });
  test('a cancellation ends it with the paid period, a refund at once', async () => {
    await sendEvent(createEvent());
    await sendEvent(createEvent({ id: 'evt_2', type: 'cancelled' }));
    expect(await getTierAt('2026-12-15T11:59:59Z')).toBe('premium');
    expect(await getTierAt('2026-12-15T12:00:00Z')).toBe('basic');
    await sendEvent(createEvent({ id: 'evt_3', type: 'refunded' }));
    expect(await getTierAt()).toBe('basic');
  });
  test('the better of two subscriptions counts', async () => {
    await sendEvent(createEvent({ id: 'a', data: { subscription: 'sub_a', tier: 'research' } }));
    await sendEvent(
      createEvent({
        id: 'b',
        data: { subscription: 'sub_b', tier: 'ultimate', paid_through: '2026-11-20T00:00:00Z' },
      }),
    );
    expect(await getTierAt()).toBe('ultimate');
    expect(await getTierAt('2026-11-21T00:00:00Z')).toBe('research');
  });
});

describe('the buyer', () => {
  const createEventFor = (email: string) => createEvent({ data: { account: undefined, email } });
  test('a signed-out buyer is matched by verified address, whatever its capitals', async () => {
    await sendEvent(createEventFor('ANN@Example.COM'));
    expect(await getTierAt()).toBe('premium');
  });
  test('is not matched by an unverified address', async () => {
    await database.rows('UPDATE users SET email_verified = false');
    await sendEvent(createEventFor('ann@example.com'));
    expect(await getTierAt()).toBe('basic');
    await database.rows('UPDATE users SET email_verified = true');
    expect(await getTierAt()).toBe('premium');
  });
  test('is matched when the account is created later', async () => {
    await sendEvent(createEventFor('later@example.com'));
    const later = await createTestAccount(database, { email: 'later@example.com' });
    expect(await getTier(deps, later.id, deps.clock.now())).toBe('premium');
    expect(await getTierAt()).toBe('basic');
  });
  test('a forged account reference is ignored; the email address counts', async () => {
    await sendEvent(createEvent({ data: { account: Buffer.from(ann.id).toString('base64url') } }));
    await sendEvent(
      createEvent({
        id: 'evt_2',
        data: { subscription: 'sub_2', account: createAccountReference('another secret', ann.id) },
      }),
    );
    expect(await getTierAt()).toBe('basic');
    expect(deps.logged.filter((line) => line.level === 'warn')).toHaveLength(2);
    await sendEvent(
      createEvent({
        id: 'evt_3',
        data: { subscription: 'sub_3', account: 'x', email: 'ann@example.com' },
      }),
    );
    expect(await getTierAt()).toBe('premium');
  });
  test('the reference reveals nothing to the store and differs each time', () => {
    const first = createAccountReference(deps.secret, ann.id);
    const second = createAccountReference(deps.secret, ann.id);
    expect(first).not.toBe(second);
    expect(Buffer.from(first, 'base64url').includes(ann.id.slice(0, 8))).toBe(false);
  });
  test('a signed-out purchase can be deleted by its address; others stay', async () => {
    await sendEvent(createEventFor('ann@example.com'));
    await sendEvent(
      createEvent({
        id: 'evt_2',
        data: { subscription: 'sub_2', account: undefined, email: 'bob@example.com' },
      }),
    );
    await deletePurchases(deps, 'Ann@example.com');
    expect((await listGrants()).map((grant) => grant.email)).toEqual(['bob@example.com']);
    expect(await listEvents()).toHaveLength(1);
  });
  test('purchases are deleted with the account', async () => {
    await sendEvent(createEvent());
    await database.rows('DELETE FROM users WHERE id = $1', [ann.id]);
    expect([await listGrants(), await listEvents()]).toEqual([[], []]);
  });
});

test('applies twenty concurrent copies of an event once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendEvent(createEvent())));
  expect(answers.every((answer) => answer.ok)).toBe(true);
  expect(answers.filter((answer) => answer.ok && answer.value === 'applied')).toHaveLength(1);
  expect(await listEvents()).toHaveLength(1);
  expect(await listGrants()).toHaveLength(1);
});

test('ignores an event with a known id, whatever its content', async () => {
  await sendEvent(createEvent());
  const before = await listGrants();
  expect(await sendEvent(createEvent({ type: 'refunded' }))).toEqual({ ok: true, value: 'known' });
  expect(await listGrants()).toEqual(before);
});

const LIFECYCLE = [
  {
    id: '1',
    type: 'started',
    occurredAt: '2026-10-01T00:00:00Z',
    data: { tier: 'research', paid_through: '2026-11-01T00:00:00Z' },
  },
  { id: '2', type: 'refunded', occurredAt: '2026-10-05T00:00:00Z' },
  {
    id: '3',
    type: 'started',
    occurredAt: '2026-10-10T00:00:00Z',
    data: {
      tier: 'premium',
      paid_through: '2026-11-10T00:00:00Z',
      account: undefined,
      email: 'ann@example.com',
    },
  },
  {
    id: '4',
    type: 'renewed',
    occurredAt: '2026-11-10T00:00:00Z',
    data: { tier: 'ultimate', paid_through: '2026-12-10T00:00:00Z' },
  },
  { id: '5', type: 'cancelled', occurredAt: '2026-11-11T00:00:00Z' },
];

test('events in any order, sequential or concurrent, give the same state', async () => {
  for (const event of LIFECYCLE) await sendEvent(createEvent(event));
  const expected = await listGrants();
  expect(expected).toMatchObject([
    {
      tier: 'ultimate',
      user_id: ann.id,
      refunded_at: null,
      ends_at: new Date('2026-12-10T00:00:00Z'),
    },
  ]);
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(LIFECYCLE, { minLength: LIFECYCLE.length }),
      fc.boolean(),
      async (order, atOnce) => {
        await database.empty('plan_grants', 'store_events');
        if (atOnce) await Promise.all(order.map((event) => sendEvent(createEvent(event))));
        else for (const event of order) await sendEvent(createEvent(event));
        expect(await listGrants()).toEqual(expected);
      },
    ),
    { numRuns: runs(30, 8) },
  );
});

describe('refuses and stores nothing', () => {
  test.each<[string, () => ReturnType<typeof sendEvent>, string]>([
    [
      'another secret',
      () => sendEvent(createEvent(), { secret: 'not the secret of the store at all!' }),
      'unauthenticated',
    ],
    ['301 seconds old', () => sendEvent(createEvent(), { age: 301 }), 'unauthenticated'],
    ['301 seconds early', () => sendEvent(createEvent(), { age: -301 }), 'unauthenticated'],
    [
      'one changed byte',
      () =>
        sendEvent(createEvent(), {
          change: (body) => Buffer.from(body.toString().replace('premium', 'premiun')),
        }),
      'unauthenticated',
    ],
    [
      'a byte more',
      () => sendEvent(createEvent(), { change: (body) => Buffer.concat([body, Buffer.from(' ')]) }),
      'unauthenticated',
    ],
    [
      'no signature',
      () =>
        receiveStoreEvent(deps, {
          signature: null,
          body: Buffer.from(JSON.stringify(createEvent())),
        }),
      'unauthenticated',
    ],
    ['no JSON', () => sendEvent('{'), 'invalid'],
    ['nothing', () => sendEvent(''), 'invalid'],
    ['an unknown type', () => sendEvent(createEvent({ type: 'paused' })), 'invalid'],
    ['a free tier', () => sendEvent(createEvent({ data: { tier: 'basic' } })), 'invalid'],
    ['a NUL in the id', () => sendEvent(createEvent({ id: 'a\u0000' })), 'invalid'],
    [
      'an event from the future',
      () => sendEvent(createEvent({ occurredAt: '2027-01-01T00:00:00Z' })),
      'invalid',
    ],
    [
      'an address of 330 characters',
      () => sendEvent(createEvent({ data: { email: `${'a'.repeat(320)}@example.com` } })),
      'invalid',
    ],
  ])('%s', async (_what, act, kind) => {
    expect(await act()).toMatchObject({ ok: false, failure: { kind } });
    expect([await listEvents(), await listGrants()]).toEqual([[], []]);
    expect(await getTierAt()).toBe('basic');
  });
  test('accepts an event that is 300 seconds old', async () => {
    expect(await sendEvent(createEvent(), { age: 300 })).toMatchObject({ ok: true });
  });
  test('refuses events without a configured secret', async () => {
    deps.storeSecret = undefined;
    expect(await sendEvent(createEvent())).toMatchObject({
      ok: false,
      failure: { kind: 'not_found' },
    });
  });
  test('does not log the content of an event', async () => {
    await sendEvent(createEvent({ type: 'paused', data: { email: 'ann@example.com' } }));
    expect(JSON.stringify(deps.logged)).not.toContain('example.com');
  });
});
