// For `npm run check`: passages without a vector are found by words only until somebody runs `npm
// run embed`.
import type { SearchIndex } from '../index/build-search-index.server.ts';
import type { ItemQuestions, SameSubject } from '../schema.ts';

export function findMissingVectors(index: SearchIndex): string[] {
  const missing = index.meaning.missing + index.claims.missing + index.sectionPhrases.missing;
  return missing === 0 ? [] : [`${missing} passages have no vector: run npm run embed`];
}

/** Extra questions whose item no longer exists, and lists that name such an item. */
export function findOrphanedQuestions(
  index: SearchIndex,
  { itemQuestions, sameSubject }: { itemQuestions: ItemQuestions[]; sameSubject: SameSubject[] },
): string[] {
  const itemKeys = new Set(index.items.map((item) => `${item.kind}:${item.id}`));
  const named = [
    ...itemQuestions.map(({ id }) => ({ file: 'item-questions.yml', id })),
    ...sameSubject.flatMap(({ items }) => items.map((id) => ({ file: 'same-subject.yml', id }))),
  ];
  return named
    .filter(({ id }) => !itemKeys.has(id))
    .map(({ file, id }) => `content/search/${file}: there is no ${id}`);
}
