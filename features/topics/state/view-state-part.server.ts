// "In Texas" of a topic, guide or list of questions: whom to call there, and what its law says on
// what the page refers to.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import {
  listStateFacts,
  type ReferencedRules,
} from '#features/state-rules/list-state-rules.server.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { viewStateHelp } from './view-state-help.server.ts';

export const viewStatePart = (
  deps: Pick<LibraryDeps, 'library'>,
  jurisdiction: Jurisdiction,
  referenced: ReferencedRules,
) => ({ help: viewStateHelp(deps, jurisdiction), facts: listStateFacts(referenced) });

export type StatePartView = ReturnType<typeof viewStatePart>;
