import type { LibraryDeps } from './library-deps.ts';
import type { TopicId } from './schema/schema.ts';

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

/** Topics in shelf order, with what a card or a spine shows; narrowed by a substring of title or description, and category. */
export function listTopics({ library }: Pick<LibraryDeps, 'library'>, filter: { q?: string; category?: string } = {}): TopicSummary[] {
  const words = (filter.q ?? '').trim().toLowerCase();
  return library.topics
    .filter((t) => !filter.category || t.category === filter.category)
    .filter((t) => words === '' || t.title.toLowerCase().includes(words) || t.description.toLowerCase().includes(words))
    .map(({ id, order, title, spine, description, category, icon }) => ({
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

export function listCategories({ library }: Pick<LibraryDeps, 'library'>): string[] {
  return [...new Set(library.topics.map((t) => t.category))].sort();
}
