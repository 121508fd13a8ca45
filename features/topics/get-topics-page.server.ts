import type { LibraryDeps } from '#features/library/library-deps.ts';
import { listCategories, listTopics } from '#features/library/list-topics.server.ts';
import { listTrending } from '#features/news/list-trending.server.ts';

/** `trending` is null when it could not be read. */
export async function getTopicsPage(deps: LibraryDeps, filter: { q: string; category: string }) {
  return {
    filter,
    trending: await listTrending(deps),
    topics: listTopics(deps, filter),
    categories: listCategories(deps),
  };
}
