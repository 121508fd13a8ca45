// Looks up one term, for the research workspace and the dictionary page. Everyone may do this, but
// it runs through the gate so that one table lists who may do what.

import type { Caller } from '#features/caller.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { runGated } from '#features/plans/run-gated.server.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { MAX_TERM_LENGTH } from './max-term-length.ts';
import * as dictionary from './messages/dictionary.ts';
import { findNearestTerms, findTerm, getTermIndex } from './term-index.ts';
import { type TermView, toTermView } from './term-view.server.ts';

export type TermLookup =
  | { found: TermView; exact: boolean }
  | {
      found: null;
      query: string;
      nearest: { id: string; term: string; definition: string }[];
      provider?: string;
    };

export function lookUpTerm(
  deps: LibraryDeps,
  { viewer }: Caller,
  query: string,
): Promise<Result<TermLookup>> {
  return runGated<TermLookup>(deps, viewer, 'look-up-term', async () => {
    const word = query.trim().slice(0, MAX_TERM_LENGTH);
    if (word === '') return fail('invalid', dictionary.tooFew);
    const index = getTermIndex(deps.library);
    const match = findTerm(index, word);
    if (match) return ok({ found: toTermView(deps, match.term), exact: match.edits === 0 });
    const nearest = findNearestTerms(index, word).map(({ id, term, definition }) => ({
      id,
      term,
      definition,
    }));
    return ok({ found: null, query: word, nearest, provider: deps.llm?.provider });
  });
}
