// One free advanced search per account. Claiming it is one statement on one row, so that concurrent clicks claim it once. A
// failed search gives it back; a search interrupted by a crash frees it after ten minutes.
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { featureUsage as usage } from '#db/tables/plans.ts';
import type { Deps } from '#features/deps.ts';
import type { Feature } from './plans.ts';

/** The feature id of the row, whichever search the trial is spent on. */
const TRIAL_FEATURE: Feature = 'advanced-research';
const ABANDONED_AFTER_MS = 10 * 60_000;

export type TrialClaim = { finish: () => Promise<void>; giveBack: () => Promise<void> };

/** Null if the trial is used or in use. */
export async function takeFreeTrial({ db, clock }: Pick<Deps, 'db' | 'clock'>, accountId: string): Promise<TrialClaim | null> {
  const claim = randomUUID();
  const now = clock.now();
  const abandonedBefore = new Date(now.getTime() - ABANDONED_AFTER_MS);
  const claimedRows = await db.db
    .insert(usage)
    .values({ featureId: TRIAL_FEATURE, userId: accountId, claim, takenAt: now })
    .onConflictDoUpdate({
      target: [usage.featureId, usage.userId],
      set: { claim, takenAt: now },
      setWhere: sql`${usage.finishedAt} is null and ${usage.takenAt} < ${abandonedBefore.toISOString()}::timestamptz`,
    })
    .returning({ claim: usage.claim });
  if (claimedRows.length === 0) return null;
  const isOwnClaim = and(eq(usage.featureId, TRIAL_FEATURE), eq(usage.userId, accountId), eq(usage.claim, claim));
  return {
    finish: async () => void (await db.db.update(usage).set({ finishedAt: clock.now() }).where(isOwnClaim)),
    giveBack: async () => void (await db.db.delete(usage).where(and(isOwnClaim, isNull(usage.finishedAt)))),
  };
}

export async function isFreeTrialUsed({ db }: Pick<Deps, 'db'>, accountId: string): Promise<boolean> {
  const rows = await db.db
    .select({ finishedAt: usage.finishedAt })
    .from(usage)
    .where(and(eq(usage.featureId, TRIAL_FEATURE), eq(usage.userId, accountId)));
  return rows[0]?.finishedAt != null;
}
