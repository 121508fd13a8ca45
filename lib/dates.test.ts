import { expect, test } from 'vitest';
import { formatLongDate, formatPartialDate } from './dates.ts';

test('formats a date independently of the machine’s time zone', () => {
  expect(formatLongDate('2026-11-15')).toBe('November 15, 2026');
  expect(formatLongDate('2026-01-01T00:00:00Z')).toBe('January 1, 2026');
  expect(formatLongDate('2024-02-29T23:59:59.999-11:00')).toBe('February 29, 2024');
});

test('says every day as the calendar does', () => {
  const formatter = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  for (let day = Date.UTC(2023, 11, 25); day < Date.UTC(2025, 0, 5); day += 86_400_000) {
    const iso = new Date(day).toISOString();
    expect(formatLongDate(iso)).toBe(formatter.format(day));
  }
  expect(() => formatLongDate('2026-13-01')).toThrow();
});

test('says a day, a month or a year', () => {
  expect(['2026-07-04', '2026-07', '2026', ''].map(formatPartialDate)).toEqual([
    'July 4, 2026',
    'July 2026',
    '2026',
    '',
  ]);
});
