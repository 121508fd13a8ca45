import type { TermView } from './term-view.server.ts';

/** What search engines read of an entry. */
export function definedTermData(entry: TermView) {
  return { '@context': 'https://schema.org', '@type': 'DefinedTerm', name: entry.term, description: entry.definition };
}
