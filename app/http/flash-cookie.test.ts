import { expect, test } from 'vitest';
import { createSentCookie, readSentCookie } from './flash-cookie.ts';

const now = new Date('2026-11-15T12:00:00Z');
const header = (cookie: string) => cookie.split(';')[0] ?? '';

test('holds the address for an hour, for us alone', () => {
  const cookie = createSentCookie('secret', 'ann@example.com', now, true);
  expect(cookie).toMatch(/; Path=\/auth; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/);
  expect(readSentCookie('secret', `a=b; ${header(cookie)}`, now)).toBe('ann@example.com');
  expect(readSentCookie('secret', header(cookie), new Date('2026-11-15T13:00:01Z'))).toBeNull();
  expect(readSentCookie('another', header(cookie), now)).toBeNull();
});

test.each([null, '', 'plainlaw.sent=', 'plainlaw.sent=x.y', 'xplainlaw.sent=a.b'])('%s says nothing', (cookies) => {
  expect(readSentCookie('secret', cookies, now)).toBeNull();
});
