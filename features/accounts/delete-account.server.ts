// Deletes all rows owned by the account; that its free search was used stays known. Asks to confirm
// first (sessions/confirm.server.ts). The deletion is noted outside of the database before it is
// committed, so that a restored backup does not bring the account back. Where the connection is
// lost at that moment, the database is asked what became of it; if it cannot be, the note stays.
import { eq } from 'drizzle-orm';
import { accountTasks, users } from '#db/tables/accounts.ts';
import { deletePurchases } from '#features/plans/delete-purchases.server.ts';
import { rememberUsedTrial } from '#features/plans/deleted-trials.server.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts, Cookies } from './account-parts.ts';
import { endSession } from './end-session.server.ts';
import { inTransaction } from './in-transaction.server.ts';
import { forgetDeviceCookie } from './known-device.server.ts';
import { findById } from './link-tokens.server.ts';
import * as accounts from './messages/accounts.ts';
import { requireConfirmed } from './sessions/confirm.server.ts';

export async function deleteAccount(
  parts: AccountParts,
  caller: AccountCaller,
): Promise<Result<Cookies>> {
  const { deps } = parts;
  const session = await requireConfirmed(parts, caller);
  if (!session.ok) return session;
  const account = await findById(deps, session.value.account.id);
  if (!account) return fail('unauthenticated', accounts.signInFirst);
  const { email } = account;
  const deleted = await inTransaction(parts, async ({ deps, tasks }) => {
    const tx = deps.db.db;
    await tx.select().from(users).where(eq(users.id, account.id)).for('update');
    await rememberUsedTrial(tx, deps, account);
    await tx.delete(accountTasks).where(eq(accountTasks.email, email));
    await tx.delete(users).where(eq(users.id, account.id));
    if (account.emailVerified) await deletePurchases(deps, email);
    await tasks.add({ kind: 'account-deleted', email });
    deps.deletions?.add(account.id);
    return ok(null);
  });
  if (!deleted.ok) {
    const remains = await isStillThere(parts, account.id).catch(() => null);
    if (remains === null) return deleted;
    if (remains) {
      deps.deletions?.withdraw(account.id);
      return fail('unavailable', accounts.unavailable);
    }
  }
  const cookies = await endSession(parts, caller.headers);
  return ok({ cookies: [...cookies, forgetDeviceCookie(deps, caller.headers, email)] });
}

/** Waits for a deletion that the database is still committing. */
async function isStillThere({ deps }: AccountParts, accountId: string): Promise<boolean> {
  const rows = await deps.db.db.select().from(users).where(eq(users.id, accountId)).for('update');
  return rows.length > 0;
}
