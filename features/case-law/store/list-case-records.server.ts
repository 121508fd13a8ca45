// What is needed to cite a case: caption, citations, court, date. One statement for many cases, so
// that two hundred saved citations are exported with a single query. A record's id is the case's
// slug.
import { sql } from 'drizzle-orm';
import type { Deps } from '#features/deps.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import { type CaseRecord, formatBluebook } from '#legal/citations/format-citation.ts';
import { listCaseLinks, type OfficialLink } from '#legal/citations/official-link.ts';
import { findCourt } from '#legal/courts.ts';

type RecordDeps = Pick<Deps, 'db' | 'site'>;
const getCaseUrl = ({ site }: Pick<Deps, 'site'>, slug: string) =>
  `${site.publicUrl}/cases/${slug}`;

/** The stored ones of these cases, in the order of `slugs`. */
export async function listCaseRecords(
  deps: RecordDeps,
  slugs: string[],
): Promise<(CaseRecord & { caseId: number })[]> {
  if (slugs.length === 0) return [];
  const { rows } = await deps.db.db.execute<CaseRecord & { caseId: number }>(sql`
    select c.id as "caseId", c.slug as id, c.name, co.cite_as as court, co.name as "courtName", c.docket_number as docket,
      coalesce(case when c.day_known then c.decided::text else to_char(c.decided, 'YYYY') end, '') as decided,
      coalesce((select json_agg(json_build_object('volume', volume, 'reporter', reporter, 'page', page)
        order by first desc, reporter, volume, page) from case_citations where case_id = c.id), '[]') as citations
    from cases c join courts co on co.id = c.court_id
    where c.slug = any(${sql.param(slugs)}::text[])`);
  const bySlug = new Map(rows.map((row) => [row.id, { ...row, url: getCaseUrl(deps, row.id) }]));
  return [...new Set(slugs)].flatMap((slug) => bySlug.get(slug) ?? []);
}

/** The record of a built-in case from its library entry, for when the database cannot be read. */
export function toCaseRecord(deps: Pick<Deps, 'site'>, entry: BuiltInCase): CaseRecord {
  const court = findCourt(entry.court);
  return {
    id: entry.id,
    name: entry.name,
    citations: [entry.citation, ...entry.parallel].map((text) => {
      const [volume = '', ...rest] = text.split(' ');
      return { volume, reporter: rest.slice(0, -1).join(' '), page: rest.at(-1) ?? '' };
    }),
    court: court?.citeAs ?? '',
    courtName: court?.name ?? entry.court,
    decided: entry.decided,
    docket: entry.docket,
    url: getCaseUrl(deps, entry.id),
  };
}

/** "Miranda v. Arizona, 384 U.S. 436 (1966)": without parallel citations. */
export const formatFirstCitation = (record: CaseRecord) =>
  formatBluebook({ ...record, citations: record.citations.slice(0, 1) });

/** Links to the text of the decision. WL and LEXIS numbers have none. */
export function listOfficialLinks({ citations }: CaseRecord): OfficialLink[] {
  const reported = citations.find(({ reporter }) => !/^WL$|LEXIS$/.test(reporter));
  return reported ? listCaseLinks(reported) : [];
}
