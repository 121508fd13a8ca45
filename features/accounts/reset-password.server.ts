// Sets a new password with the link from a mail. The link proves ownership of the address, so the
// address counts as verified. Every session ends, and of two concurrent uses of one link only one
// succeeds. Factors are not touched. The device is known afterwards: it can sign in while
// strangers use up the attempts of all others.
import { and, eq } from 'drizzle-orm';
import { sessions, signInMethods, users } from '#db/tables/accounts.ts';
import { failInvalidForm } from '#lib/form-failure.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts, Cookies } from './account-parts.ts';
import { unfreezeByReset } from './changes/freeze.server.ts';
import { deleteUnfinishedChange, noteEvent } from './changes/note-event.server.ts';
import { checkLimits } from './check-limits.server.ts';
import { inTransaction } from './in-transaction.server.ts';
import { createDeviceCookie } from './known-device.server.ts';
import { type AccountRecord, findByResetLink } from './link-tokens.server.ts';
import * as accounts from './messages/accounts.ts';
import { ResetPassword } from './schema.ts';
import { labelDevice } from './sessions/device-label.ts';
import { setPassword } from './set-password.server.ts';

export async function resetPassword(
  parts: AccountParts,
  caller: AccountCaller,
  input: unknown,
): Promise<Result<Cookies>> {
  const { deps, auth, rules } = parts;
  const account = await findByResetLink(deps, (input as { token?: unknown } | null)?.token);
  if (!account) return fail('not_found', accounts.resetFailed);
  const limit = await checkLimits(deps, [['password-confirmation', `reset ${account.id}`]]);
  if (!limit.ok) return limit;
  const parsed = ResetPassword.safeParse(input);
  if (!parsed.success) return failInvalidForm(parsed.error, accounts.unavailable);
  const problem = rules.findProblem(parsed.data.password, account.email);
  if (problem) return fail('invalid', problem, { fields: { password: problem } });
  const { password: hasher } = await auth.$context;
  const hash = await hasher.hash(parsed.data.password);
  const device = labelDevice(caller.headers);
  const replaced = await replacePassword(parts, account, { hash, device });
  if (!replaced.ok) return replaced;
  return ok({ cookies: [createDeviceCookie(deps, caller.headers, account.email)] });
}

function replacePassword(
  parts: AccountParts,
  account: AccountRecord,
  { hash, device }: { hash: string; device: string },
): Promise<Result<null>> {
  return inTransaction(parts, async (parts) => {
    const tx = parts.deps.db.db;
    const now = parts.deps.clock.now();
    // Lock the row: a second request waits here and then finds a different password hash. Another
    // address, or a restored backup, ends the link as well.
    const [user] = await tx.select().from(users).where(eq(users.id, account.id)).for('update');
    const isPasswordMethod = and(
      eq(signInMethods.userId, account.id),
      eq(signInMethods.providerId, 'credential'),
    );
    const [current] = await tx
      .select({ password: signInMethods.password })
      .from(signInMethods)
      .where(isPasswordMethod);
    const isSame =
      user?.email === account.email &&
      user.updatedAt.getTime() === account.updatedAt.getTime() &&
      (current?.password ?? null) === account.passwordHash;
    if (!isSame) return fail('not_found', accounts.resetFailed);
    await setPassword(tx, account.id, hash, now);
    await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: now })
      .where(eq(users.id, account.id));
    await tx.delete(sessions).where(eq(sessions.userId, account.id));
    await deleteUnfinishedChange(tx, account.id);
    await unfreezeByReset(parts, account.id);
    await noteEvent(parts, account, 'password-changed', { device });
    return ok(null);
  });
}
