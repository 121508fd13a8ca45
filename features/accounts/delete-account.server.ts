// Deletes all rows owned by the account; that its free search was used stays known. Asks to confirm
// first (sessions/confirm.server.ts). The deletion is noted outside of the database before it is
// committed, so that a restored backup does not bring the account back.
import { eq } from 'drizzle-orm';
import { accountTasks, users } from '#db/tables/accounts.ts';
import { deletePurchases } from '#features/plans/delete-purchases.server.ts';
import { rememberUsedTrial } from '#features/plans/deleted-trials.server.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts, Cookies } from './account-parts.ts';
import { endSession } from './end-session.server.ts';
import { forgetDeviceCookie } from './known-device.server.ts';
import { findById } from './link-tokens.server.ts';
import * as accounts from './messages/accounts.ts';
import { requireConfirmed } from './sessions/confirm.server.ts';

export async function deleteAccount(
  parts: AccountParts,
  caller: AccountCaller,
): Promise<Result<Cookies>> {
  const { deps, tasks } = parts;
  const session = await requireConfirmed(parts, caller);
  if (!session.ok) return session;
  const account = await findById(deps, session.value.account.id);
  if (!account) return fail('unauthenticated', accounts.signInFirst);
  const cookies = await endSession(parts, caller.headers);
  let isNoted = false;
  try {
    await deps.db.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, account.id)).for('update');
      await rememberUsedTrial(tx, deps, account);
      await tx.delete(accountTasks).where(eq(accountTasks.email, account.email));
      await tx.delete(users).where(eq(users.id, account.id));
      deps.deletions?.add(account.id);
      isNoted = true;
    });
  } catch (error) {
    if (isNoted) deps.deletions?.withdraw(account.id);
    throw error;
  }
  if (account.emailVerified) await deletePurchases(deps, account.email);
  await tasks.add({ kind: 'account-deleted', email: account.email });
  return ok({ cookies: [...cookies, forgetDeviceCookie(deps, caller.headers, account.email)] });
}
