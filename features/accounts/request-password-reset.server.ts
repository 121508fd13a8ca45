import { failInvalidForm } from '#lib/form-failure.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts } from './account-parts.ts';
import { checkMailLimits } from './check-limits.server.ts';
import * as accounts from './messages/accounts.ts';
import { EmailOnly } from './schema.ts';

/** Gives the same answer for every address; only one with an account gets a mail. */
export async function requestPasswordReset(
  { deps, tasks }: AccountParts,
  caller: AccountCaller,
  input: unknown,
): Promise<Result<null>> {
  const parsed = EmailOnly.safeParse(input);
  if (!parsed.success) return failInvalidForm(parsed.error, accounts.badEmail);
  const { email } = parsed.data;
  const limits = await checkMailLimits(deps, caller, { kind: 'reset', email });
  if (!limits.ok) return limits;
  try {
    await tasks.add({ kind: 'reset', email });
    return ok(null);
  } catch (error) {
    deps.log.error({ err: error }, 'a password reset could not be asked for');
    return fail('unavailable', accounts.unavailable);
  }
}
