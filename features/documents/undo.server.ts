// Undoing a deletion without keeping what was deleted: the page gets it back, signed, and may
// return it once, within an hour. What is deleted is gone from the database at once, and nobody can
// return anything but what he has deleted himself. Of a deletion only its id is stored.
import { createHash, randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { undoableDeletions } from '#db/tables/documents.ts';
import type { Deps } from '#features/deps.ts';
import { parseJson } from '#lib/parse-json.ts';
import { readToken, signToken } from '#lib/signed-token.ts';

const LIFETIME_MS = 60 * 60 * 1000;

type UndoDeps = Pick<Deps, 'secret' | 'clock'>;
type Purpose = 'restore-draft' | 'restore-party';
/** Two hidden fields of the form with the button "Undo". */
export type Undo = { deleted: string; token: string };

/** In the transaction that deletes. */
export async function createUndo(
  tx: Pick<NodePgDatabase, 'insert'>,
  { secret, clock }: UndoDeps,
  userId: string,
  purpose: Purpose,
  value: unknown,
): Promise<Undo> {
  const deleted = JSON.stringify(value);
  const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS);
  const id = randomUUID();
  await tx.insert(undoableDeletions).values({ userId, id, expiresAt });
  return { deleted, token: signToken(secret, purpose, describe(userId, id, deleted), expiresAt) };
}

/** What was deleted; undefined when it is not from us, for another account, or too old. */
export function readUndo<T>(
  { secret, clock }: UndoDeps,
  userId: string,
  purpose: Purpose,
  { deleted, token }: Partial<Record<keyof Undo, unknown>>,
): { id: string; value: T } | undefined {
  if (typeof deleted !== 'string') return undefined;
  const description = readToken(secret, purpose, token, clock.now());
  const id = description?.split(' ')[1];
  // Forms post line breaks as \r\n; JSON has none outside of its strings, where they are escaped.
  const isOwn = id !== undefined && description === describe(userId, id, deleted);
  return isOwn ? { id, value: parseJson(deleted) as T } : undefined;
}

/** False when the deletion was undone before. In the transaction that restores. */
export async function redeemUndo(
  tx: Pick<NodePgDatabase, 'delete'>,
  userId: string,
  id: string,
): Promise<boolean> {
  const used = await tx
    .delete(undoableDeletions)
    .where(and(eq(undoableDeletions.userId, userId), eq(undoableDeletions.id, id)))
    .returning({ id: undoableDeletions.id });
  return used.length > 0;
}

export async function deleteExpiredUndos({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.db.delete(undoableDeletions).where(lt(undoableDeletions.expiresAt, clock.now()));
}

const describe = (userId: string, id: string, deleted: string) =>
  `${userId} ${id} ${createHash('sha256').update(deleted).digest('base64url')}`;
