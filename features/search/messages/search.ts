import { pluralize } from '#lib/language/format.ts';
import type { ResultKind } from '../schema.ts';

export const label = 'Search';
export const clear = 'Clear';
export const button = 'Search';
export const placeholder = 'Search legal topics, statutes, or terms...';
export const suggestions = 'Suggestions';

export const suggestionCount = (n: number) =>
  pluralize(n, {
    one: '# suggestion. Use the arrow keys to choose.',
    other: '# suggestions. Use the arrow keys to choose.',
  });

export const enterHint = (query: string) =>
  `Press Enter to search everything for “${query.length > 40 ? `${query.slice(0, 40)}…` : query}”`;

export const title = 'Search Results';
export const lead =
  'One search over topics, guides, questions, resources, state rules, legal terms, cases and statutes.';

export const found = (n: number, query: string) =>
  `${pluralize(n, { one: '1 result', other: `${n} results` })} found for “${query}”`;

export const corrected = (from: string, to: string) => `No match for “${from}”. Showing “${to}”.`;
export const typeLabel = 'Type of result';

export const chips = {
  all: 'All',
  topic: 'Topics',
  guide: 'Guides',
  faq: 'FAQs',
  resource: 'Resources',
  rule: 'State rules',
  term: 'Terms',
  case: 'Cases',
  statute: 'Statutes',
} as Record<ResultKind | 'all', string>;

export const looksLike = 'This looks like';
export const none = 'No results found';
export const noneHint =
  'Nothing in the library matches. Check the spelling, or try an everyday word.';
export const browseTopics = 'Browse Topics';
export const askAssistant = 'Ask AI Assistant';
export const showResults = 'Show the search results';
export const spanish =
  'Nuestra biblioteca está en inglés, y estos resultados pueden no ser lo que busca. Si puede, búsquelo también en inglés, o pida ayuda a una persona:';
export const spanishHelp = 'Quién me puede ayudar (en inglés)';
export const start = 'Type a word, a question, or what happened to you.';
export const more = 'More results';
export const wordsOnly =
  'The search by meaning was too busy just now, so these results match your words alone. Search again to see all results.';
