// Where an address leads whose item is not there: to its name of today, or, after it was deleted,
// to what is nearest by the words of its id.

import { type AddressedKind, getItemHref } from '#features/library/item-address.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type { LibrarySearchDeps } from './library-search-deps.ts';
import { suggest } from './suggest.server.ts';

type NearItem = { label: string; href: string };
/** Undefined: there was no such item. */
export type Moved = { movedTo: string } | { gone: NearItem[] } | undefined;

const MAX_NEAR = 5;

export function findMoved(
  { library, search }: Pick<LibrarySearchDeps, 'library' | 'search'>,
  { kind, id, jurisdiction }: { kind: AddressedKind; id: string; jurisdiction: Jurisdiction },
): Moved {
  const found = library.names.resolve(kind, id);
  if (found === undefined) return undefined;
  if (found !== 'gone') return { movedTo: getItemHref(library, kind, found) };
  const words = id.split('-');
  const nearest = new Map<string, NearItem>();
  // All words first, then fewer: the names of what replaced it have some of them.
  for (let length = words.length; length > 0 && nearest.size < MAX_NEAR; length--) {
    const query = words.slice(0, length).join(' ');
    for (const { label, href } of suggest(search.index, { query, jurisdiction }))
      if (nearest.size < MAX_NEAR) nearest.set(href, { label, href });
  }
  return { gone: [...nearest.values()] };
}
