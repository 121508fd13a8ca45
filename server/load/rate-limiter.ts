// Rate limits for the whole installation: fixed windows counted in PostgreSQL, so that several
// processes agree. When the database does not answer in time, each process counts for itself. Keys
// are hashed with the app secret: no address is stored.
import { createHmac } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { rateLimits } from '#db/tables/rate-limits.ts';
import type { Log, RateLimitDecision, RateLimiter } from '#features/deps.ts';
import type { Clock } from '#lib/clock.ts';

type Options = {
  db: Database;
  limits: Record<string, { count: number; seconds: number }>;
  mode: 'on' | 'off';
  secret: string;
  clock: Clock;
  log: Log;
  /** A visitor waits no longer than this for a count. */
  patienceMs?: number;
};

const MAX_LOCAL_KEYS = 50_000;

export function createRateLimiter(
  options: Options,
): RateLimiter & { deleteExpired: () => Promise<void> } {
  const { db, limits, mode, secret, clock, log, patienceMs = 1_000 } = options;
  const local = new Map<string, { start: number; count: number }>();
  let databaseDown = false;

  async function take(name: string, key: string, cost = 1, times = 1): Promise<RateLimitDecision> {
    if (mode === 'off') return { allowed: true, giveBack: async () => {} };
    const limit = limits[name];
    if (!limit) throw new Error(`no limit named ${name}`);
    const max = limit.count * times;
    const now = clock.now().getTime();
    const length = limit.seconds * 1000;
    const start = Math.floor(now / length) * length;
    const hashed = createHmac('sha256', secret)
      .update(`${name}\n${key}`)
      .digest('base64url')
      .slice(0, 22);
    const shared = await withTimeout(
      countShared({ name, key: hashed, windowStart: new Date(start), cost }),
      patienceMs,
    ).catch((error) => {
      if (!databaseDown)
        log.warn({ err: error }, 'limits are counted per process until the database answers again');
      databaseDown = true;
      return 0;
    });
    // In this order: counts can arrive out of order, and one that is over the limit must not take
    // the place of one that is not.
    const resetSeconds = Math.max(1, Math.ceil((start + length - now) / 1000));
    const here = shared <= max ? admit(`${name}:${hashed}`, { start, cost }) : max + 1;
    const count = Math.max(shared, here);
    const quota = {
      count: max,
      seconds: limit.seconds,
      remaining: Math.max(0, max - count),
      resetSeconds,
    };
    if (count <= max)
      return { allowed: true, giveBack: () => giveBack(name, hashed, { start, cost }), quota };
    return { allowed: false, retryAfterSeconds: resetSeconds, quota };
  }

  async function countShared({
    name,
    key,
    windowStart,
    cost,
  }: {
    name: string;
    key: string;
    windowStart: Date;
    cost: number;
  }): Promise<number> {
    const [row] = await db.db
      .insert(rateLimits)
      .values({ limit: name, key, windowStart, count: cost })
      .onConflictDoUpdate({
        target: [rateLimits.limit, rateLimits.key, rateLimits.windowStart],
        set: { count: sql`${rateLimits.count} + ${cost}` },
      })
      .returning({ count: rateLimits.count });
    databaseDown = false;
    return row?.count ?? cost;
  }

  /**
   * What this process counted in the window: it has a bound also when the database answers some in
   * time and others not.
   */
  function admit(key: string, { start, cost }: { start: number; cost: number }): number {
    const earlier = local.get(key);
    const count = (earlier?.start === start ? earlier.count : 0) + cost;
    if (local.size >= MAX_LOCAL_KEYS) local.clear();
    local.set(key, { start, count });
    return count;
  }

  /** A database that is down keeps the count: whoever gives back must not fail for it. */
  async function giveBack(
    name: string,
    key: string,
    { start, cost }: { start: number; cost: number },
  ): Promise<void> {
    const admitted = local.get(`${name}:${key}`);
    if (admitted?.start === start) admitted.count = Math.max(0, admitted.count - cost);
    const isRow = and(
      eq(rateLimits.limit, name),
      eq(rateLimits.key, key),
      eq(rateLimits.windowStart, new Date(start)),
    );
    const update = db.db
      .update(rateLimits)
      .set({ count: sql`greatest(0, ${rateLimits.count} - ${cost})` })
      .where(isRow);
    await withTimeout(update.execute(), patienceMs).catch(() => {});
  }

  async function deleteExpired(): Promise<void> {
    await db.db
      .delete(rateLimits)
      .where(lt(rateLimits.windowStart, new Date(clock.now().getTime() - 24 * 3_600_000)));
  }

  return { take, deleteExpired };
}

function withTimeout<T>(work: Promise<T>, patienceMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error('the database did not answer in time')),
    patienceMs,
  );
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
