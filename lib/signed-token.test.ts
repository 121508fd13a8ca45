import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readToken, signToken } from './signed-token.ts';

const SECRET = 'a secret';
const NOW = new Date('2026-11-15T12:00:00Z');
const LATER = new Date(NOW.getTime() + 1000);
const read = (token: unknown, { secret = SECRET, purpose = 'confirm', now = NOW } = {}) => readToken(secret, purpose, token, now);

test('a token gives back its value, whatever it is, and fits into an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (value) => {
      const token = signToken(SECRET, 'confirm', value);
      expect(read(token)).toBe(value);
      expect(encodeURIComponent(token)).toBe(token);
    }),
  );
});

describe('a token is refused', () => {
  const token = signToken(SECRET, 'confirm', 'id-1', LATER);
  test('after its time, to the millisecond', () => {
    expect(read(token, { now: new Date(LATER.getTime() - 1) })).toBe('id-1');
    expect(read(token, { now: LATER })).toBeNull();
  });
  test('for another purpose', () => {
    expect(read(token, { purpose: 'unsubscribe' })).toBeNull();
  });
  test('under another secret', () => {
    expect(read(token, { secret: 'other' })).toBeNull();
  });
  test('with any one character changed', () => {
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(read(token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
    }
  });
  test('with a value or a time of one’s own', () => {
    const payload = Buffer.from(JSON.stringify(['id-2', 0])).toString('base64url');
    expect(read(`${payload}.${token.split('.')[1]}`)).toBeNull();
  });
  test.each([undefined, null, '', '.', 'a', 'a.b', `${token}.`, `${token}.x`, `.${token}`, 7, {}, 'x'.repeat(5000)])('as %s', (wrong) => {
    expect(read(wrong)).toBeNull();
  });
});

test('without a time it holds', () => {
  expect(read(signToken(SECRET, 'confirm', 'id-1'), { now: new Date('2100-01-01') })).toBe('id-1');
});
