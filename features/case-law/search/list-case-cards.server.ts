// Search hits as cards: to what the search found, a built-in case adds what we wrote about it.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { dateText, docketText, paragraphText } from '../case-texts.ts';
import { paragraphAnchor } from '../page/opinion-html.server.ts';
import { relatedCases, treatmentView } from '../page/view-case.server.ts';
import type { CaseHit } from '../schema.ts';

export type CaseCardView = ReturnType<typeof listCaseCards>[number];

export function listCaseCards({ library }: Pick<LibraryDeps, 'library'>, hits: CaseHit[]) {
  return hits.map((hit) => {
    const entry = library.cases.find((c) => c.id === hit.slug);
    return {
      slug: hit.slug,
      name: hit.name,
      citation: hit.citation,
      // The caption stands above it already.
      cite: hit.citation.startsWith(`${hit.name}, `) ? hit.citation.slice(hit.name.length + 2) : hit.citation,
      court: hit.court,
      date: dateText(hit.dayKnown ? hit.date : hit.date.slice(0, 4)),
      docket: docketText(entry?.docket),
      summary: entry?.summary ?? hit.summary ?? '',
      holdings: entry?.holdings ?? [],
      keyPoints: entry?.keyPoints ?? [],
      implications: entry?.implications ?? [],
      confirmed: entry?.confirmed ?? true,
      treatment: entry ? treatmentView(library, entry) : null,
      related: entry ? relatedCases(library, entry.related) : [],
      passages: hit.passages.map(({ text, marks, paragraph, opinion = 1 }) => ({
        text,
        marks,
        ...(paragraph ? { label: paragraphText(paragraph, opinion), anchor: paragraphAnchor(opinion, paragraph) } : {}),
      })),
    };
  });
}
