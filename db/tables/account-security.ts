// What guards an account: second factors, changes that wait, and what its owner is shown of all of
// it. No row has a network address, and none a device but by a coarse name.
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** An authenticator app. It counts as a factor once a code of it has been typed. */
export const authenticators = pgTable('authenticators', {
  userId: owner().primaryKey(),
  /** Encrypted for this account. */
  secret: text().notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The newest step whose code was accepted: no code of it, or of an earlier one, counts again. */
  lastStep: bigint('last_step', { mode: 'number' }),
  wrongCodes: integer('wrong_codes').notNull().default(0),
  locks: integer().notNull().default(0),
  lockedUntil: moment('locked_until'),
});

/** A keyed hash for each code that has not been used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: owner(),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, as browsers send it. */
    id: text().primaryKey(),
    userId: owner(),
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** The host it works on. */
    rpId: text('rp_id').notNull(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedOn: date('last_used_on'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** What a passkey has to sign, once and within minutes, in one session or one browser. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** A hash of the session's id, or of the number in the cookie of a browser that signs in. */
    boundTo: text('bound_to').notNull(),
    purpose: text({ enum: ['register', 'sign-in', 'second-step', 'confirm'] }).notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_expiry').on(table.expiresAt),
    index('passkey_challenges_user').on(table.userId),
  ],
);

/** Who may work at the desk. A role counts only in a session that has taken the second step. */
export const staff = pgTable(
  'staff',
  {
    userId: owner(),
    role: text({ enum: ['operator', 'reviewer', 'support'] }).notNull(),
    grantedAt: moment('granted_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

export const ACCOUNT_EVENTS = [
  'new-device',
  'password-changed',
  'address-change-requested',
  'address-changed',
  'address-change-stopped',
  'factor-added',
  'factor-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'codes-locked',
  'recovery-started',
  'recovery-stopped',
  'recovered',
  'frozen',
  'unfrozen',
  'operator-removed-factors',
  'exported',
] as const;

/** What happened to an account, for its owner. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    kind: text({ enum: ACCOUNT_EVENTS }).notNull(),
    device: text(),
    createdAt: moment('created_at').notNull(),
    /** "This was not me" was pressed in the mail about it: the link works once. */
    disownedAt: moment('disowned_at'),
  },
  (table) => [
    index('account_events_user').on(table.userId, table.createdAt),
    index('account_events_time').on(table.createdAt),
  ],
);

/** Changes of the account are stopped until a factor or a recovery code decides. */
export const accountFreezes = pgTable('account_freezes', {
  userId: owner().primaryKey(),
  reason: text({ enum: ['not-me', 'address'] }).notNull(),
  /** Factors that were added later count for nothing meanwhile. */
  since: moment('since').notNull(),
  /** When it was said: who decides has to confirm later than that. */
  stoppedAt: moment('stopped_at').notNull().defaultNow(),
});

/**
 * The newest change of an account's address: waiting for its links, or done and for a while open to
 * being stopped from the address before.
 */
export const addressChanges = pgTable(
  'address_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    /** Without a factor the old address has to confirm, too. */
    needsOld: boolean('needs_old').notNull(),
    requestedAt: moment('requested_at').notNull(),
    oldConfirmedAt: moment('old_confirmed_at'),
    newConfirmedAt: moment('new_confirmed_at'),
    changedAt: moment('changed_at'),
    stoppedAt: moment('stopped_at'),
  },
  (table) => [uniqueIndex('address_changes_user').on(table.userId)],
);

/** A request to remove all factors, because they are lost. It opens after days. */
export const accountRecoveries = pgTable(
  'account_recoveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    requestedAt: moment('requested_at').notNull(),
    opensAt: moment('opens_at').notNull(),
  },
  (table) => [uniqueIndex('account_recoveries_user').on(table.userId)],
);
