import { expect, test } from 'vitest';
import { spellNumber } from './spell-number.ts';

test.each([
  [0, 'zero'],
  [13, 'thirteen'],
  [20, 'twenty'],
  [45, 'forty-five'],
  [100, 'one hundred'],
  [180, 'one hundred eighty'],
  [12_500, 'twelve thousand five hundred'],
  [1_000_021, 'one million twenty-one'],
  [2_000_000_000, 'two billion'],
])('%i is %s', (value, words) => {
  expect(spellNumber(value)).toBe(words);
});
