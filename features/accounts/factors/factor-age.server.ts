// How old a factor is says how far it is trusted. A stolen password can add one: so a factor
// decides about the address only after days of which its owner heard by mail, and one that is
// younger than what somebody said was not them counts for nothing while changes are stopped.
import { and, eq, gt, lte, type SQLWrapper, sql } from 'drizzle-orm';
import {
  accountFreezes,
  addressChanges,
  authenticators,
  passkeys,
} from '#db/tables/account-security.ts';
import type { AccountParts } from '../account-parts.ts';
import { OBJECTION_DAYS } from '../changes/note-event.server.ts';

/** Until then the old address has to confirm a new one, too (docs/operations.md). */
const SETTLED_FACTOR_DAYS = 7;

/** In a query for factors or recovery codes: not added since what stopped changes, if anything. */
export const isTrusted = (userId: SQLWrapper, addedAt: SQLWrapper) =>
  sql`not exists (select from ${accountFreezes} where ${accountFreezes.userId} = ${userId} and ${accountFreezes.since} < ${addedAt})`;

export async function hasTrustedFactor(
  { deps }: Pick<AccountParts, 'deps'>,
  accountId: string,
): Promise<boolean> {
  const { rows } = await deps.db.db.execute<{ found: boolean }>(sql`
    select exists (select from ${authenticators} where ${authenticators.userId} = ${accountId}
        and ${authenticators.confirmedAt} is not null
        and ${isTrusted(authenticators.userId, authenticators.confirmedAt)})
      or exists (select from ${passkeys} where ${passkeys.userId} = ${accountId}
        and ${isTrusted(passkeys.userId, passkeys.createdAt)}) as found`);
  return rows[0]?.found === true;
}

/** What had settled by then decides about a change of address that was asked for then. */
export const settledBefore = (moment: Date) =>
  new Date(moment.getTime() - SETTLED_FACTOR_DAYS * 86_400_000);

export const hasSettledFactor = (parts: Pick<AccountParts, 'deps'>, accountId: string) =>
  hasFactorBefore(parts, accountId, settledBefore(parts.deps.clock.now()));

async function hasFactorBefore(
  { deps }: Pick<AccountParts, 'deps'>,
  accountId: string,
  latest: Date,
): Promise<boolean> {
  const { db } = deps.db;
  const apps = await db
    .select({ id: authenticators.userId })
    .from(authenticators)
    .where(and(eq(authenticators.userId, accountId), lte(authenticators.confirmedAt, latest)));
  if (apps.length > 0) return true;
  const own = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(and(eq(passkeys.userId, accountId), lte(passkeys.createdAt, latest)))
    .limit(1);
  return own.length > 0;
}

/**
 * Whether factors were removed so far that nobody could decide, if the address before objected to
 * the new one: whoever changed it may be a thief, who would be left alone with the account.
 */
export async function lacksDecidingFactor(
  parts: Pick<AccountParts, 'deps'>,
  accountId: string,
): Promise<boolean> {
  const { deps } = parts;
  const oldest = new Date(deps.clock.now().getTime() - OBJECTION_DAYS * 86_400_000);
  const isOpen = and(
    eq(addressChanges.userId, accountId),
    eq(addressChanges.needsOld, false),
    gt(addressChanges.changedAt, oldest),
  );
  const [change] = await deps.db.db.select().from(addressChanges).where(isOpen);
  if (!change) return false;
  return !(await hasFactorBefore(parts, accountId, settledBefore(change.requestedAt)));
}
