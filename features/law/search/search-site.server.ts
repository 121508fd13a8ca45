// The site's search with statutes as one more kind. Sections that the query names come first in the
// whole list; others are behind their own chip, because a hundred sections would push answers down.
import type { SearchHit, SearchInput, SearchResults } from '#features/search/schema.ts';
import { searchLibrary } from '#features/search/search-library.server.ts';
import type { StatuteHit } from './schema.ts';
import { type StatuteSearchDeps, searchStatutes } from './search-statutes.server.ts';

export async function searchSite(
  deps: StatuteSearchDeps,
  input: SearchInput,
): Promise<SearchResults> {
  const { query, kind, page = 1 } = input;
  const [found, statutes] = await Promise.all([
    searchLibrary(deps.search, input),
    searchStatutes(deps, { query, ...(kind === 'statute' && { page, perPage: input.perPage }) }),
  ]);
  const named = statutes.hits.slice(0, statutes.named);
  const counts = {
    ...found.counts,
    statute: statutes.total,
    all: found.counts.all + statutes.named,
  };
  if (kind === 'statute')
    return { ...found, counts, results: statutes.hits.map(toHit), wordsOnly: statutes.wordsOnly };
  const results =
    kind === undefined && page === 1 ? [...named.map(toHit), ...found.results] : found.results;
  return { ...found, counts, results };
}

function toHit({ href, citation, heading, act, excerpt }: StatuteHit): SearchHit {
  return {
    kind: 'statute',
    id: href,
    title: `${citation}: ${heading}`,
    href,
    description: excerpt,
    tags: act ? [act] : [],
    titleMarks: [],
    descriptionMarks: [],
  };
}
