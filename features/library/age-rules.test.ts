import { expect, test } from 'vitest';
import { createStateRule, filledCell } from '#tests/fixtures/state-rule.ts';
import { ageRules, WAITED_FOR_EVENT } from './age-rules.ts';
import { canCountWith } from './reports.ts';
import type { FilledCell, StateRule } from './schema/rule-schema.ts';

const wage = { ...filledCell, value: { amount: 11, unit: 'dollars' as const, year: 2026 } };

function age(cell: FilledCell, day: string, rule: Partial<StateRule> = {}) {
  const [aged] = ageRules(
    [{ ...createStateRule({ OH: cell }), ...rule }],
    new Date(`${day}T12:00:00Z`),
  );
  return aged?.states.OH;
}

test.each([
  ['2026-12-31', false],
  ['2027-01-01', true],
  ['2027-07-01', true],
])('a yearly figure of 2026 on %s is old: %s', (day, isOld) => {
  const aged = age(wage, day, { yearly: true }) as FilledCell;
  expect(aged.isOldFigure ?? false).toBe(isOld);
  expect(canCountWith(aged)).toBe(!isOld);
});

test.each([
  ['2027-01-01', false],
  ['2027-06-30', false],
  ['2027-07-01', true],
])('one that holds to the end of June on %s is old: %s', (day, isOld) => {
  const aged = age({ ...wage, figureUntil: '2027-06-30' }, day, { yearly: true }) as FilledCell;
  expect(aged.isOldFigure ?? false).toBe(isOld);
});

test('an amount that a statute fixes has no last day', () => {
  expect(age(wage, '2029-01-01')).toEqual(wage);
});

test('a sentence that waits for an event empties itself on its day', () => {
  const waiting = { ...filledCell, until: '2027-01-01' };
  expect(age(waiting, '2026-12-31')).toEqual(waiting);
  expect(age(waiting, '2027-01-01')).toEqual({ empty: WAITED_FOR_EVENT });
});

test.each([
  ['2024', '2026-11-20', true],
  ['2022', '2026-11-20', false],
  ['2024-11-20', '2026-11-20', true],
  ['2024-11-19', '2026-11-20', false],
  ['unknown', '2028-11-16', true],
  ['unknown', '2028-11-17', false],
])('a comparison with a text of %s counts on %s: %s', (textDate, day, counts) => {
  const cell: FilledCell = { ...filledCell, textDate, isFoundInText: true };
  const aged = age(cell, day) as FilledCell;
  expect(aged.isFoundInText ?? false).toBe(counts);
  expect(aged.wasFoundInOldText ?? false).toBe(!counts);
});

test('doing it twice changes nothing', () => {
  const cell: FilledCell = { ...wage, textDate: '2020', isFoundInText: true };
  const now = new Date('2027-01-02T00:00:00Z');
  const once = ageRules([{ ...createStateRule({ OH: cell }), yearly: true }], now);
  expect(ageRules(once, now)).toEqual(once);
});
