import { failInvalidForm } from '#lib/form-failure.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts, Cookies } from './account-parts.ts';
import { getRefusalCode, pickCookies } from './call-auth.server.ts';
import { noteEvent } from './changes/note-event.server.ts';
import { checkConfirmationLimit } from './check-limits.server.ts';
import { findById } from './link-tokens.server.ts';
import * as accounts from './messages/accounts.ts';
import * as security from './messages/security.ts';
import { ChangePassword } from './schema.ts';
import { isFrozen, isPassword } from './sessions/confirm.server.ts';
import { labelDevice } from './sessions/device-label.ts';
import { readSession } from './sessions/read-session.server.ts';
import { carrySession } from './sessions/start-session.server.ts';

/** Ends every session and starts a new one for this browser. */
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
  const wrong = { fields: { current: accounts.wrongPassword } };
  // What is like the address is said to whoever knows the password, and to nobody else.
  const likeAddress = rules.findProblem(password, viewer.email);
  if (likeAddress) {
    const hash = (await findById(deps, viewer.id))?.passwordHash;
    return hash && (await isPassword(parts, hash, current))
      ? fail('invalid', likeAddress, { fields: { password: likeAddress } })
      : fail('invalid', accounts.wrongPassword, wrong);
  }
  try {
    const answer = await auth.api.changePassword({
      body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
      headers: pickCookies(caller.headers),
      returnHeaders: true,
    });
    const device = labelDevice(caller.headers);
    await noteEvent(parts, viewer, 'password-changed', { device });
    const cookies = answer.headers.getSetCookie();
    await carrySession(parts, cookies, session, device);
    return ok({ cookies });
  } catch (error) {
    getRefusalCode(error);
    return fail('invalid', accounts.wrongPassword, wrong);
  }
}
