// Periods of state rules that the deadline calculator can count, and the ids by which it knows
// them: "security-deposit-return.OH".
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { findNamed } from './earlier-names.ts';
import { canCountWith } from './reports.ts';
import type { FilledCell, RuleUnit, RuleValue, StateRule } from './schema/rule-schema.ts';

const COUNTABLE_UNITS = ['days', 'weeks', 'months', 'years'] as const satisfies RuleUnit[];
type CountableUnit = (typeof COUNTABLE_UNITS)[number];

export const getStatePresetId = (ruleId: string, state: StateCode) => `${ruleId}.${state}`;

/** Business days and hours are not: which days count differs by state. */
export function isCountable(
  rule: StateRule,
  value: RuleValue,
): value is { amount: number; unit: CountableUnit } {
  return (
    rule.counts !== undefined &&
    'amount' in value &&
    Number.isInteger(value.amount) &&
    (COUNTABLE_UNITS as readonly RuleUnit[]).includes(value.unit)
  );
}

export type StatePeriod = {
  id: string;
  rule: StateRule;
  state: StateCode;
  cell: FilledCell;
  amount: number;
  unit: CountableUnit;
  direction: 'after' | 'before';
  event: string;
};

export function findStatePeriod(rules: StateRule[], id: string): StatePeriod | undefined {
  const [ruleId = '', code = ''] = id.split('.');
  const rule = findNamed(rules, ruleId);
  if (!rule?.counts || !Object.hasOwn(STATES, code)) return undefined;
  const state = code as StateCode;
  const cell = rule.states[state];
  if ('empty' in cell || !canCountWith(cell) || !isCountable(rule, cell.value)) return undefined;
  const { amount, unit } = cell.value;
  return { id, rule, state, cell, amount, unit, ...rule.counts };
}
