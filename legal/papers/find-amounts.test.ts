// Sums as tables, scanners and hurried people write them, and numbers that are no money.
import { expect, test } from 'vitest';
import { findAmounts } from './find-amounts.ts';

test.each([
  ['Jurors are paid $lO.OO a day.', [10]],
  ['No fee is due ( $O.OO ).', [0]],
  ['rent ........ 1,275\nlate fee ....   63.75\n', [1275, 63.75]],
  [
    'Date posted      From employer   Paid out\n10-03-2025       310.00          310.00\n',
    [310, 310],
  ],
  ['1099-NEC   Ruby Mtn Drilling      9,400\n', [9400]],
  ['the debt is $131,906.44 + 22.17 a day after', [131906.44, 22.17]],
  ['they took 187.40 out of your check', [187.4]],
  ['Service to 07/04/2025    kWh  1,418\n', []],
  ['See section 83.56 of the code.', []],
])('%j', (text, amounts) => {
  expect(findAmounts(text).map(({ amount }) => amount)).toEqual(amounts);
});
