import { describe, expect, test } from 'vitest';
import {
  compareSectionNumbers,
  normalizeSectionNumber,
  parseSectionNumber,
} from './section-number.ts';

describe('the number of a section', () => {
  test.each([
    ['1983', '1983'],
    ['78u–4', '78u-4'],
    ['78u\u20114', '78u-4'],
    [' 45A ', '45A'],
    ['3598_2', '3598'],
    ['130g_2', '130g'],
  ])('%s is addressed as %s', (official, address) =>
    expect(normalizeSectionNumber(official)).toBe(address),
  );

  test('has a number, letters, and both again after a hyphen', () => {
    expect(parseSectionNumber('1395w-3a')).toEqual({
      number: 1395,
      letters: 'w',
      hyphen: 3,
      hyphenLetters: 'a',
    });
    expect(parseSectionNumber('45A')).toEqual({
      number: 45,
      letters: 'a',
      hyphen: 0,
      hyphenLetters: '',
    });
    for (const text of ['', 'a', '1-2-3', '1.5', '123456789', '1983 '])
      expect(parseSectionNumber(text)).toBeUndefined();
  });

  test('is sorted as the Code prints it', () => {
    const printed = [
      '299',
      '300',
      '300a',
      '300a-1',
      '300a-1a',
      '300a-2',
      '300a-10',
      '300b',
      '300z',
      '300aa',
      '300aa-1',
      '300bb',
      '301',
    ];
    expect(printed.toReversed().sort(compareSectionNumbers)).toEqual(printed);
    expect(['no number', '2', '1'].sort(compareSectionNumbers)).toEqual(['1', '2', 'no number']);
  });
});
