// An account with an authenticator app and recovery codes, for the tests of what guards accounts.
import { expect } from 'vitest';
import { showCode } from '#tests/harness/app/authenticator-app.ts';
import { FakePasskey } from '#tests/harness/fakes/fake-passkey.ts';
import { type Browser, GOOD_PASSWORD, type setUp } from './setup.ts';

type World = Awaited<ReturnType<typeof setUp>>;

export const MINUTE_MS = 60_000;
const ORIGIN = 'http://plainlaw.test';
export const DAY_MS = 86_400_000;

export function withFactors(world: World) {
  const asCaller = async (browser: Browser) => ({
    ...browser.caller,
    viewer: await world.viewer(browser),
  });
  /** Of the next step: a code counts once, so each use waits for another. */
  async function nextCode(key: string): Promise<string> {
    world.deps.clock.advance(30_000);
    return showCode(key, world.deps.clock.now());
  }
  async function enrol(browser: Browser): Promise<{ key: string; codes: string[] }> {
    const started = await world.accounts.startAuthenticator(await asCaller(browser));
    const key = (started.ok && started.value?.key) || expect.unreachable(JSON.stringify(started));
    const code = await nextCode(key);
    const added = await world.accounts.addAuthenticator(await asCaller(browser), { code });
    if (!added.ok) return expect.unreachable(JSON.stringify(added));
    return { key, codes: added.value.codes ?? [] };
  }
  /** Signed in and enrolled. */
  async function createEnrolled(email: string) {
    await world.createMember(email);
    const browser = await world.signInAs(email);
    return { browser, ...(await enrol(browser)) };
  }
  /** Enrolled for long enough that the factor alone decides about the address, and confirmed. */
  async function createSettled(email: string) {
    const member = await createEnrolled(email);
    world.deps.clock.advance(8 * DAY_MS);
    await confirm(member.browser, member.key);
    return member;
  }
  async function takeStep(browser: Browser, input: { code?: string; credential?: string }) {
    const answer = await world.accounts.takeSecondStep(await asCaller(browser), input);
    if (answer.ok) browser.saveCookies(answer.value.cookies);
    return answer;
  }
  const isPending = async (browser: Browser) =>
    (await world.accounts.findSession(browser.caller.headers))?.pending;
  async function confirm(browser: Browser, key: string, password = GOOD_PASSWORD) {
    const input = { password, code: await nextCode(key) };
    const answer = await world.accounts.confirm(browser.caller, input);
    if (answer.ok) browser.saveCookies(answer.value.cookies);
    return answer;
  }
  async function getOptions(browser: Browser, purpose: string): Promise<{ challenge: string }> {
    const answer = await world.accounts.createPasskeyOptions(await asCaller(browser), purpose);
    if (!answer.ok) return expect.unreachable(JSON.stringify(answer));
    browser.saveCookies(answer.value.cookies);
    return answer.value.options as { challenge: string };
  }
  async function addPasskey(browser: Browser, passkey = new FakePasskey(ORIGIN), lie = {}) {
    const credential = passkey.register(await getOptions(browser, 'register'), lie);
    const added = await world.accounts.addPasskey(await asCaller(browser), { credential });
    return { passkey, added };
  }
  const readToken = (email: string, path: string) =>
    new RegExp(`${path}\\?token=(\\S+)`).exec(world.lastMail(email).text)?.[1] ??
    expect.unreachable(`no ${path} in the mail`);
  /** Asks for another address and uses the link that goes to it. */
  async function moveTo(browser: Browser, email: string) {
    const caller = await asCaller(browser);
    const requested = await world.accounts.requestAddressChange(caller, { email });
    expect(requested).toMatchObject({ ok: true });
    await world.accounts.settle();
    const token = readToken(email, '/auth/address');
    const changed = await world.accounts.confirmAddressChange(browser.caller, { token });
    await world.accounts.settle();
    return changed;
  }
  return {
    asCaller,
    nextCode,
    enrol,
    createEnrolled,
    createSettled,
    takeStep,
    isPending,
    confirm,
    getOptions,
    addPasskey,
    moveTo,
    readToken,
  };
}
