// Fetches all feeds that are due. Each is fetched by exactly one process, which holds an advisory
// lock on it; the lock is released if the process dies. Items and the feed's new state are stored
// in one transaction: a process killed before it leaves the feed due, and after it there is nothing
// left to do. A failing feed never stops the others.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Feed } from '#features/library/schema/news-schema.ts';
import {
  type CollectDeps,
  type FeedState,
  type FetchOptions,
  type FetchResult,
  fetchFeed,
} from './fetch-feed.server.ts';
import { updateTrending } from './update-trending.server.ts';

export type Round = { asked: number; failed: number; stored: number };

const MAX_CONCURRENT_FEEDS = 3;
/** First of the two keys of the advisory lock; the second is a hash of the feed's id. */
const FEED_LOCK = 7_526_022;

export async function collectNews(deps: CollectDeps, options: FetchOptions = {}): Promise<Round> {
  const { db, library, clock } = deps;
  const round: Round = { asked: 0, failed: 0, stored: 0 };
  const lockClient = await db.pool.connect();
  const query = serializeQueries(lockClient);
  try {
    // The server notices a machine that vanished after two minutes and releases its locks.
    await query(
      'SET tcp_keepalives_idle = 60; SET tcp_keepalives_interval = 20; SET tcp_keepalives_count = 3',
    );
    const dueFeeds = await listDueFeeds(query, library.feeds, clock.now());
    const work = async () => {
      for (let feed = dueFeeds.shift(); feed && !options.signal?.aborted; feed = dueFeeds.shift()) {
        const result = await withFeedLock(
          query,
          feed,
          clock.now(),
          createFeedTask(deps, feed, options),
        );
        if (!result) continue;
        round.asked++;
        round.failed += result.failed ? 1 : 0;
        round.stored += result.stored;
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT_FEEDS }, work));
  } finally {
    lockClient.release(true); // closes the connection, which releases all locks
  }
  // One line for a whole round: without a network every feed fails.
  if (round.failed > 0)
    deps.log.warn({ asked: round.asked, failed: round.failed }, 'some feeds did not answer well');
  await updateTrending(deps);
  return round;
}

/** An error in one feed does not affect the others; the feed is tried again after an hour. */
function createFeedTask(deps: CollectDeps, feed: Feed, options: FetchOptions) {
  return (state: FeedState): Promise<FetchResult> =>
    fetchFeed(deps, feed, state, options).catch(async (error) => {
      deps.log.error({ feed: feed.id, err: error }, 'a feed could not be dealt with');
      const later = new Date(deps.clock.now().getTime() + 60 * 60_000);
      await deps.db.pool.query(
        `UPDATE feed_states SET next_at = $2, failures = failures + 1, errors = errors + 1, last_error = 'could not be stored' WHERE id = $1`,
        [feed.id, later],
      );
      return { failed: true, stored: 0 };
    });
}

type Query = <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>;

/** Runs queries of concurrent tasks on one connection, one at a time. */
function serializeQueries(client: pg.ClientBase): Query {
  let last: Promise<unknown> = Promise.resolve();
  return <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => {
    const result = last.then(async () => (await client.query<T>(text, values)).rows);
    last = result.catch(() => {});
    return result;
  };
}

async function listDueFeeds(query: Query, feeds: Feed[], now: Date): Promise<Feed[]> {
  const ids = feeds.map(({ id }) => id);
  await query(
    'INSERT INTO feed_states (id, next_at) SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING',
    [ids, now],
  );
  const rows = await query<{ id: string }>(
    'SELECT id FROM feed_states WHERE next_at <= $1 ORDER BY next_at, id',
    [now],
  );
  const byId = new Map(feeds.map((feed) => [feed.id, feed]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Undefined if another process has the lock or has just fetched the feed. */
async function withFeedLock<T>(
  query: Query,
  { id }: Feed,
  now: Date,
  work: (state: FeedState) => Promise<T>,
): Promise<T | undefined> {
  const key = createHash('sha256').update(id).digest().readInt32BE();
  const [lock] = await query<{ held: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS held', [
    FEED_LOCK,
    key,
  ]);
  if (!lock?.held) return undefined;
  try {
    const [state] = await query<FeedState>(
      'SELECT url, etag, last_modified AS "lastModified", failures FROM feed_states WHERE id = $1 AND next_at <= $2',
      [id, now],
    );
    return state && (await work(state));
  } finally {
    await query('SELECT pg_advisory_unlock($1, $2)', [FEED_LOCK, key]);
  }
}
