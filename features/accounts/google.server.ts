// Signing in with Google: OpenID Connect with a signed identity token, state, nonce and PKCE, all
// by better-auth. Our rules are in `acceptProfile`: Google must have verified the address, and an
// unverified registration is deleted rather than merged, because its password may be a stranger's.
import { setTimeout as delay } from 'node:timers/promises';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#db/tables/accounts.ts';
import { readLocalPath } from '#lib/local-path.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { logSecurityEvent } from '#lib/security-events.ts';
import type {
  AccountCaller,
  AccountDeps,
  AccountParts,
  Cookies,
  GoogleSettings,
} from './account-parts.ts';
import { pickCookies } from './call-auth.server.ts';
import { isMailboxDoubted } from './changes/doubted-mailbox.server.ts';
import { checkLimits } from './check-limits.server.ts';
import { type Auth, createAuth } from './create-auth.server.ts';
import { endSession } from './end-session.server.ts';
import { findByEmail } from './link-tokens.server.ts';
import * as accounts from './messages/accounts.ts';
import { Email } from './schema.ts';
import { noteSignIn } from './sessions/start-session.server.ts';

export const GOOGLE_CALLBACK = '/auth/callback/google';

/**
 * better-auth waits for Google without a limit of its own, while the request holds a place in
 * admission control.
 */
const MAX_WAIT_MS = 10_000;

/** Null when there was no answer in time. */
function waitForGoogle<T>(google: GoogleSettings | undefined, work: Promise<T>): Promise<T | null> {
  return Promise.race([work, delay(google?.timeoutMs ?? MAX_WAIT_MS, null, { ref: false })]);
}

/**
 * Created on first use and again after a failure, so that Google need not be reachable when the
 * site starts.
 */
export function createLazyGoogleAuth(
  deps: AccountDeps,
  google: GoogleSettings | undefined,
): () => Promise<Auth | null> {
  let authPromise: Promise<Auth | null> | undefined;
  return async () => {
    if (!google) return null;
    authPromise ??= createGoogleAuth(deps, google);
    const auth = await waitForGoogle(google, authPromise).catch(() => null);
    if (!auth) authPromise = undefined;
    return auth;
  };
}

async function createGoogleAuth(deps: AccountDeps, google: GoogleSettings): Promise<Auth | null> {
  const plugin = genericOAuth({
    config: [
      {
        providerId: 'google',
        clientId: google.clientId,
        clientSecret: google.clientSecret,
        discoveryUrl: `${google.issuer}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        scopes: ['openid', 'email'],
        pkce: true,
        getUserInfo: ({ idToken }) => acceptProfile(deps, google, idToken),
      },
    ],
  });
  const auth = createAuth(deps, [plugin]) as unknown as Auth;
  const { socialProviders } = await auth.$context;
  // better-auth takes the issuer from the discovery document; it must be the one that was asked
  // for.
  return socialProviders.some(({ id, issuer }) => id === 'google' && issuer === google.issuer)
    ? auth
    : null;
}

/**
 * The token must be for us alone: a list of audiences, or another authorized party, is a token that
 * was made for somebody else.
 */
const createClaims = (clientId: string) =>
  z.object({
    sub: z.string().min(1).max(255),
    email: Email,
    email_verified: z.unknown(),
    aud: z.union([z.literal(clientId), z.tuple([z.literal(clientId)])]),
    azp: z.literal(clientId).optional(),
  });

/** better-auth has already checked the token's signature, issuer, audience, expiry and nonce. */
async function acceptProfile(
  deps: AccountDeps,
  { clientId }: GoogleSettings,
  idToken: string | undefined,
) {
  const [, payload = ''] = idToken?.split('.') ?? [];
  if (!payload) return null;
  const parsed = createClaims(clientId).safeParse(
    JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
  );
  if (!parsed.success) return null;
  const { sub, email, email_verified: emailVerified } = parsed.data;
  if (emailVerified !== true) {
    deps.log.warn({}, 'a Google sign-in was refused: Google has not verified the address');
    return null;
  }
  const account = await findByEmail(deps, email);
  if (account && (await isMailboxDoubted(deps, account.id))) {
    deps.log.warn({}, 'a Google sign-in was refused: a restore left open whose the address is');
    return null;
  }
  await deps.db.db.delete(users).where(and(eq(users.email, email), eq(users.emailVerified, false)));
  // Neither name nor picture is stored.
  return { id: sub, sub, email, emailVerified: true, name: '' };
}

export async function startGoogle(
  parts: AccountParts,
  caller: AccountCaller,
  input: { returnTo?: unknown },
): Promise<Result<{ url: string } & Cookies>> {
  const { deps } = parts;
  const limits = await checkLimits(
    deps,
    [['sign-in', caller.clientAddress]],
    accounts.tooManySignIns,
  );
  if (!limits.ok) {
    logSecurityEvent(deps.log, 'google-sign-in', 'rate_limited');
    return limits;
  }
  const auth = await parts.googleAuth();
  if (!auth) {
    const reason = parts.google
      ? 'its discovery document could not be read'
      : 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not set';
    deps.log.warn({}, `Google sign-in is not possible: ${reason}`);
    return fail('unavailable', accounts.googleFailed);
  }
  const returnTo = readLocalPath(input.returnTo);
  const answer = await auth.api.signInSocial({
    body: {
      provider: 'google',
      callbackURL: returnTo,
      errorCallbackURL: getFailurePath(returnTo),
      disableRedirect: true,
    },
    headers: pickCookies(caller.headers),
    returnHeaders: true,
  });
  if (!answer.response.url) return fail('unavailable', accounts.googleFailed);
  return ok({ url: answer.response.url, cookies: answer.headers.getSetCookie() });
}

const getFailurePath = (returnTo: string) =>
  `/auth/login?google=failed&returnTo=${encodeURIComponent(returnTo)}`;

/** Handles the OAuth callback: returns where to redirect, and with which cookies. */
export async function finishGoogle(
  parts: AccountParts,
  request: Request,
): Promise<{ to: string } & Cookies> {
  const { deps } = parts;
  const auth = await parts.googleAuth();
  if (!auth) return { to: getFailurePath('/'), cookies: [] };
  const { search } = new URL(request.url);
  const callback = new Request(`${deps.site.publicUrl}${GOOGLE_CALLBACK}${search}`, {
    headers: pickCookies(request.headers),
  });
  const answer = await waitForGoogle(parts.google, auth.handler(callback));
  if (!answer) {
    deps.log.warn({ reason: 'no answer in time' }, 'a Google sign-in failed');
    logSecurityEvent(deps.log, 'google-sign-in', 'unavailable');
    return { to: getFailurePath('/'), cookies: [] };
  }
  const location = new URL(
    answer.headers.get('Location') ?? getFailurePath('/'),
    deps.site.publicUrl,
  );
  const error =
    location.searchParams.get('error') ?? (answer.status >= 400 ? `status ${answer.status}` : null);
  if (error !== null || location.searchParams.get('google') === 'failed') {
    // A code such as access_denied. Anybody can type something else into the address.
    deps.log.warn(
      { reason: /^(?:[a-z_]{1,40}|status \d+)$/.test(error ?? '') ? error : 'unknown' },
      'a Google sign-in failed',
    );
    logSecurityEvent(deps.log, 'google-sign-in', 'unauthenticated');
    return {
      to: getFailurePath(readLocalPath(location.searchParams.get('returnTo'))),
      cookies: answer.headers.getSetCookie(),
    };
  }
  await endSession(parts, request.headers);
  const cookies = answer.headers.getSetCookie();
  const noted = await noteSignIn(parts, request, { cookies, method: 'google' });
  logSecurityEvent(deps.log, 'google-sign-in', noted ? 'ok' : 'unauthenticated');
  cookies.push(...(noted ?? []));
  return { to: readLocalPath(location.pathname + location.search + location.hash), cookies };
}
