import { expect, test } from 'vitest';
import { findJurisdiction } from './find-jurisdiction.ts';

test.each([
  ['', undefined],
  [' General ', undefined],
  ['Federal', { code: 'US' }],
  ['U.S.', { code: 'US' }],
  ['Ohio', { code: 'OH', phrase: 'Ohio' }],
  ['oh', { code: 'OH', phrase: 'Ohio' }],
  ['State of New York', { code: 'NY', phrase: 'New York' }],
  ['N.Y.', { code: 'NY', phrase: 'New York' }],
  ['Washington', { code: 'WA', phrase: 'Washington State' }],
  ['Ninth  Circuit!', { phrase: 'ninth circuit' }],
])('%s', (text, jurisdiction) => {
  expect(findJurisdiction(text)).toEqual(jurisdiction);
});
