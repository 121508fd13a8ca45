// The two halves of a case's page: the facts that any index has, and what we wrote about a built-in case.

import { checkedItem } from '#features/library/checked-item.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import type { Source } from '#features/library/schema/schema.ts';
import { type CaseRecord, citeText } from '#legal/citations/format-citation.ts';
import { dateText, docketText } from '../case-texts.ts';
import { bluebookOf, officialLinks, recordOf } from '../store/list-case-records.server.ts';

export function factsView(record: CaseRecord) {
  const [first, ...parallel] = record.citations.map(citeText);
  const year = record.decided.slice(0, 4);
  return {
    slug: record.id,
    name: record.name,
    address: record.url ?? '',
    citation: bluebookOf(record),
    cite: first ? `${first}${year ? ` (${year})` : ''}` : year,
    parallel,
    court: record.courtName,
    decided: record.decided,
    date: dateText(record.decided),
    docket: docketText(record.docket),
    official: officialLinks(record),
  };
}

export function builtInView(deps: Pick<LibraryDeps, 'library' | 'clock' | 'site'>, entry: BuiltInCase) {
  const { library, clock } = deps;
  // The decision itself, where it can be opened, is what every entry rests on.
  const reports: Source[] = officialLinks(recordOf(deps, entry)).map(({ label, url }) => ({ title: label, url, cite: entry.citation }));
  return {
    summary: entry.summary,
    holdings: entry.holdings,
    keyPoints: entry.keyPoints,
    implications: entry.implications,
    confirmed: entry.confirmed,
    treatment: treatmentView(library, entry),
    related: relatedCases(library, entry.related),
    topics: entry.topics.flatMap((id) => library.topics.filter((t) => t.id === id).map(({ title }) => ({ id, title }))),
    checked: checkedItem({ ...entry, sources: [...entry.sources, ...reports] }, clock.now()),
  };
}

export function relatedCases(library: LibraryDeps['library'], ids: string[]) {
  return ids.flatMap((id) =>
    library.cases
      .filter((c) => c.id === id)
      .map(({ name, citation, decided }) => ({ slug: id, name, cite: `${citation} (${decided.slice(0, 4)})` })),
  );
}

/** Null when nothing happened to it. `slug`: the page of the case that did it, where we have one. */
export function treatmentView(library: LibraryDeps['library'], { treatment }: Pick<BuiltInCase, 'treatment'>) {
  if (treatment.status === 'good') return null;
  const { citation } = treatment;
  const slug = citation && library.cases.find((c) => c.citation === citation || c.parallel.includes(citation))?.id;
  return { ...treatment, slug };
}
export type TreatmentView = NonNullable<ReturnType<typeof treatmentView>>;
