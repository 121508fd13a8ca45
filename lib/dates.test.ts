import { expect, test } from 'vitest';
import { longDate } from './dates.ts';

test('a date is the same day on every machine', () => {
  expect(longDate('2026-11-15')).toBe('November 15, 2026');
  expect(longDate('2026-01-01T00:00:00Z')).toBe('January 1, 2026');
  expect(longDate('2024-02-29T23:59:59.999-11:00')).toBe('February 29, 2024');
});
