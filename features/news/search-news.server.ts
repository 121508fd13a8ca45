// Finds news by words, never reading all that match: at most the newest of those that hold every word, and only when these are
// few, the newest for each word by itself. What was found is then ranked by how many of the words it holds, how often, and how
// new it is. Each part is planned for its own words, so that a word of every item walks the dates and a rare one the index.
import type pg from 'pg';
import { readFromReplica } from '#db/replicas.ts';
import type { Deps } from '#features/deps.ts';
import { type Place, readPlace } from './find-jurisdiction.ts';
import { isWebAddress, type NewsRow } from './news-view.ts';

export type NewsHit = NewsRow & { topic: string };
type Found = NewsHit & { matched: number; rank: number };

const MAX_FOUND = 200;
const ENOUGH = 20;
const NEWEST_OF_A_WORD = 60;
const MAX_WORDS = 10;
const MAX_QUERY_LENGTH = 400;
const DAY_MS = 86_400_000;

type Input = { query: string; jurisdiction: string };

export function searchNews(deps: Pick<Deps, 'db' | 'clock'>, input: Input): Promise<NewsHit[]> {
  return readFromReplica(deps.db, (db) => search({ ...deps, db }, input));
}

async function search({ db, clock }: Pick<Deps, 'db' | 'clock'>, input: Input): Promise<NewsHit[]> {
  const query = input.query.replaceAll('\u0000', '').slice(0, MAX_QUERY_LENGTH);
  const place = readPlace(input.jurisdiction);
  const words = await wordsOf(db.pool, query);
  if (words.length === 0) return [];
  const whole = await newest(db.pool, [{ query, how: 'websearch' }], place, MAX_FOUND);
  const parts = words.map((word) => ({ query: word, how: 'word' }) as const);
  // Quotation marks and a minus are meant as they are typed.
  const exact = /["“]|(?:^|\s)-\w/.test(query);
  const some = whole.length < ENOUGH && words.length > 1 && !exact ? await newest(db.pool, parts, place, NEWEST_OF_A_WORD) : [];
  const found = await weigh(db.pool, [...new Set([...whole, ...some])], words);
  const inWhole = new Set(whole);
  const now = clock.now().getTime();
  const score = ({ id, matched, rank, date }: Found) => (inWhole.has(id) ? words.length : matched) + rank + freshness(date, now);
  return found
    .filter(({ url, matched }) => isWebAddress(url) && matched > 0)
    .sort((a, b) => score(b) - score(a) || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_FOUND)
    .map(({ matched: _, rank: __, ...hit }) => hit);
}

/** From 1 today to half of it after a year. */
const freshness = (date: string, now: number) => 0.5 ** Math.max(0, (now - Date.parse(date)) / (365 * DAY_MS));

/** Different stems of what was typed, without small words. */
async function wordsOf(pool: pg.Pool, query: string): Promise<string[]> {
  const { rows } = await pool.query<{ words: string[] }>(`SELECT tsvector_to_array(to_tsvector('english', $1)) AS words`, [query]);
  return (rows[0]?.words ?? []).slice(0, MAX_WORDS);
}

type Part = { query: string; how: 'websearch' | 'word' };

/** Unnamed on purpose: a statement that is planned once for all words is planned badly for most. */
async function newest(pool: pg.Pool, parts: readonly Part[], place: Place | undefined, most: number): Promise<string[]> {
  const values: string[] = [];
  const put = (value: string) => `$${values.push(value)}`;
  const named = place?.named && `words @@ phraseto_tsquery('english', ${put(place.named)})`;
  const from = place?.code && `jurisdiction = ${put(place.code)}`;
  const there = named && from ? ` AND (${named} OR ${from})` : named || from ? ` AND ${named ?? from}` : '';
  const selects = parts.map(({ query, how }) => {
    const asked = how === 'websearch' ? `websearch_to_tsquery('english', ${put(query)})` : `plainto_tsquery('simple', ${put(query)})`;
    return `(SELECT id FROM legal_news WHERE words @@ ${asked}${there} ORDER BY date DESC LIMIT ${most})`;
  });
  const { rows } = await pool.query<{ id: string }>(selects.join(' UNION ALL '), values);
  return rows.map(({ id }) => id);
}

async function weigh(pool: pg.Pool, ids: string[], words: string[]): Promise<Found[]> {
  const { rows } = await pool.query<Found>({
    name: 'news-weigh',
    text: `SELECT n.id, n.title, n.url, n.source, n.date::text AS date, n.content, n.topic, w.matched, w.rank
      FROM legal_news n CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE n.words @@ q)::int AS matched, coalesce(sum(ts_rank(n.words, q)), 0)::float8 AS rank
        FROM (SELECT plainto_tsquery('simple', word) AS q FROM unnest($2::text[]) AS t(word)) asked
      ) w WHERE n.id = ANY ($1::text[])`,
    values: [ids, words],
  });
  return rows;
}
