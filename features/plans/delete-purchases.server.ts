// When an account is deleted its grants, events and trial go with it by themselves. What was bought with the same address while
// signed out hangs on no account, and goes here.
import { and, eq, isNull } from 'drizzle-orm';
import { planGrants, storeEvents } from '#db/tables/plans.ts';
import type { Deps } from '#features/deps.ts';

export async function deletePurchases({ db }: Pick<Deps, 'db'>, verifiedEmail: string): Promise<void> {
  const email = verifiedEmail.trim().toLowerCase();
  await db.db.transaction(async (tx) => {
    await tx.delete(planGrants).where(and(isNull(planGrants.userId), eq(planGrants.email, email)));
    await tx.delete(storeEvents).where(and(isNull(storeEvents.userId), eq(storeEvents.email, email)));
  });
}
