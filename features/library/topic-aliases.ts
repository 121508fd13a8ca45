// Extra topic ids that resources and FAQs may use: two stand for a topic, four for a whole
// category.
import type { Topic, TopicId } from './schema/schema.ts';

const ALIASES: Record<string, { topic: TopicId } | { category: string }> = {
  'housing-law': { topic: 'landlord-tenant' },
  'securities-law': { topic: 'commercial-law' },
  'constitutional-law': { category: 'Constitutional Law' },
  'administrative-law': { category: 'Administrative Law' },
  'regulatory-law': { category: 'Regulatory Law' },
  'business-law': { category: 'Business Law' },
};

export function findAlias(id: string): { topic: TopicId } | { category: string } | undefined {
  return Object.hasOwn(ALIASES, id) ? ALIASES[id] : undefined;
}

/**
 * The topics that a list of ids and aliases stands for, without duplicates, and the unknown ids.
 */
export function resolveTopics(
  ids: string[],
  topics: Topic[],
): { known: TopicId[]; unknown: string[] } {
  const known = new Set<TopicId>();
  const unknown: string[] = [];
  for (const id of ids) {
    const alias = findAlias(id);
    const topicId = alias && 'topic' in alias ? alias.topic : id;
    const matches =
      alias && 'category' in alias
        ? topics.filter((t) => t.category === alias.category)
        : topics.filter((t) => t.id === topicId);
    if (matches.length === 0) unknown.push(id);
    for (const topic of matches) known.add(topic.id);
  }
  return { known: [...known], unknown };
}
