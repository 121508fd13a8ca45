// Search hits as cards. For a built-in case, the card adds what we wrote about it.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import {
  formatDecisionDate,
  formatDocketNumber,
  formatParagraphLabel,
} from '../messages/tables.ts';
import { formatParagraphAnchor } from '../page/opinion-html.server.ts';
import { listRelatedCases, toTreatmentView } from '../page/view-case.server.ts';
import type { CaseHit } from '../schema.ts';

export type CaseCardView = ReturnType<typeof listCaseCards>[number];

export function listCaseCards({ library }: Pick<LibraryDeps, 'library'>, hits: CaseHit[]) {
  return hits.map((hit) => {
    const entry = library.cases.find((c) => c.id === hit.slug);
    return {
      slug: hit.slug,
      name: hit.name,
      citation: hit.citation,
      // The card shows the name separately.
      cite: hit.citation.startsWith(`${hit.name}, `)
        ? hit.citation.slice(hit.name.length + 2)
        : hit.citation,
      court: hit.court,
      date: formatDecisionDate(hit.dayKnown ? hit.date : hit.date.slice(0, 4)),
      docket: formatDocketNumber(entry?.docket),
      summary: entry?.summary ?? hit.summary ?? '',
      holdings: entry?.holdings ?? [],
      keyPoints: entry?.keyPoints ?? [],
      implications: entry?.implications ?? [],
      confirmed: entry?.confirmed ?? true,
      treatment: entry ? toTreatmentView(library, entry) : null,
      related: entry ? listRelatedCases(library, entry.related) : [],
      passages: hit.passages.map(({ text, marks, paragraph, opinion = 1 }) => ({
        text,
        marks,
        ...(paragraph
          ? {
              label: formatParagraphLabel(paragraph, opinion),
              anchor: formatParagraphAnchor(opinion, paragraph),
            }
          : {}),
      })),
    };
  });
}
