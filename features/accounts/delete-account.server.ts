// Deletes all rows owned by the account; that its free search was used stays known. Asks to confirm
// first (sessions/confirm.server.ts). The deletion is noted outside of the database before it is
// committed, so that a restored backup does not bring the account back. Where the connection is
// lost at that moment, the database is asked what became of it; if it cannot be, or the process was
// killed, the next start asks (settleDeletions).
import { eq } from 'drizzle-orm';
import { accountTasks, users } from '#db/tables/accounts.ts';
import { deletePurchases } from '#features/plans/delete-purchases.server.ts';
import { rememberUsedTrial } from '#features/plans/deleted-trials.server.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountDeps, AccountParts, Cookies } from './account-parts.ts';
import type { DeletionLog } from './changes/deletion-log.server.ts';
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
  const noted: { entry?: string } = {};
  const deleted = await inTransaction(parts, async ({ deps, tasks }) => {
    const tx = deps.db.db;
    await tx.select().from(users).where(eq(users.id, account.id)).for('update');
    await rememberUsedTrial(tx, deps, account);
    await tx.delete(accountTasks).where(eq(accountTasks.email, email));
    await tx.delete(users).where(eq(users.id, account.id));
    if (account.emailVerified) await deletePurchases(deps, email);
    await tasks.add({ kind: 'account-deleted', email });
    noted.entry = deps.deletions?.add(account.id);
    return ok(null);
  });
  if (!deleted.ok) {
    const remains = await isStillThere(parts, account.id).catch(() => null);
    if (remains === null) return deleted;
    if (remains) {
      if (noted.entry) deps.deletions?.withdraw(noted.entry);
      return fail('unavailable', accounts.unavailable);
    }
  }
  if (noted.entry) finishEntry(deps, noted.entry);
  const cookies = await endSession(parts, caller.headers);
  return ok({ cookies: [...cookies, forgetDeviceCookie(deps, caller.headers, email)] });
}

/** The account is gone, whatever becomes of the line: without it the next start asks once more. */
function finishEntry({ deletions, log }: Pick<AccountDeps, 'deletions' | 'log'>, entry: string) {
  try {
    deletions?.finish(entry);
  } catch (error) {
    log.error({ err: error }, 'the list of deleted accounts could not be written');
  }
}

/**
 * At the start: a process that was killed between the note and the commit left a living account
 * noted as deleted, and a restore would delete it. Only deletions that did not end are asked about:
 * those that did are in the list for good, also where a backup brought the account back.
 */
export async function settleDeletions(
  deps: Pick<AccountDeps, 'db' | 'log'> & { deletions: DeletionLog },
): Promise<void> {
  const { db, deletions, log } = deps;
  try {
    const { entries, find } = deletions.readUnfinished();
    const living = new Set<string>();
    const rows = entries.length > 0 ? await db.db.select({ id: users.id }).from(users) : [];
    for (const { id } of rows) {
      const own = find(id);
      if (own.length === 0 || !(await isStillThere({ deps }, id))) continue;
      for (const entry of own) living.add(entry);
    }
    for (const entry of entries)
      if (living.has(entry)) deletions.withdraw(entry);
      else deletions.finish(entry);
  } catch (error) {
    log.error({ err: error }, 'deletions that broke off could not be looked up');
  }
}

/** Waits for a deletion that the database is still committing. */
async function isStillThere(
  { deps }: { deps: Pick<AccountDeps, 'db'> },
  accountId: string,
): Promise<boolean> {
  const rows = await deps.db.db.select().from(users).where(eq(users.id, accountId)).for('update');
  return rows.length > 0;
}
