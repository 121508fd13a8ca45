// Finds organizations to contact: legal aid and then court self-help of the state, otherwise
// national help for the topic.

import { type LibraryPassage, listPassages } from '#features/grounding/list-cited-passages.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { Resource, TopicId } from '#features/library/schema/schema.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';

const MAX_RESOURCES = 2;
const HELP_ORDER: (Resource['help'] | undefined)[] = ['legal-aid', 'court', 'lawyer-referral'];
const NATIONAL_HELP = /legal aid|free lawyer|find a lawyer|legal help|lawyer referral|free legal/i;

type Situation = { topics: { id: TopicId }[]; jurisdiction: Jurisdiction };

export function findHelp(library: Library, { topics, jurisdiction }: Situation): LibraryPassage[] {
  const topic = topics[0]?.id;
  const topicResources = topic ? library.resourcesFor(topic) : [];
  const found =
    jurisdiction === 'General'
      ? listNationalHelp(topicResources)
      : listStateHelp(library, topicResources, jurisdiction);
  const chosen = found.length > 0 ? found : listNationalHelp(library.resources);
  return chosen.slice(0, MAX_RESOURCES).flatMap(({ id }) => listPassages(library, 'resource', id));
}

/**
 * Legal aid is included even when its entry does not name the topic, because it helps with most
 * topics.
 */
function listStateHelp(library: Library, topicResources: Resource[], state: string): Resource[] {
  const stateResources = library.resources.filter((r) => r.state === state);
  return HELP_ORDER.flatMap((help) => {
    const candidates = stateResources.filter((r) => r.help === help);
    return (
      candidates.find((r) => topicResources.includes(r)) ??
      (help === 'legal-aid' ? candidates.slice(0, 1) : [])
    );
  });
}

/** Broadest first, by number of topics. */
function listNationalHelp(resources: Resource[]): Resource[] {
  return resources
    .filter((r) => !r.state && NATIONAL_HELP.test([r.title, ...r.tags].join(' ')))
    .sort((a, b) => b.topics.length - a.topics.length);
}
