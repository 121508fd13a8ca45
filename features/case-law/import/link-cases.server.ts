// Citations inside opinions become links between cases. A citation whose case is not held waits, and is linked when that case
// comes in, in this import or another. One page may hold several cases (short orders): the name that stands before the citation
// decides, and a name that fits none of them is left unlinked rather than linked to the wrong one. A case does not cite itself.
import type pg from 'pg';
import { nameFits } from '#legal/citations/case-names.ts';
import type { CaseKey } from '#legal/citations/types.ts';
import { citationKey, citationText } from './case-record.ts';
import type { OpinionLink } from './prepare-opinion.ts';

export type NewLink = OpinionLink & { opinionId: number; number: number; fromCase: number };

/** `names`: short and in full, as each of its records has it. */
type Candidate = { id: number; names: string[]; builtIn: boolean };

/** Stores the links of new opinions, to cases that are held or waiting. */
export async function linkOpinions(client: pg.ClientBase, links: NewLink[]): Promise<void> {
  if (links.length === 0) return;
  const held = await casesAt(client, links);
  const chosen = new Map<string, number | undefined>();
  const kept = links.flatMap((link) => {
    const candidates = held.get(citationText(link)) ?? [];
    if (candidates.some(({ id }) => id === link.fromCase)) return [];
    const key = `${citationText(link)}\n${link.name}`;
    if (!chosen.has(key)) chosen.set(key, chooseCase(candidates, link.name));
    return [{ ...link, toCase: chosen.get(key) ?? null }];
  });
  await client.query(
    `INSERT INTO case_links (opinion_id, number, from_case, paragraph, volume, reporter, page, name, to_case)
     SELECT * FROM unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::text[], $6::text[], $7::text[], $8::text[], $9::int[])`,
    [
      kept.map((l) => l.opinionId),
      kept.map((l) => l.number),
      kept.map((l) => l.fromCase),
      kept.map((l) => l.paragraph),
      kept.map((l) => l.volume),
      kept.map((l) => l.reporter),
      kept.map((l) => l.page),
      kept.map((l) => l.name),
      kept.map((l) => l.toCase),
    ],
  );
}

/** Links what has been waiting for these cases. */
export async function linkWaiting(client: pg.ClientBase, caseIds: number[]): Promise<void> {
  if (caseIds.length === 0) return;
  const { rows } = await client.query<CaseKey & { name: string }>(
    `SELECT DISTINCT l.volume, l.reporter, l.page, l.name FROM case_citations c
     JOIN case_links l USING (reporter, volume, page) WHERE c.case_id = ANY($1) AND l.to_case IS NULL`,
    [caseIds],
  );
  if (rows.length === 0) return;
  const held = await casesAt(client, rows);
  const found = rows.flatMap((row) => {
    const toCase = chooseCase(held.get(citationText(row)) ?? [], row.name);
    return toCase === undefined ? [] : [{ ...row, toCase }];
  });
  await client.query(
    `UPDATE case_links l SET to_case = t.to_case
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[]) AS t(volume, reporter, page, name, to_case)
     WHERE l.to_case IS NULL AND l.volume = t.volume AND l.reporter = t.reporter AND l.page = t.page AND l.name = t.name
       AND l.from_case <> t.to_case`,
    [
      found.map((f) => f.volume),
      found.map((f) => f.reporter),
      found.map((f) => f.page),
      found.map((f) => f.name),
      found.map((f) => f.toCase),
    ],
  );
}

/** `cases.cited_by` is the number of different cases that cite a case: counted anew at the end of every import. */
export async function countCitations(client: pg.ClientBase): Promise<void> {
  await client.query(
    `WITH counted AS (SELECT to_case AS id, count(DISTINCT from_case)::int AS times FROM case_links WHERE to_case IS NOT NULL GROUP BY 1)
     UPDATE cases c SET cited_by = coalesce(n.times, 0)
     FROM cases o LEFT JOIN counted n ON n.id = o.id WHERE c.id = o.id AND c.cited_by <> coalesce(n.times, 0)`,
  );
}

function chooseCase(candidates: Candidate[], name: string): number | undefined {
  const fitting = name === '' ? candidates : candidates.filter((one) => one.names.some((held) => nameFits(name, held) !== 'differs'));
  return fitting.toSorted((a, b) => Number(b.builtIn) - Number(a.builtIn) || a.id - b.id)[0]?.id;
}

async function casesAt(client: pg.ClientBase, keys: CaseKey[]): Promise<Map<string, Candidate[]>> {
  const wanted = [...new Set(keys.map(citationText))].map(citationKey);
  const { rows } = await client.query<CaseKey & Candidate>(
    `SELECT volume, reporter, page, c.id, c.built_in AS "builtIn",
       ARRAY(SELECT DISTINCT n FROM case_sources s, unnest(ARRAY[s.name, s.full_name]) n WHERE s.case_id = c.id AND n <> '') AS names
     FROM case_citations
     JOIN unnest($1::text[], $2::text[], $3::text[]) AS t(volume, reporter, page) USING (volume, reporter, page)
     JOIN cases c ON c.id = case_id`,
    [wanted.map((k) => k.volume), wanted.map((k) => k.reporter), wanted.map((k) => k.page)],
  );
  const found = new Map<string, Candidate[]>();
  for (const row of rows) {
    const list = found.get(citationText(row)) ?? [];
    if (list.length === 0) found.set(citationText(row), list);
    list.push(row);
  }
  return found;
}
