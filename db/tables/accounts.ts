// The tables of better-auth, with its field names and our table names. Everything an account owns
// references users.id and is deleted with it (on delete cascade).
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('users_unverified').on(table.updatedAt).where(sql`not ${table.emailVerified}`)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** How this session was signed in: with which of the ways that lead to it. */
    method: text({ enum: ['password', 'google', 'passkey'] }),
    /** Null: an account with a second step may do nothing in this session but take that step. */
    secondFactorAt: moment('second_factor_at'),
    /** When its person last proved who they are; changes want that to be minutes ago. */
    confirmedAt: moment('confirmed_at'),
    /** Coarse, such as "Firefox on Windows". */
    device: text(),
    lastSeenOn: date('last_seen_on'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

export const signInMethods = pgTable(
  'sign_in_methods',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('sign_in_methods_user').on(table.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/**
 * Work that a form requested and that runs after the response, so that the response and its timing
 * do not reveal whether an email address is registered. A row stays until its mail was handed over,
 * even across a crash.
 */
export const accountTasks = pgTable(
  'account_tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({
      enum: [
        'register',
        'verification',
        'reset',
        'account-deleted',
        'account-event',
        'address-links',
        'address-changed',
        'recovery',
      ],
    }).notNull(),
    email: text().notNull(),
    passwordHash: text('password_hash'),
    /** The id of what the mail is about: an event, a change of address, a recovery. */
    subject: text(),
    attempts: integer().notNull().default(0),
    dueAt: moment('due_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('account_tasks_due').on(table.dueAt)],
);
