import { expect, test } from 'vitest';
import { readPlace } from './find-jurisdiction.ts';

test.each([
  ['', undefined],
  [' General ', undefined],
  ['Federal', { code: 'US' }],
  ['U.S.', { code: 'US' }],
  ['Ohio', { code: 'OH', named: 'Ohio' }],
  ['oh', { code: 'OH', named: 'Ohio' }],
  ['State of New York', { code: 'NY', named: 'New York' }],
  ['N.Y.', { code: 'NY', named: 'New York' }],
  ['Washington', { code: 'WA', named: 'Washington State' }],
  ['Ninth  Circuit!', { named: 'ninth circuit' }],
])('%s', (typed, place) => {
  expect(readPlace(typed)).toEqual(place);
});
