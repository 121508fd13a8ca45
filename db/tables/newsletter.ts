import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull().unique(),
    name: text(),
    legalUpdates: boolean('legal_updates').notNull().default(true),
    newsletters: boolean().notNull().default(true),
    status: text({ enum: ['pending', 'confirmed', 'unsubscribed'] })
      .notNull()
      .default('pending'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    confirmationSentAt: timestamp('confirmation_sent_at', { withTimezone: true }),
  },
  (table) => [index('newsletter_subscriptions_status').on(table.status)],
);

/** Topics of a reader's weekly digest. Without rows, no digest is sent. */
export const newsletterDigestTopics = pgTable(
  'newsletter_digest_topics',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.topic] })],
);

/**
 * A newsletter being sent or already sent. `id` is chosen by the operator; the text may not change
 * once sending has started.
 */
export const newsletterIssues = pgTable('newsletter_issues', {
  id: text().primaryKey(),
  contentHash: text('content_hash').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});

/**
 * One newsletter to one reader. `claimed`: not yet accepted by the mail server, safe to resend
 * after a crash. `handed-over`: set just before the mail's final line is sent; after a crash it
 * counts as sent.
 */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    issueId: text('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    state: text({ enum: ['claimed', 'handed-over', 'sent', 'refused'] }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriptionId] }),
    index('newsletter_deliveries_subscription').on(table.subscriptionId),
    index('newsletter_deliveries_open')
      .on(table.issueId, table.state)
      .where(sql`${table.state} in ('claimed', 'handed-over')`),
  ],
);
