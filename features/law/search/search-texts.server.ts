// Imported sections by the words of their texts. Only rare words choose candidates, and no more of
// them than can be ranked at once; a common word chooses only sections that have it in their
// heading, and adds to the score of the others.
import type { Database } from '#db/database.ts';
import { getWordStats } from '#features/case-law/search/search-stats.server.ts';
import type { StatuteFilter } from './schema.ts';

export type TextHit = {
  id: number;
  jurisdiction: string;
  code: string;
  number: string;
  heading: string;
  score: number;
};
type Row = Omit<TextHit, 'score'> & { ranks: number[]; lexemes: number };

const MAX_CANDIDATES = 300;
/** Words that more rows have choose no candidates by themselves. */
const MAX_ROWS_OF_RARE_WORD = 1_500;
const MAX_WORDS = 24;
const MAX_HITS = 120;
/**
 * Rank of a word at which it counts half, and the number of different words in a section of usual
 * length.
 */
const HALF_RANK = 0.25;
const USUAL_LEXEMES = 150;

const SELECT_LEXEMES = `SELECT lexeme FROM unnest(to_tsvector('english', $1)) LIMIT ${MAX_WORDS}`;
const SELECT_HITS = `SELECT id, jurisdiction, code, number, heading, length(w) AS lexemes,
    ARRAY(SELECT ts_rank('{0.3,0.3,0.3,1}', w, q) FROM unnest($2::tsquery[]) WITH ORDINALITY t(q, n) ORDER BY n) AS ranks
  FROM (SELECT id, jurisdiction, code, number, heading, words || ''::tsvector AS w FROM statute_sections
    WHERE words @@ $1::tsquery AND in_force AND ($3::text IS NULL OR jurisdiction = $3) AND ($4::text IS NULL OR code = $4)
    LIMIT ${MAX_CANDIDATES}) s`;

/** Best first, with scores from 0 to 1. Empty when nothing was imported. */
export async function searchTexts(
  db: Database,
  text: string,
  filter: StatuteFilter,
): Promise<TextHit[]> {
  const stats = await getWordStats(db, { table: 'statute_sections', column: 'words' });
  const { rows: found } = await db.pool.query<{ lexeme: string }>(SELECT_LEXEMES, [text]);
  const lexemes = found.map(({ lexeme }) => lexeme);
  if (lexemes.length === 0) return [];
  const size = Math.max(stats.size, 1);
  const isRare = (lexeme: string) => stats.countRowsWith(lexeme) <= MAX_ROWS_OF_RARE_WORD;
  const chosen = lexemes.map((lexeme) => (isRare(lexeme) ? quote(lexeme) : `${quote(lexeme)}:A`));
  // All of the rare words first: of many candidates those with the most words must be among the
  // ones that are ranked.
  const rare = lexemes.filter(isRare).map(quote);
  const queries = [...(rare.length > 1 ? [rare.join(' & ')] : []), chosen.join(' | ')];
  const values = [lexemes.map(quote), filter.jurisdiction ?? null, filter.code ?? null];
  const weights = lexemes.map((lexeme) =>
    Math.log(1 + size / Math.max(1, Math.min(size, stats.estimateRowsWith(lexeme)))),
  );
  const hits = new Map<number, TextHit>();
  for (const query of queries) {
    const { rows } = await db.pool.query<Row>(SELECT_HITS, [query, ...values]);
    for (const { ranks, lexemes: length, ...section } of rows)
      hits.set(section.id, { ...section, score: scoreRanks(ranks, weights, length) });
  }
  return [...hits.values()].sort((a, b) => b.score - a.score || a.id - b.id).slice(0, MAX_HITS);
}

/**
 * The share of the words that it has, squared, because half of a question's words are in many
 * texts; then how often it has them.
 */
function scoreRanks(ranks: number[], weights: number[], lexemes: number): number {
  const half = HALF_RANK * (0.5 + (0.5 * lexemes) / USUAL_LEXEMES);
  let [sum, present, all] = [0, 0, 0];
  for (const [i, weight] of weights.entries()) {
    const rank = ranks[i] ?? 0;
    sum += weight * (rank / (rank + half));
    if (rank > 0) present += weight;
    all += weight;
  }
  return all > 0 ? (present / all) ** 2 * (0.5 + (0.5 * sum) / all) : 0;
}

const quote = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '')}'`;
