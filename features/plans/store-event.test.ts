import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVENT_TYPES, foldEvents, type StoredEvent, StoreEvent } from './store-event.ts';
import { isSignedByStore, signStoreBody } from './store-signature.ts';

const dateOn = (day: number) => new Date(Date.UTC(2026, 0, 1 + day));
const createEvent = (
  id: string,
  type: StoredEvent['type'],
  day: number,
  more: Partial<StoredEvent> = {},
): StoredEvent => {
  const isPayment = type === 'subscription.started' || type === 'subscription.renewed';
  return {
    id,
    type,
    occurredAt: dateOn(day),
    tier: isPayment ? 'premium' : null,
    paidThrough: isPayment ? dateOn(day + 30) : null,
    userId: 'ann',
    email: null,
    ...more,
  };
};

const anyEvent = fc
  .record({
    id: fc.uuid(),
    type: fc.constantFrom(...EVENT_TYPES),
    day: fc.integer({ min: 0, max: 6 }), // few days, so that many events have the same time
    tier: fc.constantFrom('research' as const, 'premium' as const, 'ultimate' as const),
    userId: fc.constantFrom('ann', 'bob', null),
    email: fc.constantFrom('ann@example.com', null),
  })
  .map(({ id, type, day, tier, userId, email }) => {
    const base = createEvent(id, type, day, { userId, email });
    return base.tier ? { ...base, tier } : base;
  });

test('events in any order, and repeated events, give the same state', () => {
  fc.assert(
    fc.property(
      fc
        .uniqueArray(anyEvent, { selector: (e) => e.id, maxLength: 8 })
        .chain((events) =>
          fc.tuple(
            fc.constant(events),
            fc.shuffledSubarray(events, { minLength: events.length }),
            fc.subarray(events),
          ),
        ),
      ([events, shuffled, repeated]) => {
        const expected = foldEvents(events);
        expect(foldEvents(shuffled)).toEqual(expected);
        expect(foldEvents([...shuffled, ...repeated])).toEqual(expected);
      },
    ),
    { numRuns: 2000 },
  );
});

describe('a subscription after its events', () => {
  const started = createEvent('1', 'subscription.started', 0);
  test('started', () => {
    expect(foldEvents([started])).toMatchObject({
      tier: 'premium',
      startsAt: dateOn(0),
      endsAt: dateOn(30),
      refundedAt: null,
      cancelledAt: null,
    });
  });
  test('renewed, with another tier', () => {
    const renewed = createEvent('2', 'subscription.renewed', 30, { tier: 'ultimate' });
    expect(foldEvents([renewed, started])).toMatchObject({
      tier: 'ultimate',
      startsAt: dateOn(0),
      endsAt: dateOn(60),
    });
  });
  test('cancelled: keeps the paid period', () => {
    expect(foldEvents([started, createEvent('2', 'subscription.cancelled', 5)])).toMatchObject({
      endsAt: dateOn(30),
      cancelledAt: dateOn(5),
    });
  });
  test('refunded', () => {
    expect(foldEvents([createEvent('2', 'subscription.refunded', 5), started])).toMatchObject({
      refundedAt: dateOn(5),
    });
  });
  test('refunded and started at the same time: refunded', () => {
    expect(foldEvents([createEvent('0', 'subscription.refunded', 0), started])).toMatchObject({
      refundedAt: dateOn(0),
    });
  });
  test('paid again after a refund: starts over', () => {
    const all = [
      started,
      createEvent('2', 'subscription.refunded', 5),
      createEvent('3', 'subscription.started', 9),
    ];
    expect(foldEvents(all)).toMatchObject({
      startsAt: dateOn(9),
      endsAt: dateOn(39),
      refundedAt: null,
    });
  });
  test('a renewal from before the refund does not undo it', () => {
    expect(
      foldEvents([
        createEvent('3', 'subscription.refunded', 31),
        createEvent('2', 'subscription.renewed', 30),
        started,
      ]),
    ).toMatchObject({
      refundedAt: dateOn(31),
    });
  });
  test('nothing paid: no subscription', () => {
    expect(
      foldEvents([
        createEvent('2', 'subscription.refunded', 5),
        createEvent('3', 'subscription.cancelled', 5),
      ]),
    ).toBeNull();
    expect(foldEvents([])).toBeNull();
  });
  test('an account takes precedence over an email address', () => {
    const byMail = createEvent('1', 'subscription.started', 0, {
      userId: null,
      email: 'ann@example.com',
    });
    expect(foldEvents([byMail])).toMatchObject({ userId: null, email: 'ann@example.com' });
    expect(foldEvents([createEvent('2', 'subscription.renewed', 30), byMail])).toMatchObject({
      userId: 'ann',
      email: null,
    });
  });
});

describe('the signature', () => {
  const secret = 'a store secret for tests, long enough';
  const now = new Date('2026-11-15T12:00:00Z');
  const body = Buffer.from('{"id":"evt_1"}');
  const signSecondsAgo = (seconds: number) =>
    signStoreBody(secret, body, new Date(now.getTime() - seconds * 1000));
  test.each([0, 1, 299, 300, -300])('%i seconds old: accepted', (seconds) => {
    expect(isSignedByStore(secret, signSecondsAgo(seconds), body, now)).toBe(true);
  });
  test.each([301, 302, 86_400, -301])('%i seconds old: refused', (seconds) => {
    expect(isSignedByStore(secret, signSecondsAgo(seconds), body, now)).toBe(false);
  });
  test('refuses a body with one changed byte', () => {
    for (let i = 0; i < body.length; i++) {
      const changed = Buffer.from(body);
      changed[i] = (changed[i] ?? 0) ^ 1;
      expect(isSignedByStore(secret, signSecondsAgo(0), changed, now)).toBe(false);
    }
  });
  test('refuses a header with one changed character', () => {
    const header = signSecondsAgo(0);
    for (let i = 0; i < header.length; i++) {
      const changed = `${header.slice(0, i)}${header[i] === '7' ? '8' : '7'}${header.slice(i + 1)}`;
      expect(isSignedByStore(secret, changed, body, now), changed).toBe(false);
    }
  });
  test.each([
    null,
    '',
    't=,v1=',
    'v1=00',
    `t=1763208000`,
    `t=1,t=2,${signSecondsAgo(0)}`,
    'x'.repeat(2000),
    `${signSecondsAgo(0).toUpperCase()}`,
  ])('%s: refused', (header) => {
    expect(isSignedByStore(secret, header, body, now)).toBe(false);
  });
  test('refuses another secret, and accepts two signatures during a secret rotation', () => {
    expect(
      isSignedByStore('another secret, which is not the one', signSecondsAgo(0), body, now),
    ).toBe(false);
    const other = signStoreBody('another secret, which is not the one', body, now).split(',')[1];
    expect(isSignedByStore(secret, `${signSecondsAgo(0)},${other}`, body, now)).toBe(true);
  });
});

test('validates the fields of an event', () => {
  const good = {
    id: 'e',
    type: 'subscription.started',
    occurred_at: '2026-11-15T12:00:00Z',
    data: { subscription: 's', tier: 'premium', paid_through: '2026-12-15T12:00:00+01:00' },
  };
  expect(StoreEvent.safeParse(good).success).toBe(true);
  for (const bad of [
    { ...good, id: '' },
    { ...good, id: 'x'.repeat(201) },
    { ...good, id: 'a\u0000b' },
    { ...good, type: 'subscription.paused' },
    { ...good, occurred_at: 'yesterday' },
    { ...good, data: { ...good.data, tier: 'basic' } },
    { ...good, data: { ...good.data, paid_through: undefined } },
    { ...good, data: { ...good.data, subscription: 7 } },
    { ...good, data: { ...good.data, email: 'a@example.com\r\nBcc: b@example.com' } },
    null,
    [],
  ]) {
    expect(StoreEvent.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  }
});
