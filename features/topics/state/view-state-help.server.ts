// Whom one can turn to in a state: its legal aid offices with their numbers, and its courts.

import type { LibraryDeps } from '#features/library/library-deps.ts';
import {
  listLegalAid,
  type ResourceView,
  toResourceView,
} from '#features/library/list-resources.server.ts';
import { getStateSlug, type Jurisdiction, STATES } from '#legal/jurisdictions.ts';

export type StateHelpView = {
  name: string;
  slug: string;
  legalAid: ResourceView[];
  court: ResourceView | null;
};

/** Null without a chosen state. */
export function viewStateHelp(
  { library }: Pick<LibraryDeps, 'library'>,
  jurisdiction: Jurisdiction,
): StateHelpView | null {
  if (jurisdiction === 'General') return null;
  const court = library.resources.find(
    ({ state, help }) => state === jurisdiction && help === 'court',
  );
  return {
    name: STATES[jurisdiction],
    slug: getStateSlug(jurisdiction),
    legalAid: listLegalAid({ library }, jurisdiction),
    court: court ? toResourceView(court, library) : null,
  };
}
