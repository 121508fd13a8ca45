// Searches news by words without reading all matches: the newest items that contain every word.
// Only a longer description of which no item has every word finds those that have most of them:
// "social media" must not find Social Security. Results are ranked by the number of matching words,
// their frequency and the item's age. Each part is planned separately, so that a common word scans
// the date index and a rare one the word index.
import type pg from 'pg';
import { readFromReplica } from '#db/replicas.ts';
import type { Deps } from '#features/deps.ts';
import { FEDERAL_NEWS, findJurisdiction, type NewsJurisdiction } from './find-jurisdiction.ts';
import { isWebAddress, type NewsRow } from './news-view.ts';

export type NewsHit = NewsRow & { topic: string };
type RankedNews = NewsHit & { matched: number; rank: number };

const MAX_HITS = 200;
/** Fewer words must all be there. */
const MIN_WORDS_OF_DESCRIPTION = 3;
const MIN_SHARE_OF_WORDS = 0.6;
const MAX_PER_WORD = 60;
const MAX_WORDS = 10;
const MAX_QUERY_LENGTH = 400;
const DAY_MS = 86_400_000;

type Input = { query: string; jurisdiction: string };

export function searchNews(deps: Pick<Deps, 'db' | 'clock'>, input: Input): Promise<NewsHit[]> {
  return readFromReplica(deps.db, (db) => search({ ...deps, db }, input));
}

/**
 * A state's own news first, then what the federal government published, which concerns every state.
 */
async function search(
  deps: Pick<Deps, 'db' | 'clock'>,
  { query, jurisdiction }: Input,
): Promise<NewsHit[]> {
  const requested = findJurisdiction(jurisdiction);
  const own = await searchIn(deps, query, requested);
  const isState = requested?.code !== undefined && requested.code !== FEDERAL_NEWS.code;
  const national = isState ? await searchIn(deps, query, FEDERAL_NEWS) : [];
  const ownIds = new Set(own.map(({ id }) => id));
  return [...own, ...national.filter(({ id }) => !ownIds.has(id))].slice(0, MAX_HITS);
}

async function searchIn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  text: string,
  jurisdiction: NewsJurisdiction | undefined,
): Promise<NewsHit[]> {
  const query = text.replaceAll('\u0000', '').slice(0, MAX_QUERY_LENGTH);
  const words = await stemWords(db.pool, query);
  if (words.length === 0) return [];
  const allWordIds = await findNewest(
    db.pool,
    [{ query, how: 'websearch' }],
    jurisdiction,
    MAX_HITS,
  );
  const parts = words.map((word) => ({ query: word, how: 'word' }) as const);
  // Quotation marks and a minus make the query exact.
  const isExact = /["“]|(?:^|\s)-\w/.test(query);
  const anyWordIds =
    allWordIds.length === 0 && words.length >= MIN_WORDS_OF_DESCRIPTION && !isExact
      ? await findNewest(db.pool, parts, jurisdiction, MAX_PER_WORD)
      : [];
  const rankedNews = await rankNews(db.pool, [...new Set([...allWordIds, ...anyWordIds])], words);
  const allWordSet = new Set(allWordIds);
  const now = clock.now().getTime();
  const getScore = ({ id, matched, rank, date }: RankedNews) =>
    (allWordSet.has(id) ? words.length : matched) + rank + getFreshness(date, now);
  return rankedNews
    .filter(
      ({ id, url, matched }) =>
        isWebAddress(url) && (allWordSet.has(id) || matched >= words.length * MIN_SHARE_OF_WORDS),
    )
    .sort((a, b) => getScore(b) - getScore(a) || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_HITS)
    .map(({ matched: _, rank: __, ...hit }) => hit);
}

/** 1 today, halving every year. */
const getFreshness = (date: string, now: number) =>
  0.5 ** Math.max(0, (now - Date.parse(date)) / (365 * DAY_MS));

/** Distinct stems of the query, without stop words. */
async function stemWords(pool: pg.Pool, query: string): Promise<string[]> {
  const { rows } = await pool.query<{ words: string[] }>(
    `SELECT tsvector_to_array(to_tsvector('english', $1)) AS words`,
    [query],
  );
  return (rows[0]?.words ?? []).slice(0, MAX_WORDS);
}

type Part = { query: string; how: 'websearch' | 'word' };

/** Not a named statement on purpose: one generic plan would be bad for most words. */
async function findNewest(
  pool: pg.Pool,
  parts: readonly Part[],
  jurisdiction: NewsJurisdiction | undefined,
  max: number,
): Promise<string[]> {
  const values: string[] = [];
  const addParameter = (value: string) => `$${values.push(value)}`;
  const phraseCondition =
    jurisdiction?.phrase &&
    `words @@ phraseto_tsquery('english', ${addParameter(jurisdiction.phrase)})`;
  const sourceCondition = jurisdiction?.code && `jurisdiction = ${addParameter(jurisdiction.code)}`;
  const jurisdictionCondition =
    phraseCondition && sourceCondition
      ? ` AND (${phraseCondition} OR ${sourceCondition})`
      : phraseCondition || sourceCondition
        ? ` AND ${phraseCondition ?? sourceCondition}`
        : '';
  const selects = parts.map(({ query, how }) => {
    const tsquery =
      how === 'websearch'
        ? `websearch_to_tsquery('english', ${addParameter(query)})`
        : `plainto_tsquery('simple', ${addParameter(query)})`;
    return `(SELECT id FROM legal_news WHERE words @@ ${tsquery}${jurisdictionCondition} ORDER BY date DESC LIMIT ${max})`;
  });
  const { rows } = await pool.query<{ id: string }>(selects.join(' UNION ALL '), values);
  return rows.map(({ id }) => id);
}

async function rankNews(pool: pg.Pool, ids: string[], words: string[]): Promise<RankedNews[]> {
  const { rows } = await pool.query<RankedNews>({
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
