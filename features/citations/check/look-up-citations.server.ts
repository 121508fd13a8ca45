// Looks up the cases at many citations with one query. Built-in cases are in the same tables. When
// the database is unavailable, only built-in cases are looked up, in memory, and the result is
// marked as partial.

import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import type { CaseKey, IndexedCase } from '#legal/citations/types.ts';

export type CitationLookup = { matches: IndexedCase[][]; partial: boolean };
type Row = {
  n: string;
  slug: string;
  name: string;
  year: number | null;
  other_names: string[] | null;
};

const formatKey = ({ volume, reporter, page }: CaseKey) => `${volume} ${reporter} ${page}`;

/** `inMemory`: skips the database, because it has just failed. */
export async function lookUpCitations(
  deps: Pick<LibraryDeps, 'db' | 'library' | 'log'>,
  keys: CaseKey[],
  { inMemory = false } = {},
): Promise<CitationLookup> {
  if (keys.length === 0) return { matches: [], partial: false };
  try {
    if (!inMemory) return { matches: await lookUpInDatabase(deps, keys), partial: false };
  } catch (error) {
    deps.log.warn(
      { reason: (error as Error).name },
      'citations were looked up among the built-in cases alone',
    );
  }
  const builtInCases = indexBuiltInCases(deps.library.cases);
  return { matches: keys.map((key) => builtInCases.get(formatKey(key)) ?? []), partial: true };
}

async function lookUpInDatabase(
  { db }: Pick<LibraryDeps, 'db'>,
  keys: CaseKey[],
): Promise<IndexedCase[][]> {
  const { rows } = await db.pool.query<Row>({
    name: 'citations-check',
    // LATERAL with OFFSET 0 forces one index lookup per citation, whatever the planner estimates
    // for small tables.
    text: `SELECT k.n, c.slug, c.name, extract(year FROM c.decided)::int AS year,
        (SELECT array_agg(DISTINCT s.full_name) FROM case_sources s WHERE s.case_id = c.id AND s.full_name NOT IN ('', c.name)) AS other_names
      FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS k(reporter, volume, page, n)
      CROSS JOIN LATERAL (SELECT case_id FROM case_citations a
        WHERE a.reporter = k.reporter AND a.volume = k.volume AND a.page = k.page ORDER BY case_id LIMIT 30 OFFSET 0) at
      JOIN cases c ON c.id = at.case_id ORDER BY k.n, c.cited_by DESC, c.id`,
    values: [
      keys.map((k) => removeNul(k.reporter)),
      keys.map((k) => removeNul(k.volume)),
      keys.map((k) => removeNul(k.page)),
    ],
  });
  const casesPerKey: IndexedCase[][] = keys.map(() => []);
  for (const { n, slug, name, year, other_names } of rows) {
    casesPerKey[Number(n) - 1]?.push({
      name,
      otherNames: other_names ?? undefined,
      year: year ?? undefined,
      id: slug,
    });
  }
  return casesPerKey;
}

/** PostgreSQL rejects NUL characters. */
const removeNul = (text: string) => text.replaceAll('\0', '');

function indexBuiltInCases(cases: BuiltInCase[]): Map<string, IndexedCase[]> {
  const casesByCitation = new Map<string, IndexedCase[]>();
  for (const { id, name, citation, parallel, decided } of cases) {
    for (const cite of [citation, ...parallel])
      casesByCitation.set(cite, [
        ...(casesByCitation.get(cite) ?? []),
        { name, year: Number(decided.slice(0, 4)), id },
      ]);
  }
  return casesByCitation;
}
