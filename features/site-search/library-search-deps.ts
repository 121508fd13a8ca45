import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { SearchDeps } from './search-library.server.ts';

/** For use cases that search the library. */
export type LibrarySearchDeps = LibraryDeps & { search: SearchDeps };
