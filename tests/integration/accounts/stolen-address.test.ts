// An unlocked phone, and a session that was confirmed a minute ago. A thief has it and moves the
// account to another address: what its owner can still do, and the thief cannot.
import { describe, expect, test } from 'vitest';
import { createObjectionLink } from '#features/accounts/changes/change-address.server.ts';
import * as security from '#features/accounts/messages/security.ts';
import type { FakePasskey } from '#tests/harness/fakes/fake-passkey.ts';
import { DAY_MS, withFactors } from './enrolled.ts';
import { Browser, GOOD_PASSWORD, OTHER_PASSWORD, setUp } from './setup.ts';

const world = await setUp();
const {
  addPasskey,
  asCaller,
  confirm,
  createSettled,
  enrol,
  getOptions,
  moveTo,
  nextCode,
  readToken,
  takeStep,
} = withFactors(world);
const ANN = 'ann@example.com';
const THIEF = 'thief@example.com';
const listFreezes = () => world.database.rows('SELECT reason FROM account_freezes');
const object = () =>
  world.accounts.objectToAddressChange({ token: readToken(ANN, '/auth/stop-address') });

async function confirmWith(passkey: FakePasskey, browser: Browser) {
  const credential = passkey.sign(await getOptions(browser, 'confirm'));
  return world.accounts.confirm(browser.caller, { credential });
}

describe('whoever moves an account with a session that was just confirmed', () => {
  test('cannot remove what decides about it, nor keep the address once it is objected to', async () => {
    const { browser } = await createSettled(ANN);
    await moveTo(browser, THIEF);
    const { passkey } = await addPasskey(browser);
    const caller = await asCaller(browser);
    expect(await world.accounts.removeFactor(caller, { factor: 'authenticator' })).toMatchObject({
      failure: { message: security.lastThatDecides },
    });
    expect(await object()).toMatchObject({ ok: true });
    // Confirmed, but before the objection.
    expect(await world.accounts.unfreeze(caller, { address: 'keep' })).toMatchObject({
      failure: { message: security.confirmFirst },
    });
    expect(await confirmWith(passkey, browser)).toMatchObject({ ok: false });
    expect(await listFreezes()).toEqual([{ reason: 'address' }]);
  });

  test('gains nothing by adding a passkey before the change', async () => {
    const { browser } = await createSettled(ANN);
    const { passkey } = await addPasskey(browser);
    await moveTo(browser, THIEF);
    expect(await object()).toMatchObject({ ok: true });
    expect(await confirmWith(passkey, browser)).toMatchObject({ ok: false });
  });

  test('gains nothing by removing what decides between the request and its link', async () => {
    const { browser } = await createSettled(ANN);
    await addPasskey(browser);
    const caller = await asCaller(browser);
    await world.accounts.requestAddressChange(caller, { email: THIEF });
    await world.accounts.settle();
    const token = readToken(THIEF, '/auth/address');
    await world.accounts.removeFactor(caller, { factor: 'authenticator' });
    expect(await world.accounts.confirmAddressChange(browser.caller, { token })).toMatchObject({
      ok: false,
    });
    expect(await world.users()).toMatchObject([{ email: ANN }]);
  });

  test('cannot wait for a recovery that removes what decides', async () => {
    const { browser } = await createSettled(ANN);
    await moveTo(browser, THIEF);
    const pending = await world.signInAs(THIEF);
    await world.accounts.startRecovery(await asCaller(pending));
    await world.accounts.settle();
    world.deps.clock.advance(3 * DAY_MS);
    await world.accounts.runTasks();
    const token = readToken(THIEF, '/auth/recover');
    expect(await world.accounts.finishRecovery(await asCaller(pending), { token })).toMatchObject({
      failure: { message: security.lastThatDecides },
    });
  });

  test('keeps nothing when the owner goes back', async () => {
    const { browser, key } = await createSettled(ANN);
    await addPasskey(browser);
    await moveTo(browser, THIEF);
    await world.database.rows(
      `INSERT INTO sign_in_methods (id, user_id, account_id, provider_id, created_at, updated_at)
       SELECT 'g', id, 'g', 'google', now(), now() FROM users`,
    );
    const other = await world.signInAs(THIEF);
    await takeStep(other, { code: await nextCode(key) });
    await object();
    await confirm(browser, key);
    await world.accounts.settle();
    const sentToThief = world.deps.sent.filter(({ to }) => to === THIEF).length;
    const back = { address: 'back' };
    expect(await world.accounts.unfreeze(await asCaller(browser), back)).toMatchObject({
      ok: true,
    });
    await world.accounts.settle();
    expect(await world.users()).toMatchObject([{ email: ANN }]);
    expect(await world.viewer(other)).toEqual({ kind: 'visitor' });
    expect(await world.viewer(browser)).toMatchObject({ email: ANN });
    expect(await world.methods()).toEqual([]);
    const page = await world.accounts.readAccountPage(await asCaller(browser));
    expect(page?.factors).toMatchObject({ passkeys: [], recoveryCodesLeft: 10 });
    expect(world.deps.sent.filter(({ to }) => to === THIEF)).toHaveLength(sentToThief);
    const mails = world.deps.sent.filter(({ to }) => to === ANN).slice(-2);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Changes were let through again: your Plainlaw account',
      'Set a new password for Plainlaw',
    ]);
    const token = mails
      .map(({ text }) => /reset-password\?token=(\S+)/.exec(text)?.[1])
      .find(Boolean);
    const reset = { token, password: OTHER_PASSWORD };
    expect(await world.accounts.resetPassword(new Browser().caller, reset)).toMatchObject({
      ok: true,
    });
    await takeStep(await world.signInAs(ANN, OTHER_PASSWORD), { code: await nextCode(key) });
  });
});

describe('a new address that a thief asked for', () => {
  async function ask() {
    const member = await createSettled(ANN);
    await world.accounts.requestAddressChange(await asCaller(member.browser), { email: THIEF });
    await world.accounts.settle();
    const token = readToken(THIEF, '/auth/address');
    return {
      ...member,
      use: () => world.accounts.confirmAddressChange(new Browser().caller, { token }),
    };
  }
  const change = { current: GOOD_PASSWORD, password: OTHER_PASSWORD };
  const others = { session: 'others' };
  const ways: [string, (browser: Browser) => Promise<unknown>][] = [
    ['changed password', async (own) => world.accounts.changePassword(await asCaller(own), change)],
    ['sign-out everywhere', async (own) => world.accounts.signOutEverywhere(await asCaller(own))],
    ['end of all others', async (own) => world.accounts.endSessions(await asCaller(own), others)],
    [
      '"not me", decided',
      async (own) => {
        await world.accounts.freezeFromSession(await asCaller(own));
        await world.database.rows('DELETE FROM account_freezes');
      },
    ],
    [
      'new password by a link',
      async () => {
        await world.accounts.requestPasswordReset(new Browser().caller, { email: ANN });
        await world.accounts.settle();
        const token = readToken(ANN, '/auth/reset-password');
        const reset = { token, password: OTHER_PASSWORD };
        await world.accounts.resetPassword(new Browser().caller, reset);
      },
    ],
  ];

  test.each(ways)('ends with a %s', async (_, act) => {
    const { browser, use } = await ask();
    await act(browser);
    expect(await use()).toMatchObject({ ok: false });
    expect(await world.users()).toMatchObject([{ email: ANN }]);
  });

  test('ends with a recovery', async () => {
    const { browser, key } = await createSettled(ANN);
    const pending = await world.signInAs(ANN);
    await world.accounts.startRecovery(await asCaller(pending));
    await world.accounts.settle();
    const link = { token: readToken(ANN, '/auth/recover') };
    const [recovery] = await world.database.rows('SELECT * FROM account_recoveries');
    world.deps.clock.advance(3 * DAY_MS);
    await confirm(browser, key);
    await world.accounts.requestAddressChange(await asCaller(browser), { email: THIEF });
    await world.accounts.settle();
    const token = readToken(THIEF, '/auth/address');
    // Confirming used a factor, which ended it.
    await world.database.rows(
      'INSERT INTO account_recoveries (id, user_id, requested_at, opens_at) VALUES ($1, $2, $3, $4)',
      [recovery?.id, recovery?.user_id, recovery?.requested_at, recovery?.opens_at],
    );
    expect(await world.accounts.finishRecovery(await asCaller(pending), link)).toMatchObject({
      ok: true,
    });
    expect(
      await world.accounts.confirmAddressChange(new Browser().caller, { token }),
    ).toMatchObject({ ok: false });
  });

  test('is told to the address of the account after an hour, unless it is done by then', async () => {
    const subject = 'Somebody asked for another email address: your Plainlaw account';
    await ask();
    expect(world.deps.sent.map((mail) => mail.subject)).not.toContain(subject);
    world.deps.clock.advance(3_600_000);
    await world.accounts.runTasks();
    expect(world.lastMail(ANN)).toMatchObject({ subject });
    const other = await createSettled('other@example.com');
    await moveTo(other.browser, 'other-home@example.com');
    world.deps.clock.advance(3_600_000);
    await world.accounts.runTasks();
    expect(world.deps.sent.filter((mail) => mail.subject === subject)).toHaveLength(1);
  });
});

test('a recovery needs the password: a session of Google cannot begin one', async () => {
  await createSettled(ANN);
  const pending = await world.signInAs(ANN);
  await world.database.rows(`UPDATE sessions SET method = 'google'`);
  expect(await world.accounts.startRecovery(await asCaller(pending))).toMatchObject({
    failure: { message: security.recoveryNeedsPassword },
  });
});

test('"this was not me" is told in a mail', async () => {
  const { browser } = await createSettled(ANN);
  await world.accounts.freezeFromSession(await asCaller(browser));
  await world.accounts.settle();
  expect(world.lastMail(ANN).subject).toMatch(/^Somebody said "This was not me"/);
});

test('an address that confirmed a new one cannot object to it', async () => {
  await world.createMember(ANN);
  const browser = await world.signInAs(ANN);
  await moveTo(browser, 'new-home@example.com');
  const token = readToken(ANN, '/auth/address');
  await world.accounts.confirmAddressChange(browser.caller, { token });
  await world.accounts.settle();
  expect(world.lastMail(ANN).subject).toBe('An address was changed at Plainlaw');
  expect(world.lastMail(ANN).text).not.toContain('/auth/stop-address');
  const [change] = await world.database.rows('SELECT id FROM address_changes');
  const link = createObjectionLink(world.deps, String(change?.id)).split('token=')[1];
  expect(await world.accounts.objectToAddressChange({ token: link })).toMatchObject({ ok: false });
  expect(await listFreezes()).toEqual([]);
});

test('a factor of a week stays one, however old the mail is in which somebody says "not me"', async () => {
  await world.createMember(ANN);
  world.deps.clock.advance(DAY_MS);
  const browser = await world.signInAs(ANN);
  await world.accounts.settle();
  const token = readToken(ANN, '/auth/not-me');
  const { key } = await enrol(browser);
  world.deps.clock.advance(8 * DAY_MS);
  expect(await world.accounts.disownEvent({ token })).toMatchObject({ ok: true });
  const reader = await world.signInAs(ANN, GOOD_PASSWORD);
  expect(await world.accounts.startRecovery(await asCaller(reader))).toMatchObject({
    failure: { message: security.frozen },
  });
  const owner = await world.signInAs(ANN);
  expect(await takeStep(owner, { code: await nextCode(key) })).toMatchObject({ ok: true });
  expect(await world.accounts.unfreeze(await asCaller(owner), {})).toMatchObject({ ok: true });
});

describe('who holds an unlocked phone with its app', () => {
  test('cannot confirm by a code alone where the account has no password', async () => {
    const { browser, key, codes } = await createSettled(ANN);
    await world.database.rows(`UPDATE sign_in_methods SET provider_id = 'google', password = NULL`);
    world.deps.clock.advance(3 * 3_600_000);
    const refused = { failure: { message: security.confirmByPasskey } };
    const code = await nextCode(key);
    expect(await world.accounts.confirm(browser.caller, { code })).toMatchObject(refused);
    const input = { code: codes[0], password: GOOD_PASSWORD };
    expect(await world.accounts.confirm(browser.caller, input)).toMatchObject(refused);
    const page = await world.accounts.readAccountPage(await asCaller(browser));
    expect(page?.email).toBeNull();
  });
});
