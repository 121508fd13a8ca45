import type { LibraryDeps } from './library-deps.ts';
import type { Topic, TopicId } from './schema/schema.ts';
import { findAlias } from './topic-aliases.ts';

/** A topic, a permanent redirect, or null. */
export function findTopic(
  { library }: Pick<LibraryDeps, 'library'>,
  id: string,
): { topic: Topic } | { movedTo: string } | null {
  const topic = library.topics.find((t) => t.id === id);
  if (topic) return { topic };
  const alias = findAlias(id);
  if (!alias) return null;
  return {
    movedTo:
      'topic' in alias
        ? `/topics/${alias.topic}`
        : `/topics?category=${encodeURIComponent(alias.category)}`,
  };
}

const QUICK_EXIT_TOPICS: TopicId[] = ['family-law', 'child-support'];
export const needsQuickExit = (topic: TopicId) => QUICK_EXIT_TOPICS.includes(topic);
