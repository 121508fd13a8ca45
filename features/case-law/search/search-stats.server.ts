// Document frequency of words from PostgreSQL's statistics (ANALYZE and autovacuum), which list the
// most common words and their shares. A word that is not listed is rarer than all listed ones.
// Cached for a minute; rows are never counted.
import type { Database } from '#db/database.ts';
import { HIGHEST_LEVEL, LOWEST_LEVEL } from '../store/opinion-words.ts';

export type WordStats = {
  /** Estimated rows of the table; 0 if it was never analyzed. */
  size: number;
  /** Rows that contain the word; an upper bound for words that are not listed. */
  countRowsWith: (lexeme: string) => number;
  /** The same, with a guess instead of the upper bound for words that are not listed. */
  estimateRowsWith: (lexeme: string) => number;
};

type Column = { table: 'opinions' | 'cases' | 'statute_sections'; column: 'words' | 'name_words' };
type Row = { size: number; words: string[] | null; shares: number[] | null };

const CACHE_MS = 60_000;
const statsByPool = new WeakMap<
  Database['pool'],
  Map<string, { readAt: number; stats: Promise<WordStats> }>
>();

export function getWordStats({ pool }: Database, { table, column }: Column): Promise<WordStats> {
  const statsByTable = statsByPool.get(pool) ?? new Map();
  statsByPool.set(pool, statsByTable);
  const now = performance.now();
  const cached = statsByTable.get(table);
  if (cached && now - cached.readAt < CACHE_MS) return cached.stats;
  const stats = readStats(pool, table, column);
  statsByTable.set(table, { readAt: now, stats });
  stats.catch(() => statsByTable.delete(table));
  return stats;
}

async function readStats(
  pool: Database['pool'],
  table: string,
  column: string,
): Promise<WordStats> {
  const { rows } = await pool.query<Row>(
    `SELECT greatest(c.reltuples, 0)::float8 AS size, s.most_common_elems::text::text[] AS words, s.most_common_elem_freqs AS shares
     FROM pg_class c LEFT JOIN pg_stats s ON s.schemaname = current_schema() AND s.tablename = c.relname AND s.attname = $2
     WHERE c.oid = to_regclass($1)`,
    [table, column],
  );
  const { size = 0, words, shares } = rows[0] ?? {};
  const rowCounts = new Map((words ?? []).map((word, i) => [word, (shares?.[i] ?? 0) * size]));
  // most_common_elem_freqs has the minimum share after the shares of the words.
  const unlistedRows = (shares?.[words?.length ?? 0] ?? 0) * size;
  return {
    size,
    countRowsWith: (lexeme) => rowCounts.get(lexeme) ?? unlistedRows,
    estimateRowsWith: (lexeme) => rowCounts.get(lexeme) ?? unlistedRows / 4,
  };
}

/** Highest first. */
export const ALL_LEVELS = Array.from(
  { length: HIGHEST_LEVEL - LOWEST_LEVEL + 1 },
  (_, i) => HIGHEST_LEVEL - i,
);

/** A word's highest levels that together have about `maxRows` rows at most. */
export function listTopLevels(
  { countRowsWith, size }: WordStats,
  lexeme: string,
  maxRows: number,
): number[] {
  if (size === 0) return ALL_LEVELS;
  const unlistedRows = countRowsWith('');
  let rows = 0;
  const end = ALL_LEVELS.findIndex((level, index) => {
    const levelRows = countRowsWith(`${lexeme}~${level}`);
    // Levels too rare to be listed are above the first listed one; each has about half the rows of
    // the one below it.
    if (levelRows > unlistedRows) rows += rows === 0 ? 2 * levelRows : levelRows;
    return rows > maxRows && index > 0;
  });
  return end < 0 ? ALL_LEVELS : ALL_LEVELS.slice(0, end);
}

/**
 * Estimated rows that contain all words: assumes independence, then triples the result, because
 * words are correlated.
 */
export function estimateRowsWithAll({ size, countRowsWith }: WordStats, lexemes: string[]): number {
  const independentRows = lexemes.reduce(
    (rows, lexeme) => rows * Math.min(1, countRowsWith(lexeme) / Math.max(1, size)),
    size,
  );
  return lexemes.length === 1
    ? independentRows
    : Math.min(3 * independentRows, ...lexemes.map(countRowsWith));
}
