// What in the library rests on a section: everything that names it as a source or an authority.
// Read once for a library, when a page of the law is first opened.

import type { Library } from '#features/library/load-library.server.ts';
import { findLaws } from '#legal/citations/find-laws.ts';
import { getStateSlug, STATES, type StateCode } from '#legal/jurisdictions.ts';
import {
  getStatutePath,
  listCitedSections,
  type StatuteAddress,
} from '#legal/statutes/statute-address.ts';
import { memoize } from '#lib/memo.ts';

export type CitingKind =
  | 'faq'
  | 'guide'
  | 'topic'
  | 'term'
  | 'rule'
  | 'document'
  | 'claim'
  | 'deadline'
  | 'motion'
  | 'case';
/** `to` is empty for what has no page of its own. */
export type CitingItem = { kind: CitingKind; title: string; to: string };

const getIndex = memoize(indexContent);

export function listCitingContent(library: Library, address: StatuteAddress): CitingItem[] {
  return getIndex(library).get(getStatutePath(address).toLowerCase()) ?? [];
}

function indexContent(library: Library): Map<string, CitingItem[]> {
  const byPath = new Map<string, CitingItem[]>();
  for (const { item, cites } of listItems(library)) {
    const paths = new Set(
      cites
        .flatMap((cite) => findLaws(cite).flatMap(listCitedSections))
        .map((one) => getStatutePath(one).toLowerCase()),
    );
    for (const path of paths) byPath.set(path, [...(byPath.get(path) ?? []), item]);
  }
  return byPath;
}

type Citing = { item: CitingItem; cites: string[] };
const listCites = (sources: { cite?: string }[]) => sources.flatMap(({ cite }) => cite ?? []);
const create = (kind: CitingItem['kind'], title: string, to: string, cites: string[]): Citing => ({
  item: { kind, title, to },
  cites,
});

function listItems({
  topics,
  guides,
  faqs,
  terms,
  documents,
  claims,
  deadlines,
  motions,
  rules,
  cases,
}: Library): Citing[] {
  return [
    ...faqs.map(({ id, topic, question, sources }) =>
      create('faq', question, `/topics/${topic}#faq-${id}`, listCites(sources)),
    ),
    ...guides.map(({ id, title, sources }) =>
      create('guide', title, `/guides/${id}`, listCites(sources)),
    ),
    ...topics.map(({ id, title, sources }) =>
      create('topic', title, `/topics/${id}`, listCites(sources)),
    ),
    ...documents.map(({ id, title, sources, notices }) =>
      create('document', title, `/documents?type=${id}`, listCites([...sources, ...notices])),
    ),
    ...claims.map(({ name, ...claim }) => create('claim', name, '', listClaimCites(claim))),
    ...terms.map(({ id, term, citations }) => create('term', term, `/dictionary/${id}`, citations)),
    ...rules.flatMap(({ id, title, states }) =>
      Object.entries(states).flatMap(([state, cell]) =>
        cell && 'cite' in cell
          ? [
              create(
                'rule',
                `${title}, ${STATES[state as StateCode]}`,
                `/states/${getStateSlug(state as StateCode)}#${id}`,
                [cell.cite],
              ),
            ]
          : [],
      ),
    ),
    ...deadlines.map(({ name, authority }) => create('deadline', name, '/deadlines', [authority])),
    ...motions.map(({ title, sources }) =>
      create('motion', title, '/research?tab=motions', listCites(sources)),
    ),
    ...cases.flatMap(({ id, name, treatment }) =>
      treatment.status === 'superseded'
        ? [create('case', name, `/cases/${id}`, [treatment.statute])]
        : [],
    ),
  ];
}

function listClaimCites({
  summary,
  elements,
  for: supporting,
  against,
  decides,
  limits,
}: Omit<Library['claims'][number], 'name'>): string[] {
  return [summary, ...elements, ...supporting, ...against, decides, ...limits].flatMap(
    ({ cites }) => cites,
  );
}
