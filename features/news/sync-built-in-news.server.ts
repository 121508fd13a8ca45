// Writes content/news into the same table as news from feeds, so that pages read one table and a
// fresh installation is not empty. Runs at every start; writes nothing if nothing has changed, and
// concurrent processes wait for each other's lock.
import { createHash } from 'node:crypto';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { NewsItem } from '#features/library/schema/news-schema.ts';
import {
  findCitedCases,
  type NewsRecord,
  runInNewsTransaction,
  writeNews,
} from './store-news.server.ts';
import { updateTrending } from './update-trending.server.ts';

export type SyncedNews = { written: number; removed: number };

export async function syncBuiltInNews(
  deps: Pick<LibraryDeps, 'db' | 'library' | 'clock'>,
): Promise<SyncedNews> {
  const records = deps.library.news.map(toNewsRecord);
  const synced = await runInNewsTransaction(deps.db, async (client) => {
    const { rowCount } = await client.query(
      `DELETE FROM legal_news WHERE feed = 'built-in' AND id <> ALL($1)`,
      [records.map(({ id }) => id)],
    );
    const { rows } = await client.query<{ id: string; hash: string }>(
      `SELECT id, hash FROM legal_news WHERE feed = 'built-in'`,
    );
    const storedHashes = new Map(rows.map(({ id, hash }) => [id, hash]));
    const changed = records.filter(({ id, hash }) => storedHashes.get(id) !== hash);
    await writeNews(client, changed);
    return { written: changed.length, removed: rowCount ?? 0 };
  });
  await updateTrending(deps);
  return synced;
}

function toNewsRecord(item: NewsItem): NewsRecord {
  const { id, title, date, url, source, summary, topics, cases, jurisdiction } = item;
  const hash = createHash('sha256')
    .update(JSON.stringify([title, date, url, source, summary, topics, cases, jurisdiction]))
    .digest('hex');
  return {
    id,
    title,
    date,
    url,
    source,
    content: summary,
    topics,
    cases: cases.flatMap(findCitedCases),
    jurisdiction,
    feed: 'built-in',
    hash,
  };
}
