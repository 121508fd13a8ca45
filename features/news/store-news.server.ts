// All news enters the database here, from a feed, from content/ or from an operator: the item, its
// topics and the cases it cites, atomically. Items that are already stored, by URL or as the same
// story, are not stored again.

import type pg from 'pg';
import type { Database } from '#db/database.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import type { CaseKey } from '#legal/citations/types.ts';
import { addDays } from '#legal/deadlines/calendar-days.ts';
import { isSameStory, type Story } from './same-story.ts';

export type NewsRecord = {
  id: string;
  title: string;
  /** ISO date. */
  date: string;
  url: string;
  source: string;
  content: string;
  /** At least one; the primary topic first. */
  topics: TopicId[];
  cases: CaseKey[];
  feed: string;
  jurisdiction: string;
  hash?: string;
};

/**
 * Every transaction that stores news takes this lock, so that two processes never store the same
 * story.
 */
const NEWS_LOCK = 7_526_021;

export async function runInNewsTransaction<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [NEWS_LOCK]);
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    client.release(true); // closes the connection, which rolls back the transaction
    throw error;
  }
}

/** The ones that are not stored yet. */
export async function findNewStories<T extends Story & { id: string }>(
  client: Pick<pg.ClientBase, 'query'>,
  stories: T[],
): Promise<T[]> {
  if (stories.length === 0) return [];
  const dates = stories.map(({ date }) => date);
  const { rows: storedRows } = await client.query<{ id: string }>(
    'SELECT id FROM legal_news WHERE id = ANY($1)',
    [stories.map(({ id }) => id)],
  );
  const storedIds = new Set(storedRows.map(({ id }) => id));
  const { rows: nearbyStories } = await client.query<Story>(
    `SELECT DISTINCT n.url AS link, n.feed, n.title, n.date::text AS date
     FROM unnest($1::date[]) AS wanted(day) JOIN legal_news n ON n.date BETWEEN wanted.day - 3 AND wanted.day + 3 LIMIT 20000`,
    [[...new Set(dates)]],
  );
  const byDay = Map.groupBy(nearbyStories, ({ date }) => date);
  return stories.filter((story) => {
    if (
      storedIds.has(story.id) ||
      listNearbyDays(story.date).some((day) =>
        byDay.get(day)?.some((other) => isSameStory(story, other)),
      )
    )
      return false;
    storedIds.add(story.id);
    const sameDay = byDay.get(story.date);
    if (sameDay) sameDay.push(story);
    else byDay.set(story.date, [story]);
    return true;
  });
}

const listNearbyDays = (date: string) =>
  [-3, -2, -1, 0, 1, 2, 3].map((days) => addDays(date, days));

/** Call inside a transaction that holds the lock. Replaces items with the same id. */
export async function writeNews(client: pg.ClientBase, records: NewsRecord[]): Promise<void> {
  for (const { topics, cases, hash = '', ...news } of records) {
    await client.query(
      `INSERT INTO legal_news (id, title, date, url, source, content, topic, feed, jurisdiction, hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (id) DO UPDATE SET title = $2, date = $3, url = $4, source = $5, content = $6, topic = $7, feed = $8, jurisdiction = $9,
         hash = $10, stored_at = now()`,
      [
        news.id,
        news.title,
        news.date,
        news.url,
        news.source,
        news.content,
        topics[0],
        news.feed,
        news.jurisdiction,
        hash,
      ],
    );
    await client.query('DELETE FROM news_topics WHERE news_id = $1', [news.id]);
    await client.query('DELETE FROM news_cases WHERE news_id = $1', [news.id]);
    await client.query(
      `INSERT INTO news_topics (news_id, topic, position, date)
       SELECT $1, topic, place - 1, $3 FROM unnest($2::text[]) WITH ORDINALITY AS t(topic, place) ON CONFLICT DO NOTHING`,
      [news.id, topics, news.date],
    );
    await client.query(
      `INSERT INTO news_cases (news_id, volume, reporter, page)
       SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[]) ON CONFLICT DO NOTHING`,
      [news.id, cases.map((c) => c.volume), cases.map((c) => c.reporter), cases.map((c) => c.page)],
    );
  }
}

const MAX_CASES = 20;

/** Full citations of reported cases in a text. */
export function findCitedCases(text: string): CaseKey[] {
  return findCitations(text)
    .flatMap((citation) =>
      citation.kind === 'case' && citation.reporterKnown && citation.page ? [citation] : [],
    )
    .slice(0, MAX_CASES)
    .map(({ volume, reporter, page }) => ({ volume, reporter, page }));
}
