// One round over the feeds that are due. Each is asked by exactly one process: it holds a lock in PostgreSQL on that feed for as
// long as its connection lives, so a process that dies lets go at once. Items and the feed's new state are stored in one transaction:
// killed before it, the feed is simply asked again; killed after it, nothing is left to do. A bad feed never stops the others.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Feed } from '#features/library/news-schema.ts';
import { type AskOptions, askFeed, type CollectDeps, type FeedState } from './ask-feed.server.ts';
import { updateTrending } from './update-trending.server.ts';

export type Round = { asked: number; failed: number; stored: number };

const AT_ONCE = 3;
/** First half of the lock's two numbers. */
const FEED_LOCK = 7_526_022;

export async function collectNews(deps: CollectDeps, options: AskOptions = {}): Promise<Round> {
  const { db, library, clock, log } = deps;
  const round: Round = { asked: 0, failed: 0, stored: 0 };
  const holder = await db.pool.connect();
  try {
    // A machine that is gone without a word lets go of its locks after two minutes.
    await holder.query('SET tcp_keepalives_idle = 60; SET tcp_keepalives_interval = 20; SET tcp_keepalives_count = 3');
    const due = await dueFeeds(holder, library.feeds, clock.now());
    const work = async () => {
      for (let feed = due.shift(); feed && !options.signal?.aborted; feed = due.shift()) {
        const outcome = await inTurnOf(holder, feed, clock.now(), (state) => askFeed(deps, feed as Feed, state, options)).catch((error) => {
          log.warn({ feed: feed?.id, err: error }, 'a feed could not be dealt with');
          return { failed: true, stored: 0 };
        });
        if (!outcome) continue;
        round.asked++;
        round.failed += outcome.failed ? 1 : 0;
        round.stored += outcome.stored;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    holder.release(true); // and every lock with it
  }
  await updateTrending(deps);
  return round;
}

async function dueFeeds(client: pg.ClientBase, feeds: Feed[], now: Date): Promise<Feed[]> {
  await client.query('INSERT INTO feed_states (id, next_at) SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING', [
    feeds.map(({ id }) => id),
    now,
  ]);
  const { rows } = await client.query<{ id: string }>('SELECT id FROM feed_states WHERE next_at <= $1 ORDER BY next_at, id', [now]);
  const byId = new Map(feeds.map((feed) => [feed.id, feed]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}

/** undefined: another process has it, or has just been there. */
async function inTurnOf<T>(holder: pg.ClientBase, { id }: Feed, now: Date, work: (state: FeedState) => Promise<T>): Promise<T | undefined> {
  const key = createHash('sha256').update(id).digest().readInt32BE();
  const { rows: locks } = await holder.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS held', [FEED_LOCK, key]);
  if (!locks[0]?.held) return undefined;
  try {
    const { rows } = await holder.query<FeedState>(
      'SELECT url, etag, last_modified AS "lastModified", failures FROM feed_states WHERE id = $1 AND next_at <= $2',
      [id, now],
    );
    return rows[0] && (await work(rows[0]));
  } finally {
    await holder.query('SELECT pg_advisory_unlock($1, $2)', [FEED_LOCK, key]);
  }
}
