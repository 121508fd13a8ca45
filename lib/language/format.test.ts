import { expect, test } from 'vitest';
import { formatDollars, formatList, formatNumber, pluralize } from './format.ts';

test('numbers and lists are written as in American English', () => {
  expect(formatNumber(1234567.5)).toBe('1,234,567.5');
  expect(formatDollars(1234)).toBe('$1,234.00');
  expect(formatList(['a', 'b', 'c'])).toBe('a, b, and c');
});

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [2, '2 days'],
  [1200, '1,200 days'],
])('the plural of %i', (count, text) => {
  expect(pluralize(count, { one: '# day', other: '# days' })).toBe(text);
});

test('an exact number comes before its category', () => {
  const forms = { 0: 'None', one: 'One', other: '# of # steps' };
  expect([0, 1, 3].map((count) => pluralize(count, forms))).toEqual([
    'None',
    'One',
    '3 of 3 steps',
  ]);
});
