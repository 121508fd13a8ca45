// The resource directory: national resources and, for a chosen state, that state's resources first.
import { type Jurisdiction, STATES, type StateCode } from '#legal/jurisdictions.ts';
import type { LibraryDeps } from './library-deps.ts';
import type { Library } from './load-library.server.ts';
import type { Resource, STATE_HELP, TopicId } from './schema/schema.ts';
import { resolveTopics } from './topic-aliases.ts';

const STATE_HELP_ORDER: (typeof STATE_HELP)[number][] = [
  'court',
  'legal-aid',
  'lawyer-referral',
  'attorney-general',
];

export type ResourceView = {
  id: string;
  title: string;
  organization: string;
  description: string;
  url: string;
  type: Resource['type'];
  cost: Resource['cost'];
  tags: string[];
  phone: string | null;
  state: StateCode | null;
  /** The counties that an office names as its own; empty when it names none. */
  counties: string[];
  confirmed: boolean;
  topics: { id: TopicId; title: string }[];
};

export function toResourceView(resource: Resource, library: Library): ResourceView {
  const {
    id,
    title,
    organization,
    description,
    url,
    type,
    cost,
    tags,
    phone,
    state,
    counties,
    confirmed,
  } = resource;
  const topics = resolveTopics(resource.topics, library.topics).known;
  return {
    id,
    title,
    organization,
    description,
    url,
    type,
    cost,
    tags,
    phone: phone ?? null,
    state: (state as StateCode | undefined) ?? null,
    counties: counties ?? [],
    confirmed,
    topics: topics
      .slice(0, 3)
      .flatMap((t) =>
        library.topics.filter((x) => x.id === t).map((x) => ({ id: x.id, title: x.title })),
      ),
  };
}

export type ResourceFilter = {
  q: string;
  topic: TopicId | '';
  type: string;
  cost: string;
  place: Jurisdiction;
};

export function listResources(
  { library }: Pick<LibraryDeps, 'library'>,
  filter: ResourceFilter,
): ResourceView[] {
  const query = filter.q.trim().toLowerCase();
  return (filter.topic === '' ? library.resources : library.resourcesFor(filter.topic))
    .filter((r) => !r.state || filter.place === 'General' || r.state === filter.place)
    .filter(
      (r) => (!filter.type || r.type === filter.type) && (!filter.cost || r.cost === filter.cost),
    )
    .filter((r) => query === '' || matchesQuery(r, query))
    .toSorted((a, b) => getRank(a, filter.place) - getRank(b, filter.place))
    .map((r) => toResourceView(r, library));
}

function matchesQuery(r: Resource, query: string): boolean {
  const stateName = r.state ? STATES[r.state as StateCode] : '';
  return [r.title, r.description, r.organization, stateName, ...r.tags].some((text) =>
    text.toLowerCase().includes(query),
  );
}

/** The chosen state's resources come first; with no state chosen, state resources come last. */
function getRank(r: Resource, jurisdiction: Jurisdiction): number {
  if (!r.state) return 1;
  return r.state === jurisdiction ? 0 : 2;
}

/** The legal-aid offices of a state. */
export function listLegalAid(
  { library }: Pick<LibraryDeps, 'library'>,
  jurisdiction: Jurisdiction,
): ResourceView[] {
  return library.resources
    .filter((r) => r.state === jurisdiction && r.help === 'legal-aid')
    .map((r) => toResourceView(r, library));
}

/**
 * Courts, legal aid, lawyer referral and the attorney general of a state, in that order, then
 * everything else.
 */
export function listStateResources(
  { library }: Pick<LibraryDeps, 'library'>,
  state: StateCode,
): ResourceView[] {
  const getOrder = ({ help }: Resource) =>
    help ? STATE_HELP_ORDER.indexOf(help) : STATE_HELP_ORDER.length;
  return library.resources
    .filter((r) => r.state === state)
    .toSorted((a, b) => getOrder(a) - getOrder(b))
    .map((r) => toResourceView(r, library));
}
