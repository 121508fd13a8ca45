// What stands between a page and CourtListener: answers are kept for a while in a table that all processes share, one question
// that several people ask at once is asked once, and our account's limits are counted before each request. Keys are keyed
// hashes, so that the table tells nobody what was looked for. Nothing here throws: undefined means "could not be asked".
import { createHmac } from 'node:crypto';
import { and, desc, gt, inArray, lte, sql } from 'drizzle-orm';
import { liveAnswers } from '#db/tables/live-cache.ts';
import type { Deps } from '#features/deps.ts';
import type { Answer, CourtListener, CourtListenerFault } from '#integrations/courtlistener/courtlistener.ts';

export type LiveDeps = Pick<Deps, 'db' | 'limits' | 'clock' | 'secret' | 'log' | 'courtListener'>;

type Asking<T> = {
  /** Asks for the questions at these places of the list. */
  ask: (courtListener: CourtListener, places: number[]) => Promise<Answer<(T | undefined)[]>>;
  /** Whether there was something: that is kept for a day, else an hour. */
  found: (answer: T) => boolean;
};

/** Changes with the shape of what is kept. */
const SHAPE = 1;
const HOUR_MS = 3_600_000;
export const FOUND_KEPT_HOURS = 24;
const MAX_KEPT = 20_000;
/** The others are what follows from these, or what visitors did. */
const WORTH_A_LINE: CourtListenerFault[] = ['late', 'broken', 'locked'];

const underWay = new WeakMap<CourtListener, Map<string, Promise<unknown>>>();

/** One answer for each question, in order. The answers kept must be plain data. */
export async function answerLive<T extends object>(deps: LiveDeps, questions: string[], asking: Asking<T>): Promise<(T | undefined)[]> {
  const { courtListener } = deps;
  if (!courtListener) return questions.map(() => undefined);
  const running = (underWay.get(courtListener) ?? new Map()) as Map<string, Promise<T | undefined>>;
  underWay.set(courtListener, running);
  const keys = questions.map((question) => createHmac('sha256', deps.secret).update(`live ${SHAPE}\n${question}`).digest('base64url'));
  const fresh = [...new Set(keys)].filter((key) => !running.has(key));
  if (fresh.length > 0) {
    const batch = settle(deps, fresh, (missing) => askFor(deps, courtListener, missing, keys, asking), asking.found).finally(() => {
      for (const key of fresh) running.delete(key);
    });
    for (const key of fresh)
      running.set(
        key,
        batch.then((answers) => answers.get(key)),
      );
  }
  return Promise.all(keys.map((key) => running.get(key)));
}

async function settle<T extends object>(
  deps: LiveDeps,
  keys: string[],
  ask: (keys: string[]) => Promise<(T | undefined)[]>,
  found: (answer: T) => boolean,
): Promise<Map<string, T>> {
  const now = deps.clock.now();
  const answers = await readKept<T>(deps, keys, now);
  const missing = keys.filter((key) => !answers.has(key));
  if (missing.length === 0) return answers;
  const asked = await ask(missing);
  const rows = missing.flatMap((key, at) => {
    const answer = asked[at];
    if (answer === undefined) return [];
    answers.set(key, answer);
    return { key, answer, keptUntil: new Date(now.getTime() + (found(answer) ? FOUND_KEPT_HOURS : 1) * HOUR_MS) };
  });
  await keep(deps, rows);
  return answers;
}

async function askFor<T>(deps: LiveDeps, courtListener: CourtListener, missing: string[], keys: string[], { ask }: Asking<T>) {
  const answer = await ask(
    courtListener,
    missing.map((key) => keys.indexOf(key)),
  ).catch((error: unknown) => {
    deps.log.error({ err: error }, 'asking CourtListener failed');
    return undefined;
  });
  if (answer && 'value' in answer) return answer.value;
  if (answer && WORTH_A_LINE.includes(answer.fault)) deps.log.warn({ fault: answer.fault }, 'CourtListener did not answer');
  return [];
}

/** Whether our account may ask once more. The shortest window first: what it refuses does not count in the longer ones. */
export async function mayAsk({ limits }: LiveDeps): Promise<boolean> {
  for (const limit of ['courtlistener-minute', 'courtlistener-hour', 'courtlistener-day']) {
    if (!(await limits.take(limit, 'account')).allowed) return false;
  }
  return true;
}

async function readKept<T>({ db, log }: LiveDeps, keys: string[], now: Date): Promise<Map<string, T>> {
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

async function keep({ db, log }: LiveDeps, rows: (typeof liveAnswers.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  try {
    await db.db
      .insert(liveAnswers)
      .values(rows)
      .onConflictDoUpdate({ target: liveAnswers.key, set: { answer: sql`excluded.answer`, keptUntil: sql`excluded.kept_until` } });
  } catch (error) {
    log.warn({ reason: (error as Error).name }, 'answers of CourtListener could not be kept');
  }
}

/** What has had its time goes, and of the rest the oldest when there are too many. */
export async function deleteExpiredLiveAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.db.delete(liveAnswers).where(lte(liveAnswers.keptUntil, clock.now()));
  const tooMany = db.db.select({ key: liveAnswers.key }).from(liveAnswers).orderBy(desc(liveAnswers.keptUntil)).offset(MAX_KEPT);
  await db.db.delete(liveAnswers).where(inArray(liveAnswers.key, tooMany));
}
