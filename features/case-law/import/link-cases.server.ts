// Links cases by the citations in their opinions. A citation of a case that is not stored stays
// pending and is linked when that case is imported. Several cases may be on one page (short
// orders): the case name before the citation decides, and a name that fits none of them is not
// linked. A case does not cite itself.
import type pg from 'pg';
import { compareCaseNames } from '#legal/citations/case-names.ts';
import type { CaseKey } from '#legal/citations/types.ts';
import { formatCaseKey, parseCaseKey } from './case-record.ts';
import type { OpinionLink } from './prepare-opinion.ts';

export type NewLink = OpinionLink & { opinionId: number; number: number; fromCase: number };

/** `names`: short and full names from all of its records. */
type Candidate = { id: number; names: string[]; builtIn: boolean };

/** Stores the links of new opinions; links to cases that are not stored have `to_case` null. */
export async function linkOpinions(client: pg.ClientBase, links: NewLink[]): Promise<void> {
  if (links.length === 0) return;
  const casesByCitation = await findCasesAt(client, links);
  const chosenCases = new Map<string, number | undefined>();
  const newLinks = links.flatMap((link) => {
    const candidates = casesByCitation.get(formatCaseKey(link)) ?? [];
    if (candidates.some(({ id }) => id === link.fromCase)) return [];
    const key = `${formatCaseKey(link)}\n${link.name}`;
    if (!chosenCases.has(key)) chosenCases.set(key, chooseCase(candidates, link.name));
    return [{ ...link, toCase: chosenCases.get(key) ?? null }];
  });
  await client.query(
    `INSERT INTO case_links (opinion_id, number, from_case, paragraph, volume, reporter, page, name, to_case)
     SELECT * FROM unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::text[], $6::text[], $7::text[], $8::text[], $9::int[])`,
    [
      newLinks.map((l) => l.opinionId),
      newLinks.map((l) => l.number),
      newLinks.map((l) => l.fromCase),
      newLinks.map((l) => l.paragraph),
      newLinks.map((l) => l.volume),
      newLinks.map((l) => l.reporter),
      newLinks.map((l) => l.page),
      newLinks.map((l) => l.name),
      newLinks.map((l) => l.toCase),
    ],
  );
}

/** Links pending citations of these cases. */
export async function linkPendingCitations(
  client: pg.ClientBase,
  caseIds: number[],
): Promise<void> {
  if (caseIds.length === 0) return;
  const { rows } = await client.query<CaseKey & { name: string }>(
    `SELECT DISTINCT l.volume, l.reporter, l.page, l.name FROM case_citations c
     JOIN case_links l USING (reporter, volume, page) WHERE c.case_id = ANY($1) AND l.to_case IS NULL`,
    [caseIds],
  );
  if (rows.length === 0) return;
  const casesByCitation = await findCasesAt(client, rows);
  const linked = rows.flatMap((row) => {
    const toCase = chooseCase(casesByCitation.get(formatCaseKey(row)) ?? [], row.name);
    return toCase === undefined ? [] : [{ ...row, toCase }];
  });
  await client.query(
    `UPDATE case_links l SET to_case = t.to_case
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[]) AS t(volume, reporter, page, name, to_case)
     WHERE l.to_case IS NULL AND l.volume = t.volume AND l.reporter = t.reporter AND l.page = t.page AND l.name = t.name
       AND l.from_case <> t.to_case`,
    [
      linked.map((f) => f.volume),
      linked.map((f) => f.reporter),
      linked.map((f) => f.page),
      linked.map((f) => f.name),
      linked.map((f) => f.toCase),
    ],
  );
}

/**
 * `cases.cited_by` is the number of distinct citing cases, recounted at the end of every import.
 */
export async function countCitations(client: pg.ClientBase): Promise<void> {
  await client.query(
    `WITH counted AS (SELECT to_case AS id, count(DISTINCT from_case)::int AS times FROM case_links WHERE to_case IS NOT NULL GROUP BY 1)
     UPDATE cases c SET cited_by = coalesce(n.times, 0)
     FROM cases o LEFT JOIN counted n ON n.id = o.id WHERE c.id = o.id AND c.cited_by <> coalesce(n.times, 0)`,
  );
}

function chooseCase(candidates: Candidate[], name: string): number | undefined {
  const matches =
    name === ''
      ? candidates
      : candidates.filter((one) =>
          one.names.some((storedName) => compareCaseNames(name, storedName) !== 'differs'),
        );
  return matches.toSorted((a, b) => Number(b.builtIn) - Number(a.builtIn) || a.id - b.id)[0]?.id;
}

async function findCasesAt(
  client: pg.ClientBase,
  keys: CaseKey[],
): Promise<Map<string, Candidate[]>> {
  const uniqueKeys = [...new Set(keys.map(formatCaseKey))].map(parseCaseKey);
  const { rows } = await client.query<CaseKey & Candidate>(
    `SELECT volume, reporter, page, c.id, c.built_in AS "builtIn",
       ARRAY(SELECT DISTINCT n FROM case_sources s, unnest(ARRAY[s.name, s.full_name]) n WHERE s.case_id = c.id AND n <> '') AS names
     FROM case_citations
     JOIN unnest($1::text[], $2::text[], $3::text[]) AS t(volume, reporter, page) USING (volume, reporter, page)
     JOIN cases c ON c.id = case_id`,
    [
      uniqueKeys.map((k) => k.volume),
      uniqueKeys.map((k) => k.reporter),
      uniqueKeys.map((k) => k.page),
    ],
  );
  const casesByCitation = new Map<string, Candidate[]>();
  for (const row of rows) {
    const list = casesByCitation.get(formatCaseKey(row)) ?? [];
    if (list.length === 0) casesByCitation.set(formatCaseKey(row), list);
    list.push(row);
  }
  return casesByCitation;
}
