// Terms and decided cases as search items. Both are found by name first; their texts matter when a visitor filters by that kind.
import type { Library } from '#features/library/load-library.server.ts';
import { createPassages } from './passage.ts';
import type { SearchItem } from './search-item.ts';

export function listReferenceItems({ terms, cases }: Pick<Library, 'terms' | 'cases'>): SearchItem[] {
  const allTerms = terms.map(
    (t): SearchItem => ({
      kind: 'term',
      id: t.id,
      title: t.term,
      href: `/dictionary/${t.id}`,
      description: t.definition,
      paragraphs: [t.definition, t.example],
      tags: [],
      topics: t.topics,
      terms: t.also,
      questions: t.questions,
      passages: [
        ...createPassages('question', t.questions),
        ...createPassages('text', [`${[t.term, ...t.also].join(', ')}: ${t.definition}`]),
      ],
      substringTexts: [t.term, ...t.also],
    }),
  );
  const allCases = cases.map(
    (c): SearchItem => ({
      kind: 'case',
      id: c.id,
      title: c.name,
      href: `/cases/${c.id}`,
      description: c.summary,
      topics: c.topics,
      paragraphs: [c.summary, ...c.holdings, ...c.keyPoints],
      tags: [c.citation],
      terms: c.parallel,
      questions: c.questions,
      passages: [...createPassages('question', c.questions), ...createPassages('text', [`${c.name}: ${c.summary}`, ...c.holdings])],
      substringTexts: [c.name, c.citation, ...c.parallel],
    }),
  );
  return [...allTerms, ...allCases];
}
