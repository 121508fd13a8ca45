// The rules of one state, by group; and all rules with how many states each covers.
import type { Library } from '#features/library/load-library.server.ts';
import { RULE_GROUPS, type RuleGroup } from '#features/library/schema/rule-schema.ts';
import { getStateSlug, type Jurisdiction, STATES, type StateCode } from '#legal/jurisdictions.ts';
import { type CellView, isFilled } from './rule-view.ts';
import { viewCell } from './view-cell.ts';

type RulesDeps = { library: Pick<Library, 'rules' | 'lawChanges'> };
export type StateRuleView = { id: string; title: string; question: string; cell: CellView };
export type RuleGroupView<T> = { group: RuleGroup; rules: T[] };

export function listStateRules(
  { library }: RulesDeps,
  state: StateCode,
): RuleGroupView<StateRuleView>[] {
  return groupRules(
    library.rules.map((rule) => ({ group: rule.group, view: toStateRule(library, rule, state) })),
  );
}

/** The rules that a page refers to, in the chosen state; by id. */
export type ReferencedRules = { stateName: string | null; rules: Record<string, StateRuleView> };

export function getReferencedRules(
  { library }: RulesDeps,
  ids: string[],
  jurisdiction: Jurisdiction,
): ReferencedRules {
  if (jurisdiction === 'General') return { stateName: null, rules: {} };
  const rules = library.rules
    .filter(({ id }) => ids.includes(id))
    .map((rule) => [rule.id, toStateRule(library, rule, jurisdiction)]);
  return { stateName: STATES[jurisdiction], rules: Object.fromEntries(rules) };
}

export type StateFactView = { id: string; title: string; href: string; value: string | null };

/**
 * The same in few words, for a box on the page: each rule once, and no value where the state's law
 * has not been read.
 */
export function listStateFacts({ rules }: ReferencedRules): StateFactView[] {
  return Object.values(rules).map(({ id, title, cell }) => ({
    id,
    title,
    href: cell.href,
    value: isFilled(cell) ? cell.value : null,
  }));
}

export type RuleSummary = {
  id: string;
  title: string;
  question: string;
  filled: number;
  here?: string;
};

/** Every rule, with the number of states that we have read and the value in the chosen state. */
export function listRules(
  { library }: RulesDeps,
  jurisdiction: Jurisdiction,
): RuleGroupView<RuleSummary>[] {
  return groupRules(
    library.rules.map((rule) => {
      const filled = Object.values(rule.states).filter((cell) => !('empty' in cell)).length;
      const cell = jurisdiction === 'General' ? undefined : viewCell(rule, jurisdiction, library);
      const view: RuleSummary = { id: rule.id, title: rule.title, question: rule.question, filled };
      return {
        group: rule.group,
        view: cell && isFilled(cell) ? { ...view, here: cell.value } : view,
      };
    }),
  );
}

export type StateSummary = { code: StateCode; name: string; slug: string; filled: number };

export function listStates({ library }: RulesDeps): StateSummary[] {
  return (Object.keys(STATES) as StateCode[]).map((code) => ({
    code,
    name: STATES[code],
    slug: getStateSlug(code),
    filled: library.rules.filter(({ states }) => states[code] && !('empty' in states[code])).length,
  }));
}

const toStateRule = (
  library: RulesDeps['library'],
  rule: Library['rules'][number],
  state: StateCode,
): StateRuleView => ({
  id: rule.id,
  title: rule.title,
  question: rule.question,
  cell: viewCell(rule, state, library),
});

function groupRules<T>(rules: { group: RuleGroup; view: T }[]): RuleGroupView<T>[] {
  return RULE_GROUPS.map((group) => ({
    group,
    rules: rules.filter((each) => each.group === group).map(({ view }) => view),
  })).filter(({ rules: list }) => list.length > 0);
}
