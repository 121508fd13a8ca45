import { expect, test } from 'vitest';
import { assignRoles } from './assign-roles.ts';
import { isOverDateLine, readColumnHead } from './date-columns.ts';
import { findDates } from './find-dates.ts';

const TABLE =
  'RECEIVED DATE      NOTICE DATE      PAGE\n02/17/2026         07/09/2026       1 of 2\n';

test('a date in a table is what the head of its column says', () => {
  const dates = findDates(TABLE);
  expect(dates.map(({ start, end }) => readColumnHead(TABLE, start, end))).toEqual([
    'RECEIVED DATE',
    'NOTICE DATE',
  ]);
  expect(assignRoles(TABLE, dates, { decision: false }).map(({ role }) => role)).toEqual([
    'other',
    'issued',
  ]);
});

test.each([
  'We met you.\nOn 02/17/2026 you signed.',
  '02/17/2026 is the day.',
  'Date of birth:\n02/17/2026   07/09/2026',
])('no table: %j', (text) => {
  const [{ start, end } = { start: 0, end: 0 }] = findDates(text);
  expect(readColumnHead(text, start, end)).toBe('');
});

test('a date over the word "Date" beside a signature is the day of the paper', () => {
  const text =
    'Call him or her soon.\n\n07/22/2026          R. Szymanek\nDate                Owner\n';
  const [date] = findDates(text);
  expect(isOverDateLine(text, date?.start ?? 0, date?.end ?? 0)).toBe(true);
  expect(assignRoles(text, findDates(text), { decision: false }).map(({ role }) => role)).toEqual([
    'issued',
  ]);
});
