// What an account may use, and why. An account's tier is not stored: it is computed from these rows
// on each request, so that no job is needed to end a paid month.
import { sql } from 'drizzle-orm';
import {
  date,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () => text('user_id').references(() => users.id, { onDelete: 'cascade' });

/**
 * One row per store subscription, computed from its events, and at most one per account granted by
 * the operator.
 */
export const planGrants = pgTable(
  'plan_grants',
  {
    id: uuid().primaryKey().defaultRandom(),
    source: text({ enum: ['store', 'operator'] }).notNull(),
    /** The store's id of the subscription. */
    subscription: text().unique(),
    userId: owner(),
    /**
     * For a buyer who was signed out: the grant belongs to the account that has verified this
     * address.
     */
    email: text(),
    tier: text({ enum: ['research', 'premium', 'ultimate'] }).notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Paid through. Null: until the operator revokes it. */
    endsAt: moment('ends_at'),
    cancelledAt: moment('cancelled_at'),
    refundedAt: moment('refunded_at'),
    lastEventAt: moment('last_event_at').notNull(),
  },
  (table) => [
    index('plan_grants_user').on(table.userId),
    index('plan_grants_email').on(table.email),
    uniqueIndex('plan_grants_one_by_operator')
      .on(table.userId)
      .where(sql`${table.source} = 'operator'`),
  ],
);

/**
 * Store events, each stored once. Grants are recomputed from all of them, so arrival order does not
 * matter.
 */
export const storeEvents = pgTable(
  'store_events',
  {
    id: text().primaryKey(),
    receivedAt: moment('received_at').notNull(),
    occurredAt: moment('occurred_at').notNull(),
    type: text({
      enum: [
        'subscription.started',
        'subscription.renewed',
        'subscription.cancelled',
        'subscription.refunded',
      ],
    }).notNull(),
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

/**
 * An account's one free advanced search. A row without finishedAt is in progress, or was abandoned
 * and can be claimed again.
 */
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
  (table) => [
    primaryKey({ columns: [table.featureId, table.userId] }),
    index('feature_usage_user').on(table.userId),
  ],
);

/**
 * Free searches used by accounts that were deleted: a keyed hash of the address and the day, so
 * that registering again does not renew it.
 */
export const deletedTrials = pgTable(
  'deleted_trials',
  {
    emailHash: text('email_hash').primaryKey(),
    deletedOn: date('deleted_on').notNull(),
  },
  (table) => [index('deleted_trials_day').on(table.deletedOn)],
);
