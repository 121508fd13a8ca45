// Whom one can turn to in a state: its legal aid offices with their numbers, and its courts.
import { getStateSlug, type Jurisdiction, STATES } from '#legal/jurisdictions.ts';
import type { LibraryDeps } from './library-deps.ts';
import { listLegalAid, type ResourceView, toResourceView } from './list-resources.server.ts';

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
