// Verifying an address with the link from a mail. The button, not the link, verifies, so that a
// link scanner cannot; and the password of the registration is asked, so that somebody who presses
// a link that a stranger asked for does not put the stranger's password into force. Link and
// password together also sign in, with a new session: the one that the browser had before is ended.
import { and, eq } from 'drizzle-orm';
import { signInMethods, users } from '#db/tables/accounts.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts, Cookies } from './account-parts.ts';
import { pickCookies } from './call-auth.server.ts';
import { checkLimits } from './check-limits.server.ts';
import { endSession } from './end-session.server.ts';
import { findById, readVerificationLink } from './link-tokens.server.ts';
import * as accounts from './messages/accounts.ts';
import { EnteredPassword } from './schema.ts';
import { endUnlessPassword, noteSignIn } from './sessions/start-session.server.ts';
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
  if (!account || account.email !== registration?.email)
    return fail('not_found', accounts.verifyFailed);
  const limit = await checkLimits(deps, [['password-confirmation', `verify ${account.id}`]]);
  if (!limit.ok) return limit;
  const entered = EnteredPassword.safeParse(password);
  if (password === '')
    return fail('invalid', accounts.fix(1), { fields: { password: accounts.noPasswordTyped } });
  const { password: hasher } = await auth.$context;
  const isCorrect =
    entered.success &&
    (await hasher.verify({ hash: registration.passwordHash, password: entered.data }));
  if (!isCorrect)
    return fail('invalid', accounts.verifyWrongPassword, {
      fields: { password: accounts.verifyWrongPassword },
    });
  if (!(await activate(parts, account.id, registration.passwordHash)))
    return fail('not_found', accounts.verifyFailed);
  const body = { email: account.email, password: entered.data };
  const answer = await auth.api.signInEmail({
    body,
    headers: pickCookies(caller.headers),
    returnHeaders: true,
  });
  const cookies = answer.headers.getSetCookie();
  const { passwordHash } = registration;
  if (await endUnlessPassword(parts, cookies, { id: account.id, passwordHash }))
    return fail('not_found', accounts.verifyFailed);
  await endSession(parts, caller.headers);
  const device = await noteSignIn(parts, caller, { cookies, method: 'password', isFirst: true });
  return ok({ email: account.email, cookies: [...cookies, ...(device ?? [])] });
}

/**
 * False if the account was verified with another password, or has a new one since: a link never
 * changes that.
 */
function activate(
  { deps }: AccountParts,
  accountId: string,
  passwordHash: string,
): Promise<boolean> {
  const now = deps.clock.now();
  return deps.db.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, accountId)).for('update');
    if (user?.emailVerified) {
      const isPasswordMethod = and(
        eq(signInMethods.userId, accountId),
        eq(signInMethods.providerId, 'credential'),
      );
      const [method] = await tx
        .select({ password: signInMethods.password })
        .from(signInMethods)
        .where(isPasswordMethod);
      return method?.password === passwordHash;
    }
    if (!user) return false;
    await setPassword(tx, accountId, passwordHash, now);
    await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: now })
      .where(eq(users.id, accountId));
    return true;
  });
}
