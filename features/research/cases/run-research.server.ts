// Runs the search of the open research tab, if there is a query, and checks whether the user's plan
// includes paging. Expected failures are part of the outcome, because the page is still rendered
// and keeps the query.

import type { Caller, Viewer } from '#features/caller.ts';
import { searchLiveCases } from '#features/case-law/live/live-search.server.ts';
import {
  CASES_PER_PAGE,
  type CaseSearchInput,
  type CaseSearchResult,
} from '#features/case-law/schema.ts';
import { listCaseCards } from '#features/case-law/search/list-case-cards.server.ts';
import { searchCases } from '#features/case-law/search/search-cases.server.ts';
import { lookUpTerm } from '#features/dictionary/look-up-term.server.ts';
import { searchStatutes } from '#features/law/search/search-statutes.server.ts';

import { checkGated, runGated } from '#features/plans/run-gated.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { getJurisdictionName } from '#legal/jurisdictions.ts';
import { type Failure, fail, ok, type Result } from '#lib/result.ts';
import * as research from '../messages/research.ts';
import { findNews } from '../news/find-news.server.ts';
import type { EmptySearch, ResearchOptions, ResearchOutcome } from '../research-outcome.ts';
import { findWiderSearches } from './find-wider-searches.server.ts';
import type { ResearchSearch } from './search-address.ts';

type Input = { search: ResearchSearch; options?: ResearchOptions };

export async function runResearch(
  deps: LibrarySearchDeps,
  caller: Caller,
  { search, options = {} }: Input,
): Promise<ResearchOutcome> {
  const { viewer } = caller;
  const defaultJurisdiction = getDefaultJurisdiction(caller);
  if (search.q === '') return { kind: 'none' };
  if (search.tab === 'dictionary') {
    const lookedUp = await lookUpTerm(deps, caller, search.q);
    return lookedUp.ok
      ? { kind: 'term', result: lookedUp.value }
      : { kind: 'failed', failure: lookedUp.failure };
  }
  if (search.tab === 'statutes') return findStatutes(deps, search);
  if (search.tab === 'news') return findNews(deps, viewer, search, defaultJurisdiction, options);
  if (search.tab !== 'cases') return { kind: 'none' };

  const requested = await findCases(deps, viewer, search, defaultJurisdiction);
  if (requested.ok) return toOutcome(deps, search, defaultJurisdiction, requested.value);
  const { failure } = requested;
  if (failure.kind !== 'unauthenticated' && failure.kind !== 'needs_plan')
    return { kind: 'failed', failure };
  const firstPage = await findCases(
    deps,
    viewer,
    { ...search, page: 1, list: true },
    defaultJurisdiction,
  );
  if (!firstPage.ok) return { kind: 'failed', failure: firstPage.failure };
  return toOutcome(
    deps,
    { ...search, page: 1, list: true },
    defaultJurisdiction,
    firstPage.value,
    failure,
  );
}

/** Free for everyone: the law itself is not behind a plan. */
async function findStatutes(
  deps: LibrarySearchDeps,
  { q, law, title, page }: ResearchSearch,
): Promise<ResearchOutcome> {
  try {
    return {
      kind: 'statutes',
      result: await searchStatutes(deps, {
        query: q,
        jurisdiction: title ? 'us' : law,
        code: title,
        page,
      }),
    };
  } catch (error) {
    deps.log.error({ err: error }, 'a search for statutes failed');
    return { kind: 'failed', failure: { kind: 'unavailable', message: research.failed.statutes } };
  }
}

/** Searched when the URL names no jurisdiction: the state chosen on the site. */
export const getDefaultJurisdiction = ({ jurisdiction }: Caller): string =>
  jurisdiction === 'General' ? '' : getJurisdictionName(jurisdiction);

/** Whether the plan covers more than the free tier. */
export async function hasAdvancedResearch(
  deps: LibrarySearchDeps,
  viewer: Viewer,
): Promise<boolean> {
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
  defaultJurisdiction: string,
): Promise<Result<CaseSearchResult>> {
  try {
    return await runGated(
      deps,
      viewer,
      search.page > 1 ? 'page-through-cases' : 'search-cases',
      async () => ok(await searchCases(deps, toSearchInput(search, defaultJurisdiction))),
    );
  } catch (error) {
    deps.log.error({ err: error }, 'a case search failed');
    return fail('unavailable', research.failed.cases);
  }
}

function toSearchInput(search: ResearchSearch, defaultJurisdiction: string): CaseSearchInput {
  return {
    query: search.q,
    jurisdiction: search.jurisdiction ?? defaultJurisdiction,
    court: search.court,
    fromYear: search.from,
    toYear: search.to,
    page: search.page,
    list: search.list,
  };
}

async function toOutcome(
  deps: LibrarySearchDeps,
  search: ResearchSearch,
  defaultJurisdiction: string,
  result: CaseSearchResult,
  refusal: Failure | null = null,
): Promise<ResearchOutcome> {
  if (result.direct && !search.list && search.page === 1)
    return { kind: 'direct', slug: result.direct };
  const input = toSearchInput(search, defaultJurisdiction);
  return {
    kind: 'cases',
    cards: listCaseCards(deps, result.hits),
    first: (search.page - 1) * CASES_PER_PAGE + 1,
    total: result.total,
    more: result.more,
    wordsOnly: result.wordsOnly,
    empty:
      result.total === 0 && hasFilter(input) ? await explainEmptySearch(deps, search, input) : null,
    // Runs after our own search, not in parallel: a query that names one stored case redirects
    // above, without a live lookup.
    live: await searchLiveCases(deps, input),
    refusal,
  };
}

const hasFilter = ({ jurisdiction, court, fromYear, toYear }: CaseSearchInput) =>
  Boolean(jurisdiction || court) || fromYear !== undefined || toYear !== undefined;

/** Null if it cannot be found out; the page then has its general hint. */
async function explainEmptySearch(
  deps: LibrarySearchDeps,
  search: ResearchSearch,
  input: CaseSearchInput,
): Promise<EmptySearch | null> {
  try {
    return await findWiderSearches(deps, { search, input });
  } catch (error) {
    deps.log.warn({ err: error }, 'searches without a filter failed');
    return null;
  }
}
