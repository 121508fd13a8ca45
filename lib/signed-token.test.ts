import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readToken, signToken } from './signed-token.ts';

const SECRET = 'a secret';
const NOW = new Date('2026-11-15T12:00:00Z');
const LATER = new Date(NOW.getTime() + 1000);
const read = (token: unknown, { secret = SECRET, purpose = 'confirm', now = NOW } = {}) =>
  readToken(secret, purpose, token, now);

test('returns the signed value for any string, and is URL-safe', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (value) => {
      const token = signToken(SECRET, 'confirm', value);
      expect(read(token)).toBe(value);
      expect(encodeURIComponent(token)).toBe(token);
    }),
  );
});

describe('rejects a token', () => {
  const token = signToken(SECRET, 'confirm', 'id-1', LATER);
  test('after its expiry time, to the millisecond', () => {
    expect(read(token, { now: new Date(LATER.getTime() - 1) })).toBe('id-1');
    expect(read(token, { now: LATER })).toBeNull();
  });
  test('for another purpose', () => {
    expect(read(token, { purpose: 'unsubscribe' })).toBeNull();
  });
  test('signed with another secret', () => {
    expect(read(token, { secret: 'other' })).toBeNull();
  });
  test('with any one character changed', () => {
    for (let i = 0; i < token.length; i++) {
      const other = token[i] === 'A' ? 'B' : 'A';
      expect(read(token.slice(0, i) + other + token.slice(i + 1))).toBeNull();
    }
  });
  test('with a forged payload', () => {
    const payload = Buffer.from(JSON.stringify(['id-2', 0])).toString('base64url');
    expect(read(`${payload}.${token.split('.')[1]}`)).toBeNull();
  });
  test.each([
    undefined,
    null,
    '',
    '.',
    'a',
    'a.b',
    `${token}.`,
    `${token}.x`,
    `.${token}`,
    7,
    {},
    'x'.repeat(5000),
  ])('that is malformed: %s', (wrong) => {
    expect(read(wrong)).toBeNull();
  });
});

test('never expires without an expiry time', () => {
  expect(read(signToken(SECRET, 'confirm', 'id-1'), { now: new Date('2100-01-01') })).toBe('id-1');
});
