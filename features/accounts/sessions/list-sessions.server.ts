// Where an account is signed in, and ending it there. By our own rows: better-auth would be asked
// for tokens, and the database has only their hashes.
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { sessions } from '#db/tables/accounts.ts';
import { toIsoDay } from '#lib/dates.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts, Cookies } from '../account-parts.ts';
import { deleteUnfinishedChange } from '../changes/note-event.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import * as accounts from '../messages/accounts.ts';
import { UNKNOWN_DEVICE } from './device-label.ts';
import { type AccountSession, readSession } from './read-session.server.ts';
import { renewToken } from './start-session.server.ts';

export type ListedSession = {
  id: string;
  device: string;
  method: AccountSession['method'];
  isCurrent: boolean;
  /** It waits for its second step. */
  waits: boolean;
  lastSeenOn: string;
};

/** This one first. */
export async function listSessions(
  parts: AccountParts,
  session: Pick<AccountSession, 'account' | 'enrolled'> & { id: string | null },
): Promise<ListedSession[]> {
  const { deps } = parts;
  const rows = await deps.db.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, session.account.id), gt(sessions.expiresAt, deps.clock.now())))
    .orderBy(desc(sessions.lastSeenOn), desc(sessions.createdAt));
  const all = rows.map((row) => ({
    id: row.id,
    device: row.device ?? UNKNOWN_DEVICE,
    method: row.method,
    // Unknown only after a new password, which leaves one.
    isCurrent: session.id === null ? rows.length === 1 : row.id === session.id,
    waits: session.enrolled && row.secondFactorAt === null,
    lastSeenOn: row.lastSeenOn ?? toIsoDay(row.createdAt),
  }));
  return all.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/**
 * `session`: the id of one; "others": all but this one, which gets another token: a copy of its
 * cookie is one of the others.
 */
export async function endSessions(
  parts: AccountParts,
  caller: AccountCaller,
  input: { session?: unknown },
): Promise<Result<Cookies>> {
  const own = await readSession(parts, caller.headers);
  if (caller.viewer.kind !== 'account' || !own || own.pending)
    return fail('unauthenticated', accounts.signInFirst);
  const ofAccount = eq(sessions.userId, own.account.id);
  if (input.session !== 'others') {
    const chosen = eq(sessions.id, String(input.session ?? '').slice(0, 100));
    await parts.deps.db.db.delete(sessions).where(and(ofAccount, chosen));
    return ok({ cookies: [] });
  }
  return inTransaction(parts, async (parts): Promise<Result<Cookies>> => {
    const renewed = await renewToken(parts, own.id);
    if (!renewed) return fail('unauthenticated', accounts.signInFirst);
    await parts.deps.db.db.delete(sessions).where(and(ofAccount, ne(sessions.id, own.id)));
    await deleteUnfinishedChange(parts.deps.db.db, own.account.id);
    return ok(renewed);
  });
}
