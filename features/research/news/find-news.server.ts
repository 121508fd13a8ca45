// The gated search of the Legal News tab. A free search that finds nothing or fails is returned to
// the account.

import type { Viewer } from '#features/caller.ts';
import { newsView } from '#features/news/news-view.ts';
import { findRelatedCases } from '#features/news/related-cases.server.ts';
import { type NewsHit, searchNews } from '#features/news/search-news.server.ts';
import { type Access, runGated } from '#features/plans/run-gated.server.ts';
import { isFreeTrialUsed } from '#features/plans/take-free-trial.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { type Failure, fail, ok, type Result } from '#lib/result.ts';
import { signToken } from '#lib/signed-token.ts';
import type { ResearchSearch } from '../cases/search-address.ts';
import * as newsTexts from '../messages/news-texts.ts';
import * as research from '../messages/research.ts';
import type { FoundNews, ResearchOptions, ResearchOutcome } from '../research-outcome.ts';

const NEWS_PER_PAGE = 10;
/** Results of a free search. */
const MAX_TRIAL_RESULTS = 2;
const MAX_TOPICS = 2;
export const ANALYSIS_TOKEN = 'news-analysis';
const ANALYSIS_TOKEN_LIFETIME_MS = 3_600_000;
type GatedHits = { access: Access; hits: NewsHit[] };

export async function findNews(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  search: ResearchSearch,
  defaultJurisdiction: string,
  options: ResearchOptions,
): Promise<ResearchOutcome> {
  const result = await searchGated(deps, viewer, search, defaultJurisdiction, options);
  if (!result.ok) return toRefusalOrFailure(deps, viewer, result.failure);
  try {
    return await toFoundNews(deps, viewer, search, result.value);
  } catch (error) {
    deps.log.error({ err: error }, 'found news could not be shown');
    return { kind: 'failed', failure: { kind: 'unavailable', message: research.failed.news } };
  }
}

async function searchGated(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  search: ResearchSearch,
  defaultJurisdiction: string,
  options: ResearchOptions,
): Promise<Result<GatedHits>> {
  const runSearch = async (access: Access): Promise<Result<GatedHits>> => {
    const hits = await searchNews(deps, {
      query: search.q,
      jurisdiction: search.jurisdiction ?? defaultJurisdiction,
    });
    return access === 'trial' && hits.length === 0
      ? fail('not_found', newsTexts.noneInTrial)
      : ok({ access, hits });
  };
  try {
    return await runGated(deps, viewer, 'search-news', runSearch, options);
  } catch (error) {
    deps.log.error({ err: error }, 'a news search failed');
    return fail('unavailable', research.failed.news);
  }
}

async function toRefusalOrFailure(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  failure: Failure,
): Promise<ResearchOutcome> {
  if (failure.kind === 'not_found') return { kind: 'refused', failure, mayTry: true };
  if (failure.kind !== 'unauthenticated' && failure.kind !== 'needs_plan')
    return { kind: 'failed', failure };
  const mayTry = viewer.kind === 'account' && !(await isFreeTrialUsed(deps, viewer));
  return { kind: 'refused', failure, mayTry };
}

async function toFoundNews(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  search: ResearchSearch,
  { access, hits }: GatedHits,
): Promise<FoundNews> {
  const isTrial = access === 'trial';
  const start = isTrial ? 0 : (search.page - 1) * NEWS_PER_PAGE;
  const page = hits.slice(start, start + (isTrial ? MAX_TRIAL_RESULTS : NEWS_PER_PAGE));
  const cases = await findRelatedCases(
    deps,
    page.map(({ id }) => id),
  );
  const expires = new Date(deps.clock.now().getTime() + ANALYSIS_TOKEN_LIFETIME_MS);
  const createToken = (id: string) =>
    isTrial && viewer.kind === 'account'
      ? signToken(deps.secret, ANALYSIS_TOKEN, `${viewer.id} ${id}`, expires)
      : '';
  return {
    kind: 'news',
    access,
    items: page.map((hit) => ({
      ...newsView(hit),
      cases: cases.get(hit.id) ?? [],
      allow: createToken(hit.id),
    })),
    first: start + 1,
    total: hits.length,
    more: !isTrial && hits.length > start + page.length,
    topics: listTopics(deps, hits),
    provider: deps.llm?.provider ?? null,
  };
}

function listTopics(
  { library }: Pick<LibrarySearchDeps, 'library'>,
  hits: NewsHit[],
): FoundNews['topics'] {
  const counts = new Map<string, number>();
  for (const { topic } of hits) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const ids = [...counts].sort(([, a], [, b]) => b - a).slice(0, MAX_TOPICS);
  return ids.flatMap(([id]) =>
    library.topics
      .filter((topic) => topic.id === id)
      .map(({ id: topicId, title }) => ({ id: topicId, title })),
  );
}
