// What was bought signed out belongs to whoever has verified the address. When an account moves to
// another address, its purchases become its own and go along.
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { planGrants, storeEvents } from '#db/tables/plans.ts';

export async function claimPurchases(
  tx: Pick<Database['db'], 'update'>,
  userId: string,
  email: string,
): Promise<void> {
  for (const table of [planGrants, storeEvents])
    await tx
      .update(table)
      .set({ userId, email: null })
      .where(and(isNull(table.userId), eq(table.email, email)));
}
