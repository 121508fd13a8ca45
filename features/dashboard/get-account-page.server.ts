// What a member sees of the account: itself, its plan, what was saved and what was begun.
import type { AccountPage, readAccountPage } from '#features/accounts/read-account-page.server.ts';
import type { Caller } from '#features/caller.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { getPlanSummary } from '#features/plans/plan-summary.server.ts';
import { listSavedCitations } from '#features/research/saved/list-saved-citations.server.ts';
import { MAX_SAVED_CITATIONS } from '#features/research/saved/saved-limits.ts';
import { listDashboard } from './list-dashboard.server.ts';

const LINES_OF_EACH = 3;

type MemberCaller = Parameters<typeof readAccountPage>[1];
type PageDeps = LibraryDeps & {
  accounts: { readAccountPage: (caller: MemberCaller) => Promise<AccountPage | null> };
};

/** Null for visitors, and for a session that ended meanwhile. */
export async function getAccountPage(deps: PageDeps, caller: Caller & MemberCaller) {
  if (caller.viewer.kind === 'visitor') return null;
  const [page, plan, saved, work] = await Promise.all([
    deps.accounts.readAccountPage(caller),
    getPlanSummary(deps, caller.viewer),
    listSavedCitations(deps, caller, { max: MAX_SAVED_CITATIONS }),
    listDashboard(deps, caller, { max: LINES_OF_EACH }),
  ]);
  return page && { page, longerCopies: deps.site.longerCopies ?? null, plan, saved, work };
}
