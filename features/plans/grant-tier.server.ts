// Grants by the operator: `npm run grant -- EMAIL TIER`. They add to what the store sold and never
// replace it; "basic" revokes the operator's grant.
import { and, eq, sql } from 'drizzle-orm';
import { users } from '#db/tables/accounts.ts';
import { planGrants as grants } from '#db/tables/plans.ts';
import { TIERS, type Tier } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { getTier } from './get-tier.server.ts';
import * as grantAnswers from './messages/grant-answers.ts';

export type GrantInput = { email: string; tier: string; until?: string };

export async function grantTier(
  deps: Pick<Deps, 'db' | 'clock'>,
  input: GrantInput,
): Promise<Result<{ tier: Tier; endsAt: Date | null; verified: boolean }>> {
  const tier = TIERS.find((name) => name === input.tier);
  if (!tier) return fail('invalid', grantAnswers.badTier(TIERS));
  const now = deps.clock.now();
  const endsAt = input.until === undefined ? null : getEndOfDay(input.until);
  if (endsAt && !(endsAt > now)) return fail('invalid', grantAnswers.badDate);
  const { db } = deps.db;
  const [account] = await db
    .select({ id: users.id, verified: users.emailVerified })
    .from(users)
    .where(sql`lower(${users.email}) = ${input.email.trim().toLowerCase()}`);
  if (!account) return fail('not_found', grantAnswers.unknownAccount);
  await db.transaction(async (tx) => {
    await tx
      .delete(grants)
      .where(and(eq(grants.userId, account.id), eq(grants.source, 'operator')));
    if (tier === 'basic') return;
    await tx.insert(grants).values({
      source: 'operator',
      userId: account.id,
      tier,
      startsAt: now,
      endsAt,
      lastEventAt: now,
    });
  });
  return ok({ tier: await getTier(deps, account.id, now), endsAt, verified: account.verified });
}

/**
 * "Until January 31" includes that whole day in every US time zone. An invalid date compares false.
 */
function getEndOfDay(date: string): Date {
  const startOfDay = /^\d{4}-\d{2}-\d{2}$/.test(date)
    ? new Date(`${date}T00:00:00Z`)
    : new Date(Number.NaN);
  const isRealDate =
    !Number.isNaN(startOfDay.getTime()) && startOfDay.toISOString().startsWith(date);
  return isRealDate ? new Date(startOfDay.getTime() + 36 * 3_600_000) : new Date(Number.NaN);
}
