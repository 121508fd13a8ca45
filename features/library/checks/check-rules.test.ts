import { expect, test } from 'vitest';
import { createStateRule, filledCell } from '#tests/fixtures/state-rule.ts';
import type { FilledCell } from '../schema/rule-schema.ts';
import { checkRules } from './check-rules.ts';

const check = (cell: Partial<FilledCell>) =>
  checkRules([
    {
      file: 'rule.yml',
      line: 1,
      hash: '',
      value: createStateRule({ OH: { ...filledCell, ...cell } }),
    },
  ]).map(({ message }) => message);

test('a sound rule has no problems', () => {
  expect(check({})).toEqual([]);
  expect(check({ cite: '15 U.S.C. § 1673(a)' })).toEqual([]);
  expect(check({ value: { none: true } })).toEqual([]);
});

test.each<[Partial<FilledCell>, RegExp]>([
  [{ cite: 'Cal. Civ. Code § 1950.5(g)' }, /no citation of OH law/],
  [{ cite: 'the code' }, /no citation of OH law/],
  [{ value: { amount: 3, unit: 'years' } }, /units: no "years"/],
  [{ value: { choice: 'pure' } }, /no choice "pure"/],
  [{ other: [{ amount: 60, unit: 'days' }] }, /each needs "when"/],
])('%o is a problem', (cell, message) => {
  expect(check(cell)).toEqual([expect.stringMatching(message)]);
});

test('two rules must not have the same place', () => {
  const item = { file: 'rule.yml', line: 1, hash: '', value: createStateRule() };
  expect(checkRules([item, { ...item, value: { ...item.value, id: 'other' } }])).toHaveLength(1);
});
