// Dates as people, clerks and scanners write them, run together or torn apart.
import { expect, test } from 'vitest';
import { findDates } from './find-dates.ts';

const list = (text: string) => findDates(text).map(({ date }) => date);

test.each([
  'November 5, 2026',
  'Nov. 5 2026',
  'NOV05 2026',
  'onNovember 5,2026',
  'mailedon 11/5/2026',
  'on11/05/2026',
  '1 1 / 0 5 / 2 0 2 6',
  '1 l/05/2026',
  'll/O5/2O26',
  'Novem-\nber 5, 2026',
  'the 5th day of the month of November, 2026',
  'this fifth (5th) day of November, A.D. 2026',
  'the 5th of November, two thousand twenty-six',
  '5 de noviembre de 2026',
  '05-NOV-2026',
  '2026-11-05',
])('%s', (text) => {
  expect(list(text)).toEqual(['2026-11-05']);
});

test.each([
  ['the sixteenth day of November, 2026', '2026-11-16'],
  ['Apri1 9, 2026', '2026-04-09'],
  ['the nineteenth day of Apri1, 2026', '2026-04-19'],
])('%s', (text, date) => {
  expect(list(text)).toEqual([date]);
});

test('a number of a line is no part of a date', () => {
  expect(list('1 1/05/2026\n2 2/05/2026')).toEqual(['2026-01-05', '2026-02-05']);
});
