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

/**
 * Topics in display order, with what a card or a spine shows; filtered by a substring of title or
 * description, and by category.
 */
export function listTopics(
  { library }: Pick<LibraryDeps, 'library'>,
  filter: { q?: string; category?: string } = {},
): TopicSummary[] {
  const query = (filter.q ?? '').trim().toLowerCase();
  return library.topics
    .filter((t) => !filter.category || t.category === filter.category)
    .filter(
      (t) =>
        query === '' ||
        t.title.toLowerCase().includes(query) ||
        t.description.toLowerCase().includes(query),
    )
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
