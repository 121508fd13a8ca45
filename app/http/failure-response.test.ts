import { expect, test } from 'vitest';
import { fail } from '#lib/result.ts';
import { failureData, failureHeaders, failureStatus } from './failure-response.ts';

const failure = (...args: Parameters<typeof fail>) => {
  const result = fail(...args);
  return result.ok ? expect.unreachable() : result.failure;
};

test.each([
  ['invalid', 422],
  ['unauthenticated', 401],
  ['needs_plan', 402],
  ['not_found', 404],
  ['conflict', 409],
  ['rate_limited', 429],
  ['unavailable', 503],
] as const)('%s is %i', (kind, status) => {
  expect(failureStatus(failure(kind, 'm'))).toBe(status);
});

test('when to try again is told in whole seconds, when it is known', () => {
  expect(failureHeaders(failure('rate_limited', 'm', { retryAfterSeconds: 1.2 }))).toEqual({
    'Retry-After': '2',
  });
  expect(failureHeaders(failure('invalid', 'm'))).toEqual({});
});

test('a form gets the failure and what was typed', () => {
  const answer = failureData(failure('invalid', 'm', { fields: { email: 'e' } }), { typed: 'x' });
  expect(answer.data).toEqual({
    failure: { kind: 'invalid', message: 'm', fields: { email: 'e' } },
    typed: 'x',
  });
  expect(answer.init?.status).toBe(422);
});
