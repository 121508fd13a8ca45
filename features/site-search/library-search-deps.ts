import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { SearchIndex } from './index/build-search-index.server.ts';
import type { Embedder } from './meaning/create-embedder.server.ts';

export type SearchDeps = { index: SearchIndex; embedder?: Pick<Embedder, 'embed'> };

/** For use cases that search the library. */
export type LibrarySearchDeps = LibraryDeps & { search: SearchDeps };
