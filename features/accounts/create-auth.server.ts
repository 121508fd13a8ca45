// better-auth over our tables. It keeps sessions, compares passwords and speaks OpenID Connect; what a form may do, and what
// it answers, is decided by the use cases beside this file. Its own HTTP endpoints are not reachable, but for the way back
// from Google.
import { createHmac } from 'node:crypto';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { sessions, signInMethods, users, verifications } from '#db/tables/accounts.ts';
import type { Deps } from '#features/deps.ts';
import { hashedSessions } from './hashed-sessions.server.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './schema.ts';

export const SESSION_DAYS = 14;

type PasswordHashing = NonNullable<NonNullable<BetterAuthOptions['emailAndPassword']>['password']>;
/** `passwords`: tests bring a quick one; hashing is meant to cost. */
export type AuthDeps = Pick<Deps, 'db' | 'site' | 'secret' | 'log'> & { passwords?: PasswordHashing };
export type Auth = ReturnType<typeof createAuth>;

export function createAuth({ db, site, secret, log, passwords }: AuthDeps, plugins: NonNullable<BetterAuthOptions['plugins']> = []) {
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
    database: (options: BetterAuthOptions) => hashedSessions(adapter(options)),
    plugins,
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: passwords,
    },
    // A session lives for a fixed time from its sign-in; reading one never writes.
    session: { expiresIn: SESSION_DAYS * 86_400, disableSessionRefresh: true, cookieCache: { enabled: false } },
    account: {
      storeStateStrategy: 'cookie',
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, requireLocalEmailVerified: true, updateUserInfoOnLink: false },
    },
    databaseHooks: {
      // We never act at Google on somebody's behalf, so its tokens are not kept.
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
      // "__Host-" rather than better-auth's own "__Secure-": no other host of the domain can then set or see them.
      cookiePrefix: secure ? '__Host-plainlaw' : 'plainlaw',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      ipAddress: { disableIpTracking: true },
    },
    // Limits are ours (deps.limits), also against rotating addresses.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...more) => log.error({ err: more.find((value) => value instanceof Error) }, `accounts: ${message}`),
    },
  });
}
