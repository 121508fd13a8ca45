// Terms and decided cases as things to be found. Both are looked up by name; what else they say is there for those who ask for
// nothing but that.

import type { Library } from '#features/library/load-library.server.ts';
import { passages } from './passage.ts';
import type { SearchItem } from './search-item.ts';

export function listReferenceItems({ terms, cases }: Pick<Library, 'terms' | 'cases'>): SearchItem[] {
  const allTerms = terms.map(
    (t): SearchItem => ({
      ...{ kind: 'term', id: t.id, title: t.term, href: `/dictionary/${t.id}`, description: t.definition },
      ...{ paragraphs: [t.definition, t.example], tags: [], topics: t.topics, terms: t.also, questions: t.questions },
      passages: [...passages('question', t.questions), ...passages('text', [`${[t.term, ...t.also].join(', ')}: ${t.definition}`])],
      floor: [t.term, ...t.also],
    }),
  );
  const allCases = cases.map(
    (c): SearchItem => ({
      ...{ kind: 'case', id: c.id, title: c.name, href: `/cases/${c.id}`, description: c.summary, topics: c.topics },
      ...{ paragraphs: [c.summary, ...c.holdings, ...c.keyPoints], tags: [c.citation], terms: c.parallel, questions: c.questions },
      passages: [...passages('question', c.questions), ...passages('text', [`${c.name}: ${c.summary}`, ...c.holdings])],
      floor: [c.name, c.citation, ...c.parallel],
    }),
  );
  return [...allTerms, ...allCases];
}
