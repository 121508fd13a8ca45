// What is needed to cite a case: caption, reports, court, day. One statement for many cases, so that a list of two hundred
// saved citations is exported with one question to the database.
import { sql } from 'drizzle-orm';
import type { Deps } from '#features/deps.ts';
import type { BuiltInCase } from '#features/library/law-schema.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { type CitedCase, formatBluebook } from '#legal/citations/format-citation.ts';
import { officialLink } from '#legal/citations/official-link.ts';
import type { CaseKey } from '#legal/citations/types.ts';
import { findCourt } from '#legal/courts.ts';

export type CaseRecord = {
  slug: string;
  name: string;
  /** The one to cite it by first. */
  citations: CaseKey[];
  court: string;
  /** As a citation's parenthesis names it. */
  citeAs: string;
  /** Null: not known. With dayKnown false only the year is good. */
  decided: string | null;
  dayKnown: boolean;
  docket: string;
};

/** Those that are held, in the order asked. */
export async function listCaseRecords({ db }: Pick<Deps, 'db'>, slugs: string[]): Promise<CaseRecord[]> {
  if (slugs.length === 0) return [];
  const { rows } = await db.db.execute<CaseRecord>(sql`
    select c.slug, c.name, co.name as court, co.cite_as as "citeAs", c.decided::text, c.day_known as "dayKnown",
      c.docket_number as docket,
      coalesce((select json_agg(json_build_object('volume', volume, 'reporter', reporter, 'page', page) order by first desc, reporter, volume, page)
        from case_citations where case_id = c.id), '[]') as citations
    from cases c join courts co on co.id = c.court_id
    where c.slug = any(${sql.param(slugs)}::text[])`);
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return [...new Set(slugs)].flatMap((slug) => bySlug.get(slug) ?? []);
}

/** A built-in case as its entry says, for when the database has no answer. */
export function recordOf(entry: BuiltInCase): CaseRecord {
  const court = findCourt(entry.court);
  return {
    slug: entry.id,
    name: entry.name,
    citations: [entry.citation, ...entry.parallel].map((text) => {
      const [volume = '', ...rest] = text.split(' ');
      return { volume, reporter: rest.slice(0, -1).join(' '), page: rest.at(-1) ?? '' };
    }),
    court: court?.name ?? entry.court,
    citeAs: court?.citeAs ?? '',
    decided: entry.decided.length === 4 ? `${entry.decided}-01-01` : entry.decided,
    dayKnown: entry.decided.length > 4,
    docket: entry.docket ?? '',
  };
}

const textOf = ({ volume, reporter, page }: CaseKey) => `${volume} ${reporter} ${page}`;

/** As the formats of legal/citations want it. */
export function citedCase(record: CaseRecord, address: string): CitedCase {
  return {
    name: record.name,
    citations: record.citations.map(textOf),
    court: record.court,
    citeAs: record.citeAs,
    decided: record.decided === null ? '' : record.dayKnown ? record.decided : record.decided.slice(0, 4),
    docket: record.docket,
    url: address,
  };
}

/** "Miranda v. Arizona, 384 U.S. 436 (1966)". */
export const bluebookOf = (record: CaseRecord) => formatBluebook(citedCase(record, ''));

/** Where the decision itself can be read: the Library of Congress for the older U.S. Reports, CourtListener for the rest. */
export function officialLinks(record: CaseRecord): { label: string; url: string }[] {
  const urls = record.citations.slice(0, 1).flatMap((key) => {
    const [citation] = findCitations(textOf(key));
    const first = citation && officialLink(citation);
    const parts = [key.reporter, key.volume, key.page].map(encodeURIComponent);
    return [...(first ? [first] : []), `https://www.courtlistener.com/c/${parts.join('/')}/`];
  });
  return [...new Set(urls)].map((url) => ({ url, label: SITES[new URL(url).hostname] ?? new URL(url).hostname }));
}

const SITES: Record<string, string> = { 'www.loc.gov': 'Library of Congress', 'www.courtlistener.com': 'CourtListener' };
