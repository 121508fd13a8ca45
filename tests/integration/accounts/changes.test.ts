// Changes of an account and their safety nets: sessions, "this was not me", a new address, and the
// way back for who lost everything. Among them what somebody may try who reads the old mailbox and
// holds an unlocked phone.
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredAccounts } from '#features/accounts/delete-expired-accounts.server.ts';
import * as security from '#features/accounts/messages/security.ts';
import { DAY_MS, MINUTE_MS, withFactors } from './enrolled.ts';
import { Browser, GOOD_PASSWORD, OTHER_PASSWORD, setUp } from './setup.ts';

const world = await setUp();
beforeEach(() => world.database.empty('plan_grants'));
const {
  asCaller,
  confirm,
  createEnrolled,
  createSettled,
  enrol,
  moveTo,
  nextCode,
  readToken,
  takeStep,
} = withFactors(world);
const ANN = 'ann@example.com';
const NEW = 'new-home@example.com';

const listFreezes = () => world.database.rows('SELECT reason FROM account_freezes');
const onDevice = (agent: string) => {
  const browser = new Browser();
  const { caller } = browser;
  caller.headers.set('user-agent', agent);
  Object.defineProperty(browser, 'caller', {
    get: () => {
      const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
      return {
        ...caller,
        headers: new Headers({ 'user-agent': agent, ...(cookie && { cookie }) }),
      };
    },
  });
  return browser;
};
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('sessions', () => {
  test('are listed by a coarse device and a day, and end one by one or all', async () => {
    await world.createMember(ANN);
    const own = await world.signInAs(ANN, GOOD_PASSWORD, onDevice(FIREFOX));
    const other = await world.signInAs(ANN);
    const page = await world.accounts.readAccountPage(await asCaller(own));
    expect(page?.sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox on Windows', true],
      ['A browser we do not know', false],
    ]);
    const session = page?.sessions.find(({ isCurrent }) => !isCurrent)?.id;
    expect(await world.accounts.endSessions(await asCaller(own), { session })).toMatchObject({
      ok: true,
    });
    expect(await world.viewer(other)).toEqual({ kind: 'visitor' });
    await world.signInAs(ANN);
    await world.accounts.endSessions(await asCaller(own), { session: 'others' });
    expect(await world.sessions()).toHaveLength(1);
  });

  test('are listed in the request that changed the password, too', async () => {
    await world.createMember(ANN);
    const caller = await asCaller(await world.signInAs(ANN));
    const change = { current: GOOD_PASSWORD, password: OTHER_PASSWORD };
    expect(await world.accounts.changePassword(caller, change)).toMatchObject({ ok: true });
    const page = await world.accounts.readAccountPage(caller);
    expect(page).toMatchObject({ email: null, sessions: [{ isCurrent: true }] });
    expect(await world.accounts.readAccountPage(new Browser().caller)).toBeNull();
  });

  test('of another account cannot be ended', async () => {
    await world.createMember(ANN);
    await world.createMember('other@example.com');
    const own = await world.signInAs(ANN);
    const other = await world.signInAs('other@example.com');
    const session = (await world.accounts.findSession(other.caller.headers))?.id;
    await world.accounts.endSessions(await asCaller(own), { session });
    expect(await world.viewer(other)).toMatchObject({ kind: 'account' });
  });

  test('on a new device are told in a mail, on a known one not', async () => {
    await world.createMember(ANN);
    const known = await world.signInAs(ANN, GOOD_PASSWORD, onDevice(FIREFOX));
    world.deps.clock.advance(2 * MINUTE_MS);
    world.deps.sent.length = 0;
    await world.signInAs(ANN, GOOD_PASSWORD, known);
    await world.accounts.settle();
    expect(world.deps.sent).toEqual([]);
    await world.signInAs(ANN, GOOD_PASSWORD, onDevice(FIREFOX));
    await world.accounts.settle();
    expect(world.lastMail(ANN).text).toContain('Firefox on Windows');
  });
});

describe('"this was not me"', () => {
  async function receiveMail() {
    const member = await createSettled(ANN);
    await takeStep(await world.signInAs(ANN), { code: await nextCode(member.key) });
    await world.accounts.settle();
    return { ...member, token: readToken(ANN, '/auth/not-me') };
  }

  test('ends every session, stops changes, signs nobody in, and works once', async () => {
    const { browser, token, key } = await receiveMail();
    expect(await world.accounts.disownEvent({ token })).toEqual({ ok: true, value: null });
    expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
    expect(await world.accounts.disownEvent({ token })).toMatchObject({
      failure: { kind: 'not_found' },
    });
    const back = await world.signInAs(ANN);
    await takeStep(back, { code: await nextCode(key) });
    const caller = await asCaller(back);
    const stopped = { failure: { message: security.frozen } };
    expect(await world.accounts.requestAddressChange(caller, { email: NEW })).toMatchObject(
      stopped,
    );
    expect(await world.accounts.deleteAccount(caller)).toMatchObject(stopped);
    expect(await world.accounts.removeFactor(caller, { factor: 'authenticator' })).toMatchObject(
      stopped,
    );
    expect(await world.accounts.exportAccount(caller)).toMatchObject(stopped);
    expect(
      await world.accounts.changePassword(caller, {
        current: GOOD_PASSWORD,
        password: OTHER_PASSWORD,
      }),
    ).toMatchObject(stopped);
    expect(await world.accounts.unfreeze(caller, {})).toMatchObject({ ok: true });
    expect(await listFreezes()).toEqual([]);
  });

  test('ends after fourteen days, and with the address that the mail went to', async () => {
    const { browser, token } = await receiveMail();
    expect(await moveTo(browser, NEW)).toMatchObject({ ok: true, value: { changed: true } });
    expect(await world.accounts.disownEvent({ token })).toMatchObject({ ok: false });
    expect(await listFreezes()).toEqual([]);
  });

  test('without a second step a new password by a link ends it', async () => {
    await world.createMember(ANN);
    world.deps.clock.advance(2 * MINUTE_MS);
    await world.signInAs(ANN);
    await world.accounts.settle();
    await world.accounts.disownEvent({ token: readToken(ANN, '/auth/not-me') });
    expect(await listFreezes()).toEqual([{ reason: 'not-me' }]);
    await world.accounts.requestPasswordReset(new Browser().caller, { email: ANN });
    await world.accounts.settle();
    const token = readToken(ANN, '/auth/reset-password');
    await world.accounts.resetPassword(new Browser().caller, { token, password: OTHER_PASSWORD });
    expect(await listFreezes()).toEqual([]);
  });
});

describe('a new address', () => {
  test('with a second step is confirmed by itself; the old one is told, never to what', async () => {
    const { browser } = await createSettled(ANN);
    const other = await world.signInAs(ANN);
    expect(await moveTo(browser, NEW)).toMatchObject({ ok: true, value: { changed: true } });
    expect(await world.users()).toMatchObject([{ email: NEW }]);
    expect(await world.viewer(browser)).toMatchObject({ email: NEW });
    expect(await world.accounts.findSession(other.caller.headers)).toBeNull();
    for (const mail of world.deps.sent.filter(({ to }) => to === ANN))
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain(NEW);
    expect(world.lastMail(ANN).subject).toBe('An address was changed at Plainlaw');
  });

  test('without a second step the old one has to confirm, too, in any order, each link once', async () => {
    await world.createMember(ANN);
    const browser = await world.signInAs(ANN);
    expect(await moveTo(browser, NEW)).toMatchObject({ ok: true, value: { changed: false } });
    expect(await world.users()).toMatchObject([{ email: ANN }]);
    const old = readToken(ANN, '/auth/address');
    const used = readToken(NEW, '/auth/address');
    const { caller } = new Browser();
    expect(await world.accounts.confirmAddressChange(caller, { token: used })).toMatchObject({
      ok: false,
    });
    expect(await world.accounts.confirmAddressChange(caller, { token: old })).toMatchObject({
      value: { changed: true },
    });
    expect(await world.users()).toMatchObject([{ email: NEW }]);
    expect(await world.accounts.confirmAddressChange(caller, { token: old })).toMatchObject({
      ok: false,
    });
  });

  test('ends the link that verified the one before', async () => {
    await world.register(ANN);
    const token = world.getTokenSentTo(ANN);
    const browser = new Browser();
    const verified = await world.verify(token, GOOD_PASSWORD, browser);
    if (verified.ok) browser.saveCookies(verified.value.cookies);
    const { key } = await enrol(browser);
    world.deps.clock.advance(8 * DAY_MS);
    await confirm(browser, key);
    await moveTo(browser, NEW);
    expect(await world.verify(token)).toMatchObject({ failure: { kind: 'not_found' } });
  });

  test('ends a link for a new password that the one before was sent', async () => {
    const { browser } = await createSettled(ANN);
    await world.accounts.requestPasswordReset(new Browser().caller, { email: ANN });
    await world.accounts.settle();
    const token = readToken(ANN, '/auth/reset-password');
    await moveTo(browser, NEW);
    const reset = { token, password: OTHER_PASSWORD };
    expect(await world.accounts.resetPassword(new Browser().caller, reset)).toMatchObject({
      failure: { kind: 'not_found' },
    });
  });

  test('keeps what was bought with the one before while signed out', async () => {
    const { browser } = await createSettled(ANN);
    await world.database.rows(
      `INSERT INTO plan_grants (source, subscription, email, tier, starts_at, last_event_at) VALUES ('store', 'sub_1', $1, 'premium', '2026-11-01', now())`,
      [ANN],
    );
    expect(await world.viewer(browser)).toMatchObject({ tier: 'premium' });
    await moveTo(browser, NEW);
    expect(await world.viewer(browser)).toMatchObject({ email: NEW, tier: 'premium' });
  });

  test('of another account is answered like any, and changes nothing', async () => {
    const { browser } = await createSettled(ANN);
    await world.createMember(NEW);
    const caller = await asCaller(browser);
    expect(await world.accounts.requestAddressChange(caller, { email: NEW })).toMatchObject({
      ok: true,
    });
    await world.accounts.settle();
    expect(world.lastMail(NEW).subject).toBe('You already have an account at Plainlaw');
    expect(await world.users()).toHaveLength(2);
  });

  test('that was asked for before the first factor ends with it', async () => {
    await world.createMember(ANN);
    const thief = await world.signInAs(ANN);
    await moveTo(thief, NEW);
    const token = readToken(ANN, '/auth/address');
    await enrol(await world.signInAs(ANN));
    const { caller } = new Browser();
    expect(await world.accounts.confirmAddressChange(caller, { token })).toMatchObject({
      failure: { kind: 'not_found' },
    });
    expect(await world.users()).toMatchObject([{ email: ANN }]);
  });

  test('waits until the one before can no longer object', async () => {
    const { browser, key } = await createSettled(ANN);
    await moveTo(browser, NEW);
    const token = readToken(ANN, '/auth/stop-address');
    world.deps.clock.advance(13 * DAY_MS);
    await confirm(browser, key);
    const email = 'third@example.com';
    expect(
      await world.accounts.requestAddressChange(await asCaller(browser), { email }),
    ).toMatchObject({ failure: { message: security.addressTooSoon } });
    expect(await world.accounts.objectToAddressChange({ token })).toMatchObject({ ok: true });
  });

  test('can be followed by another after fourteen days', async () => {
    const { browser, key } = await createSettled(ANN);
    await moveTo(browser, NEW);
    world.deps.clock.advance(14 * DAY_MS);
    await confirm(browser, key);
    expect(await moveTo(browser, 'third@example.com')).toMatchObject({ value: { changed: true } });
  });

  test('is objected to from the old one: that only stops changes, and the factor decides', async () => {
    const { browser, key } = await createSettled(ANN);
    await moveTo(browser, NEW);
    const token = readToken(ANN, '/auth/stop-address');
    expect(await world.accounts.objectToAddressChange({ token })).toEqual({
      ok: true,
      value: null,
    });
    expect(await world.accounts.objectToAddressChange({ token })).toMatchObject({ ok: false });
    expect(await world.users()).toMatchObject([{ email: NEW }]);
    world.deps.clock.advance(11 * MINUTE_MS);
    const back = { address: 'back' };
    expect(await world.accounts.unfreeze(await asCaller(browser), back)).toMatchObject({
      ok: false,
    });
    await confirm(browser, key);
    expect(await world.accounts.unfreeze(await asCaller(browser), back)).toMatchObject({
      ok: true,
    });
    expect(await world.users()).toMatchObject([{ email: ANN }]);
  });
});

describe('who reads the old mailbox and holds an unlocked phone', () => {
  test('neither takes the account over nor learns the new address, in ten tries', async () => {
    const { browser, key } = await createSettled(ANN);
    const early = world.deps.sent.length;
    await moveTo(browser, NEW);
    // The phone: a session that the owner uses there, opened some hours ago.
    const phone = await world.signInAs(NEW);
    await takeStep(phone, { code: await nextCode(key) });
    world.deps.clock.advance(3 * 3_600_000);
    const seen: unknown[] = [];
    const note = async (work: Promise<unknown>) => void seen.push(await work);
    const caller = await asCaller(phone);
    const confirmFirst = { failure: { message: security.confirmFirst } };
    // 1. reads the account page
    const page = await world.accounts.readAccountPage(caller);
    expect(page?.email).toBeNull();
    seen.push(page);
    // 2. asks for another address
    expect(await world.accounts.requestAddressChange(caller, { email: ANN })).toMatchObject(
      confirmFirst,
    );
    // 3. exports everything, 4. removes the factor, 5. adds one, 6. makes recovery codes
    expect(await world.accounts.exportAccount(caller)).toMatchObject(confirmFirst);
    expect(await world.accounts.removeFactor(caller, { factor: 'authenticator' })).toMatchObject(
      confirmFirst,
    );
    expect(await world.accounts.startAuthenticator(caller)).toMatchObject(confirmFirst);
    expect(await world.accounts.renewRecoveryCodes(caller)).toMatchObject(confirmFirst);
    // 7. confirms with the code of the app on the phone, without the password
    expect(
      await world.accounts.confirm(caller, {
        password: 'a guess of mine',
        code: await nextCode(key),
      }),
    ).toMatchObject({ ok: false });
    // 8. sets a new password by a mail to the old address
    await note(world.accounts.requestPasswordReset(new Browser().caller, { email: ANN }));
    await world.accounts.settle();
    expect(world.lastMail(ANN).subject).not.toMatch(/new password/);
    // 9. objects from the old mailbox, and signs in with the old address
    await note(
      world.accounts.objectToAddressChange({ token: readToken(ANN, '/auth/stop-address') }),
    );
    await note(
      world.accounts.signIn(new Browser().caller, { email: ANN, password: GOOD_PASSWORD }),
    );
    // 10. registers the old address, and uses every earlier link of the old mailbox
    await note(
      world.accounts.signUp(new Browser().caller, { email: ANN, password: OTHER_PASSWORD }),
    );
    await world.accounts.settle();
    for (const { text } of world.deps.sent.slice(0, early + 5).filter(({ to }) => to === ANN))
      for (const [, token] of text.matchAll(/not-me\?token=(\S+)/g))
        expect(await world.accounts.disownEvent({ token })).toMatchObject({ ok: false });
    const read = world.deps.sent.filter(({ to }) => to === ANN);
    expect(JSON.stringify([seen, read, world.deps.logged])).not.toContain(NEW);
    expect(await world.viewer(browser)).toMatchObject({ email: NEW });
    // The owner decides with the factor.
    await confirm(browser, key);
    expect(
      await world.accounts.unfreeze(await asCaller(browser), { address: 'keep' }),
    ).toMatchObject({ ok: true });
    expect((await world.users()).map(({ email }) => email)).toContain(NEW);
  });
});

describe('the way back', () => {
  async function start() {
    const member = await createEnrolled(ANN);
    const pending = await world.signInAs(ANN);
    expect(await world.accounts.startRecovery(await asCaller(pending))).toMatchObject({ ok: true });
    await world.accounts.settle();
    return { ...member, pending };
  }
  const finish = async (browser: Browser) =>
    world.accounts.finishRecovery(await asCaller(browser), {
      token: readToken(ANN, '/auth/recover'),
    });

  test('opens after three days with the password and the link, and mails each day', async () => {
    const { pending } = await start();
    for (let day = 1; day <= 3; day++) {
      expect(await finish(pending)).toMatchObject({
        failure: { message: security.recoveryNotOpen },
      });
      world.deps.clock.advance(DAY_MS);
      await world.accounts.runTasks();
    }
    const mails = world.deps.sent.filter(({ subject }) => /recover/.test(subject));
    expect(mails).toHaveLength(4);
    expect(mails.at(-1)?.subject).toBe('Your Plainlaw account can be recovered now');
    expect(await finish(new Browser())).toMatchObject({
      failure: { message: security.recoverySignIn },
    });
    expect(await finish(pending)).toMatchObject({ ok: true });
    expect(await world.sessions()).toEqual([]);
    expect(await world.viewer(await world.signInAs(ANN))).toMatchObject({ kind: 'account' });
  });

  test('begins anew once its link has ended', async () => {
    const { pending } = await start();
    world.deps.clock.advance(11 * DAY_MS);
    const restarted = await world.accounts.startRecovery(await asCaller(pending));
    const opensAt = new Date(world.deps.clock.now().getTime() + 3 * DAY_MS).toISOString();
    expect(restarted).toEqual({ ok: true, value: { opensAt } });
    world.deps.clock.advance(11 * DAY_MS);
    await deleteExpiredAccounts(world.deps);
    expect(await world.database.rows('SELECT * FROM account_recoveries')).toEqual([]);
  });

  test('is seen in every session and can be stopped there', async () => {
    const { browser, pending } = await start();
    const session = await world.accounts.findSession(browser.caller.headers);
    expect(session?.recoveryOpensAt).not.toBeNull();
    expect(await world.accounts.stopRecovery(await asCaller(pending))).toMatchObject({ ok: false });
    expect(await world.accounts.stopRecovery(await asCaller(browser))).toMatchObject({ ok: true });
    world.deps.clock.advance(4 * DAY_MS);
    expect(await finish(pending)).toMatchObject({ ok: false });
    const page = await world.accounts.readAccountPage(await asCaller(browser));
    expect(page?.events.map(({ text }) => text)).toContain(
      'A recovery of this account was stopped',
    );
  });

  test('is stopped by the link in the mail, once', async () => {
    await start();
    const token = readToken(ANN, '/auth/stop-recovery');
    expect(await world.accounts.stopRecoveryByLink({ token })).toMatchObject({ ok: true });
    expect(await world.accounts.stopRecoveryByLink({ token })).toMatchObject({ ok: false });
  });

  test('ends when a factor is used meanwhile, and sends no further mails', async () => {
    const { key, pending } = await start();
    const token = readToken(ANN, '/auth/recover');
    await takeStep(await world.signInAs(ANN), { code: await nextCode(key) });
    world.deps.clock.advance(4 * DAY_MS);
    await world.accounts.runTasks();
    expect(world.deps.sent.filter(({ subject }) => /can be recovered/.test(subject))).toEqual([]);
    expect(await world.accounts.finishRecovery(await asCaller(pending), { token })).toMatchObject({
      ok: false,
    });
  });

  test('is not for the staff', async () => {
    await createEnrolled(ANN);
    await world.database.rows(
      `INSERT INTO staff (user_id, role, granted_at) SELECT id, 'reviewer', now() FROM users`,
    );
    const pending = await world.signInAs(ANN);
    expect(await world.accounts.startRecovery(await asCaller(pending))).toMatchObject({
      failure: { message: security.recoveryOfStaff },
    });
  });
});
