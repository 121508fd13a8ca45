// What `npm run keys` does: create a key, list those there are, revoke one. The key itself is shown
// once, when it is created.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { apiKeys } from '#db/tables/api-keys.ts';
import type { Deps } from '#features/deps.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { createKeyText, getPrefix, hashKey } from './key-text.ts';
import * as keyAnswers from './messages/key-answers.ts';

type KeyDeps = Pick<Deps, 'db' | 'clock'>;
const MAX_LABEL_LENGTH = 80;
const MAX_TIMES = 1_000;

export async function createKey(
  { db, clock }: KeyDeps,
  { label, times }: { label: string; times: number },
): Promise<Result<{ key: string }>> {
  if (label.trim() === '' || label.length > MAX_LABEL_LENGTH)
    return fail('invalid', keyAnswers.noLabel);
  if (!Number.isInteger(times) || times < 1 || times > MAX_TIMES)
    return fail('invalid', keyAnswers.wrongTimes);
  const key = createKeyText();
  await db.db.insert(apiKeys).values({
    hash: hashKey(key),
    prefix: getPrefix(key),
    label: label.trim(),
    times,
    createdAt: clock.now(),
  });
  return ok({ key });
}

export const listKeys = ({ db }: Pick<Deps, 'db'>) =>
  db.db
    .select({
      prefix: apiKeys.prefix,
      label: apiKeys.label,
      times: apiKeys.times,
      createdAt: apiKeys.createdAt,
      revokedAt: apiKeys.revokedAt,
    })
    .from(apiKeys)
    .orderBy(apiKeys.createdAt);

/** `start`: the beginning of the key, as the list shows it. */
export async function revokeKey(
  { db, clock }: KeyDeps,
  start: string,
): Promise<Result<{ label: string }>> {
  const isMeant = and(sql`starts_with(${apiKeys.prefix}, ${start})`, isNull(apiKeys.revokedAt));
  const [found, another] =
    start.length < 8 ? [] : await db.db.select().from(apiKeys).where(isMeant).limit(2);
  if (!found) return fail('not_found', keyAnswers.noSuchKey);
  if (another) return fail('conflict', keyAnswers.several);
  await db.db.update(apiKeys).set({ revokedAt: clock.now() }).where(eq(apiKeys.id, found.id));
  return ok({ label: found.label });
}
