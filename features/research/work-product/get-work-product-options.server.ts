// Data that the Analysis and Motions tabs need before anything is typed: the AI provider and what
// the user's plan includes.

import type { Caller } from '#features/caller.ts';
import { checkGated } from '#features/plans/run-gated.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import type { WorkProductOptions } from './work-product-panel.tsx';

export async function getWorkProductOptions(
  deps: LibrarySearchDeps,
  { viewer, jurisdiction }: Caller,
): Promise<WorkProductOptions> {
  const memoAccess = await checkGated(deps, viewer, 'write-both-sides-memo').catch((error) => {
    deps.log.warn({ err: error }, 'a plan could not be looked up');
    return { ok: false };
  });
  return {
    provider: deps.llm?.provider ?? null,
    mayMemo: memoAccess.ok,
    signedIn: viewer.kind === 'account',
    jurisdiction,
    siteUrl: deps.site.publicUrl,
  };
}
