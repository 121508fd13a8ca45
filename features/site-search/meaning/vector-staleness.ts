// For `npm run check`: passages without a vector are found by words only until somebody runs `npm
// run embed`.
import type { ContentProblem } from '#features/library/files/read-content.server.ts';
import type { SearchIndex } from '../index/build-search-index.server.ts';
import type { ItemQuestions, RuleQuestions, SameSubject } from '../schema.ts';

export function findMissingVectors(index: SearchIndex): string[] {
  const missing = index.meaning.missing + index.claims.missing + index.sectionPhrases.missing;
  return missing === 0 ? [] : [`${missing} passages have no vector: run npm run embed`];
}

/** Questions whose item no longer exists, and lists that name such an item. */
export function findOrphanedQuestions(
  index: SearchIndex,
  {
    itemQuestions,
    ruleQuestions,
    sameSubject,
  }: { itemQuestions: ItemQuestions[]; ruleQuestions: RuleQuestions[]; sameSubject: SameSubject[] },
): ContentProblem[] {
  const itemKeys = new Set(index.items.map((item) => `${item.kind}:${item.id}`));
  const named = [
    ...itemQuestions.map(({ id, file = 'content' }) => ({ file, id })),
    ...ruleQuestions
      .filter(({ id }) => id !== 'none')
      .map(({ id }) => ({ file: `content/rules/${id}.questions.txt`, id: `rule:${id}` })),
    ...sameSubject.flatMap(({ items }) =>
      items.map((id) => ({ file: 'content/search/same-subject.yml', id })),
    ),
  ];
  return named
    .filter(({ id }) => !itemKeys.has(id))
    .map(({ file, id }) => ({ file, line: 1, message: `there is no ${id}` }));
}
