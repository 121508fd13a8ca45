// One free advanced search per account, and per address for a year. Claiming it is one statement on
// one row, so that concurrent clicks claim it once. A failed search gives it back; a search
// interrupted by a crash frees it after ten minutes.
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { featureUsage as usage } from '#db/tables/plans.ts';
import type { Deps } from '#features/deps.ts';
import { isDeletedTrial } from './deleted-trials.server.ts';
import { getAbandonedBefore, TRIAL_FEATURE } from './trial-row.ts';

type TrialDeps = Pick<Deps, 'db' | 'clock' | 'secret'>;
type Account = { id: string; email: string };
export type TrialClaim = { finish: () => Promise<void>; giveBack: () => Promise<void> };

/** Null if the trial is used or in use. */
export async function takeFreeTrial(
  deps: TrialDeps,
  { id, email }: Account,
): Promise<TrialClaim | null> {
  if (await isDeletedTrial(deps, email)) return null;
  const { db, clock } = deps;
  const claim = randomUUID();
  const now = clock.now();
  const claimedRows = await db.db
    .insert(usage)
    .values({ featureId: TRIAL_FEATURE, userId: id, claim, takenAt: now })
    .onConflictDoUpdate({
      target: [usage.featureId, usage.userId],
      set: { claim, takenAt: now },
      setWhere: sql`${usage.finishedAt} is null and ${usage.takenAt} < ${getAbandonedBefore(now).toISOString()}::timestamptz`,
    })
    .returning({ claim: usage.claim });
  if (claimedRows.length === 0) return null;
  const isOwnClaim = and(
    eq(usage.featureId, TRIAL_FEATURE),
    eq(usage.userId, id),
    eq(usage.claim, claim),
  );
  return {
    finish: async () =>
      void (await db.db.update(usage).set({ finishedAt: clock.now() }).where(isOwnClaim)),
    giveBack: async () =>
      void (await db.db.delete(usage).where(and(isOwnClaim, isNull(usage.finishedAt)))),
  };
}

export async function isFreeTrialUsed(deps: TrialDeps, { id, email }: Account): Promise<boolean> {
  const rows = await deps.db.db
    .select({ finishedAt: usage.finishedAt })
    .from(usage)
    .where(and(eq(usage.featureId, TRIAL_FEATURE), eq(usage.userId, id)));
  return rows[0]?.finishedAt != null || isDeletedTrial(deps, email);
}
