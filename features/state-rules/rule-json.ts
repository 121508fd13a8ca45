// A rule as programs get it (docs/api.md).
import type { Jurisdiction, StateCode } from '#legal/jurisdictions.ts';
import type { RuleView } from './get-rule.server.ts';
import { type CellView, type FilledView, isFilled } from './rule-view.ts';

type EmptyCellJson = { state: StateCode; stateName: string; empty: string };
type FilledCellJson = Omit<
  FilledView,
  'plainValue' | 'shortValue' | 'sortKey' | 'readLine' | 'notes' | 'href' | 'countHref'
>;
type RuleCellJson = EmptyCellJson | FilledCellJson;
export type RuleJson = Pick<
  RuleView,
  'id' | 'title' | 'question' | 'meaning' | 'matters' | 'counting'
> & { attorneyReviewed: false; states: RuleCellJson[] };
export type RuleListJson = {
  rules: { id: string; title: string; question: string; url: string; filled: number }[];
};

export function toRuleJson(rule: RuleView, jurisdiction: Jurisdiction): RuleJson {
  const { id, title, question, meaning, matters, counting, cells } = rule;
  const states = cells.filter(({ state }) => jurisdiction === 'General' || state === jurisdiction);
  return {
    id,
    title,
    question,
    meaning,
    matters,
    counting,
    attorneyReviewed: false,
    states: states.map(toCellJson),
  };
}

function toCellJson(cell: CellView): RuleCellJson {
  const { state, stateName } = cell;
  if (!isFilled(cell)) return { state, stateName, empty: cell.empty };
  const { plainValue, shortValue, sortKey, readLine, notes, href, countHref, ...rest } = cell;
  return rest;
}
