import { describe, expect, test, vi } from 'vitest';
import { hashToken } from '#features/accounts/hashed-sessions.server.ts';
import * as texts from '#features/accounts/messages/accounts.ts';
import { Browser, GOOD_PASSWORD, setUp } from './setup.ts';

const world = await setUp();
const ANN = 'ann@example.com';
const signIn = (email: unknown, password: unknown, browser = new Browser()) =>
  world.accounts.signIn(browser.caller, { email, password });

describe('signing in', () => {
  test('with the right password creates a session, whatever the capitals of the address', async () => {
    await world.createMember(ANN);
    const browser = await world.signInAs('  Ann@Example.COM ');
    expect(await world.viewer(browser)).toEqual({
      kind: 'account',
      id: (await world.users())[0]?.id,
      email: ANN,
      tier: 'basic',
    });
  });

  test('sets an HttpOnly, SameSite=Lax cookie', async () => {
    await world.createMember(ANN);
    const answer = await signIn(ANN, GOOD_PASSWORD);
    const cookie =
      answer.ok && answer.value.state === 'signed-in' ? (answer.value.cookies[0] ?? '') : '';
    expect(cookie).toMatch(
      /^plainlaw\.session_token=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('stores a hash of the token, and neither IP address nor user agent', async () => {
    await world.createMember(ANN);
    const browser = await world.signInAs(ANN);
    const token =
      decodeURIComponent(browser.jar.get('plainlaw.session_token') ?? '').split('.')[0] ?? '';
    expect(token).toHaveLength(32);
    expect(await world.sessions()).toMatchObject([
      { token: hashToken(token), ip_address: '', user_agent: '' },
    ]);
    expect(JSON.stringify(await world.sessions())).not.toContain(token);
  });

  test('a stolen table does not allow signing in: the stored hash is not a token', async () => {
    await world.createMember(ANN);
    const browser = await world.signInAs(ANN);
    const [session] = await world.sessions();
    const cookie = browser.jar.get('plainlaw.session_token') ?? '';
    const thief = new Browser();
    thief.jar.set(
      'plainlaw.session_token',
      `${session?.token}.${decodeURIComponent(cookie).split('.')[1]}`,
    );
    expect(await world.viewer(thief)).toEqual({ kind: 'visitor' });
  });

  test.each<[what: string, email: unknown, password: unknown]>([
    ['a wrong password', ANN, 'not the password'],
    ['an unknown address', 'nobody@example.com', GOOD_PASSWORD],
    ['a NUL in the address', 'ann\u0000@example.com', GOOD_PASSWORD],
    ['a NUL in the password', ANN, `${GOOD_PASSWORD}\u0000`],
    ['an address of 400 characters', `${'a'.repeat(400)}@example.com`, GOOD_PASSWORD],
    ['a password of 1 MB', ANN, 'x'.repeat(1_000_000)],
    ['a password as a list', ANN, [GOOD_PASSWORD]],
    ['a query', `@' or 1=1 --`, GOOD_PASSWORD],
  ])('%s: the same answer, no session, no mail', async (_what, email, password) => {
    await world.createMember(ANN);
    const mailCount = world.deps.sent.length;
    expect(await signIn(email, password)).toEqual({
      ok: false,
      failure: { kind: 'unauthenticated', message: texts.invalid },
    });
    await world.accounts.settle();
    expect(await world.sessions()).toEqual([]);
    expect(world.deps.sent).toHaveLength(mailCount);
    expect(world.warnings()).toEqual([]);
  });
});

test.each<[what: string, email: unknown, password: unknown, fields: object]>([
  ['no address', ' ', GOOD_PASSWORD, { email: texts.noEmail }],
  ['no password', ANN, '', { password: texts.noPasswordTyped }],
  [
    'something that is no address',
    'ann',
    '',
    { email: texts.badEmail, password: texts.noPasswordTyped },
  ],
])('%s is said at the field, whoever has an account', async (_what, email, password, fields) => {
  const before = await signIn(email, password);
  await world.createMember(ANN);
  expect(before).toMatchObject({ ok: false, failure: { kind: 'invalid', fields } });
  expect(await signIn(email, password)).toEqual(before);
});

test('signing in replaces a hash of an earlier cost, and only the right password does', async () => {
  await world.createMember(ANN);
  await world.database.rows("UPDATE sign_in_methods SET password = 'earlier-' || password");
  const readHash = async () => String((await world.methods())[0]?.password);
  const earlier = await readHash();
  expect(await signIn(ANN, 'not the password')).toMatchObject({ ok: false });
  expect(await readHash()).toBe(earlier);
  await world.signInAs(ANN);
  expect(await readHash()).toBe(earlier.replace('earlier-', ''));
  await world.signInAs(ANN);
});

describe('an unverified address', () => {
  test('is revealed only to the right password', async () => {
    await world.register(ANN);
    expect(await signIn(ANN, 'not the password')).toMatchObject({
      ok: false,
      failure: { message: texts.invalid },
    });
    expect(await signIn(ANN, GOOD_PASSWORD)).toEqual({
      ok: true,
      value: { state: 'unverified', email: ANN, sent: true },
    });
    expect(await world.sessions()).toEqual([]);
  });

  test('gets another mail automatically, but rate-limited', async () => {
    world.enableLimits();
    await world.register(ANN);
    for (let i = 0; i < 4; i++) {
      expect(await signIn(ANN, GOOD_PASSWORD)).toMatchObject({
        value: { state: 'unverified', sent: i === 0 },
      });
    }
    await world.accounts.settle();
    expect(world.deps.sent).toHaveLength(2);
    expect(await world.verify(world.getTokenSentTo(ANN))).toMatchObject({ ok: true });
  });
});

describe('sessions', () => {
  test('rotate: a new sign-in has a new token and ends the one the browser had', async () => {
    await world.createMember(ANN);
    const browser = await world.signInAs(ANN);
    const oldBrowser = new Browser();
    oldBrowser.jar = new Map(browser.jar);
    await world.signInAs(ANN, GOOD_PASSWORD, browser);
    expect(browser.jar.get('plainlaw.session_token')).not.toBe(
      oldBrowser.jar.get('plainlaw.session_token'),
    );
    expect(await world.viewer(browser)).toMatchObject({ kind: 'account' });
    expect(await world.viewer(oldBrowser)).toEqual({ kind: 'visitor' });
    expect(await world.sessions()).toHaveLength(1);
  });

  test('do not adopt a token that somebody else chose', async () => {
    await world.createMember(ANN);
    const browser = new Browser();
    browser.jar.set('plainlaw.session_token', 'chosen.by-somebody');
    await world.signInAs(ANN, GOOD_PASSWORD, browser);
    expect(browser.jar.get('plainlaw.session_token')).not.toMatch(/^chosen/);
  });

  test('expire', async () => {
    await world.createMember(ANN);
    const browser = await world.signInAs(ANN);
    await world.database.rows("UPDATE sessions SET expires_at = now() - interval '1 second'");
    expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
  });

  test('are not extended by reading them', async () => {
    await world.createMember(ANN);
    const browser = await world.signInAs(ANN);
    await world.database.rows("UPDATE sessions SET expires_at = now() + interval '1 minute'");
    const before = await world.sessions();
    expect(await world.viewer(browser)).toMatchObject({ kind: 'account' });
    expect(await world.sessions()).toEqual(before);
  });

  test('end by signing out, in one browser and everywhere', async () => {
    await world.createMember(ANN);
    const first = await world.signInAs(ANN);
    const second = await world.signInAs(ANN);
    const third = await world.signInAs(ANN);
    const answer = await world.accounts.signOut(first.caller);
    const signedOutBrowser = new Browser();
    signedOutBrowser.jar = new Map(first.jar);
    if (answer.ok) first.saveCookies(answer.value.cookies);
    expect([...first.jar.keys()]).toEqual(['plainlaw.device']);
    expect(await world.viewer(signedOutBrowser)).toEqual({ kind: 'visitor' });
    expect(await world.viewer(second)).toMatchObject({ kind: 'account' });
    expect(
      await world.accounts.signOutEverywhere({
        ...second.caller,
        viewer: await world.viewer(second),
      }),
    ).toMatchObject({ ok: true });
    expect(await world.sessions()).toEqual([]);
    expect(await world.viewer(third)).toEqual({ kind: 'visitor' });
  });

  test.each([
    'plainlaw.session_token=x',
    'plainlaw.session_token=',
    'plainlaw.session_token=%E0%A4%A',
    `plainlaw.session_token=${'x'.repeat(5000)}`,
  ])('ignore an invalid cookie (%#)', async (cookie) => {
    expect(await world.accounts.findSession(new Headers({ cookie }))).toBeNull();
  });
});

describe('limits', () => {
  const count = (count: number) => ({ count, seconds: 900 });
  const enableLimits = () =>
    world.enableLimits({
      'sign-in': count(5),
      'sign-in-account': count(3),
      'sign-in-everywhere': count(4),
      'sign-in-device': count(2),
    });
  const tooMany = { ok: false, failure: { kind: 'rate_limited', message: texts.tooManySignIns } };
  const invalid = { ok: false, failure: { kind: 'unauthenticated', message: texts.invalid } };

  test.each([ANN, 'nobody@example.com'])(
    'per account and network, and per account, however the networks rotate: %s',
    async (email) => {
      await world.createMember(ANN);
      enableLimits();
      const one = new Browser('198.51.100.1');
      for (let i = 0; i < 3; i++)
        expect(await signIn(email, `wrong password ${i}`, one)).toMatchObject(invalid);
      expect(await signIn(email, GOOD_PASSWORD, one)).toMatchObject(tooMany);
      expect(await signIn(email, 'wrong password', new Browser('198.51.100.2'))).toMatchObject(
        invalid,
      );
      expect(await signIn(email, GOOD_PASSWORD, new Browser('192.0.2.77'))).toMatchObject(tooMany);
    },
  );

  test('known and unknown addresses cause the same queries', async () => {
    await world.createMember(ANN);
    enableLimits();
    const querySpy = vi.spyOn(world.db.pool, 'query');
    const paths: string[][] = [];
    for (const email of [ANN, 'nobody@example.com']) {
      querySpy.mockClear();
      await signIn(email, 'wrong password', new Browser('198.51.100.1'));
      paths.push(querySpy.mock.calls.map(([query]) => (query as unknown as { text: string }).text));
    }
    querySpy.mockRestore();
    const listLimits = (path: string[] = []) => path.filter((text) => text.includes('rate_limits'));
    expect(listLimits(paths[0])).toHaveLength(3);
    expect(listLimits(paths[1])).toEqual(listLimits(paths[0]));
  });

  test('per network, however the addresses rotate', async () => {
    enableLimits();
    for (let i = 0; i < 5; i++) await signIn(`p${i}@example.com`, 'wrong password');
    expect(await signIn('another@example.com', 'wrong password')).toMatchObject(tooMany);
    expect(
      await signIn('another@example.com', 'wrong password', new Browser('192.0.2.1')),
    ).toMatchObject(invalid);
  });

  test('per known device', async () => {
    await world.createMember(ANN);
    const browser = await world.signInAs(ANN);
    enableLimits();
    for (let i = 0; i < 2; i++)
      expect(await signIn(ANN, 'wrong password', browser)).toMatchObject(invalid);
    expect(await signIn(ANN, GOOD_PASSWORD, browser)).toMatchObject(tooMany);
  });

  test('signing in works again a quarter of an hour later', async () => {
    await world.createMember(ANN);
    enableLimits();
    for (let i = 0; i < 5; i++) await signIn(ANN, 'wrong password');
    expect(await signIn(ANN, GOOD_PASSWORD)).toMatchObject(tooMany);
    world.deps.clock.set('2026-11-15T12:15:00Z');
    expect(await signIn(ANN, GOOD_PASSWORD)).toMatchObject({ ok: true });
  });
});
