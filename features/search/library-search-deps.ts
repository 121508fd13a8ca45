import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { EmbedClient, Embedder } from '#features/models/embedder/create-embedder.server.ts';
import type { SearchIndex } from './index/build-search-index.server.ts';

export type SearchDeps = {
  index: SearchIndex;
  embedder?: Pick<Embedder, 'embed'>;
  /** The model cannot run here: search goes by words, and danger is heard by rules alone. */
  wordsAlone?: boolean;
};

/** For use cases that search the library. */
export type LibrarySearchDeps = LibraryDeps & { search: SearchDeps };

/**
 * The same search for one client: the model's seconds count for its network, and what it no longer
 * waits for is not computed.
 */
export function searchForClient<T extends { search: SearchDeps }>(deps: T, client: EmbedClient): T {
  const { index, embedder } = deps.search;
  if (!embedder) return deps;
  const embed: Embedder['embed'] = (texts, options) =>
    embedder.embed(texts, { ...client, ...options });
  return { ...deps, search: { index, embedder: { embed } } };
}
