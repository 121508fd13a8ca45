// Puts content/news into the table beside what the feeds bring, so that the pages read one place and a fresh installation is not empty.
// Done at every start; nothing is written when nothing has changed, and several processes that start at once take turns.
import { createHash } from 'node:crypto';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { NewsItem } from '#features/library/schema/news-schema.ts';
import { citedCases, inNewsTransaction, type NewsRecord, writeNews } from './store-news.server.ts';
import { updateTrending } from './update-trending.server.ts';

export type SyncedNews = { written: number; removed: number };

export async function syncBuiltInNews(deps: Pick<LibraryDeps, 'db' | 'library' | 'clock'>): Promise<SyncedNews> {
  const records = deps.library.news.map(recordOf);
  const synced = await inNewsTransaction(deps.db, async (client) => {
    const { rowCount } = await client.query(`DELETE FROM legal_news WHERE feed = 'built-in' AND id <> ALL($1)`, [
      records.map(({ id }) => id),
    ]);
    const { rows } = await client.query<{ id: string; hash: string }>(`SELECT id, hash FROM legal_news WHERE feed = 'built-in'`);
    const held = new Map(rows.map(({ id, hash }) => [id, hash]));
    const changed = records.filter(({ id, hash }) => held.get(id) !== hash);
    await writeNews(client, changed);
    return { written: changed.length, removed: rowCount ?? 0 };
  });
  await updateTrending(deps);
  return synced;
}

function recordOf(item: NewsItem): NewsRecord {
  const { id, title, date, url, source, summary, topics, cases, jurisdiction } = item;
  const hash = createHash('sha256')
    .update(JSON.stringify([title, date, url, source, summary, topics, cases, jurisdiction]))
    .digest('hex');
  return { id, title, date, url, source, content: summary, topics, cases: cases.flatMap(citedCases), jurisdiction, feed: 'built-in', hash };
}
