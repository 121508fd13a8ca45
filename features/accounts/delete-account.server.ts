import { eq } from 'drizzle-orm';
import { accountTasks, users } from '#db/tables/accounts.ts';
import { deletePurchases } from '#features/plans/delete-purchases.server.ts';
import { rememberUsedTrial } from '#features/plans/deleted-trials.server.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts, Cookies } from './account-parts.ts';
import { checkConfirmationLimit } from './check-limits.server.ts';
import { endSession } from './end-session.server.ts';
import { forgetDeviceCookie } from './known-device.server.ts';
import { findById } from './link-tokens.server.ts';
import * as accounts from './messages/accounts.ts';
import { EnteredPassword } from './schema.ts';

/**
 * Confirmed by the password, or by typing the address if there is no password. Deletes all rows
 * owned by the account; that its free search was used stays known.
 */
export async function deleteAccount(
  parts: AccountParts,
  caller: AccountCaller,
  input: unknown,
): Promise<Result<Cookies>> {
  const { viewer } = caller;
  const { deps, auth, tasks } = parts;
  if (viewer.kind !== 'account') return fail('unauthenticated', accounts.signInFirst);
  const limit = await checkConfirmationLimit(parts, caller);
  if (!limit.ok) return limit;
  const account = await findById(deps, viewer.id);
  if (!account) return fail('unauthenticated', accounts.signInFirst);
  const confirmation = String((input as { confirm?: unknown } | null)?.confirm ?? '');
  if (account.passwordHash) {
    const { password } = await auth.$context;
    const isCorrect =
      EnteredPassword.safeParse(confirmation).success &&
      (await password.verify({ hash: account.passwordHash, password: confirmation }));
    if (!isCorrect)
      return fail('invalid', accounts.wrongPassword, {
        fields: { confirm: accounts.wrongPassword },
      });
  } else if (confirmation.trim().toLowerCase() !== account.email) {
    return fail('invalid', accounts.deleteWrongEmail, {
      fields: { confirm: accounts.deleteWrongEmail },
    });
  }
  const cookies = await endSession(parts, caller.headers);
  await deps.db.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, account.id)).for('update');
    await rememberUsedTrial(tx, deps, account);
    await tx.delete(accountTasks).where(eq(accountTasks.email, account.email));
    await tx.delete(users).where(eq(users.id, account.id));
  });
  if (account.emailVerified) await deletePurchases(deps, account.email);
  await tasks.add({ kind: 'account-deleted', email: account.email });
  return ok({ cookies: [...cookies, forgetDeviceCookie(deps, caller.headers, account.email)] });
}
