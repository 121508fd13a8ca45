// One word looked up, from the research workspace and from the dictionary's own page. Everyone may; the gate is asked all the
// same, so that there is one table of who may do what.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { runGated } from '#features/plans/run-gated.server.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { MAX_TERM_LENGTH } from './max-term-length.ts';
import { dictionary } from './messages.ts';
import { findTerm, nearestTerms, termIndexOf } from './term-index.ts';
import { type TermView, termView } from './term-view.server.ts';

export type LookedUp =
  | { found: TermView; exact: boolean }
  | { found: null; query: string; nearest: { id: string; term: string; definition: string }[]; provider?: string };

export function lookUpTerm(deps: LibraryDeps, viewer: Viewer, query: string): Promise<Result<LookedUp>> {
  return runGated<LookedUp>(deps, viewer, 'look-up-term', async () => {
    const typed = query.trim().slice(0, MAX_TERM_LENGTH);
    if (typed === '') return fail('invalid', dictionary.tooFew);
    const index = termIndexOf(deps.library);
    const found = findTerm(index, typed);
    if (found) return ok({ found: termView(deps, found.term), exact: found.exact });
    const nearest = nearestTerms(index, typed).map(({ id, term, definition }) => ({ id, term, definition }));
    return ok({ found: null, query: typed, nearest, provider: deps.llm?.provider });
  });
}
