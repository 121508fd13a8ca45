// A new address for an account. Many who change it flee somebody who reads the old mailbox: with a
// second step of some days only the new address confirms, the old one is told that the address
// changed and never to what, and its link to object stops changes of the account until a factor or
// a recovery code decides. Without one the old mailbox has to confirm: a factor of yesterday may be
// that of a thief with the password.
import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { accountFreezes, addressChanges } from '#db/tables/account-security.ts';
import { accountTasks, sessions, signInMethods, users } from '#db/tables/accounts.ts';
import { claimPurchases } from '#features/plans/claim-purchases.server.ts';
import { failInvalidForm } from '#lib/form-failure.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readToken, signToken } from '#lib/signed-token.ts';
import type { AccountCaller, AccountDeps, AccountParts } from '../account-parts.ts';
import { checkLimits, checkMailLimits } from '../check-limits.server.ts';
import { hasSettledFactor, settledBefore } from '../factors/factor-age.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import * as security from '../messages/security.ts';
import { EmailOnly } from '../schema.ts';
import { requireConfirmed } from '../sessions/confirm.server.ts';
import { labelDevice } from '../sessions/device-label.ts';
import { readSession } from '../sessions/read-session.server.ts';
import { noteEvent, OBJECTION_DAYS } from './note-event.server.ts';

const LINK_HOURS = 24;
const REQUEST_MAIL_HOURS = 1;
type Role = 'old' | 'new';
const getPurpose = (role: Role | 'object') => `change-address ${role}`;

export function createAddressLink(deps: AccountDeps, id: string, role: Role): string {
  const expires = new Date(deps.clock.now().getTime() + LINK_HOURS * 3_600_000);
  const token = signToken(deps.secret, getPurpose(role), id, expires);
  return `${deps.site.publicUrl}/auth/address?token=${role}.${token}`;
}

export function createObjectionLink(deps: AccountDeps, id: string): string {
  const expires = new Date(deps.clock.now().getTime() + OBJECTION_DAYS * 86_400_000);
  return `${deps.site.publicUrl}/auth/stop-address?token=${signToken(deps.secret, getPurpose('object'), id, expires)}`;
}

/** The answer is the same whether or not the address has an account: its owner gets the mail. */
export async function requestAddressChange(
  parts: AccountParts,
  caller: AccountCaller,
  input: unknown,
): Promise<Result<{ needsOld: boolean }>> {
  const session = await requireConfirmed(parts, caller);
  if (!session.ok) return session;
  const parsed = EmailOnly.safeParse(input);
  if (!parsed.success) return failInvalidForm(parsed.error, security.addressFailed);
  const { email } = parsed.data;
  const { account } = session.value;
  if (email === account.email)
    return fail('invalid', security.addressSame, { fields: { email: security.addressSame } });
  const limits = await checkMailLimits(parts.deps, caller, { kind: 'register', email });
  if (!limits.ok) return limits;
  // For the address of the account, which the limits before do not know.
  const own = await checkLimits(parts.deps, [['account-mail-device', `address ${account.id}`]]);
  if (!own.ok) return own;
  const now = parts.deps.clock.now();
  const needsOld = !(await hasSettledFactor(parts, account.id));
  const change = {
    oldEmail: account.email,
    newEmail: email,
    needsOld,
    requestedAt: now,
    oldConfirmedAt: null,
    newConfirmedAt: null,
    changedAt: null,
    stoppedAt: null,
  };
  return inTransaction(parts, async ({ deps, tasks }) => {
    const tx = deps.db.db;
    // With an id of its own: the links of an earlier request are nothing for this one.
    // A change that the address before may still object to stays.
    const decided = new Date(now.getTime() - OBJECTION_DAYS * 86_400_000);
    const isOver = or(isNull(addressChanges.changedAt), lte(addressChanges.changedAt, decided));
    await tx.delete(addressChanges).where(and(eq(addressChanges.userId, account.id), isOver));
    const [row] = await tx
      .insert(addressChanges)
      .values({ ...change, userId: account.id })
      .onConflictDoNothing()
      .returning({ id: addressChanges.id });
    if (!row) return fail('conflict', security.addressTooSoon);
    await tasks.add({ kind: 'address-links', email, subject: `new ${row.id}` });
    // Not at once: whoever flees a reader of the old mailbox is done by then, and a change that is
    // done sends the mail of its own instead.
    await noteEvent({ deps, tasks }, account, 'address-change-requested', {
      device: labelDevice(caller.headers),
      mails: !needsOld,
      dueAt: new Date(now.getTime() + REQUEST_MAIL_HOURS * 3_600_000),
    });
    if (needsOld)
      await tasks.add({ kind: 'address-links', email: account.email, subject: `old ${row.id}` });
    return ok({ needsOld });
  });
}

/** By the button behind a link: the address changes when all who must have confirmed. */
export async function confirmAddressChange(
  parts: AccountParts,
  { headers }: AccountCaller,
  input: { token?: unknown },
): Promise<Result<{ changed: boolean }>> {
  const { deps } = parts;
  const session = await readSession(parts, headers);
  const now = deps.clock.now();
  const [role, token] = splitToken(input.token);
  const id = role && readToken(deps.secret, getPurpose(role), token, now);
  const unusable = fail('not_found', security.linkUsed);
  if (!role || !id) return unusable;
  return inTransaction(parts, async (parts): Promise<Result<{ changed: boolean }>> => {
    const tx = parts.deps.db.db;
    const [change] = await tx
      .select()
      .from(addressChanges)
      .where(eq(addressChanges.id, id))
      .for('update');
    const confirmedAt = role === 'old' ? change?.oldConfirmedAt : change?.newConfirmedAt;
    if (!change || change.changedAt || change.stoppedAt || confirmedAt) return unusable;
    const frozen = await tx
      .select()
      .from(accountFreezes)
      .where(eq(accountFreezes.userId, change.userId));
    if (frozen.length > 0) return unusable;
    const isComplete =
      role === 'old' ? change.newConfirmedAt : !change.needsOld || change.oldConfirmedAt;
    await tx
      .update(addressChanges)
      .set({
        ...(role === 'old' ? { oldConfirmedAt: now } : { newConfirmedAt: now }),
        ...(isComplete && { changedAt: now }),
      })
      .where(eq(addressChanges.id, id));
    if (!isComplete) return ok({ changed: false });
    const owners = await tx.select().from(users).where(eq(users.email, change.newEmail));
    if (owners.some(({ emailVerified }) => emailVerified)) return unusable;
    await tx
      .delete(users)
      .where(and(eq(users.email, change.newEmail), eq(users.emailVerified, false)));
    await tx
      .update(users)
      .set({ email: change.newEmail, updatedAt: now })
      .where(and(eq(users.id, change.userId), eq(users.email, change.oldEmail)));
    await claimPurchases(tx, change.userId, change.oldEmail);
    // A Google account of the old address is the old mailbox. Signing in with Google and the new
    // address joins them again; a password is set by a link.
    await tx
      .delete(signInMethods)
      .where(and(eq(signInMethods.userId, change.userId), eq(signInMethods.providerId, 'google')));
    // Whoever is signed in elsewhere may be the one from whom the new address is kept.
    const currentSession = session && !session.pending ? session.id : '';
    await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, change.userId), ne(sessions.id, currentSession)));
    await tx.delete(accountTasks).where(eq(accountTasks.email, change.oldEmail));
    await parts.tasks.add({ kind: 'address-changed', email: change.oldEmail, subject: change.id });
    await noteEvent(parts, { id: change.userId, email: change.newEmail }, 'address-changed', {
      mails: false,
    });
    return ok({ changed: true });
  });
}

/**
 * From the address that the account had: stops changes, and nothing else. What decides then is a
 * factor that had settled when the change was asked for.
 */
export async function objectToAddressChange(
  parts: AccountParts,
  input: { token?: unknown },
): Promise<Result<null>> {
  const { deps } = parts;
  const now = deps.clock.now();
  const id = readToken(deps.secret, getPurpose('object'), input.token, now);
  if (!id) return fail('not_found', security.linkUsed);
  return inTransaction(parts, async (parts) => {
    const tx = parts.deps.db.db;
    const [change] = await tx
      .update(addressChanges)
      .set({ stoppedAt: now })
      .where(
        and(
          eq(addressChanges.id, id),
          sql`${addressChanges.changedAt} is not null`,
          // Where the address before has confirmed, it cannot object as well.
          eq(addressChanges.needsOld, false),
          isNull(addressChanges.stoppedAt),
        ),
      )
      .returning();
    if (!change) return fail('not_found', security.linkUsed);
    // Those that let the change through, and none that a thief added before or after it.
    const since = settledBefore(change.requestedAt);
    await tx
      .insert(accountFreezes)
      .values({ userId: change.userId, reason: 'address', since, stoppedAt: now })
      .onConflictDoUpdate({
        target: accountFreezes.userId,
        set: {
          reason: 'address',
          since: sql`least(${accountFreezes.since}, excluded.since)`,
          stoppedAt: now,
        },
      });
    const account = { id: change.userId, email: change.newEmail };
    await noteEvent(parts, account, 'address-change-stopped');
    return ok(null);
  });
}

function splitToken(token: unknown): [Role, string] | [null, string] {
  const text = typeof token === 'string' ? token : '';
  const dot = text.indexOf('.');
  const role = text.slice(0, Math.max(dot, 0));
  return role === 'old' || role === 'new' ? [role, text.slice(dot + 1)] : [null, ''];
}
