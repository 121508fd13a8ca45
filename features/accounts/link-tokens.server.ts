// Links in mails. Each is bound to the password hash at the time of the mail, so a new password invalidates it: a reset link
// works once, and a verification link never activates a password that somebody else set later.
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { signInMethods, users } from '#db/tables/accounts.ts';
import { readToken, signToken } from '#lib/signed-token.ts';
import type { AccountDeps } from './account-parts.ts';

const LIFETIME_MS = { 'verify-email': 24 * 3_600_000, 'reset-password': 3_600_000 };
type Purpose = keyof typeof LIFETIME_MS;

export type AccountRecord = { id: string; email: string; emailVerified: boolean; passwordHash: string | null };

export function createLink(deps: AccountDeps, purpose: Purpose, account: AccountRecord): string {
  const expiresAt = new Date(deps.clock.now().getTime() + LIFETIME_MS[purpose]);
  const token = signToken(deps.secret, purpose, `${account.id} ${getFingerprint(account)}`, expiresAt);
  return `${deps.site.publicUrl}/auth/${purpose}?token=${token}`;
}

export async function findByLink(deps: AccountDeps, purpose: Purpose, token: unknown): Promise<AccountRecord | null> {
  const [id = '', tokenFingerprint] = readToken(deps.secret, purpose, token, deps.clock.now())?.split(' ') ?? [];
  const account = id ? await findAccount(deps, eq(users.id, id)) : null;
  return account && getFingerprint(account) === tokenFingerprint ? account : null;
}

export function findByEmail(deps: AccountDeps, email: string): Promise<AccountRecord | null> {
  return findAccount(deps, eq(users.email, email));
}

export function findById(deps: AccountDeps, id: string): Promise<AccountRecord | null> {
  return findAccount(deps, eq(users.id, id));
}

async function findAccount(deps: AccountDeps, where: ReturnType<typeof eq>): Promise<AccountRecord | null> {
  const [row] = await deps.db.db
    .select({ id: users.id, email: users.email, emailVerified: users.emailVerified, passwordHash: signInMethods.password })
    .from(users)
    .leftJoin(signInMethods, and(eq(signInMethods.userId, users.id), eq(signInMethods.providerId, 'credential')))
    .where(where)
    .limit(1);
  return row ?? null;
}

const getFingerprint = ({ passwordHash }: AccountRecord) =>
  createHash('sha256')
    .update(passwordHash ?? 'none')
    .digest('base64url')
    .slice(0, 22);
