// The two halves of a case page: facts that every stored case has, and what we wrote about a
// built-in case.

import { toCheckedItem } from '#features/library/checked-item.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import type { Source } from '#features/library/schema/schema.ts';
import { type CaseRecord, formatCite } from '#legal/citations/format-citation.ts';
import { formatDecisionDate, formatDocketNumber } from '../messages/tables.ts';
import {
  formatFirstCitation,
  listOfficialLinks,
  toCaseRecord,
} from '../store/list-case-records.server.ts';
import type { CaseLineEntry } from './case-line.tsx';

export function toFactsView(record: CaseRecord) {
  const [first, ...parallel] = record.citations.map(formatCite);
  const year = record.decided.slice(0, 4);
  return {
    slug: record.id,
    name: record.name,
    address: record.url ?? '',
    citation: formatFirstCitation(record),
    cite: first ? `${first}${year ? ` (${year})` : ''}` : year,
    parallel,
    court: record.courtName,
    decided: record.decided,
    date: formatDecisionDate(record.decided),
    docket: formatDocketNumber(record.docket),
    official: listOfficialLinks(record),
  };
}

export function toBuiltInView(
  deps: Pick<LibraryDeps, 'library' | 'clock' | 'site'>,
  entry: BuiltInCase,
) {
  const { library, clock } = deps;
  // The decision itself is a source of every entry.
  const reportSources: Source[] = listOfficialLinks(toCaseRecord(deps, entry)).map(
    ({ label, url }) => ({
      title: label,
      url,
      cite: entry.citation,
    }),
  );
  return {
    summary: entry.summary,
    holdings: entry.holdings,
    keyPoints: entry.keyPoints,
    implications: entry.implications,
    confirmed: entry.confirmed,
    treatment: toTreatmentView(library, entry),
    related: listRelatedCases(library, entry.related),
    line: listCaseLine(library, entry),
    topics: entry.topics.flatMap((id) =>
      library.topics.filter((t) => t.id === id).map(({ title }) => ({ id, title })),
    ),
    checked: toCheckedItem(
      { ...entry, sources: [...entry.sources, ...reportSources] },
      clock.now(),
      { library, name: `cases/${entry.id}` },
    ),
  };
}

export function listRelatedCases(library: LibraryDeps['library'], ids: string[]) {
  return ids.flatMap((id) =>
    library.cases
      .filter((c) => c.id === id)
      .map(({ name, citation, decided }) => ({
        slug: id,
        name,
        cite: `${citation} (${decided.slice(0, 4)})`,
      })),
  );
}

/** The case among those that it or they name as related, by year. */
function listCaseLine({ cases }: LibraryDeps['library'], entry: BuiltInCase): CaseLineEntry[] {
  return cases
    .filter(
      ({ id, related }) =>
        id === entry.id || entry.related.includes(id) || related.includes(entry.id),
    )
    .sort((a, b) => a.decided.localeCompare(b.decided))
    .map(({ id, name, decided }) => ({ slug: id, name, year: decided.slice(0, 4) }));
}

/**
 * Null if the case is still good law. `slug`: the page of the overruling or limiting case, if we
 * have it.
 */
export function toTreatmentView(
  library: LibraryDeps['library'],
  { treatment }: Pick<BuiltInCase, 'treatment'>,
) {
  if (treatment.status === 'good') return null;
  const { status, by, note } = treatment;
  if (status === 'superseded')
    return { status, by, note, citation: treatment.statute, slug: undefined };
  const { citation } = treatment;
  const slug =
    citation &&
    library.cases.find((c) => c.citation === citation || c.parallel.includes(citation))?.id;
  return { status, by, note, citation, slug };
}
export type TreatmentView = NonNullable<ReturnType<typeof toTreatmentView>>;
