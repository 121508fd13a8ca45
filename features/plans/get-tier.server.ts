// The tier of an account at a point in time, computed from its grants. Nothing is written and no
// job runs: after the paid period or a refund, the next call simply returns another tier.
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { users } from '#db/tables/accounts.ts';
import { planGrants as grants } from '#db/tables/plans.ts';
import { TIERS, type Tier } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import { getHighestTier } from './plans.ts';

export type ActiveGrant = {
  source: 'store' | 'operator';
  tier: Tier;
  endsAt: Date | null;
  cancelled: boolean;
};

export async function getTier(deps: Pick<Deps, 'db'>, accountId: string, now: Date): Promise<Tier> {
  return getHighestTier((await listActiveGrants(deps, accountId, now)).map((grant) => grant.tier));
}

/** The best grant first: the highest tier, then the latest end. */
export async function listActiveGrants(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  now: Date,
): Promise<ActiveGrant[]> {
  // A purchase made while signed out has only an email address: it counts for the account that has
  // verified that address.
  const boughtSignedOut = and(
    isNull(grants.userId),
    eq(users.emailVerified, true),
    sql`lower(${users.email}) = ${grants.email}`,
  );
  const rows = await db.db
    .select({
      source: grants.source,
      tier: grants.tier,
      endsAt: grants.endsAt,
      cancelledAt: grants.cancelledAt,
    })
    .from(users)
    .innerJoin(grants, or(eq(grants.userId, users.id), boughtSignedOut))
    .where(
      and(
        eq(users.id, accountId),
        isNull(grants.refundedAt),
        lte(grants.startsAt, now),
        or(isNull(grants.endsAt), gt(grants.endsAt, now)),
      ),
    );
  return rows
    .map(({ cancelledAt, ...row }) => ({ ...row, cancelled: cancelledAt !== null }))
    .sort(
      (a, b) =>
        TIERS.indexOf(b.tier) - TIERS.indexOf(a.tier) ||
        (b.endsAt?.getTime() ?? Infinity) - (a.endsAt?.getTime() ?? Infinity),
    );
}
