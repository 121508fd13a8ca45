import { expect, test } from 'vitest';
import { findClosedDays } from './closed-days.ts';

const CASES: [text: string, days: string[]][] = [
  [
    'Offices are closed Nov. 26 (Thanksgiving) and Friday Nov. 27 (Family Day).',
    ['2026-11-26', '2026-11-27'],
  ],
  [
    'no school Wednesday November 25 to\nFriday November 27; early release December 18',
    ['2026-11-25', '2026-11-27'],
  ],
  [
    'Nov 23-25   Fall break, no school\nNov 30 - school resumes',
    ['2026-11-23', '2026-11-24', '2026-11-25'],
  ],
  [
    'Dec 31-Jan 4  Winter break',
    ['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03', '2027-01-04'],
  ],
  ['I do not count Thanksgiving or the Friday after.', ['2026-11-27']],
  ['We closed your account on Nov. 20. Your case was closed Nov. 23.', []],
  ['Dec 18 - last day before winter break', []],
  ['The office is closed on weekends. Pay by Nov. 30.', []],
];

test.each(CASES)('%s', (text, days) => {
  expect(findClosedDays(text, '2026-11-18').map(({ date }) => date)).toEqual(days);
});
