// What is needed to cite a case: caption, reports, court, day. One statement for many cases, so that a list of two hundred
// saved citations is exported with one question to the database. A record's id is the last part of the case's address.
import { sql } from 'drizzle-orm';
import type { Deps } from '#features/deps.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import { type CaseRecord, formatBluebook } from '#legal/citations/format-citation.ts';
import { caseLinks, type OfficialLink } from '#legal/citations/official-link.ts';
import { findCourt } from '#legal/courts.ts';

type Where = Pick<Deps, 'db' | 'site'>;
const addressOf = ({ site }: Pick<Deps, 'site'>, slug: string) => `${site.publicUrl}/cases/${slug}`;

/** Those that are held, in the order asked. */
export async function listCaseRecords(deps: Where, slugs: string[]): Promise<(CaseRecord & { caseId: number })[]> {
  if (slugs.length === 0) return [];
  const { rows } = await deps.db.db.execute<CaseRecord & { caseId: number }>(sql`
    select c.id as "caseId", c.slug as id, c.name, co.cite_as as court, co.name as "courtName", c.docket_number as docket,
      coalesce(case when c.day_known then c.decided::text else to_char(c.decided, 'YYYY') end, '') as decided,
      coalesce((select json_agg(json_build_object('volume', volume, 'reporter', reporter, 'page', page)
        order by first desc, reporter, volume, page) from case_citations where case_id = c.id), '[]') as citations
    from cases c join courts co on co.id = c.court_id
    where c.slug = any(${sql.param(slugs)}::text[])`);
  const bySlug = new Map(rows.map((row) => [row.id, { ...row, url: addressOf(deps, row.id) }]));
  return [...new Set(slugs)].flatMap((slug) => bySlug.get(slug) ?? []);
}

/** A built-in case as its entry says, for when the database has no answer. */
export function recordOf(deps: Pick<Deps, 'site'>, entry: BuiltInCase): CaseRecord {
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
    url: addressOf(deps, entry.id),
  };
}

/** "Miranda v. Arizona, 384 U.S. 436 (1966)": by its first report alone, as it was shown. */
export const bluebookOf = (record: CaseRecord) => formatBluebook({ ...record, citations: record.citations.slice(0, 1) });

/** Where the decision itself can be read. */
export function officialLinks({ citations }: CaseRecord): OfficialLink[] {
  const reported = citations.find(({ reporter }) => !/^WL$|LEXIS$/.test(reporter));
  return reported ? caseLinks(reported) : [];
}
