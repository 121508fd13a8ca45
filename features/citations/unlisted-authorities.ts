// Every statute, regulation, rule and constitutional provision that our content cites must stand in content/authorities, with its
// heading and official link. This finds those that do not, wherever in the library they are cited.
import type { Library } from '#features/library/load-library.server.ts';
import { authorityKey } from '#legal/citations/authority-key.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { listedAuthorities } from './listed-authorities.ts';

export type Unlisted = { key: string; cite: string; where: string };
const LISTS = ['topics', 'faqs', 'guides', 'pages', 'cases', 'terms', 'resources', 'hotlines', 'documents', 'claims', 'deadlines'] as const;

export function unlistedAuthorities(library: Library): Unlisted[] {
  const listed = listedAuthorities(library.authorities);
  const missing = new Map<string, Unlisted>();
  for (const list of LISTS) {
    for (const item of library[list]) {
      for (const text of textsOf(item)) {
        for (const citation of findCitations(text)) {
          const key = authorityKey(citation);
          if (key && !listed.has(key) && !missing.has(key)) missing.set(key, { key, cite: citation.text, where: `${list}/${item.id}` });
        }
      }
    }
  }
  return [...missing.values()];
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}
