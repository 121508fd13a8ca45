import type { TermView } from './term-view.server.ts';

/** schema.org data of an entry for search engines. */
export function createDefinedTermData(entry: TermView) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    name: entry.term,
    description: entry.definition,
  };
}
