// How old a factor is says how far it is trusted. A stolen password can add one: so a factor
// decides about the address only after days of which its owner heard by mail, and one that is
// younger than what somebody said was not them counts for nothing while changes are stopped.
import { and, eq, lte, type SQLWrapper, sql } from 'drizzle-orm';
import { accountFreezes, authenticators, passkeys } from '#db/tables/account-security.ts';
import type { AccountParts } from '../account-parts.ts';

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

export async function hasSettledFactor(
  { deps }: Pick<AccountParts, 'deps'>,
  accountId: string,
): Promise<boolean> {
  const { db } = deps.db;
  const latest = new Date(deps.clock.now().getTime() - SETTLED_FACTOR_DAYS * 86_400_000);
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
