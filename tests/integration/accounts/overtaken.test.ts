// What somebody has begun with a stolen password or factor while the owner sets another password,
// or says "this was not me": it comes too late. And copies of a cookie, which end with the others.
import type pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createAccounts } from '#features/accounts/create-accounts.server.ts';
import { quickPasswords } from '#tests/harness/app/quick-passwords.ts';
import { MINUTE_MS, withFactors } from './enrolled.ts';
import { Browser, GOOD_PASSWORD, OTHER_PASSWORD, setUp } from './setup.ts';

const world = await setUp();
const {
  addPasskey,
  asCaller,
  createEnrolled,
  createSettled,
  getOptions,
  moveTo,
  nextCode,
  readToken,
  takeStep,
} = withFactors(world);
const ANN = 'ann@example.com';
const THIEVES_PASSWORD = 'a third one of eleven words';
afterEach(() => vi.restoreAllMocks());

/** Once, while this password is hashed or compared: that takes half a second for real. */
function during(step: 'hash' | 'verify', typed: string, work: () => Promise<unknown>) {
  let isDone = false;
  const interrupt = async (password: string) => {
    if (isDone || password !== typed) return;
    isDone = true;
    await work();
  };
  const passwords = {
    ...quickPasswords,
    async hash(password: string) {
      const hash = await quickPasswords.hash(password);
      if (step === 'hash') await interrupt(password);
      return hash;
    },
    async verify(input: { hash: string; password: string }) {
      const isRight = await quickPasswords.verify(input);
      if (step === 'verify') await interrupt(input.password);
      return isRight;
    },
  };
  return createAccounts({ ...world.deps, passwords });
}

/** Once, before a session is opened or renewed. */
function beforeSession(work: () => Promise<unknown>) {
  const query = world.db.pool.query.bind(world.db.pool) as (...args: unknown[]) => unknown;
  let isDone = false;
  vi.spyOn(world.db.pool, 'query').mockImplementation((async (...args: [pg.QueryConfig]) => {
    if (!isDone && /^(insert into|update) "sessions".*"token"/.test(args[0].text)) {
      isDone = true;
      await work();
    }
    return query(...args);
  }) as never);
}

async function receiveResetLink() {
  await world.accounts.requestPasswordReset(new Browser().caller, { email: ANN });
  await world.accounts.settle();
  const token = readToken(ANN, '/auth/reset-password');
  return () =>
    world.accounts.resetPassword(new Browser().caller, { token, password: OTHER_PASSWORD });
}

async function receiveNotMeLink() {
  world.deps.clock.advance(2 * MINUTE_MS);
  await world.signInAs(ANN);
  await world.accounts.settle();
  const token = readToken(ANN, '/auth/not-me');
  return () => world.accounts.disownEvent({ token });
}

describe('a change of password that the owner overtakes', () => {
  const change = { current: GOOD_PASSWORD, password: THIEVES_PASSWORD };

  test('by a link for a new one changes nothing and leaves no session', async () => {
    await world.createMember(ANN);
    const thief = await world.signInAs(ANN);
    const slow = during('hash', THIEVES_PASSWORD, await receiveResetLink());
    expect(await slow.changePassword(await asCaller(thief), change)).toMatchObject({ ok: false });
    expect(await world.sessions()).toEqual([]);
    await world.signInAs(ANN, OTHER_PASSWORD);
  });

  test('by "this was not me" changes nothing and leaves no session', async () => {
    await world.createMember(ANN);
    const thief = await world.signInAs(ANN);
    const slow = during('hash', THIEVES_PASSWORD, await receiveNotMeLink());
    expect(await slow.changePassword(await asCaller(thief), change)).toMatchObject({ ok: false });
    expect(await world.sessions()).toEqual([]);
    await world.signInAs(ANN);
  });
});

test('a new password by a link of an address that the account leaves meanwhile is not set', async () => {
  const { browser } = await createSettled(ANN);
  const useLink = await receiveResetLink();
  const slow = during('hash', OTHER_PASSWORD, () => moveTo(browser, 'new-home@example.com'));
  world.accounts = slow;
  expect(await useLink()).toMatchObject({ failure: { kind: 'not_found' } });
  await world.signInAs('new-home@example.com');
});

test('a sign-in that a new password overtakes opens nothing', async () => {
  await world.createMember(ANN);
  const slow = during('verify', GOOD_PASSWORD, await receiveResetLink());
  const input = { email: ANN, password: GOOD_PASSWORD };
  expect(await slow.signIn(new Browser().caller, input)).toMatchObject({
    failure: { kind: 'unauthenticated' },
  });
  expect(await world.sessions()).toEqual([]);
});

describe('a young factor in use while its owner says "this was not me"', () => {
  test('opens nothing at the second step', async () => {
    const { key } = await createEnrolled(ANN);
    const thief = await world.signInAs(ANN);
    const disown = await receiveNotMeLink();
    const code = await nextCode(key);
    beforeSession(disown);
    expect(await takeStep(thief, { code })).toMatchObject({ ok: false });
    expect(await world.sessions()).toEqual([]);
  });

  test('opens nothing as a passkey', async () => {
    await world.createMember(ANN);
    const browser = await world.signInAs(ANN);
    const { passkey } = await addPasskey(browser);
    await world.accounts.settle();
    const token = readToken(ANN, '/auth/not-me');
    const thief = new Browser();
    const credential = passkey.sign(await getOptions(thief, 'sign-in'));
    beforeSession(() => world.accounts.disownEvent({ token }));
    expect(await world.accounts.signInWithPasskey(thief.caller, { credential })).toMatchObject({
      ok: false,
    });
    expect(await world.sessions()).toEqual([]);
  });
});

describe('a copy of the cookie', () => {
  function copyCookies(browser: Browser) {
    const copy = new Browser();
    copy.jar = new Map(browser.jar);
    return copy;
  }

  test('ends with all other sessions', async () => {
    await world.createMember(ANN);
    const own = await world.signInAs(ANN);
    const copy = copyCookies(own);
    const ended = await world.accounts.endSessions(await asCaller(own), { session: 'others' });
    if (ended.ok) own.saveCookies(ended.value?.cookies ?? []);
    expect(await world.viewer(copy)).toEqual({ kind: 'visitor' });
    expect(await world.viewer(own)).toMatchObject({ kind: 'account' });
  });

  test('ends with "this was not me" in the account', async () => {
    const { browser: own } = await createSettled(ANN);
    const copy = copyCookies(own);
    const frozen = await world.accounts.freezeFromSession(await asCaller(own));
    if (frozen.ok) own.saveCookies(frozen.value?.cookies ?? []);
    expect(await world.viewer(copy)).toEqual({ kind: 'visitor' });
    expect(await world.viewer(own)).toMatchObject({ kind: 'account' });
  });
});
