// A rule as programs get it (docs/api.md).
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type { RuleView } from './get-rule.server.ts';
import { type CellView, isFilled } from './rule-view.ts';

export function toRuleJson(rule: RuleView, jurisdiction: Jurisdiction) {
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

function toCellJson(cell: CellView) {
  const { state, stateName } = cell;
  if (!isFilled(cell)) return { state, stateName, empty: cell.empty };
  const { plainValue, shortValue, sortKey, readLine, notes, href, countHref, ...rest } = cell;
  return rest;
}
