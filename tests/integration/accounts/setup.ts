// Shared by the account tests: use cases on a real database, a browser's cookie jar, and the links
// in mails.

import { beforeEach, expect } from 'vitest';
import type { GoogleSettings } from '#features/accounts/account-parts.ts';
import { type Accounts, createAccounts } from '#features/accounts/create-accounts.server.ts';
import { readViewer } from '#features/accounts/read-viewer.server.ts';
import { VISITOR } from '#features/caller.ts';
import type { MailMessage } from '#integrations/mail/mail.ts';
import { SECURITY_MESSAGE } from '#lib/security-events.ts';
import { LIMITS } from '#server/load/limits.ts';
import { createRateLimiter } from '#server/load/rate-limiter.ts';
import { quickPasswords } from '#tests/harness/app/quick-passwords.ts';
import { createTestDeps, type TestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

export const GOOD_PASSWORD = 'seven quiet lanterns';
export const OTHER_PASSWORD = 'a very different sentence';

export class Browser {
  jar = new Map<string, string>();
  clientAddress: string;
  constructor(clientAddress = '203.0.113.9') {
    this.clientAddress = clientAddress;
  }
  get caller() {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      viewer: VISITOR,
      clientAddress: this.clientAddress,
      headers: new Headers(cookie ? { cookie } : {}),
    };
  }
  saveCookies(cookies: string[]) {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie) || value === '') this.jar.delete(name);
      else this.jar.set(name, value);
    }
  }
}

export async function setUp(google?: GoogleSettings) {
  const database = await createTestDatabase();
  const db = await database.open({ patient: true });
  const world = {
    database,
    db,
    deps: undefined as unknown as TestDeps,
    accounts: undefined as unknown as Accounts,
    users: () => database.rows('SELECT * FROM users ORDER BY email'),
    sessions: () => database.rows('SELECT * FROM sessions ORDER BY created_at'),
    methods: () => database.rows('SELECT * FROM sign_in_methods ORDER BY provider_id'),
    /** What was logged besides security events. */
    warnings: () => world.deps.logged.filter(({ message }) => message !== SECURITY_MESSAGE),
    tasks: () => database.rows('SELECT * FROM account_tasks'),
    viewer: async (browser: Browser) =>
      (await readViewer(world.deps, browser.caller.headers)).viewer,
    lastMail(to: string): MailMessage {
      return (
        world.deps.sent.findLast((mail) => mail.to === to) ?? expect.unreachable(`no mail to ${to}`)
      );
    },
    async startGoogleSignIn(
      browser: Browser,
      returnTo: unknown = '/topics?category=x#faq',
    ): Promise<string> {
      const answer = await world.accounts.startGoogle(browser.caller, { returnTo });
      if (!answer.ok) return expect.unreachable(JSON.stringify(answer));
      browser.saveCookies(answer.value.cookies);
      return answer.value.url;
    },
    async finishGoogleSignIn(browser: Browser, callbackUrl: string): Promise<string> {
      const answer = await world.accounts.finishGoogle(
        new Request(callbackUrl, { headers: browser.caller.headers }),
      );
      browser.saveCookies(answer.cookies);
      return answer.to;
    },
    getTokenSentTo(email: string): string {
      return (
        /\/auth\/[\w-]+\?token=(\S+)/.exec(world.lastMail(email).text)?.[1] ??
        expect.unreachable('no link in the mail')
      );
    },
    async register(email: string, password = GOOD_PASSWORD) {
      expect(await world.accounts.signUp(new Browser().caller, { email, password })).toMatchObject({
        ok: true,
      });
      await world.accounts.settle();
    },
    /** Verified, and signed out. */
    async createMember(email: string, password = GOOD_PASSWORD) {
      await world.register(email, password);
      const browser = new Browser();
      const answer = await world.verify(world.getTokenSentTo(email), password, browser);
      if (!answer.ok) return expect.unreachable(JSON.stringify(answer));
      browser.saveCookies(answer.value.cookies);
      await world.accounts.signOut(browser.caller);
    },
    verify: (token: unknown, password: unknown = GOOD_PASSWORD, browser = new Browser()) =>
      world.accounts.verifyEmail(browser.caller, { token, password }),
    enableLimits(overrides: Record<string, { count: number; seconds: number }> = {}) {
      const { db, clock, log } = world.deps;
      const limits = { ...LIMITS, ...overrides };
      world.deps.limits = createRateLimiter({
        db,
        limits,
        mode: 'on',
        secret: 's',
        patienceMs: 60_000,
        clock,
        log,
      });
    },
    async signInAs(email: string, password = GOOD_PASSWORD, browser = new Browser()) {
      const answer = await world.accounts.signIn(browser.caller, { email, password });
      if (!answer.ok || answer.value.state !== 'signed-in')
        return expect.unreachable(`not signed in: ${JSON.stringify(answer)}`);
      browser.saveCookies(answer.value.cookies);
      return browser;
    },
  };
  beforeEach(async () => {
    // Tasks that the previous test left pending would otherwise run during this one.
    await world.accounts?.settle();
    await database.empty('users', 'account_tasks', 'rate_limits');
    world.deps = Object.assign(createTestDeps({ db }), { passwords: quickPasswords });
    world.accounts = createAccounts(world.deps, google);
    world.deps.accounts = world.accounts;
  });
  return world;
}
