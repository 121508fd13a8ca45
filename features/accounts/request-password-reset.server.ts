import { invalidForm } from '#lib/form-failure.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountParts, Caller } from './account-parts.ts';
import { checkLimits } from './check-limits.server.ts';
import { accounts } from './messages.ts';
import { JustEmail } from './schema.ts';

/** The same answer for every address; a mail goes only to one that has an account. */
export async function requestPasswordReset({ deps, tasks }: AccountParts, caller: Caller, input: unknown): Promise<Result<null>> {
  const parsed = JustEmail.safeParse(input);
  if (!parsed.success) return invalidForm(parsed.error, accounts.badEmail);
  const { email } = parsed.data;
  const tooMany = await checkLimits(deps, [
    ['account-mail-network', caller.clientAddress],
    ['account-mail', email],
  ]);
  if (tooMany) return tooMany;
  try {
    await tasks.add({ kind: 'reset', email });
    return ok(null);
  } catch (error) {
    deps.log.error({ err: error }, 'a password reset could not be asked for');
    return fail('unavailable', accounts.unavailable);
  }
}
