// The events of the store, and the state of a subscription after a set of them. The fold uses the
// time of the event, never the time of arrival, so that events give the same state in any order.
import { z } from 'zod';
import type { PaidTier } from './plans.ts';

export const EVENT_TYPES = [
  'subscription.started',
  'subscription.renewed',
  'subscription.cancelled',
  'subscription.refunded',
] as const;
type EventType = (typeof EVENT_TYPES)[number];

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what a name must not hold
const WITHOUT_CONTROL_CHARACTERS = /^[^\u0000-\u001f\u007f]+$/;
const createNameSchema = (maxLength: number) =>
  z.string().min(1).max(maxLength).regex(WITHOUT_CONTROL_CHARACTERS);
const timestamp = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const buyer = {
  subscription: createNameSchema(200),
  account: createNameSchema(1000).nullish(),
  email: z.string().trim().max(254).toLowerCase().pipe(z.email()).nullish(),
};
const eventFields = { id: createNameSchema(200), occurred_at: timestamp };
const paidData = z.object({
  ...buyer,
  tier: z.enum(['research', 'premium', 'ultimate']),
  paid_through: timestamp,
});

export const StoreEvent = z.discriminatedUnion('type', [
  z.object({ ...eventFields, type: z.literal('subscription.started'), data: paidData }),
  z.object({ ...eventFields, type: z.literal('subscription.renewed'), data: paidData }),
  z.object({ ...eventFields, type: z.literal('subscription.cancelled'), data: z.object(buyer) }),
  z.object({ ...eventFields, type: z.literal('subscription.refunded'), data: z.object(buyer) }),
]);
export type StoreEvent = z.infer<typeof StoreEvent>;

/**
 * An event as stored. It has a `userId` if the account reference was valid, otherwise the email
 * address.
 */
export type StoredEvent = {
  id: string;
  type: EventType;
  occurredAt: Date;
  tier: PaidTier | null;
  paidThrough: Date | null;
  userId: string | null;
  email: string | null;
};

export type SubscriptionState = {
  tier: PaidTier;
  startsAt: Date;
  endsAt: Date;
  cancelledAt: Date | null;
  refundedAt: Date | null;
  userId: string | null;
  email: string | null;
  lastEventAt: Date;
};

/** Null while nothing has been paid: a refund may arrive before its payment. */
export function foldEvents(events: readonly StoredEvent[]): SubscriptionState | null {
  // Of events at the same time, cancellations and refunds apply last, then the id decides, so that
  // the order is total.
  const sortedEvents = [...events].sort(
    (a, b) =>
      a.occurredAt.getTime() - b.occurredAt.getTime() ||
      EVENT_TYPES.indexOf(a.type) - EVENT_TYPES.indexOf(b.type) ||
      (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
  let state: Pick<
    SubscriptionState,
    'tier' | 'startsAt' | 'endsAt' | 'cancelledAt' | 'refundedAt'
  > | null = null;
  let cancelledAt: Date | null = null;
  let refundedAt: Date | null = null;
  for (const event of sortedEvents) {
    if (event.tier && event.paidThrough) {
      // A payment after a refund starts a new period, and it clears an earlier cancellation.
      const startsAt: Date = state && !refundedAt ? state.startsAt : event.occurredAt;
      cancelledAt = null;
      refundedAt = null;
      state = { tier: event.tier, startsAt, endsAt: event.paidThrough, cancelledAt, refundedAt };
    } else if (event.type === 'subscription.cancelled') cancelledAt = event.occurredAt;
    else refundedAt = event.occurredAt;
  }
  const last = sortedEvents.at(-1);
  if (!state || !last) return null;
  const userId = sortedEvents.findLast((event) => event.userId !== null)?.userId ?? null;
  const email = userId
    ? null
    : (sortedEvents.findLast((event) => event.email !== null)?.email ?? null);
  return { ...state, cancelledAt, refundedAt, userId, email, lastEventAt: last.occurredAt };
}
