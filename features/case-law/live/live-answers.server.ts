// Cache in front of CourtListener. Answers are cached in a table that all processes share,
// concurrent identical questions are sent once, and our account's rate limits are checked before
// each request. Cache keys are HMACs, so that the table does not reveal what was searched. Nothing
// here throws: undefined means that CourtListener could not be asked.
import { createHmac } from 'node:crypto';
import { and, desc, gt, inArray, lte, sql } from 'drizzle-orm';
import { liveAnswers } from '#db/tables/live-cache.ts';
import type { Deps } from '#features/deps.ts';
import type {
  Answer,
  CourtListener,
  CourtListenerFault,
} from '#integrations/courtlistener/courtlistener.ts';

export type LiveDeps = Pick<Deps, 'db' | 'limits' | 'clock' | 'secret' | 'log' | 'courtListener'>;

type LiveRequest<T> = {
  /** Asks the questions with these indexes. */
  ask: (courtListener: CourtListener, indexes: number[]) => Promise<Answer<(T | undefined)[]>>;
  /** Found answers are cached for a day, others for an hour. */
  isFound: (answer: T) => boolean;
};

/** Increment when the shape of cached answers changes. */
const CACHE_VERSION = 1;
const HOUR_MS = 3_600_000;
export const FOUND_CACHE_HOURS = 24;
const MAX_CACHED_ANSWERS = 20_000;
/** Other faults follow from these or from what visitors did, and are not logged. */
const LOGGED_FAULTS: CourtListenerFault[] = ['late', 'broken', 'locked'];

const pendingByClient = new WeakMap<CourtListener, Map<string, Promise<unknown>>>();

/**
 * One answer per question, in order. Answers must be plain data, because they are stored as JSON.
 */
export async function getLiveAnswers<T extends object>(
  deps: LiveDeps,
  questions: string[],
  request: LiveRequest<T>,
): Promise<(T | undefined)[]> {
  const { courtListener } = deps;
  if (!courtListener) return questions.map(() => undefined);
  const pending = (pendingByClient.get(courtListener) ?? new Map()) as Map<
    string,
    Promise<T | undefined>
  >;
  pendingByClient.set(courtListener, pending);
  const keys = questions.map((question) =>
    createHmac('sha256', deps.secret)
      .update(`live ${CACHE_VERSION}\n${question}`)
      .digest('base64url'),
  );
  const newKeys = [...new Set(keys)].filter((key) => !pending.has(key));
  if (newKeys.length > 0) {
    const batch = readOrAsk(
      deps,
      newKeys,
      (missing) => askCourtListener(deps, courtListener, missing, keys, request),
      request.isFound,
    ).finally(() => {
      for (const key of newKeys) pending.delete(key);
    });
    for (const key of newKeys)
      pending.set(
        key,
        batch.then((answers) => answers.get(key)),
      );
  }
  return Promise.all(keys.map((key) => pending.get(key)));
}

async function readOrAsk<T extends object>(
  deps: LiveDeps,
  keys: string[],
  ask: (keys: string[]) => Promise<(T | undefined)[]>,
  isFound: (answer: T) => boolean,
): Promise<Map<string, T>> {
  const now = deps.clock.now();
  const answers = await readCachedAnswers<T>(deps, keys, now);
  const missing = keys.filter((key) => !answers.has(key));
  if (missing.length === 0) return answers;
  const fetched = await ask(missing);
  const rows = missing.flatMap((key, index) => {
    const answer = fetched[index];
    if (answer === undefined) return [];
    answers.set(key, answer);
    return {
      key,
      answer,
      keptUntil: new Date(now.getTime() + (isFound(answer) ? FOUND_CACHE_HOURS : 1) * HOUR_MS),
    };
  });
  await saveAnswers(deps, rows);
  return answers;
}

async function askCourtListener<T>(
  deps: LiveDeps,
  courtListener: CourtListener,
  missing: string[],
  keys: string[],
  { ask }: LiveRequest<T>,
) {
  const answer = await ask(
    courtListener,
    missing.map((key) => keys.indexOf(key)),
  ).catch((error: unknown) => {
    deps.log.error({ err: error }, 'asking CourtListener failed');
    return undefined;
  });
  if (answer && 'value' in answer) return answer.value;
  if (answer && LOGGED_FAULTS.includes(answer.fault))
    deps.log.warn({ fault: answer.fault }, 'CourtListener did not answer');
  return [];
}

/**
 * Takes one request from our account's quota. Checks the shortest window first, so that refusals do
 * not count in longer ones.
 */
export async function reserveRequest({ limits }: LiveDeps): Promise<boolean> {
  for (const limit of ['courtlistener-minute', 'courtlistener-hour', 'courtlistener-day']) {
    if (!(await limits.take(limit, 'account')).allowed) return false;
  }
  return true;
}

async function readCachedAnswers<T>(
  { db, log }: LiveDeps,
  keys: string[],
  now: Date,
): Promise<Map<string, T>> {
  try {
    const rows = await db.db
      .select({ key: liveAnswers.key, answer: liveAnswers.answer })
      .from(liveAnswers)
      .where(and(inArray(liveAnswers.key, keys), gt(liveAnswers.keptUntil, now)));
    return new Map(rows.map(({ key, answer }) => [key, answer as T]));
  } catch (error) {
    log.warn({ reason: (error as Error).name }, 'kept answers of CourtListener could not be read');
    return new Map();
  }
}

async function saveAnswers(
  { db, log }: LiveDeps,
  rows: (typeof liveAnswers.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  try {
    await db.db
      .insert(liveAnswers)
      .values(rows)
      .onConflictDoUpdate({
        target: liveAnswers.key,
        set: { answer: sql`excluded.answer`, keptUntil: sql`excluded.kept_until` },
      });
  } catch (error) {
    log.warn({ reason: (error as Error).name }, 'answers of CourtListener could not be kept');
  }
}

/** Deletes expired entries, then the oldest above the cap. */
export async function deleteExpiredLiveAnswers({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.db.delete(liveAnswers).where(lte(liveAnswers.keptUntil, clock.now()));
  const aboveCap = db.db
    .select({ key: liveAnswers.key })
    .from(liveAnswers)
    .orderBy(desc(liveAnswers.keptUntil))
    .offset(MAX_CACHED_ANSWERS);
  await db.db.delete(liveAnswers).where(inArray(liveAnswers.key, aboveCap));
}
