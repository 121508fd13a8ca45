import { and, eq, ne } from 'drizzle-orm';
import { sessions, signInMethods, users } from '#db/tables/accounts.ts';
import { failInvalidForm } from '#lib/form-failure.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts, Cookies } from './account-parts.ts';
import { deleteUnfinishedChange, noteEvent } from './changes/note-event.server.ts';
import { checkConfirmationLimit } from './check-limits.server.ts';
import { inTransaction } from './in-transaction.server.ts';
import { findById } from './link-tokens.server.ts';
import * as accounts from './messages/accounts.ts';
import * as security from './messages/security.ts';
import { ChangePassword } from './schema.ts';
import { isFrozen, isPassword } from './sessions/confirm.server.ts';
import { labelDevice } from './sessions/device-label.ts';
import { readSession } from './sessions/read-session.server.ts';
import { renewToken } from './sessions/start-session.server.ts';

/**
 * Ends every session but this one, which goes on under another token: it stays as trusted as it
 * was, and counts as the same for the limit on wrong passwords.
 */
export async function changePassword(
  parts: AccountParts,
  caller: AccountCaller,
  input: unknown,
): Promise<Result<Cookies>> {
  const { viewer } = caller;
  const { deps, auth, rules } = parts;
  if (viewer.kind !== 'account') return fail('unauthenticated', accounts.signInFirst);
  const parsed = ChangePassword.safeParse(input);
  if (!parsed.success) return failInvalidForm(parsed.error, accounts.unavailable);
  const { current, password } = parsed.data;
  const problem = rules.findProblem(password);
  if (problem) return fail('invalid', problem, { fields: { password: problem } });
  if (await isFrozen(parts, viewer.id)) return fail('conflict', security.frozen);
  const session = await readSession(parts, caller.headers);
  if (!session || session.pending) return fail('unauthenticated', accounts.signInFirst);
  const limit = await checkConfirmationLimit(parts, caller);
  if (!limit.ok) return limit;
  const wrong = fail('invalid', accounts.wrongPassword, {
    fields: { current: accounts.wrongPassword },
  });
  const earlier = (await findById(deps, viewer.id))?.passwordHash;
  if (!earlier || !(await isPassword(parts, earlier, current))) return wrong;
  // What is like the address is said to whoever knows the password, and to nobody else.
  const likeAddress = rules.findProblem(password, viewer.email);
  if (likeAddress) return fail('invalid', likeAddress, { fields: { password: likeAddress } });
  const { password: hasher } = await auth.$context;
  const hash = await hasher.hash(password);
  return inTransaction(parts, async (parts): Promise<Result<Cookies>> => {
    const tx = parts.deps.db.db;
    const now = parts.deps.clock.now();
    // Comparing and hashing take a while, in which a link may have set another password, or "this
    // was not me" may have ended this session: then nothing is changed.
    await tx.select().from(users).where(eq(users.id, viewer.id)).for('update');
    const renewed = await renewToken(parts, session.id);
    if (!renewed) return fail('unauthenticated', accounts.signInFirst);
    if (await isFrozen(parts, viewer.id)) return fail('conflict', security.frozen);
    const isEarlier = and(
      eq(signInMethods.userId, viewer.id),
      eq(signInMethods.providerId, 'credential'),
      eq(signInMethods.password, earlier),
    );
    const changed = await tx
      .update(signInMethods)
      .set({ password: hash, updatedAt: now })
      .where(isEarlier)
      .returning({ id: signInMethods.id });
    if (changed.length === 0) return wrong;
    await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, viewer.id), ne(sessions.id, session.id)));
    await deleteUnfinishedChange(tx, viewer.id);
    await noteEvent(parts, viewer, 'password-changed', { device: labelDevice(caller.headers) });
    return ok(renewed);
  });
}
