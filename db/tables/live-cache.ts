import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What CourtListener answered, for a while. Keys are hashed with the app secret: no citation or search can be read from them. */
export const liveAnswers = pgTable(
  'live_answers',
  {
    key: text().primaryKey(),
    answer: jsonb().notNull(),
    keptUntil: timestamp('kept_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('live_answers_kept_until').on(table.keptUntil)],
);
