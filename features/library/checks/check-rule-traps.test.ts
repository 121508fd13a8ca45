import { expect, test } from 'vitest';
import { createStateRule, filledCell } from '#tests/fixtures/state-rule.ts';
import type { FilledCell, StateRule } from '../schema/rule-schema.ts';
import { checkRuleTraps } from './check-rule-traps.ts';

const SECTION = '765 ILCS 710/1';
const cell = { ...filledCell, cite: SECTION };
const toItem = (rule: StateRule) => ({ file: 'rule.yml', line: 1, hash: '', value: rule });
const check = (...rules: StateRule[]) =>
  checkRuleTraps(rules.map(toItem)).map(({ message }) => message);
const checkCell = (planted: Partial<FilledCell>, rule: Partial<StateRule> = {}) =>
  check({ ...createStateRule({ OH: { ...filledCell, ...planted } }), ...rule });
const pair = (one: Partial<FilledCell>, two: Partial<FilledCell>) =>
  check(createStateRule({ IL: { ...cell, ...one } }), {
    ...createStateRule({ IL: { ...cell, ...two } }),
    id: 'security-deposit-penalty',
  });

test('sound cells have no traps, and two that cite one section may agree', () => {
  expect(checkCell({})).toEqual([]);
  expect(pair({}, {})).toEqual([]);
  expect(pair({}, { value: { amount: 2, unit: 'times' } })).toEqual([]);
});

test('two cells that read one section in two ways are found', () => {
  const sentence = 'Your landlord has 45 days.';
  expect(pair({}, { value: { amount: 45, unit: 'days' }, sentence })).toEqual([
    expect.stringMatching(/cites 765 ILCS 710\/1 like security-deposit-return, but has another/),
  ]);
  expect(
    pair({ exceptions: ['Every home is covered.'] }, { exceptions: ['Only 5 or more units.'] }),
  ).toEqual([expect.stringMatching(/holds for .*5 or more units/)]);
});

test('a section may set two periods, if one of the two says so', () => {
  const named = {
    value: { amount: 45, unit: 'days' as const },
    exceptions: ['The list: 30 days.'],
  };
  expect(pair({}, named)).toEqual([]);
});

test.each([
  'A vote on $12.00 from January 1, 2027 was set for June 16, 2026.',
  'A bill of 2026 was to forbid it; we did not find how it ended.',
  'It rises if voters approve it.',
])('a sentence about an event needs its last day: %s', (text) => {
  expect(checkCell({ exceptions: [text] })).toEqual([expect.stringMatching(/waits for an event/)]);
  expect(checkCell({ exceptions: [text], until: '2027-01-01' })).toEqual([]);
});

test('the number of a narrow case is labeled with its case', () => {
  const sentence = 'You have 30 days if a bad road hurt you; any other claim has 6 months.';
  const rule = { narrowWords: ['road'] };
  expect(checkCell({ sentence }, rule)).toEqual([expect.stringMatching(/narrow case \("road"\)/)]);
  const value = { amount: 30, unit: 'days' as const, when: 'a bad road hurt you' };
  expect(checkCell({ sentence, value }, rule)).toEqual([]);
  const other = { amount: 6, unit: 'months' as const };
  expect(checkCell({ sentence, value: other }, rule)).toEqual([]);
});

test('the year of a figure is its own, not that of the copy or of the reading', () => {
  const value = { amount: 473, unit: 'dollars' as const, year: 2026 };
  expect(checkCell({ value, textDate: '2022' })).toEqual([expect.stringMatching(/says 2026/)]);
  expect(checkCell({ value, textDate: '2022' }, { yearly: true })).toEqual([]);
  const sentence = 'It is $473 since January 1, 2026.';
  expect(checkCell({ value, textDate: '2022', sentence })).toEqual([]);
  expect(checkCell({ value: { ...value, year: 2027 } })).toEqual([
    expect.stringMatching(/later than the reading/),
  ]);
});
