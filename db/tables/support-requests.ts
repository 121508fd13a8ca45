import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/**
 * Questions to the operator, stored when no support address is set or the mail server does not
 * answer.
 */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text(),
    email: text().notNull(),
    message: text().notNull(),
    priority: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('support_requests_created').on(table.createdAt),
    index('support_requests_user').on(table.userId),
  ],
);
