import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** An analysis, a memo or a motion that a signed-in person kept. */
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
    /** As they came; what was told is among them. */
    events: jsonb().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('research_results_user').on(t.userId, t.savedAt.desc())],
);
