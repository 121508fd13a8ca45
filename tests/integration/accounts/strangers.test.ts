// What a stranger can do to somebody whose address they know: nothing that keeps the owner out, and
// no flood of mail.
import { describe, expect, test } from 'vitest';
import * as texts from '#features/accounts/messages/accounts.ts';
import { Browser, GOOD_PASSWORD, OTHER_PASSWORD, setUp } from './setup.ts';

const world = await setUp();
const ANN = 'ann@example.com';
const HOME = '192.0.2.42';
const WRONG = 'not the password';
const signIn = (browser: Browser, password = GOOD_PASSWORD, email = ANN) =>
  world.accounts.signIn(browser.caller, { email, password });
const signedIn = { ok: true, value: { state: 'signed-in' } };
const refused = { ok: false, failure: { kind: 'rate_limited', message: texts.tooManySignIns } };
const wrong = { ok: false, failure: { kind: 'unauthenticated', message: texts.invalid } };

async function guess(count: number, network = '198.51.100.7', email = ANN) {
  for (let i = 0; i < count; i++) await signIn(new Browser(network), `${WRONG} ${i}`, email);
}
const guessFromNetworks = async (networks: number, each: number) => {
  for (let i = 0; i < networks; i++) await guess(each, `198.51.100.${i}`);
};
/** A browser that has signed in before and signed out again. */
async function createKnownDevice(network = HOME) {
  const browser = await world.signInAs(ANN, GOOD_PASSWORD, new Browser(network));
  const answer = await world.accounts.signOut(browser.caller);
  if (answer.ok) browser.saveCookies(answer.value.cookies);
  return browser;
}

describe('a stranger who guesses passwords', () => {
  test('does not lock out the owner, who signs in from another network', async () => {
    await world.createMember(ANN);
    world.enableLimits();
    await guess(40);
    expect(await signIn(new Browser('198.51.100.7'))).toMatchObject(refused);
    expect(await signIn(new Browser(HOME))).toMatchObject(signedIn);
  });

  test('does not lock out a known device, even in the same network', async () => {
    await world.createMember(ANN);
    const device = await createKnownDevice();
    world.enableLimits();
    await guess(40, HOME);
    expect(await signIn(new Browser(HOME))).toMatchObject(refused);
    expect(await signIn(device)).toMatchObject(signedIn);
  });

  test('from many networks is slowed down; known devices are exempt, and a reset lets a new device in', async () => {
    await world.createMember(ANN);
    const device = await createKnownDevice();
    world.enableLimits({ 'sign-in-everywhere': { count: 20, seconds: 900 } });
    await guessFromNetworks(4, 8);
    const newDevice = new Browser('203.0.113.200');
    expect(await signIn(newDevice)).toMatchObject(refused);
    expect(await signIn(device)).toMatchObject(signedIn);
    expect(
      await world.accounts.requestPasswordReset(newDevice.caller, { email: ANN }),
    ).toMatchObject({ ok: true });
    await world.accounts.settle();
    const input = { token: world.getTokenSentTo(ANN), password: OTHER_PASSWORD };
    const reset = await world.accounts.resetPassword(newDevice.caller, input);
    if (!reset.ok) return expect.unreachable(JSON.stringify(reset));
    newDevice.saveCookies(reset.value.cookies);
    expect(await signIn(newDevice, OTHER_PASSWORD)).toMatchObject(signedIn);
  });

  test('is not counted for the account while their own network is refused', async () => {
    await world.createMember(ANN);
    world.enableLimits({ 'sign-in-everywhere': { count: 20, seconds: 900 } });
    await guess(60);
    expect(await signIn(new Browser(HOME), WRONG)).toMatchObject(wrong);
    expect(await signIn(new Browser(HOME))).toMatchObject(signedIn);
  });

  test('gains nothing from a device that is known for another account', async () => {
    await world.createMember(ANN);
    await world.createMember('eve@example.com');
    const eve = await world.signInAs('eve@example.com');
    world.enableLimits();
    for (let i = 0; i < 10; i++) expect(await signIn(eve, `${WRONG} ${i}`)).toMatchObject(wrong);
    expect(await signIn(eve)).toMatchObject(refused);
  });

  test('with a copy of a known device shares its budget', async () => {
    await world.createMember(ANN);
    const device = await createKnownDevice();
    const copy = new Browser('198.51.100.7');
    copy.jar = new Map(device.jar);
    world.enableLimits();
    for (let i = 0; i < 10; i++) expect(await signIn(copy, `${WRONG} ${i}`)).toMatchObject(wrong);
    expect(await signIn(copy)).toMatchObject(refused);
    expect(await signIn(new Browser(HOME))).toMatchObject(signedIn);
  });
});

test('signing in with the right password uses up nothing', async () => {
  await world.createMember(ANN);
  world.enableLimits();
  const device = new Browser(HOME);
  for (let i = 0; i < 15; i++) {
    expect(await signIn(new Browser(HOME))).toMatchObject(signedIn);
    await world.signInAs(ANN, GOOD_PASSWORD, device);
  }
  expect(await signIn(new Browser(HOME), WRONG)).toMatchObject(wrong);
  expect(await signIn(device, WRONG)).toMatchObject(wrong);
});

describe('a stranger who asks for mails', () => {
  const requestReset = (browser: Browser) =>
    world.accounts.requestPasswordReset(browser.caller, { email: ANN });
  const countMails = async () => {
    await world.accounts.settle();
    return world.deps.sent.filter(({ to }) => to === ANN).length;
  };

  test('does not keep the owner from resetting the password', async () => {
    await world.createMember(ANN);
    world.enableLimits();
    for (let i = 0; i < 10; i++) await requestReset(new Browser('198.51.100.7'));
    const before = await countMails();
    expect(await requestReset(new Browser(HOME))).toEqual({ ok: true, value: null });
    expect(await countMails()).toBe(before + 1);
  });

  test.each([ANN, 'nobody@example.com'])(
    'from many networks sends %s a bounded number, and the answer leads to the links in them',
    async (email) => {
      await world.createMember(ANN);
      const device = await createKnownDevice();
      world.enableLimits();
      const before = await countMails();
      for (let i = 0; i < 40; i++)
        await world.accounts.requestPasswordReset(new Browser(`198.51.100.${i}`).caller, { email });
      expect(await countMails()).toBe(before + (email === ANN ? 20 : 0));
      expect(
        await world.accounts.requestPasswordReset(new Browser(HOME).caller, { email }),
      ).toMatchObject({
        failure: { kind: 'rate_limited', message: texts.tooManyResets },
      });
      if (email !== ANN) return;
      const link = world.getTokenSentTo(ANN);
      expect(await requestReset(device)).toEqual({ ok: true, value: null });
      expect(await countMails()).toBe(before + 21);
      world.deps.clock.set('2026-11-15T12:59:59Z');
      expect(
        await world.accounts.resetPassword(device.caller, {
          token: link,
          password: OTHER_PASSWORD,
        }),
      ).toMatchObject({ ok: true });
    },
  );

  test('by registering does not use up the mails for resets', async () => {
    await world.createMember(ANN);
    world.enableLimits();
    for (let i = 0; i < 40; i++) {
      await world.accounts.signUp(new Browser(`198.51.100.${i}`).caller, {
        email: ANN,
        password: OTHER_PASSWORD,
      });
    }
    const before = await countMails();
    expect(await requestReset(new Browser(HOME))).toEqual({ ok: true, value: null });
    expect(await countMails()).toBe(before + 1);
  });
});

describe('the owner, signed in while a stranger guesses in the same network', () => {
  async function signInAndAttack() {
    await world.createMember(ANN);
    const browser = await world.signInAs(ANN, GOOD_PASSWORD, new Browser(HOME));
    world.enableLimits();
    await guess(40, HOME);
    return { ...browser.caller, viewer: await world.viewer(browser) };
  }

  test('can change the password', async () => {
    const caller = await signInAndAttack();
    expect(
      await world.accounts.changePassword(caller, {
        current: GOOD_PASSWORD,
        password: OTHER_PASSWORD,
      }),
    ).toMatchObject({ ok: true });
  });

  test('can delete the account', async () => {
    expect(await world.accounts.deleteAccount(await signInAndAttack())).toMatchObject({ ok: true });
  });

  test('cannot guess the password in a stolen session, which leaves the other sessions theirs', async () => {
    const stolen = await signInAndAttack();
    const browser = await world.signInAs(ANN, GOOD_PASSWORD, new Browser('203.0.113.1'));
    const answers = [];
    for (let i = 0; i < 6; i++) {
      answers.push(
        await world.accounts.changePassword(stolen, {
          current: `${WRONG} ${i}`,
          password: OTHER_PASSWORD,
        }),
      );
      answers.push(await world.accounts.confirm(stolen, { password: `${WRONG} ${i}` }));
    }
    expect(answers.map((answer) => !answer.ok && answer.failure.kind)).toEqual([
      ...Array(10).fill('invalid'),
      'rate_limited',
      'rate_limited',
    ]);
    const caller = { ...browser.caller, viewer: await world.viewer(browser) };
    expect(
      await world.accounts.changePassword(caller, {
        current: GOOD_PASSWORD,
        password: OTHER_PASSWORD,
      }),
    ).toMatchObject({ ok: true });
  });
});
