// "We sent an email to …" needs the address on the next page, and addresses do not belong in URLs.
// Nor does the page that somebody was on when they had to register: it may hold their question. An
// encrypted cookie carries both for an hour. Only the browser that asked has it; a link that is
// opened on another device leads home.
import { decryptText, encryptText } from '#lib/encrypted-text.ts';
import { readLocalPath } from '#lib/local-path.ts';

const NAME = 'plainlaw.sent';
const PURPOSE = 'email-sent-to';
const HOUR_SECONDS = 3600;
/** So that the cookie stays below what browsers take. */
const MAX_PATH_LENGTH = 900;

/** Where an email went, and the path within our site to come back to. */
export type SentEmail = { email: string; returnTo: string };

export function createSentCookie(
  secret: string,
  { email, returnTo }: SentEmail,
  now: Date,
  secure: boolean,
): string {
  const path = readLocalPath(returnTo);
  const expires = now.getTime() + HOUR_SECONDS * 1000;
  const value = encryptText(
    secret,
    PURPOSE,
    JSON.stringify([email, path.length > MAX_PATH_LENGTH ? '/' : path, expires]),
  );
  return formatCookie(value, HOUR_SECONDS, secure);
}

/** Once it has been used. */
export const clearSentCookie = (secure: boolean): string => formatCookie('', 0, secure);

export function readSentCookie(
  secret: string,
  cookies: string | null,
  now: Date,
): SentEmail | null {
  const match = cookies && /(?:^|;\s*)(?:__Secure-)?plainlaw\.sent=([\w.-]+)/.exec(cookies);
  const text = match ? decryptText(secret, PURPOSE, match[1]) : null;
  if (text === null) return null;
  const [email, returnTo, expires] = JSON.parse(text) as [string, string, number];
  return now.getTime() < expires ? { email, returnTo: readLocalPath(returnTo) } : null;
}

function formatCookie(value: string, maxAge: number, secure: boolean): string {
  return `${secure ? '__Secure-' : ''}${NAME}=${value}; Path=/auth; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
