import { invalidForm } from '#lib/form-failure.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountParts, Caller } from './account-parts.ts';
import { checkLimits } from './check-limits.server.ts';
import { accounts } from './messages.ts';
import { JustEmail } from './schema.ts';

/** The same answer for every address; a mail goes only to one that waits for its verification. */
export async function requestVerification(
  { deps, tasks }: AccountParts,
  caller: Caller,
  input: unknown,
): Promise<Result<{ email: string }>> {
  if (!(input as { email?: unknown } | null)?.email) return fail('invalid', accounts.noEmail, { fields: { email: accounts.noEmail } });
  const parsed = JustEmail.safeParse(input);
  if (!parsed.success) return invalidForm(parsed.error, accounts.resendFailed);
  const { email } = parsed.data;
  const tooMany = await checkLimits(deps, [
    ['account-mail-network', caller.clientAddress],
    ['account-mail', email],
  ]);
  if (tooMany) return tooMany;
  try {
    await tasks.add({ kind: 'verification', email });
    return ok({ email });
  } catch (error) {
    deps.log.error({ err: error }, 'a verification mail could not be asked for');
    return fail('unavailable', accounts.resendFailed);
  }
}
