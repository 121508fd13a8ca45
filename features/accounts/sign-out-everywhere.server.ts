import { eq } from 'drizzle-orm';
import { sessions } from '#db/tables/accounts.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts, Cookies } from './account-parts.ts';
import { deleteUnfinishedChange } from './changes/note-event.server.ts';
import { endSession } from './end-session.server.ts';
import * as accounts from './messages/accounts.ts';

export async function signOutEverywhere(
  parts: AccountParts,
  caller: AccountCaller,
): Promise<Result<Cookies>> {
  const { viewer } = caller;
  if (viewer.kind !== 'account') return fail('unauthenticated', accounts.signInFirst);
  await parts.deps.db.db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.userId, viewer.id));
    await deleteUnfinishedChange(tx, viewer.id);
  });
  return ok({ cookies: await endSession(parts, caller.headers) });
}
