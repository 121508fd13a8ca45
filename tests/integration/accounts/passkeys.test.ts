// Passkeys without a browser: both factors at once, and every way in which an answer is refused. In
// a browser: tests/e2e/second-step.spec.ts.
import { describe, expect, test } from 'vitest';
import { warnOfForeignPasskeys } from '#features/accounts/factors/passkeys.server.ts';
import type { FakePasskey } from '#tests/harness/fakes/fake-passkey.ts';
import { MINUTE_MS, withFactors } from './enrolled.ts';
import { Browser, setUp } from './setup.ts';

const world = await setUp();
const { addPasskey, asCaller, getOptions, isPending, takeStep } = withFactors(world);
const ANN = 'ann@example.com';

async function createOwner(email = ANN) {
  await world.createMember(email);
  const browser = await world.signInAs(email);
  const { passkey, added } = await addPasskey(browser);
  expect(added).toMatchObject({ ok: true });
  return { browser, passkey };
}
async function signInWith(passkey: FakePasskey, browser = new Browser(), lie = {}) {
  const credential = passkey.sign(await getOptions(browser, 'sign-in'), lie);
  const answer = await world.accounts.signInWithPasskey(browser.caller, { credential });
  if (answer.ok) browser.saveCookies(answer.value.cookies);
  return { browser, answer, credential };
}

describe('a passkey', () => {
  test('is both factors at once, and confirms', async () => {
    const { passkey } = await createOwner();
    const { browser } = await signInWith(passkey);
    expect(await world.viewer(browser)).toMatchObject({ kind: 'account', email: ANN });
    world.deps.clock.advance(11 * MINUTE_MS);
    const caller = await asCaller(browser);
    expect((await world.accounts.requireConfirmed(caller)).ok).toBe(false);
    const credential = passkey.sign(await getOptions(browser, 'confirm'));
    const confirmed = await world.accounts.confirm(caller, { credential });
    if (confirmed.ok) browser.saveCookies(confirmed.value.cookies);
    expect((await world.accounts.requireConfirmed(await asCaller(browser))).ok).toBe(true);
  });

  test('ends a recovery that somebody asked for, by signing in', async () => {
    const { passkey } = await createOwner();
    await world.accounts.startRecovery(await asCaller(await world.signInAs(ANN)));
    const { browser } = await signInWith(passkey);
    const session = await world.accounts.findSession(browser.caller.headers);
    expect(session).toMatchObject({ recoveryOpensAt: null });
  });

  test('takes the second step after the password', async () => {
    const { passkey } = await createOwner();
    const browser = await world.signInAs(ANN);
    expect(await isPending(browser)).toBe(true);
    const credential = passkey.sign(await getOptions(browser, 'second-step'));
    expect(await takeStep(browser, { credential })).toMatchObject({ ok: true });
    expect(await world.viewer(browser)).toMatchObject({ kind: 'account' });
  });

  test('signs in where a stranger in the same network has used up the guesses of passwords', async () => {
    const { passkey } = await createOwner();
    world.enableLimits({ 'sign-in': { count: 2, seconds: 900 } });
    const guess = { email: 'nobody@example.com', password: 'a guess' };
    for (let times = 0; times < 3; times++)
      await world.accounts.signIn(new Browser().caller, guess);
    expect(await world.accounts.signIn(new Browser().caller, guess)).toMatchObject({
      failure: { kind: 'rate_limited' },
    });
    for (let times = 0; times < 3; times++)
      expect((await signInWith(passkey)).answer).toMatchObject({ ok: true });
  });

  test('names nobody to the device that stores it', async () => {
    await world.createMember(ANN);
    const options = await getOptions(await world.signInAs(ANN), 'register');
    expect(JSON.stringify(options)).not.toContain(ANN);
    expect(options).toMatchObject({
      rp: { id: 'plainlaw.test' },
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
    });
  });
});

describe('is refused', () => {
  test.each([
    ['a device that does not verify its user', { verifiesUser: false }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a counter that went back, as of a copy', { counter: 1 }],
  ])('%s', async (_what, lie) => {
    const { passkey } = await createOwner();
    await signInWith(passkey);
    const { browser, answer } = await signInWith(passkey, new Browser(), lie);
    expect(answer).toMatchObject({ failure: { kind: 'unauthenticated' } });
    expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
  });

  test('a registration without the user verified, or for another host', async () => {
    await world.createMember(ANN);
    const browser = await world.signInAs(ANN);
    for (const lie of [
      { verifiesUser: false },
      { origin: 'https://evil.example' },
      { rpId: 'x.example' },
    ])
      expect((await addPasskey(browser, undefined, lie)).added).toMatchObject({ ok: false });
    expect(await world.database.rows('SELECT * FROM passkeys')).toEqual([]);
  });

  test('an answer that is sent again, in another browser, or without its cookie', async () => {
    const { passkey } = await createOwner();
    const { credential, browser } = await signInWith(passkey);
    expect(await world.accounts.signInWithPasskey(browser.caller, { credential })).toMatchObject({
      ok: false,
    });
    const options = await getOptions(new Browser(), 'sign-in');
    const other = new Browser();
    await getOptions(other, 'sign-in');
    const stolen = passkey.sign(options);
    for (const { caller } of [other, new Browser()])
      expect(await world.accounts.signInWithPasskey(caller, { credential: stolen })).toMatchObject({
        ok: false,
      });
  });

  test('an answer after five minutes, or for another purpose', async () => {
    const { passkey } = await createOwner();
    const late = new Browser();
    const credential = passkey.sign(await getOptions(late, 'sign-in'));
    world.deps.clock.advance(5 * MINUTE_MS);
    expect(await world.accounts.signInWithPasskey(late.caller, { credential })).toMatchObject({
      ok: false,
    });
    const pending = await world.signInAs(ANN);
    const signed = passkey.sign(await getOptions(pending, 'sign-in'));
    expect(await takeStep(pending, { credential: signed })).toMatchObject({ ok: false });
    expect(await isPending(pending)).toBe(true);
  });

  test("another account's passkey at the second step", async () => {
    await createOwner();
    const { passkey } = await createOwner('other@example.com');
    const pending = await world.signInAs(ANN);
    const credential = passkey.sign(await getOptions(pending, 'second-step'));
    expect(await takeStep(pending, { credential })).toMatchObject({ ok: false });
    expect(await isPending(pending)).toBe(true);
  });

  test('what is no answer at all', async () => {
    await createOwner();
    const browser = new Browser();
    await getOptions(browser, 'sign-in');
    for (const credential of [
      undefined,
      7,
      '',
      '{',
      'null',
      '{"id":"x"}',
      '{"id":7}',
      'x'.repeat(30_000),
    ])
      expect(await world.accounts.signInWithPasskey(browser.caller, { credential })).toMatchObject({
        ok: false,
      });
  });
});

test('a start tells of passkeys that were made for another host', async () => {
  await createOwner();
  await warnOfForeignPasskeys({ deps: world.deps });
  expect(world.warnings()).toEqual([]);
  const site = { ...world.deps.site, publicUrl: 'https://law.example' };
  await warnOfForeignPasskeys({ deps: { ...world.deps, site } });
  expect(world.warnings()).toMatchObject([
    { level: 'warn', fields: { passkeys: 1, host: 'law.example' } },
  ]);
});
