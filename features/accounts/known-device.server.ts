// A device that has signed in is known for a year and has its own limits, so that a stranger who
// guesses passwords or asks for mails cannot use up the owner's. The cookie holds random numbers,
// each signed together with an address that it does not contain: it names nobody, fits no other
// account, and does not sign anybody in.
import { randomBytes } from 'node:crypto';
import { readToken, signToken } from '#lib/signed-token.ts';
import type { AccountDeps } from './account-parts.ts';

type DeviceDeps = Pick<AccountDeps, 'secret' | 'clock' | 'site'>;

export const KNOWN_DEVICE_DAYS = 365;
/** People who share a computer. */
const MAX_ACCOUNTS = 5;
const TOKEN = /^[\w.-]{1,200}$/;

const getPurpose = (email: string) => `known-device ${email}`;
const isSecure = ({ site }: DeviceDeps) => site.publicUrl.startsWith('https:');
const getCookieName = (deps: DeviceDeps) =>
  isSecure(deps) ? '__Host-plainlaw.device' : 'plainlaw.device';

/** The device's random number for this address, or null. */
export function findKnownDevice(deps: DeviceDeps, headers: Headers, email: string): string | null {
  for (const token of listTokens(deps, headers)) {
    const device = readToken(deps.secret, getPurpose(email), token, deps.clock.now());
    if (device !== null) return device;
  }
  return null;
}

/** A cookie that makes this device known for the address, and leaves it known for others. */
export function createDeviceCookie(deps: DeviceDeps, headers: Headers, email: string): string {
  const expires = new Date(deps.clock.now().getTime() + KNOWN_DEVICE_DAYS * 86_400_000);
  const token = signToken(
    deps.secret,
    getPurpose(email),
    randomBytes(12).toString('base64url'),
    expires,
  );
  return formatCookie(
    deps,
    [token, ...listOtherTokens(deps, headers, email)].slice(0, MAX_ACCOUNTS),
  );
}

/** For a deleted account. */
export function forgetDeviceCookie(deps: DeviceDeps, headers: Headers, email: string): string {
  return formatCookie(deps, listOtherTokens(deps, headers, email));
}

function listTokens(deps: DeviceDeps, headers: Headers): string[] {
  const start = `${getCookieName(deps)}=`;
  const cookie =
    headers
      .get('cookie')
      ?.split(/;\s*/)
      .find((pair) => pair.startsWith(start)) ?? '';
  const tokens = cookie.slice(start.length).split('~', MAX_ACCOUNTS);
  return tokens.filter((token) => TOKEN.test(token));
}

const listOtherTokens = (deps: DeviceDeps, headers: Headers, email: string) =>
  listTokens(deps, headers).filter(
    (token) => readToken(deps.secret, getPurpose(email), token, deps.clock.now()) === null,
  );

function formatCookie(deps: DeviceDeps, tokens: string[]): string {
  const maxAge = tokens.length > 0 ? KNOWN_DEVICE_DAYS * 86_400 : 0;
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure(deps) ? '; Secure' : ''}`;
  return `${getCookieName(deps)}=${tokens.join('~')}; ${attributes}`;
}
