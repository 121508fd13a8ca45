import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { signInMethods } from '#db/tables/accounts.ts';

/**
 * Call it in a transaction that has locked the row of the user: two passwords of one account would
 * both be in force.
 */
export async function setPassword(
  tx: Pick<NodePgDatabase, 'update' | 'insert'>,
  userId: string,
  hash: string,
  now: Date,
): Promise<void> {
  const updatedRows = await tx
    .update(signInMethods)
    .set({ password: hash, updatedAt: now })
    .where(and(eq(signInMethods.userId, userId), eq(signInMethods.providerId, 'credential')))
    .returning({ id: signInMethods.id });
  if (updatedRows.length > 0) return;
  await tx.insert(signInMethods).values({
    id: randomUUID(),
    userId,
    accountId: userId,
    providerId: 'credential',
    password: hash,
    createdAt: now,
    updatedAt: now,
  });
}
