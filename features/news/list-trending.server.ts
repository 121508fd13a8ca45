// Trending topics as last computed by update-trending.server.ts, each with its newest news. One
// index lookup per topic.
import { desc, sql } from 'drizzle-orm';
import { trendingTopics } from '#db/tables/news.ts';
import type { Deps } from '#features/deps.ts';
import { formatLongDate } from '#lib/dates.ts';
import { isWithinDays } from './is-within-days.ts';
import { isWebAddress } from './news-view.ts';

const MAX_TOPICS = 5;
const MAX_NEWS = 3;
const FRESH_DAYS = 60;

type TrendingNews = { id: string; title: string; url: string; source: string; date: string };
/** `isFresh`: some of its news is at most two months old. */
export type Trending = {
  id: string;
  title: string;
  description: string;
  newsCount: number;
  caseCount: number;
  news: TrendingNews[];
  isFresh: boolean;
};

/** Null if the database cannot be read. */
export async function listTrending({
  db,
  log,
  clock,
}: Pick<Deps, 'db' | 'log' | 'clock'>): Promise<Trending[] | null> {
  try {
    const topics = await db.db
      .select()
      .from(trendingTopics)
      .orderBy(desc(trendingTopics.trendScore), trendingTopics.topicId)
      .limit(MAX_TOPICS);
    if (topics.length === 0) return [];
    const { rows } = await db.db.execute<TrendingNews & { topic: string }>(sql`
      select t.topic, n.id, n.title, n.url, n.source, n.date::text as date
      from unnest(${sql.param(topics.map(({ topicId }) => topicId))}::text[]) as t(topic)
      cross join lateral (
        select news_id, date from news_topics where topic = t.topic order by date desc, news_id limit ${MAX_NEWS}
      ) newest
      join legal_news n on n.id = newest.news_id
      order by n.date desc, n.id`);
    return topics.map(({ topicId: id, title, description, newsCount, caseCount }) => ({
      id,
      title,
      description,
      newsCount,
      caseCount,
      isFresh: rows.some(
        (row) => row.topic === id && isWithinDays(row.date, clock.now(), FRESH_DAYS),
      ),
      news: rows
        .filter((row) => row.topic === id && isWebAddress(row.url))
        .map(({ topic: _, ...row }) => ({ ...row, date: formatLongDate(row.date) })),
    }));
  } catch (error) {
    log.warn({ err: error }, 'trending topics could not be read');
    return null;
  }
}
