// Verifying an address with the link from a mail. The button, not the link, verifies, so that a link scanner cannot; and the password of
// the registration is asked, so that somebody who presses a link that a stranger asked for does not put the stranger's password into force.
import { and, eq } from 'drizzle-orm';
import { signInMethods, users } from '#db/tables/accounts.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts, Cookies } from './account-parts.ts';
import { checkLimits } from './check-limits.server.ts';
import { createDeviceCookie } from './known-device.server.ts';
import { findById, readVerificationLink } from './link-tokens.server.ts';
import { accounts } from './messages.ts';
import { EnteredPassword } from './schema.ts';
import { setPassword } from './set-password.server.ts';

export async function verifyEmail(
  parts: AccountParts,
  caller: AccountCaller,
  input: unknown,
): Promise<Result<{ email: string } & Cookies>> {
  const { deps, auth } = parts;
  const { token, password } = (input ?? {}) as { token?: unknown; password?: unknown };
  const registration = readVerificationLink(deps, token);
  const account = registration && (await findById(deps, registration.accountId));
  if (!account) return fail('not_found', accounts.verifyFailed);
  const limit = await checkLimits(deps, [['password-confirmation', `verify ${account.id}`]]);
  if (!limit.ok) return limit;
  const entered = EnteredPassword.safeParse(password);
  const { password: hasher } = await auth.$context;
  const isCorrect = entered.success && (await hasher.verify({ hash: registration.passwordHash, password: entered.data }));
  if (!isCorrect) return fail('invalid', accounts.verifyWrongPassword, { fields: { password: accounts.verifyWrongPassword } });
  if (!(await activate(parts, account.id, registration.passwordHash))) return fail('not_found', accounts.verifyFailed);
  return ok({ email: account.email, cookies: [createDeviceCookie(deps, caller.headers, account.email)] });
}

/** False if the account was verified with another password, or has a new one since: a link never changes that. */
function activate({ deps }: AccountParts, accountId: string, passwordHash: string): Promise<boolean> {
  const now = deps.clock.now();
  return deps.db.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, accountId)).for('update');
    if (user?.emailVerified) {
      const isPasswordMethod = and(eq(signInMethods.userId, accountId), eq(signInMethods.providerId, 'credential'));
      const [method] = await tx.select({ password: signInMethods.password }).from(signInMethods).where(isPasswordMethod);
      return method?.password === passwordHash;
    }
    if (!user) return false;
    await setPassword(tx, accountId, passwordHash, now);
    await tx.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, accountId));
    return true;
  });
}
