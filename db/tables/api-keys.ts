import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Keys of organizations for the API. Only the hash of a key is stored; `prefix` is its beginning,
 * by which the operator knows it.
 */
export const apiKeys = pgTable('api_keys', {
  id: uuid().primaryKey().defaultRandom(),
  hash: text().notNull().unique(),
  prefix: text().notNull(),
  label: text().notNull(),
  /** How many times the limits of one network it has. */
  times: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});
