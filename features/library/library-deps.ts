import type { Deps } from '../deps.ts';
import type { Library } from './load-library.server.ts';

/** For use cases that read the library. */
export type LibraryDeps = Deps & { library: Library };
