// Sets a new password with the link from a mail. The link proves ownership of the address, so the address counts as verified.
// Every session ends, and of two concurrent uses of one link only one succeeds.
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { sessions, signInMethods, users } from '#db/tables/accounts.ts';
import { failInvalidForm } from '#lib/form-failure.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts } from './account-parts.ts';
import { checkLimits } from './check-limits.server.ts';
import { type AccountRecord, findByLink } from './link-tokens.server.ts';
import { accounts } from './messages.ts';
import { ResetPassword } from './schema.ts';

export async function resetPassword(parts: AccountParts, caller: AccountCaller, input: unknown): Promise<Result<null>> {
  const { deps, auth, rules, tasks } = parts;
  const tooMany = await checkLimits(deps, [['sign-in', caller.clientAddress]]);
  if (tooMany) return tooMany;
  const account = await findByLink(deps, 'reset-password', (input as { token?: unknown } | null)?.token);
  if (!account) return fail('not_found', accounts.resetFailed);
  const parsed = ResetPassword.safeParse(input);
  if (!parsed.success) return failInvalidForm(parsed.error, accounts.unavailable);
  const problem = rules.findProblem(parsed.data.password, account.email);
  if (problem) return fail('invalid', problem, { fields: { password: problem } });
  const { password: hasher } = await auth.$context;
  const hash = await hasher.hash(parsed.data.password);
  if (!(await replacePassword(parts, account, hash))) return fail('not_found', accounts.resetFailed);
  await tasks.add({ kind: 'password-changed', email: account.email });
  return ok(null);
}

function replacePassword({ deps }: AccountParts, account: AccountRecord, hash: string): Promise<boolean> {
  const now = deps.clock.now();
  return deps.db.db.transaction(async (tx) => {
    // Lock the row: a second request waits here and then finds a different password hash.
    await tx.select().from(users).where(eq(users.id, account.id)).for('update');
    const isPasswordMethod = and(eq(signInMethods.userId, account.id), eq(signInMethods.providerId, 'credential'));
    const [current] = await tx.select({ password: signInMethods.password }).from(signInMethods).where(isPasswordMethod);
    if ((current?.password ?? null) !== account.passwordHash) return false;
    if (current) await tx.update(signInMethods).set({ password: hash, updatedAt: now }).where(isPasswordMethod);
    else {
      await tx.insert(signInMethods).values({
        id: randomUUID(),
        userId: account.id,
        accountId: account.id,
        providerId: 'credential',
        password: hash,
        createdAt: now,
        updatedAt: now,
      });
    }
    await tx.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, account.id));
    await tx.delete(sessions).where(eq(sessions.userId, account.id));
    return true;
  });
}
