// The figures of docs/trending.md.
import { expect, test } from 'vitest';
import { recencyWeight, trendScore } from './trending-score.ts';

const today = '2026-11-15';
const news = (date: string, count = 1) => ({ news: [{ date, count }], cases: [] });

test('today counts one, two weeks ago a quarter, a year ago about one in 730; ahead counts as today', () => {
  expect(recencyWeight(today, today)).toBe(1);
  expect(recencyWeight('2026-11-01', today)).toBe(0.25);
  expect(1 / recencyWeight('2025-11-15', today)).toBeCloseTo(732.9, 0);
  expect(recencyWeight('2027-01-01', today)).toBe(1);
});

test('a case counts half of a news item', () => {
  const cases = [
    { date: today, count: 1 },
    { date: '2026-11-01', count: 1 },
  ];
  expect(trendScore({ news: [{ date: today, count: 2 }], cases }, today)).toBe(2 + 0.5 * 1.25);
});

test('five items this week beat fifty of last spring, and any beats none', () => {
  expect(trendScore(news('2026-11-10', 5), today)).toBeGreaterThan(trendScore(news('2026-04-10', 50), today));
  expect(trendScore(news('2015-06-26'), today)).toBeGreaterThan(0);
  expect(trendScore({ news: [], cases: [] }, today)).toBe(0);
});
