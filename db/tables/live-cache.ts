import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Cached CourtListener responses. Keys are hashed with the app secret, so that they reveal no
 * citation or search.
 */
export const liveAnswers = pgTable(
  'live_answers',
  {
    key: text().primaryKey(),
    answer: jsonb().notNull(),
    keptUntil: timestamp('kept_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('live_answers_kept_until').on(table.keptUntil)],
);
