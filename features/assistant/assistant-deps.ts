import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import type { RunningAnswers } from './deliver/running-answers.server.ts';

export type AssistantDeps = LibrarySearchDeps & {
  /** Answers that are being written, shared by those who ask the same. None: each is written for itself. */
  answers?: RunningAnswers;
};
