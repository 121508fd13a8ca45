import type { Deps } from '#features/deps.ts';
import type { TopicId } from './schema.ts';

export type TopicSummary = {
  id: TopicId;
  order: number;
  title: string;
  spine: string;
  description: string;
  category: string;
  icon: string;
  resourceCount: number;
};

/** The 22 topics in shelf order, with what a card or a spine shows. */
export function listTopics({ library }: Pick<Deps, 'library'>): TopicSummary[] {
  return library.topics.map(({ id, order, title, spine, description, category, icon }) => ({
    id,
    order,
    title,
    spine,
    description,
    category,
    icon,
    resourceCount: library.resourceCount(id),
  }));
}
