// "We sent an email to …" needs the address on the next page, and addresses do not belong in URLs. A signed cookie carries it for an hour,
// so that the page shows only what this server wrote.
import { readToken, signToken } from '#lib/signed-token.ts';

const NAME = 'plainlaw.sent';
const HOUR_SECONDS = 3600;

export function createSentCookie(secret: string, email: string, now: Date, secure: boolean): string {
  const value = signToken(secret, 'mail-sent-to', email, new Date(now.getTime() + HOUR_SECONDS * 1000));
  return `${secure ? '__Secure-' : ''}${NAME}=${value}; Path=/auth; Max-Age=${HOUR_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function readSentCookie(secret: string, cookies: string | null, now: Date): string | null {
  const match = cookies && /(?:^|;\s*)(?:__Secure-)?plainlaw\.sent=([\w.-]+)/.exec(cookies);
  return match ? readToken(secret, 'mail-sent-to', match[1], now) : null;
}
