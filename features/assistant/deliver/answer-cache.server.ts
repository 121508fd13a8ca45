// Caches the model's answers to common questions for an hour, in one table for all processes. Rows
// hold the events of the answer under keyed hashes of the question's words, never the question.
// Failures are logged and treated as a miss, and reads time out quickly.
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { answerCache } from '#db/tables/assistant.ts';
import type { Deps } from '#features/deps.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { type CacheKey, MIN_SIMILARITY, measureSimilarity } from './cache-key.ts';

export type CacheDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

export const CACHED_HOURS = 1;
export const MAX_CACHED = 100;
const READ_TIMEOUT_MS = 300;

export async function findCachedAnswer(
  { db, clock, log }: CacheDeps,
  { key, words }: CacheKey,
): Promise<AnswerEvent[] | undefined> {
  const cutoff = getCutoff(clock.now());
  const query = db.db
    .select({ words: answerCache.words, events: answerCache.events })
    .from(answerCache)
    .where(and(eq(answerCache.key, key), gt(answerCache.storedAt, cutoff)));
  try {
    const [row] = await withTimeout(query);
    return row && measureSimilarity(row.words, words) > MIN_SIMILARITY
      ? (row.events as AnswerEvent[])
      : undefined;
  } catch (error) {
    log.warn({ err: error }, 'kept answers could not be read');
    return undefined;
  }
}

export async function cacheAnswer(
  deps: CacheDeps,
  { key, words }: CacheKey,
  events: AnswerEvent[],
): Promise<void> {
  const storedAt = deps.clock.now();
  try {
    await deps.db.db
      .insert(answerCache)
      .values({ key, words, events, storedAt })
      .onConflictDoUpdate({
        target: answerCache.key,
        set: {
          words: sql`excluded.words`,
          events: sql`excluded.events`,
          storedAt: sql`excluded.stored_at`,
        },
      });
    await deleteExpiredCachedAnswers(deps);
  } catch (error) {
    deps.log.warn({ err: error }, 'an answer could not be kept');
  }
}

/** Deletes expired entries, then the oldest above the cap. */
export async function deleteExpiredCachedAnswers({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.db.delete(answerCache).where(lte(answerCache.storedAt, getCutoff(clock.now())));
  const tooMany = db.db
    .select({ key: answerCache.key })
    .from(answerCache)
    .orderBy(desc(answerCache.storedAt), desc(answerCache.key))
    .offset(MAX_CACHED);
  await db.db.delete(answerCache).where(inArray(answerCache.key, tooMany));
}

const getCutoff = (now: Date) => new Date(now.getTime() - CACHED_HOURS * 3_600_000);

function withTimeout<T>(work: PromiseLike<T>): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => timeout.reject(new Error('the database did not answer in time')),
    READ_TIMEOUT_MS,
  );
  return Promise.race([work, timeout.promise]).finally(() => clearTimeout(timer));
}
