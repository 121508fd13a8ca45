// Stores news items like the product does. Titles and texts are made up and say so.
import type { Database } from '#db/database.ts';
import {
  type NewsRecord,
  runInNewsTransaction,
  writeNews,
} from '#features/news/store-news.server.ts';

function createTestNews(parts: Partial<NewsRecord> = {}): NewsRecord {
  const id = parts.id ?? 'made-up';
  return {
    id,
    title: `A made-up item (${id})`,
    date: '2026-11-10',
    url: `https://news.example/${id}`,
    source: 'The Example Times',
    content: 'Made up for a test.',
    topics: ['tax-law'],
    cases: [],
    feed: 'example',
    jurisdiction: 'US',
    ...parts,
  };
}

export async function storeTestNews(db: Database, items: Partial<NewsRecord>[]): Promise<void> {
  await runInNewsTransaction(db, (client) => writeNews(client, items.map(createTestNews)));
}
