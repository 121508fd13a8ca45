// What one account stores under a limit is counted and written one request at a time.
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { users } from '#db/tables/accounts.ts';

/** Until the end of the transaction. Rows that only refer to the account do not wait for it. */
export async function lockAccount(
  tx: Pick<NodePgDatabase, 'select'>,
  userId: string,
): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
