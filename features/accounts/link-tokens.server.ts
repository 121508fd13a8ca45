// Links in mails. A reset link is bound to the address and the password hash at the time of the
// mail: a new password or a new address invalidates it, so it works once. A restored backup ends
// it, too, by moving the time of the last change (scripts/end-restored-access.ts). A verification
// link carries the address and the password hash of its own registration, encrypted, so that
// registrations of one address by different people cannot take each other over.
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { signInMethods, users } from '#db/tables/accounts.ts';
import { decryptText, encryptText } from '#lib/encrypted-text.ts';
import { readToken, signToken } from '#lib/signed-token.ts';
import type { AccountDeps } from './account-parts.ts';

const VERIFICATION_LIFETIME_MS = 24 * 3_600_000;
const RESET_LIFETIME_MS = 3_600_000;

export type AccountRecord = {
  id: string;
  email: string;
  emailVerified: boolean;
  passwordHash: string | null;
  updatedAt: Date;
};

/** One of possibly several registrations of an account that is not verified yet. */
type Registration = { accountId: string; passwordHash: string; email: string };

export function createVerificationLink(
  deps: AccountDeps,
  { accountId, passwordHash, email }: Registration,
): string {
  const expires = deps.clock.now().getTime() + VERIFICATION_LIFETIME_MS;
  const token = encryptText(
    deps.secret,
    'verify-email',
    JSON.stringify([accountId, passwordHash, expires, email]),
  );
  return `${deps.site.publicUrl}/auth/verify-email?token=${token}`;
}

export function readVerificationLink(deps: AccountDeps, token: unknown): Registration | null {
  const text = decryptText(deps.secret, 'verify-email', token);
  if (text === null) return null;
  const [accountId, passwordHash, expires, email] = JSON.parse(text) as [
    string,
    string,
    number,
    string,
  ];
  return deps.clock.now().getTime() < expires ? { accountId, passwordHash, email } : null;
}

export function createResetLink(deps: AccountDeps, account: AccountRecord): string {
  const expiresAt = new Date(deps.clock.now().getTime() + RESET_LIFETIME_MS);
  const token = signToken(
    deps.secret,
    'reset-password',
    `${account.id} ${getFingerprint(account)}`,
    expiresAt,
  );
  return `${deps.site.publicUrl}/auth/reset-password?token=${token}`;
}

export async function findByResetLink(
  deps: AccountDeps,
  token: unknown,
): Promise<AccountRecord | null> {
  const [id = '', tokenFingerprint] =
    readToken(deps.secret, 'reset-password', token, deps.clock.now())?.split(' ') ?? [];
  const account = id ? await findAccount(deps, eq(users.id, id)) : null;
  return account && getFingerprint(account) === tokenFingerprint ? account : null;
}

export function findByEmail(deps: AccountDeps, email: string): Promise<AccountRecord | null> {
  return findAccount(deps, eq(users.email, email));
}

export function findById(deps: AccountDeps, id: string): Promise<AccountRecord | null> {
  return findAccount(deps, eq(users.id, id));
}

async function findAccount(
  deps: AccountDeps,
  where: ReturnType<typeof eq>,
): Promise<AccountRecord | null> {
  const [row] = await deps.db.db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      passwordHash: signInMethods.password,
      updatedAt: users.updatedAt,
    })
    .from(users)
    .leftJoin(
      signInMethods,
      and(eq(signInMethods.userId, users.id), eq(signInMethods.providerId, 'credential')),
    )
    .where(where)
    .limit(1);
  return row ?? null;
}

const getFingerprint = ({ email, passwordHash, updatedAt }: AccountRecord) =>
  createHash('sha256')
    .update(`${email}\n${passwordHash ?? 'none'}\n${updatedAt.getTime()}`)
    .digest('base64url')
    .slice(0, 22);
