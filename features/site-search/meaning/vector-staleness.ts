// For `npm run check`: passages without a vector are found by words only until somebody runs `npm
// run embed`.
import type { SearchIndex } from '../index/build-search-index.server.ts';
import type { ItemQuestions } from '../schema.ts';

export function findMissingVectors(index: SearchIndex): string[] {
  const missing = index.meaning.missing + index.claims.missing + index.sectionPhrases.missing;
  return missing === 0 ? [] : [`${missing} passages have no vector: run npm run embed`];
}

/** Extra questions whose item no longer exists. */
export function findOrphanedQuestions(
  index: SearchIndex,
  itemQuestions: ItemQuestions[],
): string[] {
  const itemKeys = new Set(index.items.map((item) => `${item.kind}:${item.id}`));
  return itemQuestions
    .filter(({ id }) => !itemKeys.has(id))
    .map(({ id }) => `content/search/item-questions.yml: there is no ${id}`);
}
