import { expect, test } from 'vitest';
import { createOpenRequests } from './open-requests.ts';

test('a network may have so much open, by what it costs; others are not affected', () => {
  const { enter } = createOpenRequests(12);
  const stream = enter('a', 'writing');
  expect(enter('a', 'files')).toBeDefined();
  expect(enter('a', 'searching')).toBeDefined();
  expect(enter('a', 'pages')).toBeUndefined();
  expect(enter('b', 'writing')).toBeDefined();
  stream?.();
  expect(enter('a', 'writing')).toBeDefined();
  expect(enter('a', 'pages')).toBeUndefined();
});

test('what costs more than the limit is let in alone', () => {
  const { enter } = createOpenRequests(1);
  const close = enter('a', 'writing');
  expect(close).toBeDefined();
  expect(enter('a', 'pages')).toBeUndefined();
  close?.();
  expect(enter('a', 'pages')).toBeDefined();
});
