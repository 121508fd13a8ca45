// Ways around the second step. Each is tried, and none leads past it; then the ways through it, and
// what locks.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as security from '#features/accounts/messages/security.ts';
import { showCode } from '#tests/harness/app/authenticator-app.ts';
import { runs } from '#tests/harness/app/long-form.ts';
import { GOOGLE_CLIENT, startFakeGoogle } from '#tests/harness/fakes/fake-google.ts';
import { MINUTE_MS, withFactors } from './enrolled.ts';
import { Browser, GOOD_PASSWORD, OTHER_PASSWORD, setUp } from './setup.ts';

const google = await startFakeGoogle();
const world = await setUp({ ...GOOGLE_CLIENT, issuer: google.issuer });
afterAll(() => google.stop());
const { asCaller, createEnrolled, enrol, isPending, nextCode, takeStep } = withFactors(world);
const ANN = 'ann@example.com';

beforeEach(() => {
  google.user = { sub: 'g-1', email: ANN, email_verified: true };
});

/** Nothing of the account is open to this session. */
async function expectClosed(browser: Browser) {
  expect(await isPending(browser)).toBe(true);
  expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
  const caller = await asCaller(browser);
  const refused = { ok: false, failure: { kind: 'unauthenticated' } };
  expect(await world.accounts.exportAccount(caller)).toMatchObject(refused);
  expect(await world.accounts.deleteAccount(caller)).toMatchObject(refused);
  expect(await world.accounts.startAuthenticator(caller)).toMatchObject(refused);
  expect(await world.accounts.removeFactor(caller, { factor: 'authenticator' })).toMatchObject(
    refused,
  );
  expect(await world.accounts.endSessions(caller, { session: 'others' })).toMatchObject(refused);
  expect(await world.accounts.confirm(caller, { password: GOOD_PASSWORD })).toMatchObject(refused);
  expect(await world.accounts.unfreeze(caller, {})).toMatchObject(refused);
  expect(await world.accounts.stopRecovery(caller)).toMatchObject(refused);
  expect(
    await world.accounts.changePassword(caller, {
      current: GOOD_PASSWORD,
      password: OTHER_PASSWORD,
    }),
  ).toMatchObject(refused);
  expect(await world.accounts.readAccountPage(caller)).toBeNull();
}

describe('ways around the second step', () => {
  test('1: the right password alone', async () => {
    await createEnrolled(ANN);
    await expectClosed(await world.signInAs(ANN));
  });

  test('2: Google', async () => {
    await createEnrolled(ANN);
    const browser = new Browser();
    const callback = await google.visit(await world.startGoogleSignIn(browser));
    await world.finishGoogleSignIn(browser, callback);
    await expectClosed(browser);
  });

  test('3: a new password by a link, which touches no factor', async () => {
    const { key } = await createEnrolled(ANN);
    await world.accounts.requestPasswordReset(new Browser().caller, { email: ANN });
    await world.accounts.settle();
    const token = world.getTokenSentTo(ANN);
    const reset = { token, password: OTHER_PASSWORD };
    expect(await world.accounts.resetPassword(new Browser().caller, reset)).toMatchObject({
      ok: true,
    });
    const browser = await world.signInAs(ANN, OTHER_PASSWORD);
    await expectClosed(browser);
    expect(await takeStep(browser, { code: await nextCode(key) })).toMatchObject({ ok: true });
  });

  test('4: the link that verified the address', async () => {
    await world.register(ANN);
    const token = world.getTokenSentTo(ANN);
    const first = new Browser();
    const verified = await world.verify(token, GOOD_PASSWORD, first);
    if (verified.ok) first.saveCookies(verified.value.cookies);
    await enrol(first);
    const browser = new Browser();
    const repeated = await world.verify(token, GOOD_PASSWORD, browser);
    if (repeated.ok) browser.saveCookies(repeated.value.cookies);
    await expectClosed(browser);
  });

  test('5: a session from before the account had a second step', async () => {
    await world.createMember(ANN);
    const earlier = await world.signInAs(ANN);
    await enrol(await world.signInAs(ANN));
    await expectClosed(earlier);
  });

  test('5b: a session that took the step of a factor which was removed since', async () => {
    const { browser, key } = await createEnrolled(ANN);
    const other = await world.signInAs(ANN);
    await takeStep(other, { code: await nextCode(key) });
    await world.accounts.removeFactor(await asCaller(browser), { factor: 'authenticator' });
    expect(await world.viewer(other)).toMatchObject({ kind: 'account' });
    await enrol(browser);
    await expectClosed(other);
    expect(await world.viewer(browser)).toMatchObject({ kind: 'account' });
  });

  test('6: a code that was used, also in another session', async () => {
    const { key } = await createEnrolled(ANN);
    const code = await nextCode(key);
    expect(await takeStep(await world.signInAs(ANN), { code })).toMatchObject({ ok: true });
    const browser = await world.signInAs(ANN);
    expect(await takeStep(browser, { code })).toMatchObject({ ok: false });
    await expectClosed(browser);
  });

  test('7: the code of the step before one that was used', async () => {
    const { key } = await createEnrolled(ANN);
    const before = await nextCode(key);
    const code = await nextCode(key);
    expect(await takeStep(await world.signInAs(ANN), { code })).toMatchObject({ ok: true });
    expect(await takeStep(await world.signInAs(ANN), { code: before })).toMatchObject({
      ok: false,
    });
  });

  test('8: a thousand codes in one session lock codes alone', async () => {
    const { key, codes } = await createEnrolled(ANN);
    const passed = await world.signInAs(ANN);
    await takeStep(passed, { code: await nextCode(key) });
    const browser = await world.signInAs(ANN);
    const right = await nextCode(key);
    // A hundred of them but in the long form.
    for (let round = 0; round < runs(20); round++)
      await Promise.all(
        Array.from({ length: 50 }, (_, index) => {
          const guess = String(round * 50 + index).padStart(6, '0');
          return takeStep(browser, { code: guess === right ? '999999' : guess });
        }),
      );
    expect(await takeStep(browser, { code: right })).toMatchObject({ ok: false });
    await world.accounts.settle();
    expect(world.lastMail(ANN).subject).toMatch(/^Many wrong codes/);
    expect(await world.viewer(passed)).toMatchObject({ kind: 'account' });
    expect(await takeStep(browser, { code: codes[0] })).toMatchObject({ ok: true });
    // The lock ends.
    world.deps.clock.advance(16 * MINUTE_MS);
    const later = await world.signInAs(ANN);
    expect(await takeStep(later, { code: await nextCode(key) })).toMatchObject({ ok: true });
  });

  test('a new device is told once, although it takes two steps', async () => {
    const { key } = await createEnrolled(ANN);
    await world.accounts.settle();
    world.deps.clock.advance(2 * MINUTE_MS);
    world.deps.sent.length = 0;
    await takeStep(await world.signInAs(ANN), { code: await nextCode(key) });
    await world.accounts.settle();
    expect(world.deps.sent.map(({ subject }) => subject)).toEqual([
      'Signed in on a new device: your Plainlaw account',
    ]);
  });

  test('9: one recovery code in two sessions at once', async () => {
    const { codes } = await createEnrolled(ANN);
    const browsers = await Promise.all([world.signInAs(ANN), world.signInAs(ANN)]);
    const answers = await Promise.all(
      browsers.map((browser) => takeStep(browser, { code: codes[0] })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await takeStep(await world.signInAs(ANN), { code: codes[0] })).toMatchObject({
      ok: false,
    });
  });

  test('10: the code of another account, and its recovery codes', async () => {
    await createEnrolled(ANN);
    const other = await createEnrolled('other@example.com');
    const browser = await world.signInAs(ANN);
    expect(await takeStep(browser, { code: await nextCode(other.key) })).toMatchObject({
      ok: false,
    });
    expect(await takeStep(browser, { code: other.codes[0] })).toMatchObject({ ok: false });
    await expectClosed(browser);
  });

  test('11: a copy of the cookie, made before the step was taken', async () => {
    const { key } = await createEnrolled(ANN);
    const browser = await world.signInAs(ANN);
    const copy = new Browser();
    copy.jar = new Map(browser.jar);
    expect(await takeStep(browser, { code: await nextCode(key) })).toMatchObject({ ok: true });
    expect(await world.viewer(browser)).toMatchObject({ kind: 'account' });
    expect(await world.accounts.findSession(copy.caller.headers)).toBeNull();
  });

  test('12: a role that is granted while signed in without the step', async () => {
    await world.createMember(ANN);
    const browser = await world.signInAs(ANN);
    await world.database.rows(
      `INSERT INTO staff (user_id, role, granted_at) SELECT id, 'operator', now() FROM users`,
    );
    expect(await world.viewer(browser)).not.toHaveProperty('staff');
    await enrol(browser);
    expect(await world.viewer(browser)).toMatchObject({ staff: ['operator'] });
    expect(await world.viewer(await world.signInAs(ANN))).toEqual({ kind: 'visitor' });
  });

  test('13: an app that was set up and never confirmed protects nothing, and locks nobody out', async () => {
    await world.createMember(ANN);
    const browser = await world.signInAs(ANN);
    const started = await world.accounts.startAuthenticator(await asCaller(browser));
    const key = (started.ok && started.value?.key) || '';
    expect(await isPending(await world.signInAs(ANN))).toBe(false);
    const { key: own } = await createEnrolled('other@example.com');
    const waiting = await world.signInAs('other@example.com');
    expect(await takeStep(waiting, { code: await nextCode(key) })).toMatchObject({ ok: false });
    expect(await takeStep(waiting, { code: await nextCode(own) })).toMatchObject({ ok: true });
  });

  test('13b: an app that somebody with the password began to set up before the owner', async () => {
    await world.createMember(ANN);
    const start = async (browser: Browser) => {
      const started = await world.accounts.startAuthenticator(await asCaller(browser));
      return (started.ok && started.value?.key) || expect.unreachable(JSON.stringify(started));
    };
    const thief = await world.signInAs(ANN);
    const planted = await start(thief);
    const owner = await world.signInAs(ANN);
    const key = await start(owner);
    expect(key).not.toBe(planted);
    expect(await start(owner)).toBe(key);
    const code = await nextCode(planted);
    for (const browser of [thief, owner])
      expect(
        await world.accounts.addAuthenticator(await asCaller(browser), { code }),
      ).toMatchObject({ failure: { message: security.enrolRefused } });
    const own = { code: await nextCode(key) };
    expect(await world.accounts.addAuthenticator(await asCaller(thief), own)).toMatchObject({
      ok: false,
    });
    expect(await world.accounts.addAuthenticator(await asCaller(owner), own)).toMatchObject({
      ok: true,
    });
    expect(await isPending(thief)).toBe(true);
    expect(await takeStep(thief, { code: await nextCode(planted) })).toMatchObject({ ok: false });
  });

  test('13c: an app that was begun more than ten minutes ago', async () => {
    await world.createMember(ANN);
    const browser = await world.signInAs(ANN);
    const caller = await asCaller(browser);
    const started = await world.accounts.startAuthenticator(caller);
    const key = (started.ok && started.value?.key) || '';
    world.deps.clock.advance(10 * MINUTE_MS);
    await world.database.rows(
      `UPDATE sessions SET confirmed_at = '${world.deps.clock.now().toISOString()}'`,
    );
    const late = { code: await nextCode(key) };
    expect(await world.accounts.addAuthenticator(caller, late)).toMatchObject({ ok: false });
    const restarted = await world.accounts.startAuthenticator(caller);
    expect(restarted.ok && restarted.value?.key).not.toBe(key);
  });

  test('14: another known device, and a password that is changed in the session that passed', async () => {
    const { browser } = await createEnrolled(ANN);
    const device = [...browser.jar].filter(([name]) => name.includes('device'));
    const other = new Browser();
    other.jar = new Map(device);
    await expectClosed(await world.signInAs(ANN, GOOD_PASSWORD, other));
    const waiting = await world.signInAs(ANN);
    const changed = await world.accounts.changePassword(await asCaller(browser), {
      current: GOOD_PASSWORD,
      password: OTHER_PASSWORD,
    });
    if (changed.ok) browser.saveCookies(changed.value.cookies);
    expect(await world.viewer(browser)).toMatchObject({ kind: 'account' });
    expect(await world.accounts.findSession(waiting.caller.headers)).toBeNull();
  });

  test('15: recovery, without waiting, without its link, or with that of another account', async () => {
    await createEnrolled(ANN);
    const browser = await world.signInAs(ANN);
    const caller = await asCaller(browser);
    expect(await world.accounts.startRecovery(caller)).toMatchObject({ ok: true });
    expect(await world.accounts.finishRecovery(caller, {})).toMatchObject({ ok: false });
    expect(await world.accounts.finishRecovery(caller, { token: 'x.y' })).toMatchObject({
      ok: false,
    });
    await world.accounts.settle();
    const token = /recover\?token=(\S+)/.exec(world.lastMail(ANN).text)?.[1];
    expect(await world.accounts.finishRecovery(caller, { token })).toMatchObject({
      failure: { message: security.recoveryNotOpen },
    });
    await expectClosed(browser);
  });
});

describe('codes', () => {
  test('a step counts once under fifty parallel requests', async () => {
    const { key } = await createEnrolled(ANN);
    const browsers = [];
    for (let index = 0; index < 50; index++) browsers.push(await world.signInAs(ANN));
    const code = await nextCode(key);
    const answers = await Promise.all(browsers.map((browser) => takeStep(browser, { code })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    // Repeating a code is no guess: nothing is locked.
    expect(await takeStep(await world.signInAs(ANN), { code: await nextCode(key) })).toMatchObject({
      ok: true,
    });
  });

  test('of the step before and after count, those further off do not', async () => {
    const { key } = await createEnrolled(ANN);
    const now = () => world.deps.clock.now();
    const codeAfter = (seconds: number) =>
      showCode(key, new Date(now().getTime() + seconds * 1000));
    world.deps.clock.advance(5 * MINUTE_MS);
    for (const seconds of [-60, 60])
      expect(
        await takeStep(await world.signInAs(ANN), { code: await codeAfter(seconds) }),
      ).toMatchObject({
        ok: false,
      });
    expect(await takeStep(await world.signInAs(ANN), { code: await codeAfter(-30) })).toMatchObject(
      {
        ok: true,
      },
    );
    expect(await takeStep(await world.signInAs(ANN), { code: await codeAfter(30) })).toMatchObject({
      ok: true,
    });
  });

  test('neither they nor the secret stand in the database, the log or the export', async () => {
    const { browser, key, codes } = await createEnrolled(ANN);
    await takeStep(await world.signInAs(ANN), { code: '000000' });
    const stored = JSON.stringify([
      await world.database.rows('SELECT * FROM authenticators'),
      await world.database.rows('SELECT * FROM recovery_codes'),
    ]);
    const exported = await world.accounts.exportAccount(await asCaller(browser));
    const tables = exported.ok ? await Array.fromAsync(exported.value.tables) : [];
    for (const text of [stored, JSON.stringify(tables), JSON.stringify(world.deps.logged)])
      for (const secret of [key, ...codes, ...codes.map((code) => code.replace('-', ''))])
        expect(text).not.toContain(secret);
  });
});

describe('factors', () => {
  test('need the owner to confirm, and the last one of the staff stays', async () => {
    const { browser } = await createEnrolled(ANN);
    const caller = await asCaller(browser);
    await world.database.rows(
      `INSERT INTO staff (user_id, role, granted_at) SELECT id, 'support', now() FROM users`,
    );
    const factor = 'authenticator';
    expect(await world.accounts.removeFactor(caller, { factor })).toMatchObject({
      failure: { message: security.lastOfStaff },
    });
    await world.database.rows(`UPDATE staff SET revoked_at = now()`);
    world.deps.clock.advance(11 * MINUTE_MS);
    expect(await world.accounts.removeFactor(caller, { factor })).toMatchObject({
      failure: { message: security.confirmFirst },
    });
  });

  test('removing the last one ends the second step, with its recovery codes', async () => {
    const { browser } = await createEnrolled(ANN);
    const caller = await asCaller(browser);
    expect(await world.accounts.removeFactor(caller, { factor: 'authenticator' })).toMatchObject({
      ok: true,
    });
    expect(await isPending(await world.signInAs(ANN))).toBe(false);
    expect(await world.database.rows('SELECT * FROM recovery_codes')).toEqual([]);
    for (const session of await world.sessions()) expect(session.second_factor_at).toBeNull();
    await world.accounts.settle();
    expect(world.lastMail(ANN).text).toContain('/auth/not-me?token=');
  });
});
