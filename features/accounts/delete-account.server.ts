import { eq } from 'drizzle-orm';
import { accountTasks, users } from '#db/tables/accounts.ts';
import { deletePurchases } from '#features/plans/delete-purchases.server.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountParts, Caller, Cookies } from './account-parts.ts';
import { checkLimits } from './check-limits.server.ts';
import { endSession } from './end-session.server.ts';
import { findById } from './link-tokens.server.ts';
import { accounts } from './messages.ts';
import { GivenPassword } from './schema.ts';

/** Confirmed by the password, or by typing the address where there is no password. What hangs on the account goes with it. */
export async function deleteAccount(parts: AccountParts, viewer: Viewer, caller: Caller, input: unknown): Promise<Result<Cookies>> {
  const { deps, auth, tasks } = parts;
  if (viewer.kind !== 'account') return fail('unauthenticated', accounts.signInFirst);
  const tooMany = await checkLimits(deps, [
    ['sign-in', caller.clientAddress],
    ['sign-in-account', viewer.email],
  ]);
  if (tooMany) return tooMany;
  const holder = await findById(deps, viewer.id);
  if (!holder) return fail('unauthenticated', accounts.signInFirst);
  const given = String((input as { confirm?: unknown } | null)?.confirm ?? '');
  if (holder.passwordHash) {
    const { password } = await auth.$context;
    const right = GivenPassword.safeParse(given).success && (await password.verify({ hash: holder.passwordHash, password: given }));
    if (!right) return fail('invalid', accounts.wrongPassword, { fields: { confirm: accounts.wrongPassword } });
  } else if (given.trim().toLowerCase() !== holder.email) {
    return fail('invalid', accounts.deleteWrongEmail, { fields: { confirm: accounts.deleteWrongEmail } });
  }
  const cookies = await endSession(parts, caller.headers);
  await deps.db.db.transaction(async (within) => {
    await within.delete(accountTasks).where(eq(accountTasks.email, holder.email));
    await within.delete(users).where(eq(users.id, holder.id));
  });
  if (holder.emailVerified) await deletePurchases(deps, holder.email);
  await tasks.add({ kind: 'account-deleted', email: holder.email });
  return ok({ cookies });
}
