import { and, eq, lt } from 'drizzle-orm';
import { newsletterSubscriptions as table } from '#db/tables/newsletter.ts';
import type { Deps } from '#features/deps.ts';

export const UNCONFIRMED_RETENTION_DAYS = 30;

/** We may not keep addresses that nobody confirmed. */
export async function deleteExpiredUnconfirmed({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - UNCONFIRMED_RETENTION_DAYS * 24 * 3_600_000);
  await db.db.delete(table).where(and(eq(table.status, 'pending'), lt(table.createdAt, before)));
}
