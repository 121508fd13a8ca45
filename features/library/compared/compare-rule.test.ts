import { expect, test } from 'vitest';
import { createStateRule, filledCell } from '#tests/fixtures/state-rule.ts';
import type { FilledCell } from '../schema/rule-schema.ts';
import { findRuleContradiction, type StatuteTexts } from './compare-rule.server.ts';

const TEXT = `(A) Interest is five per cent a year. (B) The landlord shall return the deposit within thirty (30) days after the tenancy
ends, and a list of damages. A penalty of twice the deposit and $1,500 is due. (C) A tenant may sue for the deposit within two years.`;
const texts: StatuteTexts = new Map([['OH', [{ label: '5321.16 Deposits', text: TEXT }]]]);

const compare = (cell: Partial<FilledCell>) =>
  findRuleContradiction(createStateRule(), 'OH', { ...filledCell, ...cell }, texts);

test.each<Partial<FilledCell>>([
  { value: { amount: 30, unit: 'days' } },
  { value: { amount: 2, unit: 'times' } },
  { value: { amount: 1500, unit: 'dollars', year: 2026 } },
  { value: { amount: 2, unit: 'years' }, cite: 'Ohio Rev. Code § 5321.16(C)' },
])('%o is in the text', (cell) => {
  expect(compare(cell)).toBeUndefined();
});

test.each<[Partial<FilledCell>, RegExp]>([
  [{ value: { amount: 45, unit: 'days' } }, /no sentence/],
  [{ value: { amount: 3, unit: 'days' } }, /no sentence/],
  [{ value: { amount: 30, unit: 'months' } }, /no sentence/],
  [{ value: { amount: 3, unit: 'times' } }, /no sentence/],
  [{ value: { amount: 150, unit: 'dollars', year: 2026 } }, /no sentence/],
  // The number is in another subsection, or beside no key word.
  [{ value: { amount: 2, unit: 'years' } }, /no sentence/],
  [{ value: { amount: 5, unit: 'percent' }, cite: 'Ohio Rev. Code § 5321.16(A)' }, /no sentence/],
  [{ cite: 'Ohio Rev. Code § 5321.17' }, /not in the reference data/],
  [{ value: { none: true } }, /nothing to compare/],
  [{ value: { choice: 'reasonable' } }, /no words to compare/],
])('%o is not', (cell, message) => {
  expect(compare(cell)).toMatch(message);
});

test('where the text has lost the marks of its subsections, no other number on the subject may stand in the section', () => {
  const rule = createStateRule();
  const cell: FilledCell = { ...filledCell, cite: 'Ohio Rev. Code § 5321.16(D)' };
  const check = (text: string) =>
    findRuleContradiction(rule, 'OH', cell, new Map([['OH', [{ label: '5321.16', text }]]]));
  expect(
    check('The deposit is due within thirty days. As subsection (d) says, a list is due.'),
  ).toBeUndefined();
  expect(
    check('The deposit is due within thirty days. A list of the deposit is due within ten days.'),
  ).toMatch(/not marked/);
  // "five hundred" is a part of the number and no number of its own.
  const sum: FilledCell = { ...cell, value: { amount: 6500, unit: 'dollars', year: 2026 } };
  const sums: StatuteTexts = new Map([
    [
      'OH',
      [{ label: '5321.16', text: 'The deposit is at most six thousand five hundred dollars.' }],
    ],
  ]);
  expect(findRuleContradiction(rule, 'OH', sum, sums)).toBeUndefined();
});

test('a choice is compared by the words that make it, unless the text has those of another', () => {
  const rule = {
    ...createStateRule(),
    choiceWords: { reasonable: ['reasonable time'], prompt: ['promptly'] },
  };
  const cell: FilledCell = {
    ...filledCell,
    value: { choice: 'reasonable' },
    cite: 'Ohio Rev. Code § 5321.16',
  };
  const check = (text: string) =>
    findRuleContradiction(rule, 'OH', cell, new Map([['OH', [{ label: '5321.16', text }]]]));
  expect(check('The deposit is returned within a reasonable time.')).toBeUndefined();
  expect(check('The deposit is returned promptly.')).toMatch(/no sentence/);
  expect(
    check('The deposit is returned within a reasonable time. A deposit is returned promptly.'),
  ).toMatch(/other choices: prompt/);
});

test.each([
  '5321.16 Deposits (Effective October 1, 2026)',
  '5321.16 Deposits (Temporary)',
  '5321.16 Deposits [Effective until July 1, 2028]',
])('a section printed in several versions is held back: %s', (label) => {
  const versions: StatuteTexts = new Map([['OH', [{ label, text: TEXT }]]]);
  expect(findRuleContradiction(createStateRule(), 'OH', filledCell, versions)).toMatch(
    /several versions/,
  );
});
