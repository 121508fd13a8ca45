import { expect, test } from 'vitest';
import { minutesUntilNext } from './feed-timing.ts';

const next = (failures: number, retryAfterSeconds = 0, chance = 0.5) =>
  minutesUntilNext({ everyMinutes: 60, failures, retryAfterSeconds, chance });

test('twice as long after each failure, up to a day', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((failures) => next(failures))).toEqual([60, 120, 240, 480, 960, 1440, 1440]);
});

test('a tenth earlier or later, and never before the server allows', () => {
  expect([next(0, 0, 0), next(0, 0, 1)]).toEqual([54, 66]);
  expect(next(0, 7200)).toBe(120);
  expect(next(3, 60)).toBe(480);
});

test('a feed that is asked once a week is not asked daily because it failed', () => {
  expect(minutesUntilNext({ everyMinutes: 10_080, failures: 2, chance: 0.5 })).toBe(10_080);
});
