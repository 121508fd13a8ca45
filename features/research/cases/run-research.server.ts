// What one visit to the research room asks for: the open tab's search, if words were typed, and whether this person's plan
// turns pages. Expected failures become part of the answer, because the page stays and keeps what was typed.

import { searchLiveCases } from '#features/case-law/live/live-search.server.ts';
import { CASES_PER_PAGE, type CaseSearchInput, type CaseSearchResult } from '#features/case-law/schema.ts';
import { listCaseCards } from '#features/case-law/search/list-case-cards.server.ts';
import { searchCases } from '#features/case-law/search/search-cases.server.ts';
import { lookUpTerm } from '#features/dictionary/look-up-term.server.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { checkGated, runGated } from '#features/plans/run-gated.server.ts';
import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import { type Failure, fail, ok, type Result } from '#lib/result.ts';
import { research } from '../messages.ts';
import { findNews } from '../news/find-news.server.ts';
import type { ResearchOptions, ResearchOutcome } from '../research-outcome.ts';
import type { ResearchSearch } from './search-address.ts';

/** `place`: the jurisdiction when the address names none. */
export async function runResearch(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  search: ResearchSearch,
  place: string,
  options: ResearchOptions = {},
): Promise<ResearchOutcome> {
  if (search.q === '') return { kind: 'none' };
  if (search.tab === 'dictionary') {
    const looked = await lookUpTerm(deps, viewer, search.q);
    return looked.ok ? { kind: 'term', result: looked.value } : { kind: 'failed', failure: looked.failure };
  }
  if (search.tab === 'news') return findNews(deps, viewer, search, place, options);
  if (search.tab !== 'cases') return { kind: 'none' };

  const asked = await findCases(deps, viewer, search, place);
  if (asked.ok) return shown(deps, search, place, asked.value);
  const { failure } = asked;
  if (failure.kind !== 'unauthenticated' && failure.kind !== 'needs_plan') return { kind: 'failed', failure };
  const first = await findCases(deps, viewer, { ...search, page: 1, list: true }, place);
  if (!first.ok) return { kind: 'failed', failure: first.failure };
  return shown(deps, { ...search, page: 1, list: true }, place, first.value, failure);
}

/** Whether the plan covers what lies beyond the free shelf. */
export async function hasAdvancedResearch(deps: LibrarySearchDeps, viewer: Viewer): Promise<boolean> {
  try {
    return (await checkGated(deps, viewer, 'page-through-cases')).ok;
  } catch (error) {
    deps.log.warn({ err: error }, 'a plan could not be looked up');
    return false;
  }
}

async function findCases(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  search: ResearchSearch,
  place: string,
): Promise<Result<CaseSearchResult>> {
  try {
    return await runGated(deps, viewer, search.page > 1 ? 'page-through-cases' : 'search-cases', async () =>
      ok(await searchCases(deps, inputOf(search, place))),
    );
  } catch (error) {
    deps.log.error({ err: error }, 'a case search failed');
    return fail('unavailable', research.failed.cases);
  }
}

function inputOf(search: ResearchSearch, place: string): CaseSearchInput {
  return {
    query: search.q,
    jurisdiction: search.jurisdiction ?? place,
    court: search.court,
    fromYear: search.from,
    toYear: search.to,
    page: search.page,
    list: search.list,
  };
}

async function shown(
  deps: LibrarySearchDeps,
  search: ResearchSearch,
  place: string,
  result: CaseSearchResult,
  refusal: Failure | null = null,
): Promise<ResearchOutcome> {
  if (result.direct && !search.list && search.page === 1) return { kind: 'direct', slug: result.direct };
  return {
    kind: 'cases',
    cards: listCaseCards(deps, result.hits),
    first: (search.page - 1) * CASES_PER_PAGE + 1,
    total: result.total,
    more: result.more,
    // After our own search, not beside it: whoever names one case that we hold is sent there, and nothing need be asked.
    live: await searchLiveCases(deps, inputOf(search, place)),
    refusal,
  };
}
