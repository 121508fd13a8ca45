import { describe, expect, test } from 'vitest';
import { listTiedTables } from '#features/accounts/download-my-data.server.ts';
import { accounts as texts } from '#features/accounts/messages.ts';
import { VISITOR } from '#features/plans/gate.ts';
import { Browser, GOOD_PASSWORD, OTHER_PASSWORD, setUp } from './setup.ts';

const world = await setUp();
const ANN = 'ann@example.com';
const anyone = new Browser();
const reset = (token: unknown, password = OTHER_PASSWORD) => world.accounts.resetPassword(anyone.caller, { token, password });

async function resetLink(email = ANN): Promise<string> {
  expect(await world.accounts.requestPasswordReset(anyone.caller, { email })).toEqual({ ok: true, value: null });
  await world.accounts.settle();
  return world.tokenTo(email);
}

describe('a forgotten password', () => {
  test('is replaced by the link, once; every session ends and a mail says so', async () => {
    await world.member(ANN);
    const browser = await world.signedIn(ANN);
    const token = await resetLink();
    expect(await world.accounts.isResetLink(token)).toBe(true);
    expect(await reset(token)).toEqual({ ok: true, value: null });
    await world.accounts.settle();
    expect(world.lastMail(ANN).subject).toBe('Your Plainlaw password was changed');
    expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
    expect(await world.accounts.signIn(anyone.caller, { email: ANN, password: GOOD_PASSWORD })).toMatchObject({ ok: false });
    await world.signedIn(ANN, OTHER_PASSWORD);
    expect(await reset(token, 'yet another sentence')).toMatchObject({ failure: { kind: 'not_found', message: texts.resetFailed } });
    expect(await world.accounts.isResetLink(token)).toBe(false);
  });

  test('two uses of one link at once: one gets through', async () => {
    await world.member(ANN);
    const token = await resetLink();
    const answers = await Promise.all([reset(token, 'first new sentence'), reset(token, 'second new sentence')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('the same answer for an unknown address, and no mail', async () => {
    expect(await world.accounts.requestPasswordReset(anyone.caller, { email: 'nobody@example.com' })).toEqual({ ok: true, value: null });
    await world.accounts.settle();
    expect(world.deps.sent).toEqual([]);
  });

  test('the link proves the address: an unverified account is verified by it', async () => {
    await world.register(ANN);
    expect(await reset(await resetLink())).toMatchObject({ ok: true });
    await world.signedIn(ANN, OTHER_PASSWORD);
  });

  test('not after its hour, not with a verification link, not with a bad password', async () => {
    await world.register(ANN);
    const verification = world.tokenTo(ANN);
    const token = await resetLink();
    expect(await reset(verification)).toMatchObject({ failure: { kind: 'not_found' } });
    expect(await reset(token, 'password123')).toMatchObject({ failure: { fields: { password: texts.commonPassword } } });
    expect(await reset(token, 'short')).toMatchObject({ failure: { fields: { password: texts.shortPassword } } });
    world.deps.clock.set('2026-11-15T13:00:01Z');
    expect(await reset(token)).toMatchObject({ failure: { kind: 'not_found' } });
  });
});

describe('changing the password', () => {
  test('ends all sessions but gives this browser a new one', async () => {
    await world.member(ANN);
    const [here, there] = [await world.signedIn(ANN), await world.signedIn(ANN)];
    const before = here.jar.get('plainlaw.session_token');
    const input = { current: GOOD_PASSWORD, password: OTHER_PASSWORD };
    const answer = await world.accounts.changePassword(await world.viewer(here), here.caller, input);
    expect(answer).toMatchObject({ ok: true });
    const stolen = new Browser();
    stolen.jar = new Map(here.jar);
    if (answer.ok) here.keep(answer.value.cookies);
    expect(here.jar.get('plainlaw.session_token')).not.toBe(before);
    expect(await world.viewer(here)).toMatchObject({ kind: 'account' });
    expect(await world.viewer(there)).toEqual({ kind: 'visitor' });
    expect(await world.viewer(stolen)).toEqual({ kind: 'visitor' });
    await world.signedIn(ANN, OTHER_PASSWORD);
  });

  test('needs the current one, a session, and a good new one', async () => {
    await world.member(ANN);
    const browser = await world.signedIn(ANN);
    const viewer = await world.viewer(browser);
    const change = (current: string, password: string) => world.accounts.changePassword(viewer, browser.caller, { current, password });
    expect(await change('not the password', OTHER_PASSWORD)).toMatchObject({ failure: { fields: { current: texts.wrongPassword } } });
    expect(await change(GOOD_PASSWORD, 'short')).toMatchObject({ failure: { fields: { password: texts.shortPassword } } });
    expect(await change(GOOD_PASSWORD, 'Password123!')).toMatchObject({ failure: { fields: { password: texts.commonPassword } } });
    expect(await world.accounts.changePassword(VISITOR, anyone.caller, {})).toMatchObject({ failure: { kind: 'unauthenticated' } });
    expect(await world.viewer(browser)).toMatchObject({ kind: 'account' });
  });
});

describe('my data', () => {
  test('holds every table that is tied to an account, and no secret', async () => {
    await world.member(ANN);
    await world.member('other@example.com');
    const browser = await world.signedIn(ANN);
    const answer = await world.accounts.downloadMyData(await world.viewer(browser));
    const data = answer.ok ? answer.value : expect.unreachable();
    expect(data).toMatchObject({
      account: { email: ANN, emailVerified: true },
      sessions: [{}],
      sign_in_methods: [{ provider_id: 'credential' }],
    });
    const tied = (await listTiedTables({ deps: world.deps })).map(({ table }) => table);
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['sessions', 'sign_in_methods', ...tied]));
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/other@example\.com|"token"|"password"/);
    expect(await world.accounts.downloadMyData(VISITOR)).toMatchObject({ failure: { kind: 'unauthenticated' } });
  });
});

describe('deleting the account', () => {
  test('every table that is tied to an account goes with it', async () => {
    const tied = await listTiedTables({ deps: world.deps });
    expect(tied.length).toBeGreaterThanOrEqual(2);
    expect(tied.filter(({ cascades }) => !cascades)).toEqual([]);
  });

  test('takes the password, ends everything, and the last mail says so', async () => {
    await world.member(ANN);
    await world.member('other@example.com');
    const browser = await world.signedIn(ANN);
    const viewer = await world.viewer(browser);
    expect(await world.accounts.deleteAccount(viewer, browser.caller, { confirm: 'not the password' })).toMatchObject({
      failure: { fields: { confirm: texts.wrongPassword } },
    });
    expect(await world.users()).toHaveLength(2);
    const answer = await world.accounts.deleteAccount(viewer, browser.caller, { confirm: GOOD_PASSWORD });
    expect(answer).toMatchObject({ ok: true });
    await world.accounts.settle();
    expect(await world.users()).toMatchObject([{ email: 'other@example.com' }]);
    expect(await world.sessions()).toEqual([]);
    expect(await world.methods()).toHaveLength(1);
    expect(await world.tasks()).toEqual([]);
    expect(world.lastMail(ANN).subject).toBe('Your Plainlaw account is deleted');
    expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
    expect(await world.accounts.signIn(anyone.caller, { email: ANN, password: GOOD_PASSWORD })).toMatchObject({ ok: false });
  });

  test('not for visitors', async () => {
    expect(await world.accounts.deleteAccount(VISITOR, anyone.caller, {})).toMatchObject({ failure: { kind: 'unauthenticated' } });
  });
});
