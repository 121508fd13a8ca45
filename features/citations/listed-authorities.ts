// The statutes, regulations, rules and constitutional provisions that we list, by the key that every way of writing them has.
import type { Authority } from '#features/library/schema/law-schema.ts';
import { authorityKey } from '#legal/citations/authority-key.ts';
import { findCitations } from '#legal/citations/find-citations.ts';

const known = new WeakMap<Authority[], Map<string, Authority>>();

export function listedAuthorities(authorities: Authority[]): Map<string, Authority> {
  const made = known.get(authorities);
  if (made) return made;
  const byKey = new Map<string, Authority>();
  for (const authority of authorities) {
    for (const citation of findCitations(authority.cite)) {
      const key = authorityKey(citation);
      if (key) byKey.set(key, authority);
    }
  }
  known.set(authorities, byKey);
  return byKey;
}
