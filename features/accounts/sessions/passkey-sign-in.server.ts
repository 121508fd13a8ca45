// Signing in with a passkey, and what a browser asks of its device for each use of one. For signing
// in, what is to be signed belongs to a random number in a cookie of that browser.
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '#db/tables/accounts.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts, Cookies } from '../account-parts.ts';
import { startPasskey } from '../factors/factors.server.ts';
import { createAuthenticationOptions, verifyPasskey } from '../factors/passkeys.server.ts';
import { stopRecoveryByFactor } from '../factors/spend-factor.server.ts';
import * as accounts from '../messages/accounts.ts';
import * as security from '../messages/security.ts';
import { readSession } from './read-session.server.ts';
import { startPasskeySession, tellOfNewDevice } from './start-session.server.ts';

const COOKIE_SECONDS = 300;
const isSecure = ({ deps }: AccountParts) => deps.site.publicUrl.startsWith('https:');
const getCookieName = (parts: AccountParts) =>
  isSecure(parts) ? '__Host-plainlaw.passkey' : 'plainlaw.passkey';

function formatCookie(parts: AccountParts, value: string, seconds: number): string {
  const secure = isSecure(parts) ? '; Secure' : '';
  return `${getCookieName(parts)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

function readCookie(parts: AccountParts, headers: Headers): string | null {
  const start = `${getCookieName(parts)}=`;
  const pair = headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((part) => part.startsWith(start));
  const value = pair?.slice(start.length) ?? '';
  return /^[\w-]{22,64}$/.test(value) ? value : null;
}

/** For `navigator.credentials`: what to sign, and the cookies that go with it. */
export async function createPasskeyOptions(
  parts: AccountParts,
  caller: AccountCaller,
  purpose: unknown,
): Promise<Result<{ options: object } & Cookies>> {
  if (purpose === 'register') {
    const started = await startPasskey(parts, caller);
    return started.ok ? ok({ options: started.value, cookies: [] }) : started;
  }
  if (purpose === 'second-step' || purpose === 'confirm') {
    const session = await readSession(parts, caller.headers);
    if (!session || session.pending !== (purpose === 'second-step'))
      return fail('unauthenticated', accounts.signInFirst);
    const bound = { purpose, boundTo: session.id } as const;
    const options = await createAuthenticationOptions(parts, bound, session.account.id);
    return ok({ options, cookies: [] });
  }
  if (purpose !== 'sign-in') return fail('invalid', security.passkeyFailed);
  // Nobody guesses a signature: no limit but that of all forms, which a stranger could use up.
  const browser = randomBytes(18).toString('base64url');
  const bound = { purpose, boundTo: browser } as const;
  const options = await createAuthenticationOptions(parts, bound, null);
  return ok({ options, cookies: [formatCookie(parts, browser, COOKIE_SECONDS)] });
}

export async function signInWithPasskey(
  parts: AccountParts,
  caller: AccountCaller,
  input: { credential?: unknown },
): Promise<Result<Cookies>> {
  const refused = fail('unauthenticated', security.passkeyFailed);
  const browser = readCookie(parts, caller.headers);
  if (!browser) return refused;
  const { credential } = input;
  const passkey = await verifyPasskey(parts, { credential, purpose: 'sign-in', boundTo: browser });
  if (!passkey) return refused;
  const [account] = await parts.deps.db.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, passkey.userId));
  if (!account) return refused;
  await stopRecoveryByFactor(parts, account);
  const started = await startPasskeySession(parts, caller, account, passkey.id);
  if (!started) return refused;
  await tellOfNewDevice(parts, caller, account);
  return ok({ cookies: [...started.cookies, formatCookie(parts, '', 0)] });
}
