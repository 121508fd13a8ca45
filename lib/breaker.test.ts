import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

const atSecond = (seconds: number) => new Date(seconds * 1000);

test('opens after consecutive failures, lets one call probe, and closes when it succeeds', () => {
  const breaker = createBreaker({ maxFailures: 3, restMs: 10_000 });
  for (let i = 0; i < 3; i++) {
    expect(breaker.isAllowed(atSecond(0))).toBe(true);
    breaker.failed(atSecond(0));
  }
  expect(breaker.isAllowed(atSecond(9))).toBe(false);
  expect(breaker.isAllowed(atSecond(11))).toBe(true);
  expect(breaker.isAllowed(atSecond(11)), 'only one at a time').toBe(false);
  breaker.failed(atSecond(12));
  expect(breaker.isAllowed(atSecond(21))).toBe(false);
  expect(breaker.isAllowed(atSecond(23))).toBe(true);
  breaker.succeeded();
  expect(breaker.isAllowed(atSecond(23))).toBe(true);
  expect(breaker.isAllowed(atSecond(23))).toBe(true);
});

test('resets the failure count after a success', () => {
  const breaker = createBreaker({ maxFailures: 2, restMs: 1000 });
  breaker.failed(atSecond(0));
  breaker.succeeded();
  breaker.failed(atSecond(0));
  expect(breaker.isAllowed(atSecond(0))).toBe(true);
});

test('does not stay open for a day if the clock is set back by a day', () => {
  const breaker = createBreaker({ maxFailures: 1, restMs: 10_000 });
  breaker.failed(atSecond(86_400));
  expect(breaker.isAllowed(atSecond(86_401))).toBe(false);
  expect(breaker.isAllowed(atSecond(1))).toBe(true);
  expect(breaker.isAllowed(atSecond(2)), 'one call probes, the others wait').toBe(false);
});
