// A topic's news, newest first: all items tagged with it, even if it is not the item's primary
// topic.
import { desc, eq, sql } from 'drizzle-orm';
import { legalNews, newsTopics } from '#db/tables/news.ts';
import type { Deps } from '#features/deps.ts';
import type { NewsView } from '#features/library/schema/news-schema.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import { countByMonth, type MonthCount } from './count-by-month.ts';
import { isWithinDays } from './is-within-days.ts';
import { isWebAddress, type NewsRow, newsView } from './news-view.ts';

const MAX_ITEMS = 30;
const MONTHS_SHOWN = 24;

/**
 * `count`: all items of the topic, including those not in `items`. `isRecent`: the newest is at
 * most a year old.
 */
export type TopicNews = {
  items: NewsView[];
  count: number;
  months: MonthCount[];
  isRecent: boolean;
};
type NewsDeps = Pick<Deps, 'db' | 'log'>;

/** Null if the database cannot be read; the page says so. */
export async function findTopicNews(
  { db, log, clock }: NewsDeps & Pick<Deps, 'clock'>,
  topic: TopicId,
): Promise<TopicNews | null> {
  try {
    const [rows, { rows: months }] = await Promise.all([
      listNewestNews({ db }, topic),
      db.db.execute<{ month: string; items: number }>(
        sql`select to_char(date, 'YYYY-MM') as month, sum(items)::int as items
          from (select date, count(*) as items from news_topics where topic = ${topic} group by date) days group by 1`,
      ),
    ]);
    return {
      items: rows.map(newsView),
      count: months.reduce((sum, { items }) => sum + items, 0),
      months: countByMonth(months, clock.now(), MONTHS_SHOWN),
      isRecent: isWithinDays(rows[0]?.date, clock.now(), 365),
    };
  } catch (error) {
    log.warn({ err: error }, 'news could not be read');
    return null;
  }
}

/** For pages where news is optional: empty if the database cannot be read. */
export async function listTopicNews({ db, log }: NewsDeps, topic: TopicId): Promise<NewsView[]> {
  try {
    return (await listNewestNews({ db }, topic)).map(newsView);
  } catch (error) {
    log.warn({ err: error }, 'news could not be read');
    return [];
  }
}

/** Rows with ISO dates. */
export async function listNewestNews({ db }: Pick<Deps, 'db'>, topic: TopicId): Promise<NewsRow[]> {
  const { id, title, url, source, date, content } = legalNews;
  const rows = await db.db
    .select({ id, title, url, source, date, content })
    .from(newsTopics)
    .innerJoin(legalNews, eq(legalNews.id, newsTopics.newsId))
    .where(eq(newsTopics.topic, topic))
    .orderBy(desc(newsTopics.date), newsTopics.newsId)
    .limit(MAX_ITEMS);
  return rows.filter((row) => isWebAddress(row.url));
}

/**
 * Changes when news is stored or trending topics change; cached pages with news are rendered again
 * then.
 */
export async function findNewsVersion({ db }: Pick<Deps, 'db'>): Promise<string> {
  const { rows } = await db.db.execute(sql`
    select coalesce((select max(stored_at)::text from legal_news), 'none') || ' ' || coalesce((select
      md5(string_agg(concat_ws(' ', topic_id, news_count, case_count), ',' order by trend_score desc, topic_id)) from trending_topics), '') as version`);
  return String(rows[0]?.version ?? 'none');
}
