// "This was not me": ends every session and stops changes of the account. It signs nobody in, shows
// nothing, and works once. Only a factor or a recovery code lets changes through again, and only
// one that is older than what was disowned: a thief may have added the others. Without a second
// step a new password by a link does; with young factors alone a recovery, or the operator.
import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import {
  accountEvents,
  accountFreezes,
  accountRecoveries,
  addressChanges,
  authenticators,
  passkeys,
  recoveryCodes,
} from '#db/tables/account-security.ts';
import { sessions, signInMethods, users } from '#db/tables/accounts.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readToken, signToken } from '#lib/signed-token.ts';
import type { AccountCaller, AccountDeps, AccountParts, Cookies } from '../account-parts.ts';
import { hasTrustedFactor, settledBefore } from '../factors/factor-age.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import * as accounts from '../messages/accounts.ts';
import * as security from '../messages/security.ts';
import { requireConfirmed } from '../sessions/confirm.server.ts';
import {
  type AccountSession,
  hasSecondStep,
  readSession,
} from '../sessions/read-session.server.ts';
import { renewToken } from '../sessions/start-session.server.ts';
import { deleteUnfinishedChange, noteEvent } from './note-event.server.ts';

const NOT_ME_DAYS = 14;
/** A factor is stored before the event that tells of it: it is no older than the event. */
const EVENT_DELAY_MS = 60_000;
const PURPOSE = 'this-was-not-me';

/** The link dies with the address that it was sent to: whoever reads an old mailbox has none. */
const hashAddress = (email: string) =>
  createHash('sha256').update(email).digest('base64url').slice(0, 22);

export function createNotMeLink(
  { secret, site, clock }: AccountDeps,
  eventId: string,
  email: string,
): string {
  const expires = new Date(clock.now().getTime() + NOT_ME_DAYS * 86_400_000);
  const token = signToken(secret, PURPOSE, `${eventId} ${hashAddress(email)}`, expires);
  return `${site.publicUrl}/auth/not-me?token=${token}`;
}

export async function disownEvent(
  parts: AccountParts,
  input: { token?: unknown },
): Promise<Result<null>> {
  const { deps } = parts;
  const now = deps.clock.now();
  const [eventId = '', address = ''] =
    readToken(deps.secret, PURPOSE, input.token, now)?.split(' ') ?? [];
  const account = eventId === '' ? undefined : await findAccountOfEvent(parts, eventId);
  if (!account || hashAddress(account.email) !== address)
    return fail('not_found', security.linkUsed);
  return inTransaction(parts, async (parts) => {
    const tx = parts.deps.db.db;
    // A passkey that is just signing in waits here, or is found among the sessions.
    await tx.select().from(users).where(eq(users.id, account.id)).for('update');
    const first = await tx
      .update(accountEvents)
      .set({ disownedAt: now })
      .where(and(eq(accountEvents.id, eventId), isNull(accountEvents.disownedAt)))
      .returning({ createdAt: accountEvents.createdAt });
    if (!first[0]) return fail('not_found', security.linkUsed);
    const before = new Date(first[0].createdAt.getTime() - EVENT_DELAY_MS);
    // A factor of a week stays one, however old the mail is: its owner heard of it, too.
    const since = new Date(Math.max(before.getTime(), settledBefore(now).getTime()));
    await tx.delete(sessions).where(eq(sessions.userId, account.id));
    await tx.delete(accountRecoveries).where(eq(accountRecoveries.userId, account.id));
    await tx
      .insert(accountFreezes)
      .values({ userId: account.id, reason: 'not-me', since, stoppedAt: now })
      .onConflictDoUpdate({
        target: accountFreezes.userId,
        set: { since: sql`least(${accountFreezes.since}, excluded.since)`, stoppedAt: now },
      });
    await deleteUnfinishedChange(tx, account.id);
    await noteEvent(parts, account, 'frozen');
    return ok(null);
  });
}

async function findAccountOfEvent({ deps }: AccountParts, eventId: string) {
  const [account] = await deps.db.db
    .select({ id: users.id, email: users.email })
    .from(accountEvents)
    .innerJoin(users, eq(users.id, accountEvents.userId))
    .where(eq(accountEvents.id, eventId));
  return account;
}

/**
 * In the account: pressed by whoever is signed in. It ends all sessions but this one, which gets
 * another token: a copy of the cookie is a session, too.
 */
export async function freezeFromSession(
  parts: AccountParts,
  { viewer, headers }: AccountCaller,
): Promise<Result<Cookies>> {
  const own = await readSession(parts, headers);
  if (viewer.kind !== 'account' || !own || own.pending)
    return fail('unauthenticated', accounts.signInFirst);
  const since = parts.deps.clock.now();
  return inTransaction(parts, async (parts): Promise<Result<Cookies>> => {
    const tx = parts.deps.db.db;
    await tx.select().from(users).where(eq(users.id, viewer.id)).for('update');
    const renewed = await renewToken(parts, own.id);
    if (!renewed) return fail('unauthenticated', accounts.signInFirst);
    await tx
      .insert(accountFreezes)
      .values({ userId: viewer.id, reason: 'not-me', since, stoppedAt: since })
      .onConflictDoNothing();
    await tx.delete(sessions).where(and(eq(sessions.userId, viewer.id), ne(sessions.id, own.id)));
    await deleteUnfinishedChange(tx, viewer.id);
    await noteEvent(parts, viewer, 'frozen');
    return ok(renewed);
  });
}

/**
 * Lets changes through again, for who confirmed after they were stopped. `address`: "back" gives
 * the account the address that it had before the change which was objected to.
 */
export async function unfreeze(
  parts: AccountParts,
  caller: AccountCaller,
  input: { address?: unknown },
): Promise<Result<null>> {
  const session = await requireConfirmed(parts, caller, { frozen: true });
  if (!session.ok) return session;
  const { account, enrolled, confirmedAt } = session.value;
  if (!enrolled || !(await hasTrustedFactor(parts, account.id)))
    return fail('conflict', security.unfreezeWithoutFactor);
  return inTransaction(parts, async (parts): Promise<Result<null>> => {
    const tx = parts.deps.db.db;
    const ofAccount = eq(addressChanges.userId, account.id);
    const [freeze] = await tx
      .select()
      .from(accountFreezes)
      .where(eq(accountFreezes.userId, account.id))
      .for('update');
    if (!freeze) return ok(null);
    // Confirmed before, it may be the thief.
    if (!confirmedAt || confirmedAt <= freeze.stoppedAt)
      return fail('unauthenticated', security.confirmFirst);
    const [change] = await tx.select().from(addressChanges).where(ofAccount).for('update');
    const goesBack = change?.stoppedAt && input.address === 'back';
    if (goesBack) {
      const owner = await tx.select().from(users).where(eq(users.email, change.oldEmail));
      if (owner.length > 0) return fail('conflict', security.addressTaken);
      await goBack(parts, session.value, change.oldEmail, freeze.since);
    }
    if (change?.stoppedAt) await tx.delete(addressChanges).where(ofAccount);
    await tx.delete(accountFreezes).where(eq(accountFreezes.userId, account.id));
    const email = goesBack ? change.oldEmail : account.email;
    await noteEvent(parts, { id: account.id, email }, 'unfrozen');
    return ok(null);
  });
}

/**
 * Whoever changed the address had the account for a while: of what opens it only the factors from
 * before and this session stay. A new password is set by a link to the address before.
 */
async function goBack(
  { deps, tasks }: AccountParts,
  { id, account }: AccountSession,
  email: string,
  since: Date,
): Promise<void> {
  const tx = deps.db.db;
  await tx
    .update(users)
    .set({ email, updatedAt: deps.clock.now() })
    .where(eq(users.id, account.id));
  await tx.delete(sessions).where(and(eq(sessions.userId, account.id), ne(sessions.id, id)));
  await tx.delete(signInMethods).where(eq(signInMethods.userId, account.id));
  await tx
    .delete(authenticators)
    .where(and(eq(authenticators.userId, account.id), gt(authenticators.confirmedAt, since)));
  await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, account.id), gt(passkeys.createdAt, since)));
  await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, account.id), gt(recoveryCodes.createdAt, since)));
  await tasks.add({ kind: 'reset', email });
}

/** A password that was set by a link to the account's own address ends what "not me" began. */
export async function unfreezeByReset(parts: AccountParts, accountId: string): Promise<void> {
  if (await hasSecondStep(parts, accountId)) return;
  const { deps } = parts;
  await deps.db.db
    .delete(accountFreezes)
    .where(and(eq(accountFreezes.userId, accountId), eq(accountFreezes.reason, 'not-me')));
}
