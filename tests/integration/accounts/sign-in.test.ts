import { describe, expect, test } from 'vitest';
import { hashToken } from '#features/accounts/hashed-sessions.server.ts';
import { accounts as texts } from '#features/accounts/messages.ts';
import { LIMITS } from '#server/load/limits.ts';
import { createRateLimiter } from '#server/load/rate-limiter.ts';
import { Browser, GOOD_PASSWORD, setUp } from './setup.ts';

const world = await setUp();
const ANN = 'ann@example.com';
const signIn = (email: unknown, password: unknown, browser = new Browser()) => world.accounts.signIn(browser.caller, { email, password });

describe('signing in', () => {
  test('with the right password gives a session, whatever the capitals of the address', async () => {
    await world.member(ANN);
    const browser = await world.signedIn('  Ann@Example.COM ');
    expect(await world.viewer(browser)).toEqual({ kind: 'account', id: (await world.users())[0]?.id, email: ANN, tier: 'basic' });
  });

  test('the cookie is HttpOnly, Lax and ours; behind https it is Secure', async () => {
    await world.member(ANN);
    const answer = await signIn(ANN, GOOD_PASSWORD);
    const cookie = answer.ok && answer.value.state === 'signed-in' ? (answer.value.cookies[0] ?? '') : '';
    expect(cookie).toMatch(/^plainlaw\.session_token=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('the table holds a hash of the token, and neither address nor browser', async () => {
    await world.member(ANN);
    const browser = await world.signedIn(ANN);
    const token = decodeURIComponent(browser.jar.get('plainlaw.session_token') ?? '').split('.')[0] ?? '';
    expect(token).toHaveLength(32);
    expect(await world.sessions()).toMatchObject([{ token: hashToken(token), ip_address: '', user_agent: '' }]);
    expect(JSON.stringify(await world.sessions())).not.toContain(token);
  });

  test('a stolen table does not sign in: the stored hash is no token', async () => {
    await world.member(ANN);
    const browser = await world.signedIn(ANN);
    const [session] = await world.sessions();
    const cookie = browser.jar.get('plainlaw.session_token') ?? '';
    const thief = new Browser();
    thief.jar.set('plainlaw.session_token', `${session?.token}.${decodeURIComponent(cookie).split('.')[1]}`);
    expect(await world.viewer(thief)).toEqual({ kind: 'visitor' });
  });

  test.each<[what: string, email: unknown, password: unknown]>([
    ['a wrong password', ANN, 'not the password'],
    ['an unknown address', 'nobody@example.com', GOOD_PASSWORD],
    ['no address', '', GOOD_PASSWORD],
    ['no password', ANN, ''],
    ['a NUL in the address', 'ann\u0000@example.com', GOOD_PASSWORD],
    ['a NUL in the password', ANN, `${GOOD_PASSWORD}\u0000`],
    ['an address of 400 characters', `${'a'.repeat(400)}@example.com`, GOOD_PASSWORD],
    ['a password of 1 MB', ANN, 'x'.repeat(1_000_000)],
    ['a password as a list', ANN, [GOOD_PASSWORD]],
    ['a query', `' or 1=1 --`, GOOD_PASSWORD],
  ])('%s: one and the same answer, no session, no mail', async (_what, email, password) => {
    await world.member(ANN);
    const mails = world.deps.sent.length;
    expect(await signIn(email, password)).toEqual({ ok: false, failure: { kind: 'unauthenticated', message: texts.invalid } });
    await world.accounts.settle();
    expect(await world.sessions()).toEqual([]);
    expect(world.deps.sent).toHaveLength(mails);
    expect(world.deps.logged).toEqual([]);
  });
});

describe('an unverified address', () => {
  test('shows itself only to the right password', async () => {
    await world.register(ANN);
    expect(await signIn(ANN, 'not the password')).toMatchObject({ ok: false, failure: { message: texts.invalid } });
    expect(await signIn(ANN, GOOD_PASSWORD)).toEqual({ ok: true, value: { state: 'unverified', email: ANN, sent: true } });
    expect(await world.sessions()).toEqual([]);
  });

  test('gets another mail by itself, but only now and then', async () => {
    world.deps.limits = createRateLimiter({
      db: world.db,
      limits: LIMITS,
      mode: 'on',
      secret: 's',
      patienceMs: 60_000,
      clock: world.deps.clock,
      log: world.deps.log,
    });
    await world.register(ANN);
    for (let i = 0; i < 4; i++) {
      expect(await signIn(ANN, GOOD_PASSWORD)).toMatchObject({ value: { state: 'unverified', sent: i === 0 } });
    }
    await world.accounts.settle();
    expect(world.deps.sent).toHaveLength(2);
    expect(await world.accounts.verifyEmail(world.tokenTo(ANN))).toMatchObject({ ok: true });
  });
});

describe('sessions', () => {
  test('rotate: a new sign-in has a new token and ends the one the browser had', async () => {
    await world.member(ANN);
    const browser = await world.signedIn(ANN);
    const before = new Browser();
    before.jar = new Map(browser.jar);
    await world.signedIn(ANN, GOOD_PASSWORD, browser);
    expect(browser.jar.get('plainlaw.session_token')).not.toBe(before.jar.get('plainlaw.session_token'));
    expect(await world.viewer(browser)).toMatchObject({ kind: 'account' });
    expect(await world.viewer(before)).toEqual({ kind: 'visitor' });
    expect(await world.sessions()).toHaveLength(1);
  });

  test('a token chosen by somebody else is not taken over', async () => {
    await world.member(ANN);
    const browser = new Browser();
    browser.jar.set('plainlaw.session_token', 'chosen.by-somebody');
    await world.signedIn(ANN, GOOD_PASSWORD, browser);
    expect(browser.jar.get('plainlaw.session_token')).not.toMatch(/^chosen/);
  });

  test('expire', async () => {
    await world.member(ANN);
    const browser = await world.signedIn(ANN);
    await world.database.rows("UPDATE sessions SET expires_at = now() - interval '1 second'");
    expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
  });

  test('reading one does not make it live longer', async () => {
    await world.member(ANN);
    const browser = await world.signedIn(ANN);
    await world.database.rows("UPDATE sessions SET expires_at = now() + interval '1 minute'");
    const before = await world.sessions();
    expect(await world.viewer(browser)).toMatchObject({ kind: 'account' });
    expect(await world.sessions()).toEqual(before);
  });

  test('end by signing out, here and everywhere', async () => {
    await world.member(ANN);
    const [one, two, three] = [await world.signedIn(ANN), await world.signedIn(ANN), await world.signedIn(ANN)];
    const answer = await world.accounts.signOut(one.caller);
    const gone = new Browser();
    gone.jar = new Map(one.jar);
    if (answer.ok) one.keep(answer.value.cookies);
    expect(one.jar.size).toBe(0);
    expect(await world.viewer(gone)).toEqual({ kind: 'visitor' });
    expect(await world.viewer(two)).toMatchObject({ kind: 'account' });
    expect(await world.accounts.signOutEverywhere(await world.viewer(two), two.caller)).toMatchObject({ ok: true });
    expect(await world.sessions()).toEqual([]);
    expect(await world.viewer(three)).toEqual({ kind: 'visitor' });
  });

  test.each([
    'plainlaw.session_token=x',
    'plainlaw.session_token=',
    'plainlaw.session_token=%E0%A4%A',
    `plainlaw.session_token=${'x'.repeat(5000)}`,
  ])('a cookie that is none (%#) is nobody', async (cookie) => {
    expect(await world.accounts.findSession(new Headers({ cookie }))).toBeNull();
  });
});

describe('limits', () => {
  const limits = { ...LIMITS, 'sign-in': { count: 5, seconds: 900 }, 'sign-in-account': { count: 3, seconds: 900 } };
  const limited = () => {
    world.deps.limits = createRateLimiter({
      db: world.db,
      limits,
      mode: 'on',
      secret: 's',
      patienceMs: 60_000,
      clock: world.deps.clock,
      log: world.deps.log,
    });
  };
  const tooMany = { ok: false, failure: { kind: 'rate_limited', message: texts.tooManySignIns } };

  test.each([ANN, 'nobody@example.com'])('per account, however the networks rotate: %s', async (email) => {
    await world.member(ANN);
    limited();
    for (let i = 0; i < 3; i++) {
      expect(await signIn(email, `wrong password ${i}`, new Browser(`198.51.100.${i}`))).toMatchObject({
        failure: { message: texts.invalid },
      });
    }
    expect(await signIn(email, GOOD_PASSWORD, new Browser('192.0.2.77'))).toMatchObject(tooMany);
  });

  test('per network, however the addresses rotate', async () => {
    limited();
    for (let i = 0; i < 5; i++) await signIn(`p${i}@example.com`, 'wrong password');
    expect(await signIn('another@example.com', 'wrong password')).toMatchObject(tooMany);
    expect(await signIn('another@example.com', 'wrong password', new Browser('192.0.2.1'))).toMatchObject({
      failure: { message: texts.invalid },
    });
  });

  test('an hour later all is forgiven', async () => {
    await world.member(ANN);
    limited();
    for (let i = 0; i < 5; i++) await signIn(ANN, 'wrong password');
    world.deps.clock.set('2026-11-15T13:00:00Z');
    expect(await signIn(ANN, GOOD_PASSWORD)).toMatchObject({ ok: true });
  });
});
