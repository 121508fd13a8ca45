import { expect, test } from 'vitest';
import { splitBlanks } from './split-blanks.ts';

test('blanks are cut out in their order, also the same one twice, and what is unverified is none', () => {
  expect(splitBlanks('On [DATE] and [DATE], see [a note] and [UNVERIFIED: THAT].')).toEqual([
    { text: 'On ', blank: false },
    { text: '[DATE]', blank: true },
    { text: ' and ', blank: false },
    { text: '[DATE]', blank: true },
    { text: ', see [a note] and [UNVERIFIED: THAT].', blank: false },
  ]);
  expect(splitBlanks('')).toEqual([]);
});
