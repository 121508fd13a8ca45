// One round over the feeds that are due. Each is asked by exactly one process: it holds a lock in PostgreSQL on that feed for as
// long as its connection lives, so a process that dies lets go at once. Items and the feed's new state are stored in one transaction:
// killed before it, the feed is simply asked again; killed after it, nothing is left to do. A bad feed never stops the others.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Feed } from '#features/library/schema/news-schema.ts';
import { type Asked, type AskOptions, askFeed, type CollectDeps, type FeedState } from './fetch-feed.server.ts';
import { updateTrending } from './update-trending.server.ts';

export type Round = { asked: number; failed: number; stored: number };

const AT_ONCE = 3;
/** First half of the lock's two numbers. */
const FEED_LOCK = 7_526_022;

export async function collectNews(deps: CollectDeps, options: AskOptions = {}): Promise<Round> {
  const { db, library, clock } = deps;
  const round: Round = { asked: 0, failed: 0, stored: 0 };
  const holder = await db.pool.connect();
  const query = inLine(holder);
  try {
    // A machine that is gone without a word lets go of its locks after two minutes.
    await query('SET tcp_keepalives_idle = 60; SET tcp_keepalives_interval = 20; SET tcp_keepalives_count = 3');
    const due = await dueFeeds(query, library.feeds, clock.now());
    const work = async () => {
      for (let feed = due.shift(); feed && !options.signal?.aborted; feed = due.shift()) {
        const asked = await inTurnOf(query, feed, clock.now(), deal(deps, feed, options));
        if (!asked) continue;
        round.asked++;
        round.failed += asked.failed ? 1 : 0;
        round.stored += asked.stored;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    holder.release(true); // and every lock with it
  }
  await updateTrending(deps);
  return round;
}

/** Whatever goes wrong with one feed stays with it, and it is left alone for an hour. */
function deal(deps: CollectDeps, feed: Feed, options: AskOptions) {
  return (state: FeedState): Promise<Asked> =>
    askFeed(deps, feed, state, options).catch(async (error) => {
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

/** One connection, several who ask: one after the other. */
function inLine(client: pg.ClientBase): Query {
  let last: Promise<unknown> = Promise.resolve();
  return <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => {
    const mine = last.then(async () => (await client.query<T>(text, values)).rows);
    last = mine.catch(() => {});
    return mine;
  };
}

async function dueFeeds(query: Query, feeds: Feed[], now: Date): Promise<Feed[]> {
  const ids = feeds.map(({ id }) => id);
  await query('INSERT INTO feed_states (id, next_at) SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING', [ids, now]);
  const rows = await query<{ id: string }>('SELECT id FROM feed_states WHERE next_at <= $1 ORDER BY next_at, id', [now]);
  const byId = new Map(feeds.map((feed) => [feed.id, feed]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}

/** undefined: another process has it, or has just been there. */
async function inTurnOf<T>(query: Query, { id }: Feed, now: Date, work: (state: FeedState) => Promise<T>): Promise<T | undefined> {
  const key = createHash('sha256').update(id).digest().readInt32BE();
  const [lock] = await query<{ held: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS held', [FEED_LOCK, key]);
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
