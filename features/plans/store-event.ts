// What the store may tell us, and what a subscription is after a set of such events. The fold looks at when things happened,
// never at when we heard of them, so that any order of arrival ends in the same state.
import { z } from 'zod';
import type { PaidTier } from './plans.ts';

export const EVENT_TYPES = ['subscription.started', 'subscription.renewed', 'subscription.cancelled', 'subscription.refunded'] as const;
type EventType = (typeof EVENT_TYPES)[number];

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what a name must not hold
const PLAIN = /^[^\u0000-\u001f\u007f]+$/;
const name = (most: number) => z.string().min(1).max(most).regex(PLAIN);
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const who = {
  subscription: name(200),
  account: name(1000).nullish(),
  email: z.string().trim().max(254).toLowerCase().pipe(z.email()).nullish(),
};
const head = { id: name(200), occurred_at: moment };
const paid = z.object({ ...who, tier: z.enum(['research', 'premium', 'ultimate']), paid_through: moment });

export const StoreEvent = z.discriminatedUnion('type', [
  z.object({ ...head, type: z.literal('subscription.started'), data: paid }),
  z.object({ ...head, type: z.literal('subscription.renewed'), data: paid }),
  z.object({ ...head, type: z.literal('subscription.cancelled'), data: z.object(who) }),
  z.object({ ...head, type: z.literal('subscription.refunded'), data: z.object(who) }),
]);
export type StoreEvent = z.infer<typeof StoreEvent>;

/** An event as it is kept. `userId` when the account reference was ours, otherwise the address. */
export type KeptEvent = {
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

/** Null while nothing has been paid: a refund may be heard of before its payment. */
export function foldEvents(events: readonly KeptEvent[]): SubscriptionState | null {
  // Of things at the same moment the one that takes away counts last, then the id decides: there are no ties.
  const inOrder = [...events].sort(
    (a, b) =>
      a.occurredAt.getTime() - b.occurredAt.getTime() ||
      EVENT_TYPES.indexOf(a.type) - EVENT_TYPES.indexOf(b.type) ||
      (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
  let state: Pick<SubscriptionState, 'tier' | 'startsAt' | 'endsAt' | 'cancelledAt' | 'refundedAt'> | null = null;
  let cancelledAt: Date | null = null;
  let refundedAt: Date | null = null;
  for (const event of inOrder) {
    if (event.tier && event.paidThrough) {
      // Paying again after a refund or a cancellation begins anew.
      const startsAt: Date = state && !refundedAt ? state.startsAt : event.occurredAt;
      cancelledAt = null;
      refundedAt = null;
      state = { tier: event.tier, startsAt, endsAt: event.paidThrough, cancelledAt, refundedAt };
    } else if (event.type === 'subscription.cancelled') cancelledAt = event.occurredAt;
    else refundedAt = event.occurredAt;
  }
  const last = inOrder.at(-1);
  if (!state || !last) return null;
  const userId = inOrder.findLast((event) => event.userId !== null)?.userId ?? null;
  const email = userId ? null : (inOrder.findLast((event) => event.email !== null)?.email ?? null);
  return { ...state, cancelledAt, refundedAt, userId, email, lastEventAt: last.occurredAt };
}
