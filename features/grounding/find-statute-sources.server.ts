// Statutes as sources of an answer: what the library's sources cite, where it is stored. They come
// last and have numbers of their own, so that a sentence can rest on the words of the law beside
// our own text about it.

import { type CitedPart, listCitedParts } from '#features/law/cited-parts.ts';
import { findStatuteText } from '#features/law/quotations/find-statute-text.server.ts';
import { getStatutePath } from '#features/law/schema.ts';
import { findNamed } from '#features/library/earlier-names.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { readRuleSourceId } from '#features/state-rules/rule-sentences.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { formatPartialDate } from '#lib/dates.ts';
import type { AnswerSource } from './answer.ts';
import * as checked from './messages/checked.ts';

const MAX_STATUTES = 2;
/** Looked up for an answer, best source first. */
const MAX_LOOKED_UP = 6;

type StatuteDeps = Pick<LibraryDeps, 'db' | 'library' | 'log'>;
type Cited = CitedPart & { cite: string };

export async function findStatuteSources(
  deps: StatuteDeps,
  sources: readonly AnswerSource[],
): Promise<AnswerSource[]> {
  const cited = sources
    .flatMap((source) => listCites(deps.library, source))
    .flatMap((cite) => listParts(deps.library, cite));
  const unique = [
    ...new Map(cited.map((part) => [getStatutePath(part.address), part])).values(),
  ].slice(0, MAX_LOOKED_UP);
  try {
    const texts = await Promise.all(unique.map((part) => findStatuteText(deps, part)));
    const found = texts.flatMap((text, index): AnswerSource[] => {
      const { cite = '' } = unique[index] ?? {};
      if (!text) return [];
      const { heading: title, text: passage, href, date } = text;
      return [
        {
          n: 0,
          kind: 'statute',
          id: cite,
          title,
          href,
          passage,
          note: `${cite}. ${checked.asOf(formatPartialDate(date))}`,
        },
      ];
    });
    return found.slice(0, MAX_STATUTES);
  } catch (error) {
    deps.log.warn({ reason: (error as Error).name }, 'the text of statutes could not be read');
    return [];
  }
}

function listParts(library: Library, cite: string): Cited[] {
  return findCitations(cite).flatMap((citation) => {
    const { sections, isOpen } = listCitedParts(citation, library.usCode);
    return isOpen ? [] : sections.map((part) => ({ ...part, cite: citation.text }));
  });
}

/** What an item of the library names as its law. */
function listCites(
  { faqs, guides, topics, terms, rules }: Library,
  { kind, id }: AnswerSource,
): string[] {
  if (kind === 'rule') {
    const rule = readRuleSourceId(id);
    const cell = rule && findNamed(rules, rule.ruleId)?.states[rule.state];
    return cell && 'cite' in cell ? [cell.cite] : [];
  }
  if (kind === 'term') return terms.find((term) => term.id === id)?.citations ?? [];
  const lists = { faq: faqs, guide: guides, topic: topics } as const;
  const list = kind === 'faq' || kind === 'guide' || kind === 'topic' ? lists[kind] : [];
  const item = (list as { id: string; sources: { cite?: string }[] }[]).find(
    (one) => one.id === id,
  );
  return item?.sources.flatMap(({ cite }) => cite ?? []) ?? [];
}
