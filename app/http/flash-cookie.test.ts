import { expect, test } from 'vitest';
import { clearSentCookie, createSentCookie, readSentCookie } from './flash-cookie.ts';

const now = new Date('2026-11-15T12:00:00Z');
const header = (cookie: string) => cookie.split(';')[0] ?? '';
const sent = { email: 'ann@example.com', returnTo: '/research?q=my landlord' };

test('holds the address and the way back for an hour, for us alone', () => {
  const cookie = createSentCookie('secret', sent, now, true);
  expect(cookie).toMatch(/; Path=\/auth; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/);
  expect(Buffer.from(header(cookie).split('=')[1] ?? '', 'base64url').toString()).not.toMatch(
    /ann|landlord/,
  );
  expect(readSentCookie('secret', `a=b; ${header(cookie)}`, now)).toEqual({
    ...sent,
    returnTo: '/research?q=my%20landlord',
  });
  expect(readSentCookie('secret', header(cookie), new Date('2026-11-15T13:00:01Z'))).toBeNull();
  expect(readSentCookie('another', header(cookie), now)).toBeNull();
  expect(readSentCookie('secret', header(clearSentCookie(true)), now)).toBeNull();
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '',
  `/search?q=${'x'.repeat(900)}`,
])('%s leads home', (returnTo) => {
  expect(
    readSentCookie(
      'secret',
      header(createSentCookie('secret', { ...sent, returnTo }, now, false)),
      now,
    )?.returnTo,
  ).toBe('/');
});

test.each([null, '', 'plainlaw.sent=', 'plainlaw.sent=x.y', 'xplainlaw.sent=a.b'])(
  '%s says nothing',
  (cookies) => {
    expect(readSentCookie('secret', cookies, now)).toBeNull();
  },
);
