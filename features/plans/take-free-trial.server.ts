// One free advanced search for each account. Taking it is one statement on one row, so fifty clicks at once take it once; a
// search that fails gives it back; one that was cut off by a crash is free again after ten minutes.
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { featureUsage as usage } from '#db/tables/plans.ts';
import type { Deps } from '#features/deps.ts';
import type { Feature } from './plans.ts';

/** What the row is called, whichever search the trial is spent on. */
const TRIAL: Feature = 'advanced-research';
const ABANDONED_AFTER_MS = 10 * 60_000;

export type TakenTrial = { finish: () => Promise<void>; giveBack: () => Promise<void> };

/** Null: it is used, or being used right now. */
export async function takeFreeTrial({ db, clock }: Pick<Deps, 'db' | 'clock'>, accountId: string): Promise<TakenTrial | null> {
  const claim = randomUUID();
  const now = clock.now();
  const abandoned = new Date(now.getTime() - ABANDONED_AFTER_MS);
  const taken = await db.db
    .insert(usage)
    .values({ featureId: TRIAL, userId: accountId, claim, takenAt: now })
    .onConflictDoUpdate({
      target: [usage.featureId, usage.userId],
      set: { claim, takenAt: now },
      setWhere: sql`${usage.finishedAt} is null and ${usage.takenAt} < ${abandoned.toISOString()}::timestamptz`,
    })
    .returning({ claim: usage.claim });
  if (taken.length === 0) return null;
  const mine = and(eq(usage.featureId, TRIAL), eq(usage.userId, accountId), eq(usage.claim, claim));
  return {
    finish: async () => void (await db.db.update(usage).set({ finishedAt: clock.now() }).where(mine)),
    giveBack: async () => void (await db.db.delete(usage).where(and(mine, isNull(usage.finishedAt)))),
  };
}

export async function isFreeTrialUsed({ db }: Pick<Deps, 'db'>, accountId: string): Promise<boolean> {
  const rows = await db.db
    .select({ finishedAt: usage.finishedAt })
    .from(usage)
    .where(and(eq(usage.featureId, TRIAL), eq(usage.userId, accountId)));
  return rows[0]?.finishedAt != null;
}
