// The statutes, regulations, rules and constitutional provisions in content/authorities, by a key
// that is the same for every spelling.

import type { Authority } from '#features/library/schema/law-schema.ts';
import { toAuthorityKey } from '#legal/citations/authority-key.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { memoize } from '#lib/memo.ts';

export const getListedAuthorities = memoize((authorities: Authority[]) => {
  const byKey = new Map<string, Authority>();
  for (const authority of authorities) {
    for (const citation of findCitations(authority.cite)) {
      const key = toAuthorityKey(citation);
      if (key) byKey.set(key, authority);
    }
  }
  return byKey;
});
