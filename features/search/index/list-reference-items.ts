// State rules, terms and decided cases as search items. Terms and cases are found by name first;
// their texts matter when a visitor filters by that kind.
import type { Library } from '#features/library/load-library.server.ts';
import type { StateRule } from '#features/library/schema/rule-schema.ts';
import { getStateSlug, STATES, type StateCode } from '#legal/jurisdictions.ts';
import { createPassages } from './passage.ts';
import type { SearchItem } from './search-item.ts';

type ReferenceLibrary = Pick<Library, 'terms' | 'cases'> & Partial<Pick<Library, 'rules'>>;

export function listReferenceItems({ terms, cases, rules = [] }: ReferenceLibrary): SearchItem[] {
  const allTerms = terms.map(
    (t): SearchItem => ({
      kind: 'term',
      id: t.id,
      formerly: t.formerly,
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
      terms: [...c.parallel, ...(c.also ?? [])],
      questions: c.questions,
      passages: [
        ...createPassages('question', c.questions),
        ...createPassages('text', [`${c.name}: ${c.summary}`, ...c.holdings]),
      ],
      substringTexts: [c.name, c.citation, ...c.parallel],
    }),
  );
  return [
    ...rules.map(toRuleItem),
    ...(rules.length > 0 ? listStateItems() : []),
    ...allTerms,
    ...allCases,
  ];
}

function toRuleItem(rule: StateRule): SearchItem {
  const { id, title, question, meaning, matters, questions, topics, acts, states } = rule;
  const inState: SearchItem['inState'] = {};
  for (const [code, cell] of Object.entries(states) as [
    StateCode,
    StateRule['states'][StateCode],
  ][]) {
    if ('empty' in cell) continue;
    const description = `${cell.sentence} (${cell.cite})`;
    inState[code] = {
      title: `${title}: ${STATES[code]}`,
      href: `/states/${getStateSlug(code)}#${id}`,
      description,
    };
  }
  return {
    kind: 'rule',
    id,
    formerly: rule.formerly,
    title,
    href: `/rules/${id}`,
    description: meaning,
    paragraphs: [question, meaning, matters],
    tags: [],
    topic: topics[0],
    topics,
    terms: [],
    questions,
    passages: [
      ...createPassages('question', [question, ...questions]),
      ...createPassages('text', [`${title}: ${meaning}`]),
    ],
    substringTexts: [title, question],
    acts,
    inState,
  };
}

/** The page of each state, found by the state's name. */
function listStateItems(): SearchItem[] {
  return (Object.keys(STATES) as StateCode[]).map((code) => ({
    kind: 'rule',
    id: getStateSlug(code),
    title: `The law in ${STATES[code]}`,
    href: `/states/${getStateSlug(code)}`,
    description: `The rules of ${STATES[code]} on renting, money, work, family, wills, injuries and the police, each with its statute.`,
    paragraphs: [],
    tags: [],
    topics: [],
    terms: [
      STATES[code].toLowerCase(),
      `${STATES[code].toLowerCase()} law`,
      `laws of ${STATES[code].toLowerCase()}`,
    ],
    questions: [],
    passages: createPassages('text', [`The law in ${STATES[code]}`]),
    substringTexts: [`The law in ${STATES[code]}`],
  }));
}
