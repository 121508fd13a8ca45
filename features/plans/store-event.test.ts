import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVENT_TYPES, foldEvents, type KeptEvent, StoreEvent } from './store-event.ts';
import { isSignedByStore, signStoreBody } from './store-signature.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day));
const event = (id: string, type: KeptEvent['type'], day: number, more: Partial<KeptEvent> = {}): KeptEvent => {
  const paid = type === 'subscription.started' || type === 'subscription.renewed';
  return {
    id,
    type,
    occurredAt: at(day),
    tier: paid ? 'premium' : null,
    paidThrough: paid ? at(day + 30) : null,
    userId: 'ann',
    email: null,
    ...more,
  };
};

const anyEvent = fc
  .record({
    id: fc.uuid(),
    type: fc.constantFrom(...EVENT_TYPES),
    day: fc.integer({ min: 0, max: 6 }), // few days, so that many things happen at the same moment
    tier: fc.constantFrom('research' as const, 'premium' as const, 'ultimate' as const),
    userId: fc.constantFrom('ann', 'bob', null),
    email: fc.constantFrom('ann@example.com', null),
  })
  .map(({ id, type, day, tier, userId, email }) => {
    const base = event(id, type, day, { userId, email });
    return base.tier ? { ...base, tier } : base;
  });

test('any order, and any event twice, ends in the same state', () => {
  fc.assert(
    fc.property(
      fc
        .uniqueArray(anyEvent, { selector: (e) => e.id, maxLength: 8 })
        .chain((events) => fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length }), fc.subarray(events))),
      ([events, shuffled, again]) => {
        const expected = foldEvents(events);
        expect(foldEvents(shuffled)).toEqual(expected);
        expect(foldEvents([...shuffled, ...again])).toEqual(expected);
      },
    ),
    { numRuns: 2000 },
  );
});

describe('a subscription after its events', () => {
  const started = event('1', 'subscription.started', 0);
  test('started', () => {
    expect(foldEvents([started])).toMatchObject({ tier: 'premium', startsAt: at(0), endsAt: at(30), refundedAt: null, cancelledAt: null });
  });
  test('renewed, with another tier', () => {
    const renewed = event('2', 'subscription.renewed', 30, { tier: 'ultimate' });
    expect(foldEvents([renewed, started])).toMatchObject({ tier: 'ultimate', startsAt: at(0), endsAt: at(60) });
  });
  test('cancelled: the paid time stays', () => {
    expect(foldEvents([started, event('2', 'subscription.cancelled', 5)])).toMatchObject({ endsAt: at(30), cancelledAt: at(5) });
  });
  test('refunded', () => {
    expect(foldEvents([event('2', 'subscription.refunded', 5), started])).toMatchObject({ refundedAt: at(5) });
  });
  test('refunded and started in the same moment: refunded', () => {
    expect(foldEvents([event('0', 'subscription.refunded', 0), started])).toMatchObject({ refundedAt: at(0) });
  });
  test('paid again after a refund: begins anew', () => {
    const all = [started, event('2', 'subscription.refunded', 5), event('3', 'subscription.started', 9)];
    expect(foldEvents(all)).toMatchObject({ startsAt: at(9), endsAt: at(39), refundedAt: null });
  });
  test('a renewal from before the refund does not undo it', () => {
    expect(foldEvents([event('3', 'subscription.refunded', 31), event('2', 'subscription.renewed', 30), started])).toMatchObject({
      refundedAt: at(31),
    });
  });
  test('nothing was paid: nothing is there', () => {
    expect(foldEvents([event('2', 'subscription.refunded', 5), event('3', 'subscription.cancelled', 5)])).toBeNull();
    expect(foldEvents([])).toBeNull();
  });
  test('an account outranks an address', () => {
    const byMail = event('1', 'subscription.started', 0, { userId: null, email: 'ann@example.com' });
    expect(foldEvents([byMail])).toMatchObject({ userId: null, email: 'ann@example.com' });
    expect(foldEvents([event('2', 'subscription.renewed', 30), byMail])).toMatchObject({ userId: 'ann', email: null });
  });
});

describe('the signature', () => {
  const secret = 'a store secret for tests, long enough';
  const now = new Date('2026-11-15T12:00:00Z');
  const body = Buffer.from('{"id":"evt_1"}');
  const ago = (seconds: number) => signStoreBody(secret, body, new Date(now.getTime() - seconds * 1000));
  test.each([0, 1, 299, 300, -300])('%i seconds old: accepted', (seconds) => {
    expect(isSignedByStore(secret, ago(seconds), body, now)).toBe(true);
  });
  test.each([301, 302, 86_400, -301])('%i seconds old: refused', (seconds) => {
    expect(isSignedByStore(secret, ago(seconds), body, now)).toBe(false);
  });
  test('any one changed byte of the body is refused', () => {
    for (let i = 0; i < body.length; i++) {
      const changed = Buffer.from(body);
      changed[i] = (changed[i] ?? 0) ^ 1;
      expect(isSignedByStore(secret, ago(0), changed, now)).toBe(false);
    }
  });
  test('any one changed character of the header is refused', () => {
    const header = ago(0);
    for (let i = 0; i < header.length; i++) {
      const changed = `${header.slice(0, i)}${header[i] === '7' ? '8' : '7'}${header.slice(i + 1)}`;
      expect(isSignedByStore(secret, changed, body, now), changed).toBe(false);
    }
  });
  test.each([null, '', 't=,v1=', 'v1=00', `t=1763208000`, `t=1,t=2,${ago(0)}`, 'x'.repeat(2000), `${ago(0).toUpperCase()}`])(
    '%s: refused',
    (header) => {
      expect(isSignedByStore(secret, header, body, now)).toBe(false);
    },
  );
  test('another secret is refused; two signatures while it is being changed are fine', () => {
    expect(isSignedByStore('another secret, which is not the one', ago(0), body, now)).toBe(false);
    const other = signStoreBody('another secret, which is not the one', body, now).split(',')[1];
    expect(isSignedByStore(secret, `${ago(0)},${other}`, body, now)).toBe(true);
  });
});

test('the shape of an event', () => {
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
