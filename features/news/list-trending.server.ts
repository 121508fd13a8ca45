// Trending topics as last computed by update-trending.server.ts, each with its newest news. One
// index lookup per topic; the feeds are looked at only where none of that news is recent.
import { desc, sql } from 'drizzle-orm';
import { trendingTopics } from '#db/tables/news.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { formatLongDate } from '#lib/dates.ts';
import { isWithinDays } from './is-within-days.ts';
import { listFeedStates } from './list-feed-states.server.ts';
import { isWebAddress } from './news-view.ts';

const MAX_TOPICS = 5;
const MAX_NEWS = 3;
const FRESH_DAYS = 60;

type TrendingNews = { id: string; title: string; url: string; source: string; date: string };
type TrendingTopic = {
  id: string;
  title: string;
  description: string;
  newsCount: number;
  caseCount: number;
  news: TrendingNews[];
};
/**
 * `library`: none of the news is recent, so the order is that of the decisions and laws in the
 * library; `latest` is the day of the newest. `feedsFailed`: feeds were asked, and none answered.
 */
export type Trending = {
  topics: TrendingTopic[];
  library: { latest: string; feedsFailed: boolean } | null;
};

/** Null if the database cannot be read. */
export async function listTrending(
  deps: Pick<LibraryDeps, 'db' | 'library' | 'log' | 'clock'>,
): Promise<Trending | null> {
  const { db, log, clock } = deps;
  try {
    const topics = await db.db
      .select()
      .from(trendingTopics)
      .orderBy(desc(trendingTopics.trendScore), trendingTopics.topicId)
      .limit(MAX_TOPICS);
    if (topics.length === 0) return { topics: [], library: null };
    const { rows } = await db.db.execute<TrendingNews & { topic: string }>(sql`
      select t.topic, n.id, n.title, n.url, n.source, n.date::text as date
      from unnest(${sql.param(topics.map(({ topicId }) => topicId))}::text[]) as t(topic)
      cross join lateral (
        select news_id, date from news_topics where topic = t.topic order by date desc, news_id limit ${MAX_NEWS}
      ) newest
      join legal_news n on n.id = newest.news_id
      order by n.date desc, n.id`);
    const [newest] = rows;
    const isFresh = isWithinDays(newest?.date, clock.now(), FRESH_DAYS);
    return {
      topics: topics.map(({ topicId: id, title, description, newsCount, caseCount }) => ({
        id,
        title,
        description,
        newsCount,
        caseCount,
        news: rows
          .filter((row) => row.topic === id && isWebAddress(row.url))
          .map(({ topic: _, ...row }) => ({ ...row, date: formatLongDate(row.date) })),
      })),
      library:
        newest && !isFresh
          ? { latest: formatLongDate(newest.date), feedsFailed: await haveFeedsFailed(deps) }
          : null,
    };
  } catch (error) {
    log.warn({ err: error }, 'trending topics could not be read');
    return null;
  }
}

/** False where no feed was ever asked, as without feeds. */
async function haveFeedsFailed(deps: Pick<LibraryDeps, 'db' | 'library'>): Promise<boolean> {
  const triedFeeds = (await listFeedStates(deps)).filter(({ lastTriedAt }) => lastTriedAt !== null);
  return triedFeeds.length > 0 && triedFeeds.every(({ failures }) => failures > 0);
}
