// The factors of an account, and what may be done to them. Adding the first one ends the trust in
// every other session at once: they wait for a second step (read-session.server.ts). The last one
// of a person on the staff stays.
import { and, eq, sql } from 'drizzle-orm';
import { authenticators, passkeys, recoveryCodes } from '#db/tables/account-security.ts';
import { sessions } from '#db/tables/accounts.ts';
import { toIsoDay } from '#lib/dates.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts } from '../account-parts.ts';
import { deleteUnfinishedChange, noteEvent } from '../changes/note-event.server.ts';
import { checkConfirmationLimit } from '../check-limits.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import * as security from '../messages/security.ts';
import { requireConfirmed } from '../sessions/confirm.server.ts';
import { labelDevice } from '../sessions/device-label.ts';
import { type AccountSession, hasSecondStep, isStaff } from '../sessions/read-session.server.ts';
import {
  confirmAuthenticator,
  type Enrolment,
  prepareAuthenticator,
} from './authenticator.server.ts';
import { lacksDecidingFactor } from './factor-age.server.ts';
import {
  createRegistrationOptions,
  listPasskeys,
  type Passkey,
  storePasskey,
  verifyRegistration,
} from './passkeys.server.ts';
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes.server.ts';

export type Factors = {
  passkeys: Passkey[];
  /** Since when, as a day; null without an app. */
  authenticatorSince: string | null;
  recoveryCodesLeft: number;
  isStaff: boolean;
};

export async function listFactors(
  parts: Pick<AccountParts, 'deps'>,
  accountId: string,
): Promise<Factors> {
  const [app] = await parts.deps.db.db
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.userId, accountId));
  return {
    passkeys: await listPasskeys(parts, accountId),
    authenticatorSince: app?.confirmedAt ? toIsoDay(app.confirmedAt) : null,
    recoveryCodesLeft: await countRecoveryCodes(parts, accountId),
    isStaff: await isStaff(parts, accountId),
  };
}

/** The secret of a new app, for a QR code; null when there is an app already. */
export async function startAuthenticator(
  parts: AccountParts,
  caller: AccountCaller,
): Promise<Result<Enrolment | null>> {
  const session = await requireConfirmed(parts, caller);
  if (!session.ok) return session;
  const { account, id: sessionId } = session.value;
  const { authenticatorSince } = await listFactors(parts, account.id);
  if (authenticatorSince) return ok(null);
  return ok(await prepareAuthenticator(parts, { accountId: account.id, sessionId }));
}

/** `codes`: shown once; undefined when the account has some already. */
export type Added = { codes?: string[] };

export async function addAuthenticator(
  parts: AccountParts,
  caller: AccountCaller,
  input: { code?: unknown },
): Promise<Result<Added>> {
  const session = await requireConfirmed(parts, caller);
  if (!session.ok) return session;
  const limit = await checkConfirmationLimit(parts, caller);
  if (!limit.ok) return limit;
  const code = String(input.code ?? '')
    .slice(0, 20)
    .replace(/\s/g, '');
  const setUp = { accountId: session.value.account.id, sessionId: session.value.id };
  const added = await inTransaction(parts, async (parts): Promise<Result<Added>> => {
    if (!(await confirmAuthenticator(parts, setUp, code)))
      return fail('invalid', security.enrolRefused, { fields: { code: security.enrolRefused } });
    return ok(await finishAdding(parts, caller, session.value));
  });
  if (added.ok) await limit.value.giveBack();
  return added;
}

export async function startPasskey(parts: AccountParts, caller: AccountCaller) {
  const session = await requireConfirmed(parts, caller);
  if (!session.ok) return session;
  return ok(await createRegistrationOptions(parts, session.value.account, session.value.id));
}

export async function addPasskey(
  parts: AccountParts,
  caller: AccountCaller,
  input: { credential?: unknown },
): Promise<Result<Added>> {
  const session = await requireConfirmed(parts, caller);
  if (!session.ok) return session;
  const { account, id } = session.value;
  const refused = fail('invalid', security.passkeyNotAdded);
  const registered = await verifyRegistration(parts, account, id, input.credential);
  if (!registered) return refused;
  return inTransaction(parts, async (parts): Promise<Result<Added>> => {
    if (!(await storePasskey(parts, account, registered, labelDevice(caller.headers))))
      return refused;
    return ok(await finishAdding(parts, caller, session.value));
  });
}

async function finishAdding(
  parts: AccountParts,
  { headers }: AccountCaller,
  { id, account, enrolled }: AccountSession,
): Promise<Added> {
  const { deps } = parts;
  // With the first factor every other session waits for it, also one that took an earlier one.
  if (!enrolled) {
    await deps.db.db
      .update(sessions)
      .set({ secondFactorAt: null })
      .where(eq(sessions.userId, account.id));
    // Asked for by a session that the second step was not yet demanded of.
    await deleteUnfinishedChange(deps.db.db, account.id);
  }
  // The person in this session has just shown the new factor.
  await deps.db.db
    .update(sessions)
    .set({ secondFactorAt: deps.clock.now() })
    .where(eq(sessions.id, id));
  await noteEvent(parts, account, 'factor-added', { device: labelDevice(headers) });
  if ((await countRecoveryCodes(parts, account.id)) > 0) return {};
  return { codes: await makeRecoveryCodes(parts, account.id) };
}

export async function renewRecoveryCodes(
  parts: AccountParts,
  caller: AccountCaller,
): Promise<Result<Added>> {
  const session = await requireConfirmed(parts, caller);
  if (!session.ok) return session;
  const { account } = session.value;
  if (!(await hasSecondStep(parts, account.id))) return fail('conflict', security.noFactorYet);
  return inTransaction(parts, async (parts) => {
    const codes = await makeRecoveryCodes(parts, account.id);
    await noteEvent(parts, account, 'recovery-codes-made', { device: labelDevice(caller.headers) });
    return ok({ codes });
  });
}

/** `factor`: "authenticator", or the id of a passkey. */
export async function removeFactor(
  parts: AccountParts,
  caller: AccountCaller,
  input: { factor?: unknown },
): Promise<Result<null>> {
  const session = await requireConfirmed(parts, caller);
  if (!session.ok) return session;
  const { account } = session.value;
  const factor = String(input.factor ?? '').slice(0, 2000);
  return inTransaction(parts, async (parts): Promise<Result<null>> => {
    const tx = parts.deps.db.db;
    // Two removals at once, each of the last but one, wait for each other here.
    await tx.execute(sql`select from users where id = ${account.id} for update`);
    const { rows } = await tx.execute<{ factors: number; staff: boolean }>(sql`
      select (select count(*) from ${authenticators} where ${authenticators.userId} = ${account.id} and ${authenticators.confirmedAt} is not null)::int
        + (select count(*) from ${passkeys} where ${passkeys.userId} = ${account.id})::int as factors,
        exists (select from staff where user_id = ${account.id} and revoked_at is null) as staff`);
    const isLast = rows[0]?.factors === 1;
    if (isLast && rows[0]?.staff) return fail('conflict', security.lastOfStaff);
    const removed =
      factor === 'authenticator'
        ? await tx
            .delete(authenticators)
            .where(
              and(
                eq(authenticators.userId, account.id),
                sql`${authenticators.confirmedAt} is not null`,
              ),
            )
            .returning({ id: authenticators.userId })
        : await tx
            .delete(passkeys)
            .where(and(eq(passkeys.userId, account.id), eq(passkeys.id, factor)))
            .returning({ id: passkeys.id });
    if (removed.length === 0) return fail('not_found', security.noSuchFactor);
    // What a factor may have let through, and what it may still have to decide.
    await deleteUnfinishedChange(tx, account.id);
    if (await lacksDecidingFactor(parts, account.id))
      return fail('conflict', security.lastThatDecides);
    if (isLast) {
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, account.id));
      const ofAccount = eq(sessions.userId, account.id);
      await tx.update(sessions).set({ secondFactorAt: null }).where(ofAccount);
    }
    await noteEvent(parts, account, 'factor-removed', { device: labelDevice(caller.headers) });
    return ok(null);
  });
}
