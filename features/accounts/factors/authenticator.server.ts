// Codes of an authenticator app (RFC 6238, six digits, thirty seconds). Each step counts once, also
// across processes: one UPDATE moves `last_step` forward, and whoever comes second changes no row.
// Wrong codes are counted in the same row; too many lock codes for a while, and nothing else. Until
// it is confirmed, a secret is readable for the session that asked for it alone: nobody finds one
// that somebody else planted.
import { randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { authenticators } from '#db/tables/account-security.ts';
import { decryptText, encryptText } from '#lib/encrypted-text.ts';
import type { AccountParts } from '../account-parts.ts';
import { noteEvent } from '../changes/note-event.server.ts';
import * as security from '../messages/security.ts';
import { isTrusted } from './factor-age.server.ts';

const DIGITS = 6;
const PERIOD_SECONDS = 30;
/** How long a secret waits for its first code. */
const SET_UP_MINUTES = 10;
/** Steps around the current one whose codes count, for clocks that are not quite right. */
const WINDOW = [0, -1, 1];
const MAX_WRONG_CODES = 10;
const FIRST_LOCK_MINUTES = 15;
/** Each lock in a row is twice as long as the one before: 15 minutes, 30, … up to 16 hours. */
const MAX_DOUBLINGS = 6;

type Account = { id: string; email: string };
/** Who sets an app up: an account, in one session. */
type SetUp = { accountId: string; sessionId: string };
type AppRow = typeof authenticators.$inferSelect;
type Parts = Pick<AccountParts, 'deps' | 'tasks'>;

const getPurpose = (accountId: string) => `authenticator ${accountId}`;
const getSetUpPurpose = ({ accountId, sessionId }: SetUp) =>
  `authenticator ${accountId} in session ${sessionId}`;
const createCodes = (secret: string) =>
  createOTP(secret, { digits: DIGITS, period: PERIOD_SECONDS });
const isUnlocked = (now: Date) =>
  or(isNull(authenticators.lockedUntil), lte(authenticators.lockedUntil, now));

export type Enrolment = { key: string; url: string };

/** The secret of an app that is being set up: the same in this session, for some minutes. */
export async function prepareAuthenticator({ deps }: Parts, setUp: SetUp): Promise<Enrolment> {
  const earlier = await findRow({ deps }, setUp.accountId);
  if (earlier?.confirmedAt) throw new Error('an authenticator app is set up already');
  if (!earlier || readSetUpSecret({ deps }, setUp, earlier) === null) {
    const fresh = {
      secret: encryptText(
        deps.secret,
        getSetUpPurpose(setUp),
        randomBytes(16).toString('base64url'),
      ),
      createdAt: deps.clock.now(),
    };
    // Of two requests at once, one writes and the other reads what it wrote.
    const isEarlier = earlier ? eq(authenticators.secret, earlier.secret) : sql`false`;
    await deps.db.db
      .insert(authenticators)
      .values({ userId: setUp.accountId, ...fresh })
      .onConflictDoUpdate({
        target: authenticators.userId,
        set: fresh,
        setWhere: and(isNull(authenticators.confirmedAt), isEarlier),
      });
  }
  const row = await findRow({ deps }, setUp.accountId);
  const secret = row ? readSetUpSecret({ deps }, setUp, row) : null;
  if (secret === null) throw new Error('an authenticator app is being set up in another session');
  return {
    key: base32.encode(secret, { padding: false }),
    url: createCodes(secret).url(deps.site.name, security.appEntry),
  };
}

/** True when the code is right; from then on the app is a factor. */
export async function confirmAuthenticator(
  { deps }: Parts,
  setUp: SetUp,
  code: string,
): Promise<boolean> {
  const row = await findRow({ deps }, setUp.accountId);
  const secret = row ? readSetUpSecret({ deps }, setUp, row) : null;
  if (!row || secret === null) return false;
  const step = await findStep({ deps }, secret, code);
  if (step === null) return false;
  const updated = await deps.db.db
    .update(authenticators)
    .set({
      secret: encryptText(deps.secret, getPurpose(setUp.accountId), secret),
      confirmedAt: deps.clock.now(),
      lastStep: step,
    })
    .where(
      and(
        eq(authenticators.userId, setUp.accountId),
        eq(authenticators.secret, row.secret),
        isNull(authenticators.confirmedAt),
      ),
    )
    .returning({ userId: authenticators.userId });
  return updated.length > 0;
}

async function findRow({ deps }: Pick<Parts, 'deps'>, accountId: string) {
  const ofAccount = eq(authenticators.userId, accountId);
  const [row] = await deps.db.db.select().from(authenticators).where(ofAccount);
  return row;
}

/** Null for a secret of another session, for one that waited too long, and after confirming. */
function readSetUpSecret(
  { deps }: Pick<Parts, 'deps'>,
  setUp: SetUp,
  { secret, createdAt, confirmedAt }: AppRow,
): string | null {
  const age = deps.clock.now().getTime() - createdAt.getTime();
  if (confirmedAt || age >= SET_UP_MINUTES * 60_000) return null;
  return decryptText(deps.secret, getSetUpPurpose(setUp), secret);
}

export async function spendAuthenticatorCode(
  parts: Parts,
  account: Account,
  code: string,
): Promise<boolean> {
  const { deps } = parts;
  const now = deps.clock.now();
  const row = await findRow(parts, account.id);
  const secret = row && decryptText(deps.secret, getPurpose(account.id), row.secret);
  const step = secret ? await findStep(parts, secret, code) : null;
  const isOwn = and(
    eq(authenticators.userId, account.id),
    sql`${authenticators.confirmedAt} is not null`,
    isTrusted(authenticators.userId, authenticators.confirmedAt),
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
  secret: string,
  code: string,
): Promise<number | null> {
  const current = Math.floor(deps.clock.now().getTime() / (PERIOD_SECONDS * 1000));
  const codes = createCodes(secret);
  for (const offset of WINDOW)
    if ((await codes.hotp(current + offset)) === code) return current + offset;
  return null;
}
