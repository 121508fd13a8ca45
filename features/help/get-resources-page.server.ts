// Courts, agencies, legal aid and tools, narrowed by what was chosen.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import {
  listLegalAid,
  listResources,
  type ResourceFilter,
} from '#features/library/list-resources.server.ts';
import { getJurisdictionName } from '#legal/jurisdictions.ts';

/** The first three are buttons. */
const URGENT_LINES = ['emergency', 'crisis-988', 'domestic-violence', 'child-abuse'];
const PER_PAGE = 40;

/** `page`: so many pages are shown, one below the other. */
type ResourcesRequest = Omit<ResourceFilter, 'topic'> & { topic: string | null; page: number };

export function getResourcesPage(
  deps: Pick<LibraryDeps, 'library'>,
  { page, ...request }: ResourcesRequest,
) {
  const { library } = deps;
  const topic = library.topics.find(({ id }) => id === request.topic)?.id ?? ('' as const);
  const filter: ResourceFilter = { ...request, topic };
  const found = listResources(deps, filter);
  const end = page * PER_PAGE;
  return {
    filter,
    count: found.length,
    stateCount:
      filter.place === 'General' ? 0 : found.filter(({ state }) => state === filter.place).length,
    topics: library.topics.map(({ id, title }) => [id, title] as const),
    resources: found.slice(0, end),
    next: Math.min(PER_PAGE, Math.max(0, found.length - end)),
    nextPage: found.length > end ? page + 1 : null,
    hotlines: URGENT_LINES.flatMap((id) => library.hotlines.filter((h) => h.id === id)),
    legalAid: listLegalAid(deps, filter.place),
    placeName: filter.place === 'General' ? null : getJurisdictionName(filter.place),
  };
}
export type ResourcesPageView = ReturnType<typeof getResourcesPage>;
