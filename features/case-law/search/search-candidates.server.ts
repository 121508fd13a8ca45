// Selects a bounded set of candidate opinions. The levels of a word are read from the top down in
// one statement: PostgreSQL's Append runs the next part only until the limit is reached, so that a
// very common word costs as much as a rare one. That requires serial, ordered plans over the GIN
// index, hence the settings of the transaction.
import type pg from 'pg';
import type { Database } from '#db/database.ts';

export type CaseFilter = {
  courts?: string[];
  /** The courts among them whose decisions come first: those of the chosen state. */
  ownCourts?: string[];
  from?: string;
  before?: string;
};
/** A tsquery and the term level that its matches have; -1 if unknown. */
export type QueryPart = { query: string; level: number };
export type Candidate = { id: number; caseId: number; level: number };
type ExactMatch = { id: number; caseId: number; different: number; ranks: number[] };
export type CandidateReader = {
  /** So few cases pass the filter that each is tested; query parts by level are not needed then. */
  isSmall: boolean;
  /** Opinions that match the first part, then the next ones until `max` is reached. */
  findMatching: (parts: QueryPart[], max: number) => Promise<Candidate[]>;
  /** Number of distinct lexemes of each opinion (`different`) and its ts_rank for each query. */
  readRanks: (ids: number[], queries: string[]) => Promise<ExactMatch[]>;
  /**
   * Reads texts on the same connection: waiting for a second one while holding this one could
   * deadlock the pool.
   */
  readTexts: (ids: number[]) => Promise<{ id: number; paragraphs: string[] }[]>;
};

const BEGIN_WITH_STABLE_PLANS =
  'BEGIN READ ONLY; SET LOCAL enable_seqscan = off; SET LOCAL max_parallel_workers_per_gather = 0; ' +
  'SET LOCAL plan_cache_mode = force_generic_plan; SET LOCAL statement_timeout = 8000';
/** Max candidates tested against a filter. */
const MAX_FILTERED_MATCHES = 6_000;
/** If at most this many cases pass the filter, each of them is tested instead. */
const MAX_LISTED_CASES = 1_500;

const buildUnion = (count: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      `SELECT id, case_id, ($2::int[])[${i + 1}] AS level FROM opinions WHERE words @@ ($1::tsquery[])[${i + 1}]`,
  ).join(' UNION ALL ');
const SELECT_CANDIDATES = 'SELECT o.id, o.case_id AS "caseId", o.level FROM';
const buildUnfilteredQuery = (count: number) =>
  `${SELECT_CANDIDATES} (${buildUnion(count)}) o LIMIT $3`;
const buildFilteredQuery = (
  count: number,
) => `${SELECT_CANDIDATES} (SELECT * FROM (${buildUnion(count)}) a LIMIT ${MAX_FILTERED_MATCHES}) o WHERE
  (SELECT ($4::text[] IS NULL OR c.court_id = ANY ($4)) AND ($5::date IS NULL OR c.decided >= $5) AND ($6::date IS NULL OR c.decided < $6)
   FROM cases c WHERE c.id = o.case_id) LIMIT $3`;
const SELECT_LISTED_CASES = `SELECT id FROM cases WHERE court_id = ANY ($1::text[]) AND decided >= coalesce($2::date, '-infinity')
  AND decided < coalesce($3::date, 'infinity') LIMIT ${MAX_LISTED_CASES + 1}`;
const SELECT_PER_CASE = `SELECT o.id, o.case_id AS "caseId", -1 AS level FROM unnest($1::int[]) AS c(id)
  CROSS JOIN LATERAL (SELECT id, case_id, words FROM opinions WHERE case_id = c.id OFFSET 0) o
  WHERE o.words @@ $2::tsquery ORDER BY ts_rank(o.words, $2::tsquery) DESC, o.id LIMIT $3`;
const SELECT_RANKS = `SELECT id, case_id AS "caseId", length(w) AS different,
    ARRAY(SELECT ts_rank('{1,1,1,1}', w, q) FROM unnest($2::tsquery[]) WITH ORDINALITY t(q, n) ORDER BY n) AS ranks
  FROM (SELECT id, case_id, words || ''::tsvector AS w FROM opinions WHERE id = ANY ($1::int[]) OFFSET 0) o`;
// As JSON, which parses many times faster than PostgreSQL's array syntax.
const SELECT_TEXTS =
  'SELECT id, to_json(paragraphs) AS paragraphs FROM opinions WHERE id = ANY ($1::int[])';

export async function withCandidateReader<T>(
  { pool }: Database,
  filter: CaseFilter | undefined,
  work: (reader: CandidateReader) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(BEGIN_WITH_STABLE_PLANS);
    const caseIds = filter?.courts && (await listCasesIfFew(client, filter));
    const result = await work(createCandidateReader(client, filter, caseIds));
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // Destroy a connection whose transaction cannot be rolled back.
    const broken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    client.release(broken);
    throw error;
  }
}

/** Ids of the cases that pass the filter, or undefined if there are too many. */
async function listCasesIfFew(
  client: pg.PoolClient,
  { courts, from, before }: CaseFilter,
): Promise<number[] | undefined> {
  const { rows } = await client.query<{ id: number }>({
    name: 'case-few',
    text: SELECT_LISTED_CASES,
    values: [courts, from ?? null, before ?? null],
  });
  return rows.length <= MAX_LISTED_CASES ? rows.map(({ id }) => id) : undefined;
}

function createCandidateReader(
  client: pg.PoolClient,
  filter: CaseFilter | undefined,
  caseIds: number[] | undefined,
): CandidateReader {
  async function read<T extends pg.QueryResultRow>(
    name: string,
    text: string,
    values: unknown[],
  ): Promise<T[]> {
    return (await client.query<T>({ name: `case-${name}`, text, values })).rows;
  }
  return {
    isSmall: caseIds !== undefined,
    async findMatching(parts, max) {
      if (parts.length === 0) return [];
      if (caseIds)
        return read<Candidate>('one-by-one', SELECT_PER_CASE, [caseIds, parts.at(-1)?.query, max]);
      const values = [parts.map(({ query }) => query), parts.map(({ level }) => level), max];
      const count = parts.length;
      if (!filter) return read<Candidate>(`matching-${count}`, buildUnfilteredQuery(count), values);
      const { courts = null, from = null, before = null } = filter;
      return read<Candidate>(`filtered-${count}`, buildFilteredQuery(count), [
        ...values,
        courts,
        from,
        before,
      ]);
    },
    readRanks: async (ids, queries) =>
      ids.length > 0 ? read<ExactMatch>('exact', SELECT_RANKS, [ids, queries]) : [],
    readTexts: async (ids) =>
      ids.length > 0
        ? read<{ id: number; paragraphs: string[] }>('texts', SELECT_TEXTS, [ids])
        : [],
  };
}
