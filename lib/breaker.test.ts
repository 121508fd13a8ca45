import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

const at = (seconds: number) => new Date(seconds * 1000);

test('rests after failures in a row, lets one call try, and closes again when it succeeds', () => {
  const breaker = createBreaker({ most: 3, restMs: 10_000 });
  for (let i = 0; i < 3; i++) {
    expect(breaker.allows(at(0))).toBe(true);
    breaker.failed(at(0));
  }
  expect(breaker.allows(at(9))).toBe(false);
  expect(breaker.allows(at(11))).toBe(true);
  expect(breaker.allows(at(11)), 'only one at a time').toBe(false);
  breaker.failed(at(12));
  expect(breaker.allows(at(21))).toBe(false);
  expect(breaker.allows(at(23))).toBe(true);
  breaker.succeeded();
  expect(breaker.allows(at(23))).toBe(true);
  expect(breaker.allows(at(23))).toBe(true);
});

test('a success in between starts the count anew', () => {
  const breaker = createBreaker({ most: 2, restMs: 1000 });
  breaker.failed(at(0));
  breaker.succeeded();
  breaker.failed(at(0));
  expect(breaker.allows(at(0))).toBe(true);
});

test('a clock that is set back by a day does not make it rest for a day', () => {
  const breaker = createBreaker({ most: 1, restMs: 10_000 });
  breaker.failed(at(86_400));
  expect(breaker.allows(at(86_401))).toBe(false);
  expect(breaker.allows(at(1))).toBe(true);
  expect(breaker.allows(at(2)), 'one call tries, the others wait').toBe(false);
});
