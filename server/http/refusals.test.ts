import { expect, test } from 'vitest';
import { refusals, wantsJson } from './refusals.ts';

test.each([
  ['/api/chat', undefined, true],
  ['/api/chat', 'text/html', true],
  ['/', 'application/json', true],
  ['/', 'application/json, text/plain', true],
  ['/', 'text/html,application/xhtml+xml,application/json;q=0.9', false],
  ['/', '*/*', false],
  ['/', undefined, false],
  ['/apiary', undefined, false],
] as const)('%s with Accept: %s → JSON %s', (path, accept, expected) => {
  expect(wantsJson(path, accept)).toBe(expected);
});

test('every refusal is a client or server error with a sentence', () => {
  for (const entry of Object.values(refusals)) {
    const refusal = typeof entry === 'function' ? entry(7) : entry;
    expect(refusal.status).toBeGreaterThanOrEqual(400);
    expect(refusal.message).toMatch(/^[A-Z].+\.$/);
  }
  expect(refusals.tooMany(7)).toMatchObject({ status: 429, retryAfterSeconds: 7 });
});
