// Answers of the model to questions that many people ask, for an hour, in one table for all processes. Kept are the events of
// the answer under keyed codes of the question's words, never the question. A cache that does not answer is no cache: nothing
// here throws or keeps anybody waiting.
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { answerCache } from '#db/tables/assistant.ts';
import type { Deps } from '#features/deps.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { type CacheKey, SIMILAR, similarity } from './cache-key.ts';

export type CacheDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

export const CACHED_HOURS = 1;
export const MAX_CACHED = 100;
const PATIENCE_MS = 300;

export async function findCached({ db, clock, log }: CacheDeps, { key, words }: CacheKey): Promise<AnswerEvent[] | undefined> {
  const since = oldest(clock.now());
  const look = db.db
    .select({ words: answerCache.words, events: answerCache.events })
    .from(answerCache)
    .where(and(eq(answerCache.key, key), gt(answerCache.storedAt, since)));
  try {
    const [row] = await inTime(look);
    return row && similarity(row.words, words) > SIMILAR ? (row.events as AnswerEvent[]) : undefined;
  } catch (error) {
    log.warn({ err: error }, 'kept answers could not be read');
    return undefined;
  }
}

export async function cacheAnswer(deps: CacheDeps, { key, words }: CacheKey, events: AnswerEvent[]): Promise<void> {
  const storedAt = deps.clock.now();
  try {
    await deps.db.db
      .insert(answerCache)
      .values({ key, words, events, storedAt })
      .onConflictDoUpdate({
        target: answerCache.key,
        set: { words: sql`excluded.words`, events: sql`excluded.events`, storedAt: sql`excluded.stored_at` },
      });
    await deleteExpiredCachedAnswers(deps);
  } catch (error) {
    deps.log.warn({ err: error }, 'an answer could not be kept');
  }
}

/** What has had its hour goes, and of the rest the oldest when there are too many. */
export async function deleteExpiredCachedAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.db.delete(answerCache).where(lte(answerCache.storedAt, oldest(clock.now())));
  const tooMany = db.db
    .select({ key: answerCache.key })
    .from(answerCache)
    .orderBy(desc(answerCache.storedAt), desc(answerCache.key))
    .offset(MAX_CACHED);
  await db.db.delete(answerCache).where(inArray(answerCache.key, tooMany));
}

const oldest = (now: Date) => new Date(now.getTime() - CACHED_HOURS * 3_600_000);

function inTime<T>(work: PromiseLike<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('the database did not answer in time')), PATIENCE_MS);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
