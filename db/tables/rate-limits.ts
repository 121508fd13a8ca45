import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per limit, client and time window. Keys are hashed: no network address is stored. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    limit: text().notNull(),
    key: text().notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.limit, table.key, table.windowStart] }),
    index('rate_limits_window').on(table.windowStart),
  ],
);
