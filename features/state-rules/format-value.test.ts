import { expect, test } from 'vitest';
import type { RuleValue } from '#features/library/schema/rule-schema.ts';
import { createStateRule } from '#tests/fixtures/state-rule.ts';
import { formatShortValue, formatValue, getSortKey } from './format-value.ts';

const rule = createStateRule();

test.each<[RuleValue, string, string]>([
  [{ amount: 30, unit: 'days' }, '30 days', '30d'],
  [{ amount: 1, unit: 'days' }, '1 day', '1d'],
  [{ amount: 10, unit: 'business-days' }, '10 business days', '10bd'],
  [{ amount: 1, unit: 'months-rent' }, '1 month’s rent', '1mo'],
  [{ amount: 1.5, unit: 'months-rent' }, '1½ months’ rent', '1½mo'],
  [{ amount: 0.5, unit: 'years' }, '½ years', '½yr'],
  [{ amount: 12_500, unit: 'dollars', year: 2026 }, '$12,500', '$12.5k'],
  [{ amount: 16.5, unit: 'dollars', year: 2026 }, '$16.50', '$16.50'],
  [{ amount: 25, unit: 'percent' }, '25%', '25%'],
  [{ amount: 18, unit: 'age' }, 'Age 18', '18'],
  [{ amount: 2, unit: 'witnesses' }, '2 witnesses', '2'],
  [{ amount: 1, unit: 'times' }, 'Double, in all', '2×'],
  [{ amount: 2, unit: 'times' }, '2 times', '2×'],
  [{ amount: 2, unit: 'times', onTop: true }, '2 times, on top of the sum itself', '2×'],
  [{ choice: 'reasonable' }, 'A reasonable time', 'reaso'],
  [{ none: true }, 'No time is set', '–'],
])('%o is "%s", in short "%s"', (value, long, short) => {
  expect(formatValue(rule, value)).toBe(long);
  expect(formatShortValue(value)).toBe(short);
});

test('sorts no rule first, then choices, then amounts by their length', () => {
  const values: RuleValue[] = [
    { none: true },
    { choice: 'reasonable' },
    { amount: 24, unit: 'hours' },
    { amount: 3, unit: 'days' },
    { amount: 1, unit: 'months' },
  ];
  const keys = values.map((value) => getSortKey(rule, value));
  expect(keys).toEqual(keys.toSorted((a, b) => a - b));
});
