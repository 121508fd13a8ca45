// A value of a state rule in words: "30 days", "$6,000", "2 months' rent".

import type { RuleUnit, RuleValue, StateRule } from '#features/library/schema/rule-schema.ts';
import { formatDollars } from '#lib/language/format.ts';
import { makeOnce } from '#lib/memo.ts';

type Labels = Pick<StateRule, 'choices' | 'noneLabel'>;
type Amount = { amount: number; unit: RuleUnit; onTop?: true | undefined };

/** Once the sum on top of the sum itself: "1 time" would read as the sum alone. */
const DOUBLE_IN_ALL = 'Double, in all';

const UNIT_NAMES: Record<RuleUnit, [one: string, many: string]> = {
  hours: ['hour', 'hours'],
  days: ['day', 'days'],
  'business-days': ['business day', 'business days'],
  'court-days': ['court day', 'court days'],
  weeks: ['week', 'weeks'],
  months: ['month', 'months'],
  years: ['year', 'years'],
  'months-rent': ['month’s rent', 'months’ rent'],
  times: ['time', 'times'],
  dollars: ['dollar', 'dollars'],
  percent: ['percent', 'percent'],
  age: ['age', 'age'],
  witnesses: ['witness', 'witnesses'],
};
const SHORT_UNITS: Partial<Record<RuleUnit, string>> = {
  hours: 'h',
  days: 'd',
  'business-days': 'bd',
  'court-days': 'cd',
  weeks: 'wk',
  months: 'mo',
  years: 'yr',
  'months-rent': 'mo',
  times: '×',
  percent: '%',
};
/** How many days a unit is worth when values are sorted. */
const SORT_WEIGHTS: Partial<Record<RuleUnit, number>> = {
  hours: 1 / 24,
  'business-days': 1.4,
  'court-days': 1.4,
  weeks: 7,
  months: 30.4,
  years: 365,
  'months-rent': 1000,
};

export function formatValue(labels: Labels, value: RuleValue): string {
  if ('none' in value) return labels.noneLabel;
  if ('choice' in value) return labels.choices[value.choice] ?? value.choice;
  return formatAmount(value);
}

function formatAmount({ amount, unit, onTop }: Amount): string {
  if (unit === 'dollars') return formatAnyDollars(amount);
  if (unit === 'percent') return `${amount}%`;
  if (unit === 'age') return `Age ${amount}`;
  if (unit === 'times' && amount === 1) return DOUBLE_IN_ALL;
  if (unit === 'times' && onTop) return `${formatNumber(amount)} times, on top of the sum itself`;
  const [one, many] = UNIT_NAMES[unit];
  return `${formatNumber(amount)} ${amount === 1 ? one : many}`;
}

/** For a tile of the map: "30d", "$6k", "✓". */
export function formatShortValue(value: RuleValue): string {
  if ('none' in value) return '–';
  if ('choice' in value) return value.choice.split('-')[0]?.slice(0, 5) ?? '';
  const { amount, unit } = value;
  if (unit === 'dollars')
    return amount >= 1000 ? `$${Math.round(amount / 100) / 10}k` : formatAnyDollars(amount);
  // Once on top of the sum itself.
  if (unit === 'times' && amount === 1) return '2×';
  return `${formatNumber(amount)}${SHORT_UNITS[unit] ?? ''}`;
}

/** Sorts states by value: no rule first, then choices in their order, then amounts. */
export function getSortKey({ choices }: Pick<StateRule, 'choices'>, value: RuleValue): number {
  if ('none' in value) return -1;
  if ('choice' in value) return Object.keys(choices).indexOf(value.choice) / 100;
  return 1 + value.amount * (SORT_WEIGHTS[value.unit] ?? 1);
}

const getHundredths = makeOnce(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }));
const getWholeDollars = makeOnce(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: 0,
    }),
);

const formatAnyDollars = (amount: number) =>
  Number.isInteger(amount) ? getWholeDollars().format(amount) : formatDollars(amount);

function formatNumber(amount: number): string {
  const whole = Math.floor(amount);
  if (amount - whole === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return getHundredths().format(amount);
}
