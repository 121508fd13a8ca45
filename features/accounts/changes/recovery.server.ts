// The way back for somebody who lost every factor and every recovery code: three days, mails each
// day, and a notice in every session that can stop it. It asks for the password at both ends, and
// for a link that only the account's mailbox has. Using a factor meanwhile ends it. It is not for
// the staff: theirs are removed by the operator's command. While changes are stopped it is only for
// an account all of whose factors are younger than what was disowned: those count for nothing.
import { and, eq, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import {
  accountFreezes,
  accountRecoveries,
  addressChanges,
  authenticators,
  passkeys,
  recoveryCodes,
  staff,
} from '#db/tables/account-security.ts';
import { sessions, signInMethods, users } from '#db/tables/accounts.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readToken, signToken } from '#lib/signed-token.ts';
import type { AccountCaller, AccountDeps, AccountParts } from '../account-parts.ts';
import { hasTrustedFactor, lacksDecidingFactor } from '../factors/factor-age.server.ts';
import { inTransaction, type TransactionParts } from '../in-transaction.server.ts';
import * as accounts from '../messages/accounts.ts';
import * as security from '../messages/security.ts';
import * as staffTexts from '../messages/staff.ts';
import { EmailOnly } from '../schema.ts';
import { isStaff, readSession } from '../sessions/read-session.server.ts';
import { deleteUnfinishedChange, noteEvent } from './note-event.server.ts';

const RECOVERY_DAYS = 3;
/** How long it stays open. */
const OPEN_DAYS = 7;
const DAY_MS = 86_400_000;
const OPEN_PURPOSE = 'recover-account';
const STOP_PURPOSE = 'stop-recovery';

type Tx = Pick<Database['db'], 'delete'>;

export function createRecoveryLinks(deps: AccountDeps, id: string, opensAt: Date) {
  const expires = new Date(opensAt.getTime() + OPEN_DAYS * DAY_MS);
  const link = (purpose: string, path: string) =>
    `${deps.site.publicUrl}${path}?token=${signToken(deps.secret, purpose, id, expires)}`;
  return {
    open: link(OPEN_PURPOSE, '/auth/recover'),
    stop: link(STOP_PURPOSE, '/auth/stop-recovery'),
  };
}

/** From a pending session, which has the right password. */
export async function startRecovery(
  parts: AccountParts,
  caller: AccountCaller,
): Promise<Result<{ opensAt: string }>> {
  const session = await readSession(parts, caller.headers);
  if (!session?.pending) return fail('unauthenticated', accounts.signInFirst);
  if (session.method !== 'password') return fail('conflict', security.recoveryNeedsPassword);
  const { account } = session;
  if (await isStaff(parts, account.id)) return fail('conflict', security.recoveryOfStaff);
  if (await isBarred(parts, account.id)) return fail('conflict', security.frozen);
  await deleteExpiredRecoveries(parts.deps);
  return inTransaction(parts, async (parts) => {
    const { deps, tasks } = parts;
    const now = deps.clock.now();
    const opensAt = new Date(now.getTime() + RECOVERY_DAYS * DAY_MS);
    const [started] = await deps.db.db
      .insert(accountRecoveries)
      .values({ userId: account.id, requestedAt: now, opensAt })
      .onConflictDoNothing()
      .returning({ id: accountRecoveries.id });
    if (!started)
      return ok((await findRecovery(parts, account.id)) ?? { opensAt: opensAt.toISOString() });
    for (let day = 0; day <= RECOVERY_DAYS; day++)
      await tasks.add({
        kind: 'recovery',
        email: account.email,
        subject: started.id,
        dueAt: new Date(now.getTime() + day * DAY_MS),
      });
    await noteEvent(parts, account, 'recovery-started', { mails: false });
    return ok({ opensAt: opensAt.toISOString() });
  });
}

/** Those whose links have ended. */
export async function deleteExpiredRecoveries({
  db,
  clock,
}: Pick<AccountDeps, 'db' | 'clock'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - OPEN_DAYS * DAY_MS);
  await db.db.delete(accountRecoveries).where(lt(accountRecoveries.opensAt, oldest));
}

/** Whether changes are stopped and somebody else than a recovery can let them through. */
async function isBarred(parts: AccountParts, accountId: string): Promise<boolean> {
  const [freeze] = await parts.deps.db.db
    .select({ reason: accountFreezes.reason })
    .from(accountFreezes)
    .where(eq(accountFreezes.userId, accountId));
  if (!freeze) return false;
  return freeze.reason === 'address' || (await hasTrustedFactor(parts, accountId));
}

export async function findRecovery(
  { deps }: Pick<AccountParts, 'deps'>,
  accountId: string,
): Promise<{ opensAt: string } | null> {
  const [row] = await deps.db.db
    .select({ opensAt: accountRecoveries.opensAt })
    .from(accountRecoveries)
    .where(eq(accountRecoveries.userId, accountId));
  return row ? { opensAt: row.opensAt.toISOString() } : null;
}

/** From any session of the account that is no pending one. */
export async function stopRecovery(
  parts: AccountParts,
  { viewer }: Pick<AccountCaller, 'viewer'>,
): Promise<Result<null>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', accounts.signInFirst);
  return inTransaction(parts, async (parts) => {
    const stopped = await parts.deps.db.db
      .delete(accountRecoveries)
      .where(eq(accountRecoveries.userId, viewer.id))
      .returning({ id: accountRecoveries.id });
    if (stopped.length > 0) await noteEvent(parts, viewer, 'recovery-stopped', { mails: false });
    return ok(null);
  });
}

/** From the mail. */
export async function stopRecoveryByLink(
  parts: AccountParts,
  input: { token?: unknown },
): Promise<Result<null>> {
  const { deps } = parts;
  const id = readToken(deps.secret, STOP_PURPOSE, input.token, deps.clock.now());
  if (!id) return fail('not_found', security.linkUsed);
  return inTransaction(parts, async (parts) => {
    const [stopped] = await parts.deps.db.db
      .delete(accountRecoveries)
      .where(eq(accountRecoveries.id, id))
      .returning({ userId: accountRecoveries.userId });
    if (!stopped) return fail('not_found', security.linkUsed);
    await noteEvent(parts, { id: stopped.userId, email: '' }, 'recovery-stopped', { mails: false });
    return ok(null);
  });
}

/** With the link of the mail, from a pending session: removes every factor. */
export async function finishRecovery(
  parts: AccountParts,
  caller: AccountCaller,
  input: { token?: unknown },
): Promise<Result<null>> {
  const { deps } = parts;
  const now = deps.clock.now();
  const session = await readSession(parts, caller.headers);
  if (!session?.pending || session.method !== 'password')
    return fail('unauthenticated', security.recoverySignIn);
  const { account } = session;
  const id = readToken(deps.secret, OPEN_PURPOSE, input.token, now);
  if (!id) return fail('not_found', security.linkUsed);
  if (await isStaff(parts, account.id)) return fail('conflict', security.recoveryOfStaff);
  if (await isBarred(parts, account.id)) return fail('conflict', security.frozen);
  return inTransaction(parts, async (parts) => {
    const tx = parts.deps.db.db;
    const isOwn = and(eq(accountRecoveries.id, id), eq(accountRecoveries.userId, account.id));
    const opened = await tx
      .delete(accountRecoveries)
      .where(and(isOwn, lte(accountRecoveries.opensAt, now)))
      .returning({ id: accountRecoveries.id });
    if (opened.length === 0) return fail('conflict', security.recoveryNotOpen);
    await deleteFactors(tx, account.id);
    if (await lacksDecidingFactor(parts, account.id))
      return fail('conflict', security.lastThatDecides);
    const ofOwner = eq(accountFreezes.userId, account.id);
    await tx.delete(accountFreezes).where(and(ofOwner, eq(accountFreezes.reason, 'not-me')));
    await tx.delete(sessions).where(eq(sessions.userId, account.id));
    await deleteUnfinishedChange(tx, account.id);
    await noteEvent(parts, account, 'recovered');
    return ok(null);
  });
}

async function deleteFactors(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.userId, accountId));
  await tx.delete(passkeys).where(eq(passkeys.userId, accountId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, accountId));
}

/**
 * The operator's command: for the staff, and for whoever proved otherwise who they are. While a
 * change of address is stopped its owner may know the earlier one alone, and the present one may be
 * a thief's: so the address that the operator says is the one that the account has afterwards, or
 * `newEmail`, for whom neither mailbox is safe. With another address nothing else opens the
 * account: its owner sets a password by a link.
 */
export async function removeFactorsAsOperator(
  parts: TransactionParts,
  input: { email: string; newEmail?: string },
): Promise<Result<{ moved: boolean }>> {
  const email = input.email.trim().toLowerCase();
  const parsed = EmailOnly.safeParse({ email: input.newEmail ?? email });
  if (!parsed.success) return fail('invalid', accounts.badEmail);
  const address = parsed.data.email;
  return inTransaction(parts, async (parts): Promise<Result<{ moved: boolean }>> => {
    const tx = parts.deps.db.db;
    const now = parts.deps.clock.now();
    const found = await findForOperator(tx, email);
    if (!found) return fail('not_found', staffTexts.noAccount);
    const account = { id: found.id, email: address };
    const moved = found.email !== address;
    if (moved) {
      const owners = await tx.select().from(users).where(eq(users.email, address)).for('update');
      if (owners.some(({ emailVerified }) => emailVerified))
        return fail('conflict', staffTexts.addressTaken);
      await tx.delete(users).where(eq(users.email, address));
      await tx
        .update(users)
        .set({ email: address, updatedAt: now })
        .where(eq(users.id, account.id));
      await tx.delete(signInMethods).where(eq(signInMethods.userId, account.id));
    }
    await deleteFactors(tx, account.id);
    await tx.delete(accountRecoveries).where(eq(accountRecoveries.userId, account.id));
    await tx.delete(addressChanges).where(eq(addressChanges.userId, account.id));
    await tx.delete(accountFreezes).where(eq(accountFreezes.userId, account.id));
    // Whoever signs in next has no second step: no role waits for that person.
    await tx
      .update(staff)
      .set({ revokedAt: now })
      .where(and(eq(staff.userId, account.id), isNull(staff.revokedAt)));
    await tx.delete(sessions).where(eq(sessions.userId, account.id));
    if (moved) await noteEvent(parts, account, 'address-changed', { mails: false });
    await noteEvent(parts, account, 'operator-removed-factors');
    return ok({ moved });
  });
}

/** By its address, or by the one before a change that was stopped. */
async function findForOperator(tx: Pick<Database['db'], 'select'>, email: string) {
  const columns = { id: users.id, email: users.email };
  const [account] = await tx
    .select(columns)
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)))
    .for('update');
  if (account) return account;
  const [moved] = await tx
    .select(columns)
    .from(addressChanges)
    .innerJoin(users, eq(users.id, addressChanges.userId))
    .where(and(eq(addressChanges.oldEmail, email), isNotNull(addressChanges.stoppedAt)))
    .for('update');
  return moved;
}
