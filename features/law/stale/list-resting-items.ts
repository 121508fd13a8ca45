// What in the library rests on which sections: every citation in the texts and sources of an item.
// A state rule is an item for each state, because each state's cell was read by itself.

import type { Library } from '#features/library/load-library.server.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { getStateSlug, STATES, type StateCode } from '#legal/jurisdictions.ts';
import { memoize } from '#lib/memo.ts';
import { listCitedParts } from '../cited-parts.ts';
import type { StatuteAddress } from '../schema.ts';

export type RestingItem = {
  /** "faqs/break-a-lease-early", "rules/deposit-return/OH". */
  id: string;
  title: string;
  /** Its page; empty for what has none. */
  to: string;
  /** Keys of the sections it cites. */
  sections: string[];
};

/** "us/42/1983". */
export const toSectionKey = ({ jurisdiction, code, number }: StatuteAddress): string =>
  [jurisdiction, code, number].filter(Boolean).join('/');

/** A number may have slashes: "il/765/1060/2". */
export function parseSectionKey(key: string): StatuteAddress {
  const [jurisdiction = '', ...rest] = key.split('/');
  const [code = '', ...number] = rest.length > 1 ? rest : ['', ...rest];
  return { jurisdiction, code, number: number.join('/') };
}

export const listRestingItems = memoize((library: Library) =>
  listItems(library).flatMap(({ content, ...item }): RestingItem[] => {
    const sections = listSectionKeys(content, library);
    return sections.length > 0 ? [{ ...item, sections }] : [];
  }),
);

type Item = Omit<RestingItem, 'sections'> & { content: unknown };

function listItems({
  faqs,
  guides,
  topics,
  claims,
  terms,
  documents,
  deadlines,
  motions,
  rules,
}: Library): Item[] {
  return [
    ...faqs.map((faq) => ({
      id: `faqs/${faq.id}`,
      title: faq.question,
      to: `/topics/${faq.topic}#faq-${faq.id}`,
      content: faq,
    })),
    ...guides.map((guide) => ({
      id: `guides/${guide.id}`,
      title: guide.title,
      to: `/guides/${guide.id}`,
      content: guide,
    })),
    ...topics.map((topic) => ({
      id: `topics/${topic.id}`,
      title: topic.title,
      to: `/topics/${topic.id}`,
      content: topic,
    })),
    ...claims.map((claim) => ({
      id: `claims/${claim.id}`,
      title: claim.name,
      to: '',
      content: claim,
    })),
    ...terms.map((term) => ({
      id: `terms/${term.id}`,
      title: term.term,
      to: `/dictionary/${term.id}`,
      content: term,
    })),
    ...documents.map((form) => ({
      id: `documents/${form.id}`,
      title: form.title,
      to: `/documents?type=${form.id}`,
      content: form,
    })),
    ...deadlines.map((preset) => ({
      id: `deadlines/${preset.id}`,
      title: preset.name,
      to: '/deadlines',
      content: preset,
    })),
    ...motions.map((motion) => ({
      id: `motions/${motion.id}`,
      title: motion.title,
      to: '',
      content: motion,
    })),
    ...rules.flatMap(({ id, title, states }) =>
      Object.entries(states).map(([state, cell]) => ({
        id: `rules/${id}/${state}`,
        title: `${title}: ${STATES[state as StateCode]}`,
        to: `/states/${getStateSlug(state as StateCode)}#${id}`,
        content: cell,
      })),
    ),
  ];
}

function listSectionKeys(content: unknown, { usCode }: Library): string[] {
  const keys = collectStrings(content).flatMap((text) =>
    findCitations(text).flatMap((citation) =>
      citation.kind === 'statute' && citation.note
        ? []
        : listCitedParts(citation, usCode).sections.map(({ address }) => toSectionKey(address)),
    ),
  );
  return [...new Set(keys)].sort();
}

function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(collectStrings) : [];
}
