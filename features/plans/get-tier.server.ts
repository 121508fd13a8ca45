// The tier of an account at one moment, worked out from what was paid or granted. Nothing is written and no job runs: when
// the paid time is over, or a refund has come in, the next question gets the other answer.
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { users } from '#db/tables/accounts.ts';
import { planGrants as grants } from '#db/tables/plans.ts';
import type { Deps } from '#features/deps.ts';
import { highestTier, TIERS, type Tier } from './plans.ts';

export type ActiveGrant = { source: 'store' | 'operator'; tier: Tier; endsAt: Date | null; cancelled: boolean };

export async function tierOf(deps: Pick<Deps, 'db'>, accountId: string, now: Date): Promise<Tier> {
  return highestTier((await listActiveGrants(deps, accountId, now)).map((grant) => grant.tier));
}

/** The best first: the highest tier, and of equal ones the one that lasts longest. */
export async function listActiveGrants({ db }: Pick<Deps, 'db'>, accountId: string, now: Date): Promise<ActiveGrant[]> {
  // A buyer who was signed out is known by address alone: it counts for the account that has shown the address to be its own.
  const boughtSignedOut = and(isNull(grants.userId), eq(users.emailVerified, true), sql`lower(${users.email}) = ${grants.email}`);
  const rows = await db.db
    .select({ source: grants.source, tier: grants.tier, endsAt: grants.endsAt, cancelledAt: grants.cancelledAt })
    .from(users)
    .innerJoin(grants, or(eq(grants.userId, users.id), boughtSignedOut))
    .where(
      and(eq(users.id, accountId), isNull(grants.refundedAt), lte(grants.startsAt, now), or(isNull(grants.endsAt), gt(grants.endsAt, now))),
    );
  return rows
    .map(({ cancelledAt, ...row }) => ({ ...row, cancelled: cancelledAt !== null }))
    .sort((a, b) => TIERS.indexOf(b.tier) - TIERS.indexOf(a.tier) || (b.endsAt?.getTime() ?? Infinity) - (a.endsAt?.getTime() ?? Infinity));
}
