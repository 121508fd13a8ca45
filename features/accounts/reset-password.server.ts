// A new password by the link in a mail. Whoever holds the link owns the address, so the address counts as verified, every
// session ends, and of two uses of one link at the same moment only one gets through.
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { sessions, signInMethods, users } from '#db/tables/accounts.ts';
import { invalidForm } from '#lib/form-failure.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountParts, Caller } from './account-parts.ts';
import { checkLimits } from './check-limits.server.ts';
import { findByLink, type Holder } from './link-tokens.server.ts';
import { accounts } from './messages.ts';
import { ResetPassword } from './schema.ts';

export async function resetPassword(parts: AccountParts, caller: Caller, input: unknown): Promise<Result<null>> {
  const { deps, auth, rules, tasks } = parts;
  const tooMany = await checkLimits(deps, [['sign-in', caller.clientAddress]]);
  if (tooMany) return tooMany;
  const holder = await findByLink(deps, 'reset-password', (input as { token?: unknown } | null)?.token);
  if (!holder) return fail('not_found', accounts.resetFailed);
  const parsed = ResetPassword.safeParse(input);
  if (!parsed.success) return invalidForm(parsed.error, accounts.unavailable);
  const objection = rules.objection(parsed.data.password, holder.email);
  if (objection) return fail('invalid', objection, { fields: { password: objection } });
  const { password: hasher } = await auth.$context;
  const hash = await hasher.hash(parsed.data.password);
  if (!(await replacePassword(parts, holder, hash))) return fail('not_found', accounts.resetFailed);
  await tasks.add({ kind: 'password-changed', email: holder.email });
  return ok(null);
}

function replacePassword({ deps }: AccountParts, holder: Holder, hash: string): Promise<boolean> {
  const now = deps.clock.now();
  return deps.db.db.transaction(async (within) => {
    // The row is locked first: the second of two requests waits here and then finds another password.
    await within.select().from(users).where(eq(users.id, holder.id)).for('update');
    const own = and(eq(signInMethods.userId, holder.id), eq(signInMethods.providerId, 'credential'));
    const [current] = await within.select({ password: signInMethods.password }).from(signInMethods).where(own);
    if ((current?.password ?? null) !== holder.passwordHash) return false;
    if (current) await within.update(signInMethods).set({ password: hash, updatedAt: now }).where(own);
    else {
      await within.insert(signInMethods).values({
        id: randomUUID(),
        userId: holder.id,
        accountId: holder.id,
        providerId: 'credential',
        password: hash,
        createdAt: now,
        updatedAt: now,
      });
    }
    await within.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, holder.id));
    await within.delete(sessions).where(eq(sessions.userId, holder.id));
    return true;
  });
}
