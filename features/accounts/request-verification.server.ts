import { failInvalidForm } from '#lib/form-failure.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts } from './account-parts.ts';
import { checkMailLimits } from './check-limits.server.ts';
import * as accounts from './messages/accounts.ts';
import { EmailOnly } from './schema.ts';

/** Gives the same answer for every address; only an unverified account gets a mail. */
export async function requestVerification(
  { deps, tasks }: AccountParts,
  caller: AccountCaller,
  input: unknown,
): Promise<Result<{ email: string }>> {
  if (!(input as { email?: unknown } | null)?.email)
    return fail('invalid', accounts.noEmail, { fields: { email: accounts.noEmail } });
  const parsed = EmailOnly.safeParse(input);
  if (!parsed.success) return failInvalidForm(parsed.error, accounts.resendFailed);
  const { email } = parsed.data;
  const limits = await checkMailLimits(deps, caller, { kind: 'register', email });
  if (!limits.ok) return limits;
  try {
    await tasks.add({ kind: 'verification', email });
    return ok({ email });
  } catch (error) {
    deps.log.error({ err: error }, 'a verification mail could not be asked for');
    return fail('unavailable', accounts.resendFailed);
  }
}
