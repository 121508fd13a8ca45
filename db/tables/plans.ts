// What an account may use, and why. A tier is never stored as "the" tier of an account: it is worked out from these rows at
// the moment of asking, so that nothing has to run for a paid month to end.
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () => text('user_id').references(() => users.id, { onDelete: 'cascade' });

/** One row per store subscription, folded from its events, and at most one per account by the operator's hand. */
export const planGrants = pgTable(
  'plan_grants',
  {
    id: uuid().primaryKey().defaultRandom(),
    source: text({ enum: ['store', 'operator'] }).notNull(),
    /** The store's name for the subscription. */
    subscription: text().unique(),
    userId: owner(),
    /** Of a buyer who was signed out: belongs to the account that has verified this address. */
    email: text(),
    tier: text({ enum: ['research', 'premium', 'ultimate'] }).notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Paid through. None: until the operator says otherwise. */
    endsAt: moment('ends_at'),
    cancelledAt: moment('cancelled_at'),
    refundedAt: moment('refunded_at'),
    lastEventAt: moment('last_event_at').notNull(),
  },
  (table) => [
    index('plan_grants_user').on(table.userId),
    index('plan_grants_email').on(table.email),
    uniqueIndex('plan_grants_one_by_operator').on(table.userId).where(sql`${table.source} = 'operator'`),
  ],
);

/** What the store told us, each event once. The grants are folded from these, so the order of arrival plays no part. */
export const storeEvents = pgTable(
  'store_events',
  {
    id: text().primaryKey(),
    receivedAt: moment('received_at').notNull(),
    occurredAt: moment('occurred_at').notNull(),
    type: text({ enum: ['subscription.started', 'subscription.renewed', 'subscription.cancelled', 'subscription.refunded'] }).notNull(),
    subscription: text().notNull(),
    tier: text({ enum: ['research', 'premium', 'ultimate'] }),
    paidThrough: moment('paid_through'),
    userId: owner(),
    email: text(),
  },
  (table) => [
    index('store_events_subscription').on(table.subscription),
    index('store_events_user').on(table.userId),
    index('store_events_email').on(table.email),
  ],
);

/** The one free advanced search of an account. Unfinished ones were given back, or are running now. */
export const featureUsage = pgTable(
  'feature_usage',
  {
    featureId: text('feature_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    claim: uuid().notNull(),
    takenAt: moment('taken_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.featureId, table.userId] }), index('feature_usage_user').on(table.userId)],
);
