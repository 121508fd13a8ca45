// What stands at each cited place, in one query for many places. Built-in cases stand in the same tables. When the database is away
// they are looked up in memory, and the caller is told that no more than they could be asked.

import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import type { CaseKey, HeldCase } from '#legal/citations/types.ts';

export type LookedUp = { held: HeldCase[][]; partial: boolean };
type Row = { n: string; slug: string; name: string; year: number | null; other_names: string[] | null };

const keyOf = ({ volume, reporter, page }: CaseKey) => `${volume} ${reporter} ${page}`;

/** `inMemory`: the database has just been found away. */
export async function lookUpCitations(
  deps: Pick<LibraryDeps, 'db' | 'library' | 'log'>,
  keys: CaseKey[],
  { inMemory = false } = {},
): Promise<LookedUp> {
  if (keys.length === 0) return { held: [], partial: false };
  try {
    if (!inMemory) return { held: await fromDatabase(deps, keys), partial: false };
  } catch (error) {
    deps.log.warn({ reason: (error as Error).name }, 'citations were looked up among the built-in cases alone');
  }
  const known = builtInAt(deps.library.cases);
  return { held: keys.map((key) => known.get(keyOf(key)) ?? []), partial: true };
}

async function fromDatabase({ db }: Pick<LibraryDeps, 'db'>, keys: CaseKey[]): Promise<HeldCase[][]> {
  const { rows } = await db.pool.query<Row>({
    name: 'citations-check',
    // One look-up in the index for each citation, whatever the planner thinks of small tables.
    text: `SELECT k.n, c.slug, c.name, extract(year FROM c.decided)::int AS year,
        (SELECT array_agg(DISTINCT s.full_name) FROM case_sources s WHERE s.case_id = c.id AND s.full_name NOT IN ('', c.name)) AS other_names
      FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS k(reporter, volume, page, n)
      CROSS JOIN LATERAL (SELECT case_id FROM case_citations a
        WHERE a.reporter = k.reporter AND a.volume = k.volume AND a.page = k.page ORDER BY case_id LIMIT 30 OFFSET 0) at
      JOIN cases c ON c.id = at.case_id ORDER BY k.n, c.cited_by DESC, c.id`,
    values: [keys.map((k) => clean(k.reporter)), keys.map((k) => clean(k.volume)), keys.map((k) => clean(k.page))],
  });
  const held: HeldCase[][] = keys.map(() => []);
  for (const { n, slug, name, year, other_names } of rows) {
    held[Number(n) - 1]?.push({ name, otherNames: other_names ?? undefined, year: year ?? undefined, id: slug });
  }
  return held;
}

/** PostgreSQL takes every character but this one. */
const clean = (text: string) => text.replaceAll('\0', '');

function builtInAt(cases: BuiltInCase[]): Map<string, HeldCase[]> {
  const at = new Map<string, HeldCase[]>();
  for (const { id, name, citation, parallel, decided } of cases) {
    for (const cite of [citation, ...parallel]) at.set(cite, [...(at.get(cite) ?? []), { name, year: Number(decided.slice(0, 4)), id }]);
  }
  return at;
}
