import { eq } from 'drizzle-orm';
import { users } from '#db/tables/accounts.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountParts } from './account-parts.ts';
import { findByLink } from './link-tokens.server.ts';
import { accounts } from './messages.ts';

/** Called by the button on the page that the mail links to, so that a link scanner cannot verify an address. */
export async function verifyEmail({ deps }: AccountParts, token: unknown): Promise<Result<{ email: string }>> {
  const account = await findByLink(deps, 'verify-email', token);
  if (!account) return fail('not_found', accounts.verifyFailed);
  await deps.db.db.update(users).set({ emailVerified: true, updatedAt: deps.clock.now() }).where(eq(users.id, account.id));
  return ok({ email: account.email });
}
