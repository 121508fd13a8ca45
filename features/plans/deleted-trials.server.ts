// Deleting an account does not renew its free search. What stays is a keyed hash of the address and
// the day: without the key nobody can tell whose it was, and with it we can only ask whether a
// given address is among them.

import { createHmac } from 'node:crypto';
import { and, eq, gt, gte, isNotNull, lte, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { deletedTrials, featureUsage } from '#db/tables/plans.ts';
import type { Deps } from '#features/deps.ts';
import { addDays } from '#legal/deadlines/calendar-days.ts';
import { toIsoDay } from '#lib/dates.ts';
import { getAbandonedBefore, TRIAL_FEATURE } from './trial-row.ts';

export const DELETED_TRIAL_DAYS = 365;

const getLastExpiredDay = (now: Date) => addDays(toIsoDay(now), -DELETED_TRIAL_DAYS);

function hashEmail(secret: string, email: string): string {
  const key = createHmac('sha256', secret).update('free searches of deleted accounts').digest();
  return createHmac('sha256', key).update(email).digest('base64url');
}

/**
 * Call it in the transaction that deletes the account, with its row locked, so that no search can
 * begin meanwhile.
 */
export async function rememberUsedTrial(
  tx: Pick<NodePgDatabase, 'select' | 'insert'>,
  { clock, secret }: Pick<Deps, 'clock' | 'secret'>,
  account: { id: string; email: string },
): Promise<void> {
  const now = clock.now();
  // A search that still runs counts: its account would be gone before it ends.
  const isUsed = or(
    isNotNull(featureUsage.finishedAt),
    gte(featureUsage.takenAt, getAbandonedBefore(now)),
  );
  const isOwn = and(eq(featureUsage.featureId, TRIAL_FEATURE), eq(featureUsage.userId, account.id));
  const usedRows = await tx
    .select({ takenAt: featureUsage.takenAt })
    .from(featureUsage)
    .where(and(isOwn, isUsed));
  if (usedRows.length === 0) return;
  const deletedOn = toIsoDay(now);
  await tx
    .insert(deletedTrials)
    .values({ emailHash: hashEmail(secret, account.email), deletedOn })
    .onConflictDoUpdate({ target: deletedTrials.emailHash, set: { deletedOn } });
}

/**
 * Whether an account with this address used its free search and was deleted within the last year.
 */
export async function isDeletedTrial(
  { db, clock, secret }: Pick<Deps, 'db' | 'clock' | 'secret'>,
  email: string,
): Promise<boolean> {
  const isRemembered = and(
    eq(deletedTrials.emailHash, hashEmail(secret, email)),
    gt(deletedTrials.deletedOn, getLastExpiredDay(clock.now())),
  );
  return (
    (
      await db.db
        .select({ deletedOn: deletedTrials.deletedOn })
        .from(deletedTrials)
        .where(isRemembered)
    ).length > 0
  );
}

export async function deleteExpiredTrials({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.db
    .delete(deletedTrials)
    .where(lte(deletedTrials.deletedOn, getLastExpiredDay(clock.now())));
}
