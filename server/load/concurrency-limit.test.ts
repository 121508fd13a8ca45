import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

test('a key gets as much as its limit at a time, and other keys are not affected', () => {
  const limit = createConcurrencyLimit(2);
  const [first, second] = [limit.enter('a'), limit.enter('a')];
  expect(first && second).toBeDefined();
  expect(limit.enter('a')).toBeUndefined();
  expect(limit.enter('b')).toBeDefined();
  first?.();
  expect(limit.enter('a')).toBeDefined();
  expect(limit.enter('a')).toBeUndefined();
});

test('leaving twice makes room for one', () => {
  const limit = createConcurrencyLimit(2);
  const leave = limit.enter('a');
  limit.enter('a');
  leave?.();
  leave?.();
  expect(limit.enter('a')).toBeDefined();
  expect(limit.enter('a')).toBeUndefined();
});

test('what costs more counts more, and is let in alone even above the limit', () => {
  const limit = createConcurrencyLimit(4);
  const large = limit.enter('a', 10);
  expect(large).toBeDefined();
  expect(limit.enter('a')).toBeUndefined();
  large?.();
  expect(limit.enter('a', 3)).toBeDefined();
  expect(limit.enter('a', 2)).toBeUndefined();
  expect(limit.enter('a', 1)).toBeDefined();
});
