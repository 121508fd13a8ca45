import { expect, test } from 'vitest';
import { countWages, formatCents, readWagesForm, type WagesForm } from './count-wages.ts';
import { MAX_WEEKS } from './messages/tables.ts';
import * as wages from './messages/wages.ts';

const form = (values: Partial<WagesForm>): WagesForm => ({
  rate: '20',
  overtime: true,
  other: '',
  weeks: [],
  ...values,
});
const count = (values: Partial<WagesForm>) => {
  const result = countWages(form(values));
  if (!result.ok) throw new Error(JSON.stringify(result.failure.fields));
  return result.value;
};

test('hours times rate, less what was paid', () => {
  const weeks = [
    { hours: '38.5', paid: '$500' },
    { hours: '38:30', paid: '' },
  ];
  expect(count({ rate: '17.50', weeks, other: '25.5' })).toMatchObject({
    earned: 137_300,
    paid: 50_000,
    owed: 87_300,
    overpaid: 0,
  });
});

test('overtime by the federal rule: past 40 hours in a week, at one and a half times the rate, and only if chosen', () => {
  const weeks = [
    { hours: '50', paid: '' },
    { hours: '30', paid: '' },
  ];
  expect(count({ weeks }).rows).toMatchObject([
    { regular: 80_000, overtime: 30_000, earned: 110_000 },
    { regular: 60_000, overtime: 0, earned: 60_000 },
  ]);
  expect(count({ weeks, overtime: false }).earned).toBe(160_000);
});

test('a person who was paid more is owed nothing', () => {
  expect(count({ weeks: [{ hours: '10', paid: '1,250.00' }] })).toMatchObject({
    owed: 0,
    overpaid: 105_000,
  });
});

test.each([
  [{ rate: '' }, { rate: wages.wrong.rate }],
  [{ rate: '0' }, { rate: wages.wrong.rate }],
  [{ rate: '1e3' }, { rate: wages.wrong.rate }],
  [{ weeks: [{ hours: '169', paid: '' }] }, { 'hours-1': wages.wrong.hours }],
  [{ weeks: [{ hours: '40', paid: '-5' }] }, { 'paid-1': wages.wrong.money }],
  [{ weeks: [] }, { 'hours-1': wages.wrong.none }],
  [{ other: 'lots', weeks: [{ hours: '4', paid: '' }] }, { other: wages.wrong.money }],
])('%j is said at its field', (values, fields) => {
  expect(countWages(form({ weeks: [{ hours: '8', paid: '' }], ...values }))).toMatchObject({
    ok: false,
    failure: { fields },
  });
});

test('reads what was typed, adds weeks on request, and is bounded', () => {
  expect(readWagesForm(new URLSearchParams()).weeks).toHaveLength(4);
  expect(readWagesForm(new URLSearchParams('weeks=4&intent=more&hours-2=8')).weeks).toMatchObject({
    length: 8,
    1: { hours: '8' },
  });
  expect(readWagesForm(new URLSearchParams('weeks=99999')).weeks).toHaveLength(MAX_WEEKS);
  expect(readWagesForm(new URLSearchParams({ rate: '9'.repeat(500) })).rate).toHaveLength(20);
  expect(formatCents(123_450)).toBe('$1,234.50');
});
