import type { Viewer } from '#features/plans/gate.ts';
import { invalidForm } from '#lib/form-failure.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountParts, Caller, Cookies } from './account-parts.ts';
import { onlyCookies, refusalCode } from './call-auth.server.ts';
import { checkLimits } from './check-limits.server.ts';
import { accounts } from './messages.ts';
import { ChangePassword } from './schema.ts';

/** Ends every session; the one that asked gets a new one. */
export async function changePassword(parts: AccountParts, viewer: Viewer, caller: Caller, input: unknown): Promise<Result<Cookies>> {
  const { deps, auth, rules, tasks } = parts;
  if (viewer.kind !== 'account') return fail('unauthenticated', accounts.signInFirst);
  const parsed = ChangePassword.safeParse(input);
  if (!parsed.success) return invalidForm(parsed.error, accounts.unavailable);
  const { current, password } = parsed.data;
  const objection = rules.objection(password, viewer.email);
  if (objection) return fail('invalid', objection, { fields: { password: objection } });
  const tooMany = await checkLimits(deps, [
    ['sign-in', caller.clientAddress],
    ['sign-in-account', viewer.email],
  ]);
  if (tooMany) return tooMany;
  try {
    const answer = await auth.api.changePassword({
      body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
      headers: onlyCookies(caller.headers),
      returnHeaders: true,
    });
    await tasks.add({ kind: 'password-changed', email: viewer.email });
    return ok({ cookies: answer.headers.getSetCookie() });
  } catch (error) {
    refusalCode(error);
    return fail('invalid', accounts.wrongPassword, { fields: { current: accounts.wrongPassword } });
  }
}
