// A topic with what its page lists of the library.
import { toCheckedItem } from '#features/library/checked-item.ts';
import { needsQuickExit } from '#features/library/find-topic.ts';
import { listEarlierPlaces } from '#features/library/item-address.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { type ResourceView, toResourceView } from '#features/library/list-resources.server.ts';
import { listUrgentLines } from '#features/library/list-urgent-lines.ts';
import type { Resource, Topic } from '#features/library/schema/schema.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { toFaqView } from '../faq/list-faqs.server.ts';

export function toTopicView(deps: LibraryDeps, topic: Topic, jurisdiction: Jurisdiction) {
  const { library, clock } = deps;
  const now = clock.now();
  const resources = library.resourcesFor(topic.id);
  const places = listEarlierPlaces(library, topic.id);
  // Legal aid and the court stand in the box of the state.
  const isInBox = (r: Resource) => r.help === 'legal-aid' || r.help === 'court';
  const nearby: ResourceView[] =
    jurisdiction === 'General'
      ? []
      : resources
          .filter((r) => r.state === jurisdiction && !isInBox(r))
          .map((r) => toResourceView(r, library));
  return {
    id: topic.id,
    order: topic.order,
    title: topic.title,
    category: topic.category,
    description: topic.description,
    icon: topic.icon,
    body: topic.body,
    urgent: listUrgentLines(library, topic),
    deadlines: topic.deadlines,
    keyTerms: topic.keyTerms,
    rules: topic.rules,
    guides: library.guides
      .filter((g) => g.topic === topic.id)
      .map((g) => ({
        id: g.id,
        title: g.title,
        description: g.description,
        steps: g.steps.length,
      })),
    faqs: library.faqs
      .filter((f) => f.topic === topic.id)
      .map((f) => ({ ...toFaqView(f, library, now), anchors: places.anchors(f.id) })),
    joinedFaqs: places.joined,
    resources: resources.filter((r) => !r.state).map((r) => toResourceView(r, library)),
    nearby,
    quickExit: needsQuickExit(topic.id),
    checked: toCheckedItem(topic, now, { library, name: `topics/${topic.id}` }),
  };
}
export type TopicView = ReturnType<typeof toTopicView>;
