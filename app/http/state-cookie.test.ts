import { describe, expect, test } from 'vitest';
import { JURISDICTIONS } from '#legal/jurisdictions.ts';
import { jurisdictionFromCookies, stateCookie } from './state-cookie.ts';

test('every choice comes back from the cookie it was put in', () => {
  for (const choice of JURISDICTIONS) {
    const [pair] = stateCookie(choice, false).split(';');
    expect(jurisdictionFromCookies(`theme=x; ${pair}; other=y`)).toBe(choice);
  }
  expect(JURISDICTIONS).toHaveLength(52);
});

test('the cookie is for this site and no script; behind TLS only for TLS', () => {
  expect(stateCookie('TX', false)).toBe(
    'state=TX; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax',
  );
  expect(stateCookie('TX', true)).toMatch(/; Secure$/);
});

test('General removes it', () => {
  expect(stateCookie('General', false)).toContain('Max-Age=0');
});

describe('a broken cookie is General', () => {
  test.each([
    undefined,
    null,
    '',
    'state=',
    'state=ZZ',
    'state=tx',
    'state=TXX',
    'state=%54X',
    'state="TX"',
    'mystate=TX',
    'state =TX',
    'state=__proto__',
    'state=constructor',
    ';;;=;',
    '%E0%A4%A',
    `state=${'T'.repeat(9000)}`,
  ])('%s', (header) => {
    expect(jurisdictionFromCookies(header)).toBe('General');
  });
});
