import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** An analysis, memo or motion that a signed-in user saved. */
export const researchResults = pgTable(
  'research_results',
  {
    id: uuid().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** analysis, memo or motion. */
    kind: text().notNull(),
    title: text().notNull(),
    /** The stream events as received, including the facts that the user stated. */
    events: jsonb().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('research_results_user').on(t.userId, t.savedAt.desc())],
);
