// The Legal News tab's search behind its gate. A free search that finds nothing, or fails, is given back: nobody pays for nothing.

import { newsView } from '#features/news/news-view.ts';
import { findRelatedCases } from '#features/news/related-cases.server.ts';
import { type NewsHit, searchNews } from '#features/news/search-news.server.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { type Access, runGated } from '#features/plans/run-gated.server.ts';
import { isFreeTrialUsed } from '#features/plans/take-free-trial.server.ts';
import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import { type Failure, fail, ok, type Result } from '#lib/result.ts';
import { signToken } from '#lib/signed-token.ts';
import type { ResearchSearch } from '../cases/search-address.ts';
import { research } from '../messages.ts';
import type { FoundNews, ResearchOptions, ResearchOutcome } from '../research-outcome.ts';
import { newsTexts } from './news-messages.ts';

const NEWS_PER_PAGE = 10;
/** Of the free search. */
const MAX_IN_TRIAL = 2;
export const ANALYSIS_TOKEN = 'news-analysis';
const ANALYSIS_WITHIN_MS = 3_600_000;
type Hits = { access: Access; hits: NewsHit[] };

export async function findNews(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  search: ResearchSearch,
  place: string,
  options: ResearchOptions,
): Promise<ResearchOutcome> {
  const found = await gatedSearch(deps, viewer, search, place, options);
  if (!found.ok) return refusedOrFailed(deps, viewer, found.failure);
  try {
    return await shown(deps, viewer, search, found.value);
  } catch (error) {
    deps.log.error({ err: error }, 'found news could not be shown');
    return { kind: 'failed', failure: { kind: 'unavailable', message: research.failed.news } };
  }
}

async function gatedSearch(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  search: ResearchSearch,
  place: string,
  options: ResearchOptions,
): Promise<Result<Hits>> {
  const work = async (access: Access): Promise<Result<Hits>> => {
    const hits = await searchNews(deps, { query: search.q, jurisdiction: search.jurisdiction ?? place });
    return access === 'trial' && hits.length === 0 ? fail('not_found', newsTexts.noneInTrial) : ok({ access, hits });
  };
  try {
    return await runGated(deps, viewer, 'search-news', work, options);
  } catch (error) {
    deps.log.error({ err: error }, 'a news search failed');
    return fail('unavailable', research.failed.news);
  }
}

async function refusedOrFailed(deps: LibrarySearchDeps, viewer: Viewer, failure: Failure): Promise<ResearchOutcome> {
  if (failure.kind === 'not_found') return { kind: 'refused', failure, mayTry: true };
  if (failure.kind !== 'unauthenticated' && failure.kind !== 'needs_plan') return { kind: 'failed', failure };
  const mayTry = viewer.kind === 'account' && !(await isFreeTrialUsed(deps, viewer.id));
  return { kind: 'refused', failure, mayTry };
}

async function shown(deps: LibrarySearchDeps, viewer: Viewer, search: ResearchSearch, { access, hits }: Hits): Promise<FoundNews> {
  const trial = access === 'trial';
  const from = trial ? 0 : (search.page - 1) * NEWS_PER_PAGE;
  const page = hits.slice(from, from + (trial ? MAX_IN_TRIAL : NEWS_PER_PAGE));
  const cases = await findRelatedCases(
    deps,
    page.map(({ id }) => id),
  );
  const expires = new Date(deps.clock.now().getTime() + ANALYSIS_WITHIN_MS);
  const allow = (id: string) =>
    trial && viewer.kind === 'account' ? signToken(deps.secret, ANALYSIS_TOKEN, `${viewer.id} ${id}`, expires) : '';
  return {
    kind: 'news',
    access,
    items: page.map((hit) => ({ ...newsView(hit), cases: cases.get(hit.id) ?? [], allow: allow(hit.id) })),
    first: from + 1,
    total: hits.length,
    more: !trial && hits.length > from + page.length,
    provider: deps.llm?.provider ?? null,
  };
}
