import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** What a signed-in person kept from the case law, with their own note. */
export const savedCitations = pgTable(
  'saved_citations',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As it was shown: name, citation, court and year. */
    citation: text().notNull(),
    /** The last part of the case's address. */
    caseSlug: text('case_slug').notNull(),
    note: text().notNull().default(''),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.citation] }), index('saved_citations_user').on(t.userId, t.savedAt.desc())],
);
