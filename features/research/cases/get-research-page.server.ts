// What the Analysis and Motions tabs must know before anything is typed: who would read it, and what this person's plan has.

import type { Viewer } from '#features/plans/gate.ts';
import { checkGated } from '#features/plans/run-gated.server.ts';
import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type { DeskData } from '../work-product/work-product-panel.tsx';

export async function getDesk(deps: LibrarySearchDeps, viewer: Viewer, jurisdiction: Jurisdiction): Promise<DeskData> {
  const memo = await checkGated(deps, viewer, 'write-both-sides-memo').catch((error) => {
    deps.log.warn({ err: error }, 'a plan could not be looked up');
    return { ok: false };
  });
  return {
    provider: deps.llm?.provider ?? null,
    mayMemo: memo.ok,
    signedIn: viewer.kind === 'account',
    jurisdiction,
    siteUrl: deps.site.publicUrl,
  };
}
