import { pluralize } from '#lib/language/format.ts';
import type { ResultKind } from './schema.ts';

export const KIND_LABELS: Record<ResultKind, string> = {
  topic: 'Topic',
  guide: 'Guide',
  faq: 'Question',
  resource: 'Resource',
  rule: 'State rule',
  term: 'Term',
  case: 'Case',
  statute: 'Statute',
};

/** On a result, as the chips above the results name it. */
export const RESULT_LABELS: Record<ResultKind, string> = { ...KIND_LABELS, faq: 'FAQ' };

export const shortAnswer = {
  title: 'Short answer',
  from: 'From:',
  checked: (date: string) => `Checked ${date}.`,
  steps: 'Read the steps',
  whole: 'Read the answer',
  letter: 'Write the letter',
  letters: 'Find a letter or form',
  help: 'Who can help',
} as const;

export const search = {
  label: 'Search',
  clear: 'Clear',
  button: 'Search',
  placeholder: 'Search legal topics, statutes, or terms...',
  suggestions: 'Suggestions',
  suggestionCount: (n: number) =>
    pluralize(n, {
      one: '# suggestion. Use the arrow keys to choose.',
      other: '# suggestions. Use the arrow keys to choose.',
    }),
  enterHint: (query: string) =>
    `Press Enter to search everything for “${query.length > 40 ? `${query.slice(0, 40)}…` : query}”`,
  title: 'Search Results',
  lead: 'One search over topics, guides, questions, resources, state rules, legal terms, cases and statutes.',
  found: (n: number, query: string) =>
    `${pluralize(n, { one: '1 result', other: `${n} results` })} found for “${query}”`,
  corrected: (from: string, to: string) => `No match for “${from}”. Showing “${to}”.`,
  typeLabel: 'Type of result',
  chips: {
    all: 'All',
    topic: 'Topics',
    guide: 'Guides',
    faq: 'FAQs',
    resource: 'Resources',
    rule: 'State rules',
    term: 'Terms',
    case: 'Cases',
    statute: 'Statutes',
  } as Record<ResultKind | 'all', string>,
  looksLike: 'This looks like',
  none: 'No results found',
  noneHint: 'Nothing in the library matches. Check the spelling, or try an everyday word.',
  browseTopics: 'Browse Topics',
  askAssistant: 'Ask AI Assistant',
  showResults: 'Show the search results',
  spanish:
    'Nuestra biblioteca está en inglés, y estos resultados pueden no ser lo que busca. Si puede, búsquelo también en inglés, o pida ayuda a una persona:',
  spanishHelp: 'Quién me puede ayudar (en inglés)',
  start: 'Type a word, a question, or what happened to you.',
  more: 'More results',
  wordsOnly:
    'The search by meaning was too busy just now, so these results match your words alone. Search again to see all results.',
} as const;

export const apiTexts = {
  form: 'Send JSON of the form { "text": "…" }.',
  post: 'Send a POST request.',
  tooOften: 'Too many texts from this network. Try again later.',
} as const;
