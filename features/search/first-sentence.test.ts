import { expect, test } from 'vitest';
import { getFirstSentence } from './first-sentence.ts';

test.each([
  [
    [
      'You have a right to be paid for all the hours that you worked, on time. In some states more.',
    ],
    'You have a right to be paid for all the hours that you worked, on time.',
  ],
  [
    ['Yes. A landlord must give the deposit back or say in writing why not. More here.'],
    'Yes. A landlord must give the deposit back or say in writing why not.',
  ],
  [
    [
      'Write to the U.S. Department of Labor at the address that stands below this line. Then wait.',
    ],
    'Write to the U.S. Department of Labor at the address that stands below this line.',
  ],
  [[], ''],
])('%#', (paragraphs, sentence) => {
  expect(getFirstSentence(paragraphs)).toBe(sentence);
});

test('a very long sentence is cut at a word', () => {
  expect(getFirstSentence(['word '.repeat(200)])).toMatch(/^(?:word )+word…$/);
});
