// The two halves of a case's page: the facts that any index has, and what we wrote about a built-in case.
import type { Deps } from '#features/deps.ts';
import { checkedItem } from '#features/library/checked-item.ts';
import type { BuiltInCase } from '#features/library/law-schema.ts';
import type { Source } from '#features/library/schema.ts';
import { longDate } from '#lib/dates.ts';
import { bluebookOf, type CaseRecord, officialLinks, recordOf } from './list-case-records.server.ts';
import { caseLaw } from './messages.ts';
import { linkKey } from './opinion-html.server.ts';

export function factsView({ site }: Pick<Deps, 'site'>, record: CaseRecord) {
  const [first, ...parallel] = record.citations.map(linkKey);
  const year = record.decided?.slice(0, 4) ?? '';
  return {
    slug: record.slug,
    name: record.name,
    address: `${site.publicUrl}/cases/${record.slug}`,
    citation: bluebookOf(record),
    cite: first ? `${first}${year ? ` (${year})` : ''}` : year,
    parallel,
    court: record.court,
    decided: record.decided,
    date: record.decided ? (record.dayKnown ? longDate(record.decided) : year) : caseLaw.dateUnknown,
    docket: record.docket ? caseLaw.docket(record.docket) : '',
    official: officialLinks(record),
  };
}

export function builtInView({ library, clock }: Pick<Deps, 'library' | 'clock'>, entry: BuiltInCase) {
  return {
    summary: entry.summary,
    holdings: entry.holdings,
    keyPoints: entry.keyPoints,
    implications: entry.implications,
    confirmed: entry.confirmed,
    treatment: treatmentView(library, entry),
    related: relatedCases(library, entry.related),
    topics: entry.topics.flatMap((id) => library.topics.filter((t) => t.id === id).map(({ title }) => ({ id, title }))),
    checked: checkedItem({ ...entry, sources: [...entry.sources, ...reports(entry)] }, clock.now()),
  };
}

/** The decision itself, where it can be opened: what every entry rests on. */
function reports(entry: BuiltInCase): Source[] {
  return officialLinks(recordOf(entry)).map(({ label, url }) => ({ title: label, url, cite: entry.citation }));
}

export function relatedCases(library: Deps['library'], ids: string[]) {
  return ids.flatMap((id) =>
    library.cases
      .filter((c) => c.id === id)
      .map(({ name, citation, decided }) => ({ slug: id, name, citation, year: decided.slice(0, 4) })),
  );
}

/** Null when nothing happened to it. `slug`: the page of the case that did it, where we have one. */
export function treatmentView(library: Deps['library'], { treatment }: Pick<BuiltInCase, 'treatment'>) {
  if (treatment.status === 'good') return null;
  const { citation } = treatment;
  const slug = citation && library.cases.find((c) => c.citation === citation || c.parallel.includes(citation))?.id;
  return { ...treatment, slug };
}
export type TreatmentView = NonNullable<ReturnType<typeof treatmentView>>;
