import { and, eq, lt } from 'drizzle-orm';
import { sessions, users } from '#db/tables/accounts.ts';
import type { Deps } from '#features/deps.ts';
import { deleteExpiredRecoveries } from './changes/recovery.server.ts';

export const UNVERIFIED_RETENTION_DAYS = 30;

/** Deletes unverified registrations, expired sessions and recoveries that were not finished. */
export async function deleteExpiredAccounts({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const cutoff = new Date(now.getTime() - UNVERIFIED_RETENTION_DAYS * 86_400_000);
  await db.db.delete(users).where(and(eq(users.emailVerified, false), lt(users.updatedAt, cutoff)));
  await db.db.delete(sessions).where(lt(sessions.expiresAt, now));
  await deleteExpiredRecoveries({ db, clock });
}
