import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** Citations that a signed-in user saved, with a note. */
export const savedCitations = pgTable(
  'saved_citations',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As displayed: name, citation, court and year. */
    citation: text().notNull(),
    /** The last part of the case's URL. */
    caseSlug: text('case_slug').notNull(),
    note: text().notNull().default(''),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.citation] }),
    index('saved_citations_user').on(t.userId, t.savedAt.desc()),
  ],
);
