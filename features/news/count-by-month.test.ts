import { expect, test } from 'vitest';
import { countByMonth } from './count-by-month.ts';

const now = new Date('2026-02-28T23:59:59Z');

test('includes months without news across the new year and leaves out older ones', () => {
  const storedCounts = [
    { month: '2025-11', items: 9 },
    { month: '2025-12', items: 2 },
    { month: '2026-02', items: 5 },
  ];
  expect(countByMonth(storedCounts, now, 3)).toEqual([
    { month: '2025-12', items: 2 },
    { month: '2026-01', items: 0 },
    { month: '2026-02', items: 5 },
  ]);
});

test('starts with the first month that has news, and returns nothing if the last year has none', () => {
  expect(countByMonth([{ month: '2026-01', items: 3 }], now, 24).map(({ month }) => month)).toEqual(
    ['2026-01', '2026-02'],
  );
  expect(countByMonth([{ month: '2025-02', items: 3 }], now, 24)).toEqual([]);
  expect(countByMonth([{ month: '2020-01', items: 3 }], now, 12)).toEqual([]);
});
