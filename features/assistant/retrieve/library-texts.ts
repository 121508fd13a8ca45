// Every text of the library that the built-in writer may quote, as readers see it: what proves that a sentence is the
// library's, word for word.

import { labelled } from '#features/grounding/list-cited-passages.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { plainText } from '#features/site-search/index/list-items.ts';

export function libraryTexts(library: Library): string[] {
  return [
    ...library.faqs.map((f) => f.body),
    ...library.topics.flatMap((t) => [t.body, ...t.deadlines.map(({ what, when }) => labelled(what, when))]),
    ...library.guides.flatMap((g) => g.steps.flatMap((s) => [s.content, ...s.tips, ...s.warnings])),
    ...library.terms.flatMap((t) => [t.definition, t.example]),
    ...library.cases.flatMap((c) => [c.summary, ...c.holdings]),
    ...library.resources.map((r) => labelled(r.title, r.description)),
  ].map(plainText);
}
