// Questions of people, and lists of items, that name an item that is not there. After a deletion
// they count nothing, and a note says so; a name that never was is a mistake.
import type { NamedKind, Names } from '#features/library/earlier-names.ts';
import type { ContentProblem } from '#features/library/files/read-content.server.ts';
import type { SearchItem } from '../index/search-item.ts';
import type { ItemQuestions, RuleQuestions, SameSubject } from '../schema.ts';

const KINDS: Readonly<Record<string, NamedKind>> = {
  faq: 'faqs',
  guide: 'guides',
  term: 'terms',
  rule: 'rules',
};

export function findOrphanedQuestions(
  items: readonly SearchItem[],
  {
    itemQuestions,
    ruleQuestions,
    sameSubject,
  }: { itemQuestions: ItemQuestions[]; ruleQuestions: RuleQuestions[]; sameSubject: SameSubject[] },
  { resolve }: Names,
): { problems: ContentProblem[]; notes: ContentProblem[] } {
  const itemKeys = new Set(items.map((item) => `${item.kind}:${item.id}`));
  const named = [
    ...itemQuestions.map(({ id, file = 'content' }) => ({ file, id })),
    ...ruleQuestions
      .filter(({ id }) => id !== 'none')
      .map(({ id }) => ({ file: `content/rules/${id}.questions.txt`, id: `rule:${id}` })),
    ...sameSubject.flatMap(({ items }) =>
      items.map((id) => ({ file: 'content/search/same-subject.yml', id })),
    ),
  ].filter(({ id }) => !itemKeys.has(id));
  const problems: ContentProblem[] = [];
  const notes: ContentProblem[] = [];
  for (const { file, id } of named) {
    const [kind = '', name = ''] = id.split(':');
    const found = KINDS[kind] && resolve(KINDS[kind], name);
    if (!found) problems.push({ file, line: 1, message: `there is no ${id}` });
    else
      notes.push({
        file,
        line: 1,
        about: name,
        message: found === 'gone' ? `${id} was deleted` : `${id} is called ${found} now`,
      });
  }
  return { problems, notes };
}
