// Which opinions to look at closely: never all that match. The levels of a word are read from the top down in one statement;

// PostgreSQL's Append runs the next part only while the limit is not reached, so that a word of every opinion costs as much
// as a rare one. That holds only with plain, ordered plans over the GIN index: hence the settings of the transaction.
import type pg from 'pg';
import type { Database } from '#db/database.ts';
export type CaseFilter = { courts?: string[]; from?: string; before?: string };
/** A tsquery, and the level that its matches are known by; -1 for none. */
export type Part = { query: string; level: number };
export type Candidate = { id: number; caseId: number; level: number };
type Exact = { id: number; caseId: number; different: number; ranks: number[] };
export type Candidates = {
  /** So few cases pass the filter that they are gone through one by one: parts by levels are of no use then. */
  small: boolean;
  /** Opinions that match the first part or, while there is room, the next. */
  matching: (parts: Part[], most: number) => Promise<Candidate[]>;
  /** How many different words these opinions have, and ts_rank for each of the queries. */
  exact: (ids: number[], queries: string[]) => Promise<Exact[]>;
  /** Their texts. Asked here, because a search that holds a connection must not wait for another. */
  texts: (ids: number[]) => Promise<{ id: number; paragraphs: string[] }[]>;
};

const STEADY =
  'BEGIN READ ONLY; SET LOCAL enable_seqscan = off; SET LOCAL max_parallel_workers_per_gather = 0; ' +
  'SET LOCAL plan_cache_mode = force_generic_plan; SET LOCAL statement_timeout = 8000';
/** With a filter, so many matches are looked at before giving up on more that pass it; with fewer cases, each of them is. */
const LOOKED_AT = 6_000;
const FEW_CASES = 1_500;

const parts = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `SELECT id, case_id, ($2::int[])[${i + 1}] AS level FROM opinions WHERE words @@ ($1::tsquery[])[${i + 1}]`,
  ).join(' UNION ALL ');
const FIELDS = 'SELECT o.id, o.case_id AS "caseId", o.level FROM';
const plainly = (count: number) => `${FIELDS} (${parts(count)}) o LIMIT $3`;
const filtered = (count: number) => `${FIELDS} (SELECT * FROM (${parts(count)}) a LIMIT ${LOOKED_AT}) o WHERE
  (SELECT ($4::text[] IS NULL OR c.court_id = ANY ($4)) AND ($5::date IS NULL OR c.decided >= $5) AND ($6::date IS NULL OR c.decided < $6)
   FROM cases c WHERE c.id = o.case_id) LIMIT $3`;
const FEW = `SELECT id FROM cases WHERE court_id = ANY ($1::text[]) AND decided >= coalesce($2::date, '-infinity')
  AND decided < coalesce($3::date, 'infinity') LIMIT ${FEW_CASES + 1}`;
const ONE_BY_ONE = `SELECT o.id, o.case_id AS "caseId", -1 AS level FROM unnest($1::int[]) AS c(id)
  CROSS JOIN LATERAL (SELECT id, case_id, words FROM opinions WHERE case_id = c.id OFFSET 0) o
  WHERE o.words @@ $2::tsquery ORDER BY ts_rank(o.words, $2::tsquery) DESC LIMIT $3`;
const EXACT = `SELECT id, case_id AS "caseId", length(w) AS different,
    ARRAY(SELECT ts_rank('{1,1,1,1}', w, q) FROM unnest($2::tsquery[]) WITH ORDINALITY t(q, n) ORDER BY n) AS ranks
  FROM (SELECT id, case_id, words || ''::tsvector AS w FROM opinions WHERE id = ANY ($1::int[]) OFFSET 0) o`;
// As JSON: read many times faster than an array's own text.
const TEXTS = 'SELECT id, to_json(paragraphs) AS paragraphs FROM opinions WHERE id = ANY ($1::int[])';

export async function withCandidates<T>(
  { pool }: Database,
  filter: CaseFilter | undefined,
  work: (from: Candidates) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(STEADY);
    const few = filter?.courts && (await casesPassing(client, filter));
    const result = await work(candidatesOf(client, filter, few));
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // A connection whose transaction cannot even be rolled back is of no more use.
    const useless = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    client.release(useless);
    throw error;
  }
}

/** The cases that pass, if they are few. */
async function casesPassing(client: pg.PoolClient, { courts, from, before }: CaseFilter): Promise<number[] | undefined> {
  const { rows } = await client.query<{ id: number }>({ name: 'case-few', text: FEW, values: [courts, from ?? null, before ?? null] });
  return rows.length <= FEW_CASES ? rows.map(({ id }) => id) : undefined;
}

function candidatesOf(client: pg.PoolClient, filter: CaseFilter | undefined, few: number[] | undefined): Candidates {
  async function read<T extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<T[]> {
    return (await client.query<T>({ name: `case-${name}`, text, values })).rows;
  }
  return {
    small: few !== undefined,
    async matching(asked, most) {
      if (asked.length === 0) return [];
      if (few) return read<Candidate>('one-by-one', ONE_BY_ONE, [few, asked.at(-1)?.query, most]);
      const values = [asked.map(({ query }) => query), asked.map(({ level }) => level), most];
      const count = asked.length;
      if (!filter) return read<Candidate>(`matching-${count}`, plainly(count), values);
      const { courts = null, from = null, before = null } = filter;
      return read<Candidate>(`filtered-${count}`, filtered(count), [...values, courts, from, before]);
    },
    exact: async (ids, queries) => (ids.length > 0 ? read<Exact>('exact', EXACT, [ids, queries]) : []),
    texts: async (ids) => (ids.length > 0 ? read<{ id: number; paragraphs: string[] }>('texts', TEXTS, [ids]) : []),
  };
}
