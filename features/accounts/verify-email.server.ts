import { eq } from 'drizzle-orm';
import { users } from '#db/tables/accounts.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountParts } from './account-parts.ts';
import { findByLink } from './link-tokens.server.ts';
import { accounts } from './messages.ts';

/** By the button on the page that the mail links to: a program that only follows links verifies nobody. */
export async function verifyEmail({ deps }: AccountParts, token: unknown): Promise<Result<{ email: string }>> {
  const holder = await findByLink(deps, 'verify-email', token);
  if (!holder) return fail('not_found', accounts.verifyFailed);
  await deps.db.db.update(users).set({ emailVerified: true, updatedAt: deps.clock.now() }).where(eq(users.id, holder.id));
  return ok({ email: holder.email });
}
