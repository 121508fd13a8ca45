import { expect, test } from 'vitest';
import { getMinutesUntilNext } from './feed-timing.ts';

const getMinutes = (failures: number, retryAfterSeconds = 0, chance = 0.5) =>
  getMinutesUntilNext({ everyMinutes: 60, failures, retryAfterSeconds, chance });

test('doubles the interval after each failure, up to a day', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((failures) => getMinutes(failures))).toEqual([
    60, 120, 240, 480, 960, 1440, 1440,
  ]);
});

test('adds up to ten percent jitter and respects Retry-After', () => {
  expect([getMinutes(0, 0, 0), getMinutes(0, 0, 1)]).toEqual([54, 66]);
  expect(getMinutes(0, 7200)).toBe(120);
  expect(getMinutes(3, 60)).toBe(480);
});

test('a weekly feed is not fetched daily after a failure', () => {
  expect(getMinutesUntilNext({ everyMinutes: 10_080, failures: 2, chance: 0.5 })).toBe(10_080);
});
