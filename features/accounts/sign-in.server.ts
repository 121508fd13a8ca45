// Signing in with a password. An unknown address takes as long as a wrong password (better-auth
// hashes in both cases), and only the right password reveals that an address is unverified. The
// browser's previous session is ended. What the new one may do: sessions/read-session.server.ts.
import { and, eq } from 'drizzle-orm';
import { signInMethods } from '#db/tables/accounts.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts, Cookies } from './account-parts.ts';
import { getRefusalCode, pickCookies } from './call-auth.server.ts';
import { checkSignInLimits } from './check-limits.server.ts';
import { endSession } from './end-session.server.ts';
import { findByEmail } from './link-tokens.server.ts';
import * as accounts from './messages/accounts.ts';
import { passwordHash } from './password-hash.server.ts';
import { SignIn } from './schema.ts';
import { endUnlessPassword, noteSignIn } from './sessions/start-session.server.ts';

export type SignedIn = { state: 'signed-in' } & Cookies;
/** `sent`: another verification mail was queued. Automatic mails are rate-limited. */
export type Unverified = { state: 'unverified'; email: string; sent: boolean };

export async function signIn(
  parts: AccountParts,
  caller: AccountCaller,
  input: unknown,
): Promise<Result<SignedIn | Unverified>> {
  const { deps, auth } = parts;
  const fields = findMissing(input);
  if (Object.keys(fields).length > 0)
    return fail('invalid', accounts.fix(Object.keys(fields).length), { fields });
  const parsed = SignIn.safeParse(input);
  if (!parsed.success) return fail('unauthenticated', accounts.invalid);
  const { email, password } = parsed.data;
  const limits = await checkSignInLimits(deps, caller, email);
  if (!limits.ok) return limits;

  const known = await findByEmail(deps, email);
  try {
    const headers = pickCookies(caller.headers);
    const answer = await auth.api.signInEmail({
      body: { email, password },
      headers,
      returnHeaders: true,
    });
    const cookies = answer.headers.getSetCookie();
    if (!known || (await endUnlessPassword(parts, cookies, known)))
      return fail('unauthenticated', accounts.invalid);
    await limits.value.giveBack();
    await renewHash(parts, email, password);
    await endSession(parts, caller.headers);
    const device = await noteSignIn(parts, caller, { cookies, method: 'password' });
    return ok({ state: 'signed-in', cookies: [...cookies, ...(device ?? [])] });
  } catch (error) {
    if (getRefusalCode(error) !== 'EMAIL_NOT_VERIFIED')
      return fail('unauthenticated', accounts.invalid);
  }
  await limits.value.giveBack();
  const decision = await deps.limits.take('automatic-resend', email);
  if (decision.allowed) await parts.tasks.add({ kind: 'verification', email });
  return ok({ state: 'unverified', email, sent: decision.allowed });
}

/** Now that the password is known: a hash of an earlier cost is replaced by one of today's. */
async function renewHash({ deps }: AccountParts, email: string, password: string): Promise<void> {
  const { isOutdated, hash } = deps.passwords ?? passwordHash;
  const account = await findByEmail(deps, email);
  if (!account?.passwordHash || !isOutdated(account.passwordHash)) return;
  const renewed = await hash(password);
  // A password that was changed meanwhile is not overwritten.
  const isUnchanged = and(
    eq(signInMethods.userId, account.id),
    eq(signInMethods.password, account.passwordHash),
  );
  await deps.db.db
    .update(signInMethods)
    .set({ password: renewed, updatedAt: deps.clock.now() })
    .where(isUnchanged);
}

/**
 * What can be said about the input alone. Everything else is the one answer that reveals nothing.
 */
function findMissing(input: unknown): Record<string, string> {
  const { email, password } = (input ?? {}) as { email?: unknown; password?: unknown };
  const typed = typeof email === 'string' ? email.trim() : '';
  return {
    ...(typed === ''
      ? { email: accounts.noEmail }
      : typed.includes('@')
        ? {}
        : { email: accounts.badEmail }),
    ...(password === '' || password === undefined ? { password: accounts.noPasswordTyped } : {}),
  };
}
