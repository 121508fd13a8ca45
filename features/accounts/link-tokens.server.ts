// Links in mails. Each is bound to the password that the account had when the mail was written, so it ends with the next
// password: a reset link works once, and a verification link never puts somebody else's later password into force.
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { signInMethods, users } from '#db/tables/accounts.ts';
import { readToken, signToken } from '#lib/signed-token.ts';
import type { AccountDeps } from './account-parts.ts';

const LIVES_MS = { 'verify-email': 24 * 3_600_000, 'reset-password': 3_600_000 };
type Purpose = keyof typeof LIVES_MS;

export type Holder = { id: string; email: string; emailVerified: boolean; passwordHash: string | null };

export function linkFor(deps: AccountDeps, purpose: Purpose, holder: Holder): string {
  const expires = new Date(deps.clock.now().getTime() + LIVES_MS[purpose]);
  const token = signToken(deps.secret, purpose, `${holder.id} ${fingerprint(holder)}`, expires);
  return `${deps.site.publicUrl}/auth/${purpose}?token=${token}`;
}

export async function findByLink(deps: AccountDeps, purpose: Purpose, token: unknown): Promise<Holder | null> {
  const [id = '', print] = readToken(deps.secret, purpose, token, deps.clock.now())?.split(' ') ?? [];
  const holder = id ? await findHolder(deps, eq(users.id, id)) : null;
  return holder && fingerprint(holder) === print ? holder : null;
}

export function findByEmail(deps: AccountDeps, email: string): Promise<Holder | null> {
  return findHolder(deps, eq(users.email, email));
}

export function findById(deps: AccountDeps, id: string): Promise<Holder | null> {
  return findHolder(deps, eq(users.id, id));
}

async function findHolder(deps: AccountDeps, where: ReturnType<typeof eq>): Promise<Holder | null> {
  const [row] = await deps.db.db
    .select({ id: users.id, email: users.email, emailVerified: users.emailVerified, passwordHash: signInMethods.password })
    .from(users)
    .leftJoin(signInMethods, and(eq(signInMethods.userId, users.id), eq(signInMethods.providerId, 'credential')))
    .where(where)
    .limit(1);
  return row ?? null;
}

const fingerprint = ({ passwordHash }: Holder) =>
  createHash('sha256')
    .update(passwordHash ?? 'none')
    .digest('base64url')
    .slice(0, 22);
