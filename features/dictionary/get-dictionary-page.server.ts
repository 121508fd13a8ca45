// The list of terms, and what a word that was looked up leads to; and the page of one term.
import type { Caller } from '#features/caller.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { findMoved, type Moved } from '#features/search/find-moved.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { listTerms } from './list-terms.server.tsx';
import { lookUpTerm, type TermLookup } from './look-up-term.server.ts';
import type { TermView } from './term-view.server.ts';

type Missed = Extract<TermLookup, { found: null }>;
type DictionaryPage = { query: string; missed: Missed | null } & ReturnType<typeof listTerms>;
type TermPage =
  | { entry: TermView }
  | { otherName: string; exact: boolean }
  | { near: Missed | null }
  | { missing: Moved };

export async function getDictionaryPage(
  deps: LibraryDeps,
  caller: Caller,
  query: string,
): Promise<DictionaryPage | { movedTo: string }> {
  const result = query ? await lookUpTerm(deps, caller, query) : null;
  if (result?.ok && result.value.found) return { movedTo: `/dictionary/${result.value.found.id}` };
  return {
    query,
    missed: result?.ok && !result.value.found ? result.value : null,
    ...listTerms(deps),
  };
}

/** `near`: the terms nearest to one that there is not; null for what is no term at all. */
export async function getTermPage(
  deps: LibrarySearchDeps,
  caller: Caller,
  id: string,
): Promise<TermPage> {
  const { jurisdiction } = caller;
  const moved = findMoved(deps, { kind: 'terms', id, jurisdiction });
  if (moved && !('movedTo' in moved && moved.movedTo === `/dictionary/${id}`))
    return { missing: moved };
  const result = await lookUpTerm(deps, caller, id.replaceAll('-', ' '));
  if (!result.ok) return { near: null };
  const { found } = result.value;
  if (!found) return { near: result.value };
  // Other names, plurals and misspellings have the entry's own address.
  return found.id === id
    ? { entry: found }
    : { otherName: `/dictionary/${found.id}`, exact: result.value.exact };
}
