import { eq } from 'drizzle-orm';
import { accountTasks, users } from '#db/tables/accounts.ts';
import { deletePurchases } from '#features/plans/delete-purchases.server.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts, Cookies } from './account-parts.ts';
import { checkLimits } from './check-limits.server.ts';
import { endSession } from './end-session.server.ts';
import { findById } from './link-tokens.server.ts';
import { accounts } from './messages.ts';
import { EnteredPassword } from './schema.ts';

/** Confirmed by the password, or by typing the address if there is no password. Deletes all rows owned by the account. */
export async function deleteAccount(parts: AccountParts, caller: AccountCaller, input: unknown): Promise<Result<Cookies>> {
  const { viewer } = caller;
  const { deps, auth, tasks } = parts;
  if (viewer.kind !== 'account') return fail('unauthenticated', accounts.signInFirst);
  const tooMany = await checkLimits(deps, [
    ['sign-in', caller.clientAddress],
    ['sign-in-account', viewer.email],
  ]);
  if (tooMany) return tooMany;
  const account = await findById(deps, viewer.id);
  if (!account) return fail('unauthenticated', accounts.signInFirst);
  const confirmation = String((input as { confirm?: unknown } | null)?.confirm ?? '');
  if (account.passwordHash) {
    const { password } = await auth.$context;
    const isCorrect =
      EnteredPassword.safeParse(confirmation).success && (await password.verify({ hash: account.passwordHash, password: confirmation }));
    if (!isCorrect) return fail('invalid', accounts.wrongPassword, { fields: { confirm: accounts.wrongPassword } });
  } else if (confirmation.trim().toLowerCase() !== account.email) {
    return fail('invalid', accounts.deleteWrongEmail, { fields: { confirm: accounts.deleteWrongEmail } });
  }
  const cookies = await endSession(parts, caller.headers);
  await deps.db.db.transaction(async (tx) => {
    await tx.delete(accountTasks).where(eq(accountTasks.email, account.email));
    await tx.delete(users).where(eq(users.id, account.id));
  });
  if (account.emailVerified) await deletePurchases(deps, account.email);
  await tasks.add({ kind: 'account-deleted', email: account.email });
  return ok({ cookies });
}
