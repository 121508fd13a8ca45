// Whose key a request carries. A key that cannot be one is refused before the database is asked.
import { and, eq, isNull } from 'drizzle-orm';
import { apiKeys } from '#db/tables/api-keys.ts';
import type { Deps } from '#features/deps.ts';
import { hashKey, isWholeKey } from './key-text.ts';

export type ApiKey = { id: string; times: number };

export async function findKey({ db }: Pick<Deps, 'db'>, key: string): Promise<ApiKey | undefined> {
  if (!isWholeKey(key)) return undefined;
  const [row] = await db.db
    .select({ id: apiKeys.id, times: apiKeys.times })
    .from(apiKeys)
    .where(and(eq(apiKeys.hash, hashKey(key)), isNull(apiKeys.revokedAt)));
  return row;
}
