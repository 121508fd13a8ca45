// How common a word is, from PostgreSQL's own statistics (made by ANALYZE and by autovacuum): the commonest words with
import type { Database } from '#db/database.ts';

// their shares. A word that is not among them is rarer than the rarest of them. Read once a minute, never counted.
import { HIGHEST_LEVEL, LOWEST_LEVEL } from '../store/opinion-words.ts';

export type WordStats = {
  /** Rows of the table; 0 when nobody has looked yet. */
  size: number;
  /** How many rows have the word: known for common ones, else at most so many. */
  rowsWith: (lexeme: string) => number;
  /** The same, but for a word that is not known a guess rather than the worst. */
  likely: (lexeme: string) => number;
};

type Column = { table: 'opinions' | 'cases'; column: 'words' | 'name_words' };
type Row = { size: number; words: string[] | null; shares: number[] | null };

const KEPT_MS = 60_000;
const kept = new WeakMap<Database['pool'], Map<string, { at: number; stats: Promise<WordStats> }>>();

export function wordStats({ pool }: Database, { table, column }: Column): Promise<WordStats> {
  const known = kept.get(pool) ?? new Map();
  kept.set(pool, known);
  const now = performance.now();
  const last = known.get(table);
  if (last && now - last.at < KEPT_MS) return last.stats;
  const stats = readStats(pool, table, column);
  known.set(table, { at: now, stats });
  stats.catch(() => known.delete(table));
  return stats;
}

async function readStats(pool: Database['pool'], table: string, column: string): Promise<WordStats> {
  const { rows } = await pool.query<Row>(
    `SELECT greatest(c.reltuples, 0)::float8 AS size, s.most_common_elems::text::text[] AS words, s.most_common_elem_freqs AS shares
     FROM pg_class c LEFT JOIN pg_stats s ON s.schemaname = current_schema() AND s.tablename = c.relname AND s.attname = $2
     WHERE c.oid = to_regclass($1)`,
    [table, column],
  );
  const { size = 0, words, shares } = rows[0] ?? {};
  const known = new Map((words ?? []).map((word, i) => [word, (shares?.[i] ?? 0) * size]));
  // After the shares of the words comes the smallest of them.
  const others = (shares?.[words?.length ?? 0] ?? 0) * size;
  return { size, rowsWith: (lexeme) => known.get(lexeme) ?? others, likely: (lexeme) => known.get(lexeme) ?? others / 4 };
}

/** From the top down. */
export const ALL_LEVELS = Array.from({ length: HIGHEST_LEVEL - LOWEST_LEVEL + 1 }, (_, i) => HIGHEST_LEVEL - i);

/** A word's levels from the top down, as many as have at most about so many rows together. */
export function topLevels({ rowsWith, size }: WordStats, lexeme: string, most: number): number[] {
  if (size === 0) return ALL_LEVELS;
  const unknown = rowsWith('');
  let rows = 0;
  const end = ALL_LEVELS.findIndex((level, place) => {
    const here = rowsWith(`${lexeme}~${level}`);
    // Levels too small for the statistics lie above the first known one, and each is about half of the one below it.
    if (here > unknown) rows += rows === 0 ? 2 * here : here;
    return rows > most && place > 0;
  });
  return end < 0 ? ALL_LEVELS : ALL_LEVELS.slice(0, end);
}

/** About how many rows have all of these: as if words did not know of each other, and then three times that, because they do. */
export function rowsWithAll({ size, rowsWith }: WordStats, lexemes: string[]): number {
  const apart = lexemes.reduce((rows, lexeme) => rows * Math.min(1, rowsWith(lexeme) / Math.max(1, size)), size);
  return lexemes.length === 1 ? apart : Math.min(3 * apart, ...lexemes.map(rowsWith));
}
