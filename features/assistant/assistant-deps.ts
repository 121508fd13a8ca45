import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import type { RunningAnswers } from './deliver/running-answers.server.ts';

export type AssistantDeps = LibrarySearchDeps & {
  /** Answers in progress, shared by equal questions. Without it, every question gets its own. */
  answers?: RunningAnswers;
};
