// Deleting an account cascades to its grants, events and trial. Purchases made with the same
// address while signed out belong to no account, so they are deleted here.
import { and, eq, isNull } from 'drizzle-orm';
import { planGrants, storeEvents } from '#db/tables/plans.ts';
import type { Deps } from '#features/deps.ts';

export async function deletePurchases(
  { db }: Pick<Deps, 'db'>,
  verifiedEmail: string,
): Promise<void> {
  const email = verifiedEmail.trim().toLowerCase();
  await db.db.transaction(async (tx) => {
    await tx.delete(planGrants).where(and(isNull(planGrants.userId), eq(planGrants.email, email)));
    await tx
      .delete(storeEvents)
      .where(and(isNull(storeEvents.userId), eq(storeEvents.email, email)));
  });
}
