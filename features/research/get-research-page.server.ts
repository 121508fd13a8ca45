// Everything the research page shows, in one call: the outcome of the search, coverage, the plan,
// saved citations.
import type { Caller } from '#features/caller.ts';
import { listStatuteFilters } from '#features/law/search/list-statute-filters.server.ts';
import { isFreeTrialUsed } from '#features/plans/take-free-trial.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { formatCaseCount, getCoverage, listInfoCards } from './cases/coverage.server.ts';
import {
  getDefaultJurisdiction,
  hasAdvancedResearch,
  runResearch,
} from './cases/run-research.server.ts';
import { isWorkProductTab, type ResearchSearch } from './cases/search-address.ts';
import {
  type FreeSearchState,
  formatFreeTierText,
  formatNoCasesHint,
  getStartHint,
} from './messages/tables.ts';
import type { ResearchPageData } from './research-page.tsx';
import { listSavedCitations } from './saved/list-saved-citations.server.ts';
import { getWorkProductOptions } from './work-product/get-work-product-options.server.ts';

const MAX_SAVED_BESIDE_RESULTS = 20;

export async function getResearchPage(
  deps: LibrarySearchDeps,
  caller: Caller,
  search: ResearchSearch,
): Promise<ResearchPageData> {
  const [outcome, coverage, mayPage, workProductOptions, statuteFilters] = await Promise.all([
    runResearch(deps, caller, { search }),
    getCoverage(deps),
    hasAdvancedResearch(deps, caller.viewer),
    isWorkProductTab(search.tab) ? getWorkProductOptions(deps, caller) : null,
    search.tab === 'statutes' ? listStatuteFilters(deps) : null,
  ]);
  const freeSearch = mayPage ? 'used' : await getFreeSearchState(deps, caller);
  const slugs = outcome.kind === 'cases' ? outcome.cards.map((card) => card.slug) : [];
  const saved =
    search.tab === 'cases'
      ? await listSavedCitations(deps, caller, { max: MAX_SAVED_BESIDE_RESULTS, slugs })
      : null;
  return {
    search,
    defaultJurisdiction: getDefaultJurisdiction(caller),
    outcome,
    workProductOptions,
    statuteFilters,
    saved,
    info: {
      cards: listInfoCards(coverage),
      startHint: getStartHint(search.tab),
      noCasesHint: formatNoCasesHint(formatCaseCount(coverage)),
      freeTierNotice: mayPage || search.tab === 'statutes' ? null : formatFreeTierText(freeSearch),
    },
  };
}

/** Read after the search, which may have spent it. */
async function getFreeSearchState(
  deps: LibrarySearchDeps,
  { viewer }: Caller,
): Promise<FreeSearchState> {
  if (viewer.kind !== 'account') return 'with-account';
  const isUsed = await isFreeTrialUsed(deps, viewer).catch((error) => {
    deps.log.warn({ err: error }, 'a free search could not be looked up');
    return false;
  });
  return isUsed ? 'used' : 'unused';
}
