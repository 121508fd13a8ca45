// better-auth on our tables. It manages sessions, verifies passwords and speaks OpenID Connect; the
// use cases in this folder decide what a form may do and what it answers. Its HTTP endpoints are
// not exposed, except the OAuth callback from Google.
import { createHmac } from 'node:crypto';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { sessions, signInMethods, users, verifications } from '#db/tables/accounts.ts';
import type { Deps } from '#features/deps.ts';
import { withHashedSessions } from './hashed-sessions.server.ts';
import { passwordHash } from './password-hash.server.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './schema.ts';

export const SESSION_DAYS = 14;

type PasswordHashing = typeof passwordHash;
/** `passwords`: tests pass a fast hash, because real password hashing is deliberately slow. */
export type AuthDeps = Pick<Deps, 'db' | 'site' | 'secret' | 'log'> & {
  passwords?: PasswordHashing;
};
export type Auth = ReturnType<typeof createAuth>;

export function createAuth(
  { db, site, secret, log, passwords = passwordHash }: AuthDeps,
  plugins: NonNullable<BetterAuthOptions['plugins']> = [],
) {
  const secure = site.publicUrl.startsWith('https:');
  const adapter = drizzleAdapter(db.db, {
    provider: 'pg',
    schema: { user: users, session: sessions, account: signInMethods, verification: verifications },
    transaction: true,
  });
  return betterAuth({
    appName: site.name,
    baseURL: site.publicUrl,
    basePath: '/auth',
    secret: createHmac('sha256', secret).update('accounts').digest('base64url'),
    database: (options: BetterAuthOptions) => withHashedSessions(adapter(options)),
    plugins,
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: { hash: passwords.hash, verify: passwords.verify },
    },
    // A session expires a fixed time after sign-in; reading one never writes.
    session: {
      expiresIn: SESSION_DAYS * 86_400,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    account: {
      storeStateStrategy: 'cookie',
      updateAccountOnSignIn: false,
      accountLinking: {
        enabled: true,
        requireLocalEmailVerified: true,
        updateUserInfoOnLink: false,
      },
    },
    databaseHooks: {
      // We never call Google on a user's behalf, so its tokens are not stored.
      account: {
        create: {
          before: async (account) => ({
            data: {
              ...account,
              accessToken: null,
              refreshToken: null,
              idToken: null,
              accessTokenExpiresAt: null,
              refreshTokenExpiresAt: null,
              scope: null,
            },
          }),
        },
      },
    },
    advanced: {
      // "__Host-" instead of better-auth's "__Secure-": then no other host of the domain can set or
      // read the cookies.
      cookiePrefix: secure ? '__Host-plainlaw' : 'plainlaw',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      ipAddress: { disableIpTracking: true },
    },
    // We have our own rate limits (deps.limits), which also handle rotating addresses.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...more) =>
        log.error({ err: more.find((value) => value instanceof Error) }, `accounts: ${message}`),
    },
  });
}
