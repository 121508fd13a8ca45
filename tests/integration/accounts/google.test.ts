import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccounts } from '#features/accounts/create-accounts.server.ts';
import { findKnownDevice } from '#features/accounts/known-device.server.ts';
import * as texts from '#features/accounts/messages/accounts.ts';
import * as security from '#features/accounts/messages/security.ts';
import { GOOGLE_CLIENT, startFakeGoogle } from '#tests/harness/fakes/fake-google.ts';
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

const { startGoogleSignIn: startSignIn, finishGoogleSignIn: finishSignIn } = world;

const signInWithGoogle = async (browser = new Browser(), returnTo?: unknown) => ({
  browser,
  to: await finishSignIn(browser, await google.visit(await startSignIn(browser, returnTo))),
});

const FAILED_PATH = /^\/auth\/login\?google=failed&returnTo=/;

describe('signing in with Google', () => {
  test('creates a verified account, returns to the page, and stores neither tokens nor name', async () => {
    const { browser, to } = await signInWithGoogle();
    expect(to).toBe('/topics?category=x#faq');
    expect(await world.viewer(browser)).toMatchObject({ kind: 'account', email: ANN });
    expect(findKnownDevice(world.deps, browser.caller.headers, ANN)).not.toBeNull();
    expect(await world.users()).toMatchObject([
      { email: ANN, email_verified: true, name: '', image: null },
    ]);
    expect(await world.methods()).toMatchObject([
      {
        provider_id: 'google',
        account_id: 'g-1',
        access_token: null,
        refresh_token: null,
        id_token: null,
        scope: null,
        password: null,
      },
    ]);
  });

  test('a second sign-in finds the same account even if the Google address changed, with a new session', async () => {
    const { browser } = await signInWithGoogle();
    google.user.email = 'ann.new@example.com';
    await signInWithGoogle(browser);
    expect(await world.users()).toMatchObject([{ email: ANN }]);
    expect(await world.sessions()).toHaveLength(1);
    expect(await world.viewer(browser)).toMatchObject({ email: ANN });
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 7, undefined])(
    'does not redirect to %s',
    async (returnTo) => {
      expect(
        (await signInWithGoogle(new Browser(), returnTo === undefined ? '' : returnTo)).to,
      ).toBe('/');
    },
  );
});

describe('account linking', () => {
  test('links a verified Google address to a verified account', async () => {
    await world.createMember(ANN);
    const [before] = await world.users();
    const { browser } = await signInWithGoogle();
    expect(await world.viewer(browser)).toMatchObject({ id: before?.id });
    expect(await world.methods()).toMatchObject([
      { provider_id: 'credential' },
      { provider_id: 'google' },
    ]);
    await world.signInAs(ANN);
  });

  // Guards against an attacker who registers my address with their password and waits for me to
  // sign in with Google.
  test('an unverified registration is deleted, with its password and its link, and never merged', async () => {
    await world.register(ANN, GOOD_PASSWORD);
    const [before] = await world.users();
    const link = world.getTokenSentTo(ANN);
    const { browser } = await signInWithGoogle();
    const viewer = await world.viewer(browser);
    expect(viewer).toMatchObject({ kind: 'account', email: ANN });
    expect(viewer).not.toMatchObject({ id: before?.id });
    expect(await world.methods()).toMatchObject([{ provider_id: 'google' }]);
    expect(
      await world.accounts.signIn(new Browser().caller, { email: ANN, password: GOOD_PASSWORD }),
    ).toMatchObject({ ok: false });
    expect(await world.verify(link, GOOD_PASSWORD)).toMatchObject({ ok: false });
  });

  test('refuses an address that Google has not verified', async () => {
    await world.createMember(ANN);
    google.user.email_verified = false;
    const { browser, to } = await signInWithGoogle();
    expect(to).toMatch(FAILED_PATH);
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
    expect(
      await world.accounts.resetPassword(new Browser().caller, {
        token: world.getTokenSentTo(ANN),
        password: GOOD_PASSWORD,
      }),
    ).toMatchObject({
      ok: true,
    });
    await world.signInAs(ANN);
    expect(await world.users()).toHaveLength(1);
  });

  test('a Google account without a password is deleted after signing in with Google again', async () => {
    const { browser } = await signInWithGoogle();
    const deleteIt = async () =>
      world.accounts.deleteAccount({ ...browser.caller, viewer: await world.viewer(browser) });
    world.deps.clock.advance(11 * 60_000);
    expect(await deleteIt()).toMatchObject({ failure: { message: security.confirmFirst } });
    expect(await world.accounts.confirm(browser.caller, { password: 'anything' })).toMatchObject({
      failure: { message: security.confirmByGoogle },
    });
    await signInWithGoogle(browser);
    expect(await deleteIt()).toMatchObject({ ok: true });
    expect(await world.users()).toEqual([]);
  });
});

test('a Google account opens nothing whose mailbox a restore left open', async () => {
  await world.createMember(ANN);
  await world.database.rows(
    `INSERT INTO account_freezes (user_id, reason, since) SELECT id, 'address', now() FROM users`,
  );
  const { browser, to } = await signInWithGoogle();
  expect(to).toMatch(FAILED_PATH);
  expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
  expect(await world.methods()).toMatchObject([{ provider_id: 'credential' }]);
});

test('a Google account of an earlier address opens nothing after the change', async () => {
  const { browser } = await signInWithGoogle();
  const caller = { ...browser.caller, viewer: await world.viewer(browser) };
  const moved = await world.accounts.requestAddressChange(caller, { email: 'moved@example.com' });
  expect(moved).toMatchObject({ ok: true });
  await world.accounts.settle();
  for (const email of ['moved@example.com', ANN])
    expect(
      await world.accounts.confirmAddressChange(new Browser().caller, {
        token: world.getTokenSentTo(email),
      }),
    ).toMatchObject({ ok: true });
  const { browser: stranger } = await signInWithGoogle();
  expect(await world.viewer(stranger)).toMatchObject({ email: ANN });
  expect(await world.users()).toHaveLength(2);
});

describe('refuses a callback that is not from Google, or not for this browser', () => {
  const expectRefused = async (to: string, browser: Browser) => {
    expect(to).toMatch(FAILED_PATH);
    expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
    expect(await world.users()).toEqual([]);
    expect(world.deps.logged.some(({ message }) => message === 'a Google sign-in failed')).toBe(
      true,
    );
    expect(JSON.stringify(world.deps.logged)).not.toContain(ANN);
  };

  test('in another browser', async () => {
    const callbackUrl = await google.visit(await startSignIn(new Browser()));
    const victim = new Browser();
    await expectRefused(await finishSignIn(victim, callbackUrl), victim);
  });
  test('with another state', async () => {
    const browser = new Browser();
    const callbackUrl = new URL(await google.visit(await startSignIn(browser)));
    callbackUrl.searchParams.set('state', 'another');
    await expectRefused(await finishSignIn(browser, callbackUrl.href), browser);
  });
  test('without parameters', async () => {
    const browser = new Browser();
    await expectRefused(
      await finishSignIn(browser, 'http://plainlaw.test/auth/callback/google'),
      browser,
    );
  });
  test('with a refusal by Google', async () => {
    const browser = new Browser();
    const state = new URL(await startSignIn(browser)).searchParams.get('state');
    await expectRefused(
      await finishSignIn(
        browser,
        `http://plainlaw.test/auth/callback/google?error=access_denied&state=${state}`,
      ),
      browser,
    );
  });
  test('with a token signed by another key', async () => {
    google.forge = true;
    const { browser, to } = await signInWithGoogle();
    await expectRefused(to, browser);
  });
  test.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another client', { aud: 'another-client' }],
    ['an old token', { exp: 1_000_000_000 }],
    ['another nonce', { nonce: 'another' }],
  ])('with %s', async (_what, lie) => {
    google.lie = lie;
    const { browser, to } = await signInWithGoogle();
    await expectRefused(to, browser);
  });
  test('with a code that was already used', async () => {
    const browser = new Browser();
    const callbackUrl = await google.visit(await startSignIn(browser));
    const twin = new Browser();
    twin.jar = new Map(browser.jar);
    expect(await finishSignIn(browser, callbackUrl)).toBe('/topics?category=x#faq');
    expect(await finishSignIn(twin, callbackUrl)).toMatch(FAILED_PATH);
  });
});

describe('when Google is unavailable', () => {
  test('not configured: shows a failure, and the log says why', async () => {
    const accounts = createAccounts(world.deps);
    expect(await accounts.startGoogle(new Browser().caller, {})).toEqual({
      ok: false,
      failure: { kind: 'unavailable', message: 'Failed to sign in with Google' },
    });
    expect(world.deps.logged).toMatchObject([
      {
        level: 'warn',
        message:
          'Google sign-in is not possible: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not set',
      },
    ]);
  });
  test('not reachable: shows a failure, and works again when Google is back', async () => {
    const settings = { ...GOOGLE_CLIENT, issuer: 'http://127.0.0.1:9' };
    const accounts = createAccounts(world.deps, settings);
    expect(await accounts.startGoogle(new Browser().caller, {})).toMatchObject({
      failure: { message: texts.googleFailed },
    });
    settings.issuer = google.issuer;
    expect(await accounts.startGoogle(new Browser().caller, {})).toMatchObject({ ok: true });
  });
});
