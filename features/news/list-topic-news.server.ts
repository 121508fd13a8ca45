import { desc, eq, sql } from 'drizzle-orm';
import { legalNews } from '#db/tables/news.ts';
import type { Deps } from '#features/deps.ts';
import type { TopicId } from '#features/library/schema.ts';
import { longDate } from '#lib/dates.ts';

const MOST = 30;

/** The newest news of a topic. A database that does not answer is no reason to withhold the page: it then shows none. */
export async function listTopicNews({ db, log }: Pick<Deps, 'db' | 'log'>, topic: TopicId) {
  try {
    const rows = await db.db.select().from(legalNews).where(eq(legalNews.topic, topic)).orderBy(desc(legalNews.date)).limit(MOST);
    return rows.map(({ id, title, url, source, date, content }) => ({ id, title, url, source, date: longDate(date), content }));
  } catch (error) {
    log.warn({ err: error }, 'news could not be read');
    return [];
  }
}

/** Changes when news is stored: pages that show news are rendered again then. */
export async function findNewsVersion({ db }: Pick<Deps, 'db'>): Promise<string> {
  const { rows } = await db.db.execute(sql`select coalesce(max(stored_at)::text, 'none') as version from legal_news`);
  return String(rows[0]?.version ?? 'none');
}
