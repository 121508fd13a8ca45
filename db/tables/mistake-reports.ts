import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** "Report a mistake": which item, what is wrong, and when. Nothing about the reporter. */
export const mistakeReports = pgTable(
  'mistake_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    about: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('mistake_reports_created').on(table.createdAt)],
);
