import { expect, test } from 'vitest';
import { splitBlanks } from './split-blanks.ts';

test('splits a text at its blanks, including repeated ones, and ignores unverified brackets', () => {
  expect(splitBlanks('On [DATE] and [DATE], see [a note] and [UNVERIFIED: THAT].')).toEqual([
    { text: 'On ', blank: false },
    { text: '[DATE]', blank: true },
    { text: ' and ', blank: false },
    { text: '[DATE]', blank: true },
    { text: ', see [a note] and [UNVERIFIED: THAT].', blank: false },
  ]);
  expect(splitBlanks('')).toEqual([]);
});
