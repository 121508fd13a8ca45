// Registering: checks and hashes the password, queues a task, and answers. Whether the address is
// new, unverified or known shows only in the mail that its owner gets.
import { failInvalidForm } from '#lib/form-failure.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts } from './account-parts.ts';
import { checkMailLimits } from './check-limits.server.ts';
import * as accounts from './messages/accounts.ts';
import { SignUp } from './schema.ts';

export async function signUp(
  { deps, auth, rules, tasks }: AccountParts,
  caller: AccountCaller,
  input: unknown,
): Promise<Result<{ email: string }>> {
  const parsed = SignUp.safeParse(input);
  if (!parsed.success) return failInvalidForm(parsed.error, accounts.registerFailed);
  const { email, password } = parsed.data;
  const problem = rules.findProblem(password, email);
  if (problem) return fail('invalid', accounts.registerFailed, { fields: { password: problem } });
  const limits = await checkMailLimits(deps, caller, {
    kind: 'register',
    email,
    network: 'sign-up',
  });
  if (!limits.ok) return limits;
  try {
    const { password: hasher } = await auth.$context;
    await tasks.add({ kind: 'register', email, passwordHash: await hasher.hash(password) });
    return ok({ email });
  } catch (error) {
    deps.log.error({ err: error }, 'a registration could not be stored');
    return fail('unavailable', accounts.registerFailed);
  }
}
