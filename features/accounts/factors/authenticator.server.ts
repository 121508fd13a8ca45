// Codes of an authenticator app (RFC 6238, six digits, thirty seconds). Each step counts once, also
// across processes: one UPDATE moves `last_step` forward, and whoever comes second changes no row.
// Wrong codes are counted in the same row; too many lock codes for a while, and nothing else.
import { randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { authenticators } from '#db/tables/account-security.ts';
import { decryptText, encryptText } from '#lib/encrypted-text.ts';
import type { AccountParts } from '../account-parts.ts';
import { noteEvent } from '../changes/note-event.server.ts';
import * as security from '../messages/security.ts';

const DIGITS = 6;
const PERIOD_SECONDS = 30;
/** Steps around the current one whose codes count, for clocks that are not quite right. */
const WINDOW = [0, -1, 1];
const MAX_WRONG_CODES = 10;
const FIRST_LOCK_MINUTES = 15;
/** Each lock in a row is twice as long as the one before: 15 minutes, 30, … up to 16 hours. */
const MAX_DOUBLINGS = 6;

type Account = { id: string; email: string };
type Parts = Pick<AccountParts, 'deps' | 'tasks'>;

const getPurpose = (accountId: string) => `authenticator ${accountId}`;
const createCodes = (secret: string) =>
  createOTP(secret, { digits: DIGITS, period: PERIOD_SECONDS });
const isUnlocked = (now: Date) =>
  or(isNull(authenticators.lockedUntil), lte(authenticators.lockedUntil, now));

export type Enrolment = { key: string; url: string };

/** The secret of an app that is being set up: the same, until it is confirmed. */
export async function prepareAuthenticator(
  { deps }: Parts,
  { id }: Pick<Account, 'id'>,
): Promise<Enrolment> {
  const fresh = randomBytes(16).toString('base64url');
  const { db } = deps.db;
  await db
    .insert(authenticators)
    .values({
      userId: id,
      secret: encryptText(deps.secret, getPurpose(id), fresh),
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing();
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, id));
  if (!row || row.confirmedAt) throw new Error('an authenticator app is set up already');
  let secret = decryptText(deps.secret, getPurpose(id), row.secret);
  if (secret === null) {
    // The app's secret was changed since: what was begun with the earlier one is begun again.
    secret = fresh;
    await db
      .update(authenticators)
      .set({ secret: encryptText(deps.secret, getPurpose(id), fresh) })
      .where(eq(authenticators.userId, id));
  }
  return {
    key: base32.encode(secret, { padding: false }),
    url: createCodes(secret).url(deps.site.name, security.appEntry),
  };
}

/** True when the code is right; from then on the app is a factor. */
export async function confirmAuthenticator(
  { deps }: Parts,
  accountId: string,
  code: string,
): Promise<boolean> {
  const step = await findStep({ deps }, accountId, code);
  if (step === null) return false;
  const updated = await deps.db.db
    .update(authenticators)
    .set({ confirmedAt: deps.clock.now(), lastStep: step })
    .where(and(eq(authenticators.userId, accountId), isNull(authenticators.confirmedAt)))
    .returning({ userId: authenticators.userId });
  return updated.length > 0;
}

export async function spendAuthenticatorCode(
  parts: Parts,
  account: Account,
  code: string,
): Promise<boolean> {
  const { deps } = parts;
  const now = deps.clock.now();
  const step = await findStep(parts, account.id, code);
  const isOwn = and(
    eq(authenticators.userId, account.id),
    sql`${authenticators.confirmedAt} is not null`,
    isUnlocked(now),
  );
  if (step !== null) {
    // A code that counted already is refused, but is no guess.
    const isNew = or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step));
    const used = await deps.db.db
      .update(authenticators)
      .set({ lastStep: step, wrongCodes: 0, locks: 0, lockedUntil: null })
      .where(and(isOwn, isNew))
      .returning({ userId: authenticators.userId });
    return used.length > 0;
  }
  const isLast = sql`${authenticators.wrongCodes} + 1 >= ${MAX_WRONG_CODES}`;
  const minutes = sql`${FIRST_LOCK_MINUTES} * power(2, least(${authenticators.locks}, ${MAX_DOUBLINGS}))`;
  const [counted] = await deps.db.db
    .update(authenticators)
    .set({
      wrongCodes: sql`case when ${isLast} then 0 else ${authenticators.wrongCodes} + 1 end`,
      locks: sql`case when ${isLast} then ${authenticators.locks} + 1 else ${authenticators.locks} end`,
      lockedUntil: sql`case when ${isLast} then ${now.toISOString()}::timestamptz + ${minutes} * interval '1 minute' else null end`,
    })
    .where(isOwn)
    .returning({ lockedUntil: authenticators.lockedUntil });
  if (counted?.lockedUntil) await noteEvent(parts, account, 'codes-locked');
  return false;
}

async function findStep(
  { deps }: Pick<Parts, 'deps'>,
  accountId: string,
  code: string,
): Promise<number | null> {
  const [row] = await deps.db.db
    .select({ secret: authenticators.secret })
    .from(authenticators)
    .where(eq(authenticators.userId, accountId));
  const secret = row && decryptText(deps.secret, getPurpose(accountId), row.secret);
  if (!secret) return null;
  const current = Math.floor(deps.clock.now().getTime() / (PERIOD_SECONDS * 1000));
  const codes = createCodes(secret);
  for (const offset of WINDOW)
    if ((await codes.hotp(current + offset)) === code) return current + offset;
  return null;
}
