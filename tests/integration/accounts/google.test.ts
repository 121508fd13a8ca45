import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccounts } from '#features/accounts/create-accounts.server.ts';
import { accounts as texts } from '#features/accounts/messages.ts';
import { GOOGLE_CLIENT, startFakeGoogle } from '#tests/harness/fake-google.ts';
import { Browser, GOOD_PASSWORD, setUp } from './setup.ts';

const google = await startFakeGoogle();
const world = await setUp({ ...GOOGLE_CLIENT, issuer: google.issuer });
afterAll(() => google.stop());
const ANN = 'ann@example.com';

beforeEach(() => {
  google.user = { sub: 'g-1', email: ANN, email_verified: true };
  google.lie = {};
  google.forge = false;
});

async function start(browser: Browser, returnTo: unknown = '/topics?category=x#faq') {
  const answer = await world.accounts.startGoogle(browser.caller, { returnTo });
  if (!answer.ok) return expect.unreachable(JSON.stringify(answer));
  browser.keep(answer.value.cookies);
  return answer.value.url;
}

async function finish(browser: Browser, back: string) {
  const answer = await world.accounts.finishGoogle(new Request(back, { headers: browser.caller.headers }));
  browser.keep(answer.cookies);
  return answer.to;
}

const signInWithGoogle = async (browser = new Browser(), returnTo?: unknown) => ({
  browser,
  to: await finish(browser, await google.visit(await start(browser, returnTo))),
});

const FAILED = /^\/auth\/login\?google=failed&returnTo=/;

describe('signing in with Google', () => {
  test('makes a verified account, goes back to the page, and keeps neither tokens nor name', async () => {
    const { browser, to } = await signInWithGoogle();
    expect(to).toBe('/topics?category=x#faq');
    expect(await world.viewer(browser)).toMatchObject({ kind: 'account', email: ANN });
    expect(await world.users()).toMatchObject([{ email: ANN, email_verified: true, name: '', image: null }]);
    expect(await world.methods()).toMatchObject([
      { provider_id: 'google', account_id: 'g-1', access_token: null, refresh_token: null, id_token: null, scope: null, password: null },
    ]);
  });

  test('again: the same account, also when the address at Google has changed, and a new session', async () => {
    const { browser } = await signInWithGoogle();
    google.user.email = 'ann.new@example.com';
    await signInWithGoogle(browser);
    expect(await world.users()).toMatchObject([{ email: ANN }]);
    expect(await world.sessions()).toHaveLength(1);
    expect(await world.viewer(browser)).toMatchObject({ email: ANN });
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 7, undefined])('%s is not where it leads', async (returnTo) => {
    expect((await signInWithGoogle(new Browser(), returnTo === undefined ? '' : returnTo)).to).toBe('/');
  });
});

describe('what merges and what does not', () => {
  test('a verified account and a verified Google address are the same person', async () => {
    await world.member(ANN);
    const [before] = await world.users();
    const { browser } = await signInWithGoogle();
    expect(await world.viewer(browser)).toMatchObject({ id: before?.id });
    expect(await world.methods()).toMatchObject([{ provider_id: 'credential' }, { provider_id: 'google' }]);
    await world.signedIn(ANN);
  });

  // Guards against somebody who registers my address with their password and waits for me to come by Google.
  test('an unverified registration never merges: it is thrown away, with its password and its link', async () => {
    await world.register(ANN, GOOD_PASSWORD);
    const [before] = await world.users();
    const link = world.tokenTo(ANN);
    const { browser } = await signInWithGoogle();
    const viewer = await world.viewer(browser);
    expect(viewer).toMatchObject({ kind: 'account', email: ANN });
    expect(viewer).not.toMatchObject({ id: before?.id });
    expect(await world.methods()).toMatchObject([{ provider_id: 'google' }]);
    expect(await world.accounts.signIn(new Browser().caller, { email: ANN, password: GOOD_PASSWORD })).toMatchObject({ ok: false });
    expect(await world.accounts.verifyEmail(link)).toMatchObject({ ok: false });
  });

  test('an address that Google has not verified gets nothing', async () => {
    await world.member(ANN);
    google.user.email_verified = false;
    const { browser, to } = await signInWithGoogle();
    expect(to).toMatch(FAILED);
    expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
    google.user.email = 'new@example.com';
    await signInWithGoogle();
    expect(await world.users()).toHaveLength(1);
    expect(await world.methods()).toHaveLength(1);
  });

  test('registering the address of a Google account changes nothing; a reset link gives it a password', async () => {
    await signInWithGoogle();
    await world.register(ANN, GOOD_PASSWORD);
    expect(world.lastMail(ANN).subject).toBe('You already have an account at Plainlaw');
    expect(await world.methods()).toHaveLength(1);
    await world.accounts.requestPasswordReset(new Browser().caller, { email: ANN });
    await world.accounts.settle();
    expect(await world.accounts.resetPassword(new Browser().caller, { token: world.tokenTo(ANN), password: GOOD_PASSWORD })).toMatchObject({
      ok: true,
    });
    await world.signedIn(ANN);
    expect(await world.users()).toHaveLength(1);
  });

  test('a Google account without a password is deleted by typing its address', async () => {
    const { browser } = await signInWithGoogle();
    const viewer = await world.viewer(browser);
    expect(await world.accounts.deleteAccount(viewer, browser.caller, { confirm: 'else@example.com' })).toMatchObject({ ok: false });
    expect(await world.accounts.deleteAccount(viewer, browser.caller, { confirm: ' Ann@example.com ' })).toMatchObject({ ok: true });
    expect(await world.users()).toEqual([]);
  });
});

describe('a way back that is not from Google, or not for this browser', () => {
  const refused = async (to: string, browser: Browser) => {
    expect(to).toMatch(FAILED);
    expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
    expect(await world.users()).toEqual([]);
    expect(world.deps.logged.some(({ message }) => message === 'a Google sign-in failed')).toBe(true);
    expect(JSON.stringify(world.deps.logged)).not.toContain(ANN);
  };

  test('in another browser', async () => {
    const back = await google.visit(await start(new Browser()));
    const victim = new Browser();
    await refused(await finish(victim, back), victim);
  });
  test('with another state', async () => {
    const browser = new Browser();
    const back = new URL(await google.visit(await start(browser)));
    back.searchParams.set('state', 'another');
    await refused(await finish(browser, back.href), browser);
  });
  test('without anything', async () => {
    const browser = new Browser();
    await refused(await finish(browser, 'http://plainlaw.test/auth/callback/google'), browser);
  });
  test('with Google saying no', async () => {
    const browser = new Browser();
    const state = new URL(await start(browser)).searchParams.get('state');
    await refused(await finish(browser, `http://plainlaw.test/auth/callback/google?error=access_denied&state=${state}`), browser);
  });
  test('with a token signed by another key', async () => {
    google.forge = true;
    const { browser, to } = await signInWithGoogle();
    await refused(to, browser);
  });
  test.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another client', { aud: 'another-client' }],
    ['an old token', { exp: 1_000_000_000 }],
    ['another nonce', { nonce: 'another' }],
  ])('with %s', async (_what, lie) => {
    google.lie = lie;
    const { browser, to } = await signInWithGoogle();
    await refused(to, browser);
  });
  test('a code is good once', async () => {
    const browser = new Browser();
    const back = await google.visit(await start(browser));
    const twin = new Browser();
    twin.jar = new Map(browser.jar);
    expect(await finish(browser, back)).toBe('/topics?category=x#faq');
    expect(await finish(twin, back)).toMatch(FAILED);
  });
});

describe('when Google is not there', () => {
  test('not configured: the text of the specification, and the log says why', async () => {
    const accounts = createAccounts(world.deps);
    expect(await accounts.startGoogle(new Browser().caller, {})).toEqual({
      ok: false,
      failure: { kind: 'unavailable', message: 'Failed to sign in with Google' },
    });
    expect(world.deps.logged).toMatchObject([
      { level: 'warn', message: 'Google sign-in is not possible: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not set' },
    ]);
  });
  test('not reachable: the same, and it works again when it is back', async () => {
    const settings = { ...GOOGLE_CLIENT, issuer: 'http://127.0.0.1:9' };
    const accounts = createAccounts(world.deps, settings);
    expect(await accounts.startGoogle(new Browser().caller, {})).toMatchObject({ failure: { message: texts.googleFailed } });
    settings.issuer = google.issuer;
    expect(await accounts.startGoogle(new Browser().caller, {})).toMatchObject({ ok: true });
  });
});
