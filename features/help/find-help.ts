// Whom to ask: for a known state its legal aid first, then its court's self-help; otherwise what serves the topic nationwide.

import { type LibraryPassage, passagesOf } from '#features/grounding/list-cited-passages.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { Resource, TopicId } from '#features/library/schema/schema.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';

const MOST = 2;
const HELP_ORDER: (Resource['help'] | undefined)[] = ['legal-aid', 'court', 'lawyer-referral'];
const NATIONAL_HELP = /legal aid|free lawyer|find a lawyer|legal help|lawyer referral|free legal/i;

type Situation = { topics: { id: TopicId }[]; jurisdiction: Jurisdiction };

export function helpFor(library: Library, { topics, jurisdiction }: Situation): LibraryPassage[] {
  const topic = topics[0]?.id;
  const ofTopic = topic ? library.resourcesFor(topic) : [];
  const found = jurisdiction === 'General' ? national(ofTopic) : near(library, ofTopic, jurisdiction);
  const chosen = found.length > 0 ? found : national(library.resources);
  return chosen.slice(0, MOST).flatMap(({ id }) => passagesOf(library, 'resource', id));
}

/** Legal aid helps with most things, even where the entry does not name the topic. */
function near(library: Library, ofTopic: Resource[], state: string): Resource[] {
  const here = library.resources.filter((r) => r.state === state);
  return HELP_ORDER.flatMap((help) => {
    const of = here.filter((r) => r.help === help);
    return of.find((r) => ofTopic.includes(r)) ?? (help === 'legal-aid' ? of.slice(0, 1) : []);
  });
}

/** The broadest first: who helps only some people comes after who helps most. */
function national(resources: Resource[]): Resource[] {
  return resources
    .filter((r) => !r.state && NATIONAL_HELP.test([r.title, ...r.tags].join(' ')))
    .sort((a, b) => b.topics.length - a.topics.length);
}
