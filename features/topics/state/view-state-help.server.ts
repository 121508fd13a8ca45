// Whom one can turn to in a state: its legal aid offices with their numbers, and its courts.

import type { LibraryDeps } from '#features/library/library-deps.ts';
import { listLegalAid, type ResourceView } from '#features/library/list-resources.server.ts';
import { getStateSlug, type Jurisdiction, STATES } from '#legal/jurisdictions.ts';

type OfficeView = Pick<
  ResourceView,
  'id' | 'organization' | 'description' | 'url' | 'phone' | 'counties'
>;
export type StateHelpView = {
  name: string;
  slug: string;
  legalAid: OfficeView[];
  court: Pick<ResourceView, 'title' | 'url'> | null;
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
    legalAid: listLegalAid({ library }, jurisdiction).map(
      ({ id, organization, description, url, phone, counties }) => ({
        id,
        organization,
        description,
        url,
        phone,
        counties,
      }),
    ),
    court: court ? { title: court.title, url: court.url } : null,
  };
}
