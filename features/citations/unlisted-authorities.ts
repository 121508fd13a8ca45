// Every statute, regulation, rule and constitutional provision that our content cites must be
// listed in content/authorities, with its heading and official link. This finds the ones that are
// not, anywhere in the library.
import type { Library } from '#features/library/load-library.server.ts';
import { toAuthorityKey } from '#legal/citations/authority-key.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { getListedAuthorities } from './listed-authorities.ts';

export type UnlistedAuthority = { key: string; cite: string; where: string };
const LISTS = [
  'topics',
  'faqs',
  'guides',
  'pages',
  'cases',
  'terms',
  'resources',
  'hotlines',
  'documents',
  'claims',
  'deadlines',
] as const;

export function findUnlistedAuthorities(library: Library): UnlistedAuthority[] {
  const listedKeys = getListedAuthorities(library.authorities);
  const unlisted = new Map<string, UnlistedAuthority>();
  for (const list of LISTS) {
    for (const item of library[list]) {
      for (const text of collectStrings(item)) {
        for (const citation of findCitations(text)) {
          const key = toAuthorityKey(citation);
          if (key && !listedKeys.has(key) && !unlisted.has(key))
            unlisted.set(key, { key, cite: citation.text, where: `${list}/${item.id}` });
        }
      }
    }
  }
  return [...unlisted.values()];
}

function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(collectStrings) : [];
}
