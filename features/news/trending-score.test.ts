// Checks the figures in docs/trending.md.
import { expect, test } from 'vitest';
import { computeTrendScore, getRecencyWeight } from './trending-score.ts';

const today = '2026-11-15';
const news = (date: string, count = 1) => ({ news: [{ date, count }], cases: [] });

test('weighs today 1, two weeks ago 1/4 and a year ago about 1/730; future dates count as today', () => {
  expect(getRecencyWeight(today, today)).toBe(1);
  expect(getRecencyWeight('2026-11-01', today)).toBe(0.25);
  expect(1 / getRecencyWeight('2025-11-15', today)).toBeCloseTo(732.9, 0);
  expect(getRecencyWeight('2027-01-01', today)).toBe(1);
});

test('a case counts half of a news item', () => {
  const cases = [
    { date: today, count: 1 },
    { date: '2026-11-01', count: 1 },
  ];
  expect(computeTrendScore({ news: [{ date: today, count: 2 }], cases }, today)).toBe(
    2 + 0.5 * 1.25,
  );
});

test('five items this week beat fifty of last spring, and any item beats none', () => {
  expect(computeTrendScore(news('2026-11-10', 5), today)).toBeGreaterThan(
    computeTrendScore(news('2026-04-10', 50), today),
  );
  expect(computeTrendScore(news('2015-06-26'), today)).toBeGreaterThan(0);
  expect(computeTrendScore({ news: [], cases: [] }, today)).toBe(0);
});
