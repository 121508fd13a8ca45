import { findNamed } from '#features/library/earlier-names.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { StateRule } from '#features/library/schema/rule-schema.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import type { CellView } from './rule-view.ts';
import { viewCell } from './view-cell.ts';

export type RuleView = Pick<
  StateRule,
  'id' | 'title' | 'group' | 'topics' | 'question' | 'meaning' | 'matters' | 'counting'
> & {
  cells: CellView[];
};

/** One rule across all states, in alphabetical order of their names. */
export function findRule(
  { library }: { library: Pick<Library, 'rules' | 'lawChanges'> },
  id: string,
): RuleView | undefined {
  const rule = findNamed(library.rules, id);
  if (!rule) return undefined;
  const { title, group, topics, question, meaning, matters, counting } = rule;
  const cells = (Object.keys(STATES) as StateCode[]).map((state) => viewCell(rule, state, library));
  return { id: rule.id, title, group, topics, question, meaning, matters, counting, cells };
}
