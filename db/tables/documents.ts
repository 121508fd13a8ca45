import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/**
 * Saved document forms. Saving again adds a version; only the newest is renewed, while somebody
 * types.
 */
export const documentDrafts = pgTable(
  'document_drafts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    draft: uuid().notNull(),
    version: integer().notNull(),
    name: text().notNull(),
    documentType: text('document_type').notNull(),
    /** A document request: parties, details, dates. */
    request: jsonb().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.draft, t.version] }),
    index('document_drafts_user').on(t.userId, t.savedAt.desc()),
  ],
);

/** Saved people and organizations, for filling in documents. */
export const documentParties = pgTable(
  'document_parties',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    role: text().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

/** Deletions of drafts and parties that can be undone: each once, and for an hour. */
export const undoableDeletions = pgTable(
  'undoable_deletions',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('undoable_deletions_expiry').on(t.expiresAt),
  ],
);
