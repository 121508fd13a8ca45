// The statutes, regulations, rules and constitutional provisions in content/authorities, by a key
// that is the same for every spelling.
import type { Authority } from '#features/library/schema/law-schema.ts';
import { toAuthorityKey } from '#legal/citations/authority-key.ts';
import { findCitations } from '#legal/citations/find-citations.ts';

const cache = new WeakMap<Authority[], Map<string, Authority>>();

export function getListedAuthorities(authorities: Authority[]): Map<string, Authority> {
  const cached = cache.get(authorities);
  if (cached) return cached;
  const byKey = new Map<string, Authority>();
  for (const authority of authorities) {
    for (const citation of findCitations(authority.cite)) {
      const key = toAuthorityKey(citation);
      if (key) byKey.set(key, authority);
    }
  }
  cache.set(authorities, byKey);
  return byKey;
}
