import { describe, expect, test } from 'vitest';
import { createAccountDocument } from '#features/accounts/export/account-document.server.ts';
import {
  listAccountTables,
  toJsonPieces,
} from '#features/accounts/export/export-account.server.ts';
import * as texts from '#features/accounts/messages/accounts.ts';
import * as security from '#features/accounts/messages/security.ts';
import { VISITOR } from '#features/caller.ts';
import { writeFile } from '#features/printing/write-file.server.ts';
import { Browser, GOOD_PASSWORD, OTHER_PASSWORD, setUp } from './setup.ts';

const world = await setUp();
const ANN = 'ann@example.com';
const anyone = new Browser();
const resetPassword = (token: unknown, password = OTHER_PASSWORD) =>
  world.accounts.resetPassword(anyone.caller, { token, password });

async function requestResetToken(email = ANN): Promise<string> {
  expect(await world.accounts.requestPasswordReset(anyone.caller, { email })).toEqual({
    ok: true,
    value: null,
  });
  await world.accounts.settle();
  return world.getTokenSentTo(email);
}

describe('a forgotten password', () => {
  test('is replaced by the link, once; every session ends and a mail confirms it', async () => {
    await world.createMember(ANN);
    const browser = await world.signInAs(ANN);
    const token = await requestResetToken();
    expect(await world.accounts.isResetLink(token)).toBe(true);
    expect(await resetPassword(token)).toMatchObject({ ok: true });
    await world.accounts.settle();
    expect(world.lastMail(ANN).subject).toBe('The password was changed: your Plainlaw account');
    expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
    expect(
      await world.accounts.signIn(anyone.caller, { email: ANN, password: GOOD_PASSWORD }),
    ).toMatchObject({ ok: false });
    await world.signInAs(ANN, OTHER_PASSWORD);
    expect(await resetPassword(token, 'yet another sentence')).toMatchObject({
      failure: { kind: 'not_found', message: texts.resetFailed },
    });
    expect(await world.accounts.isResetLink(token)).toBe(false);
  });

  test('of two concurrent uses of one link, one succeeds', async () => {
    await world.createMember(ANN);
    const token = await requestResetToken();
    const answers = await Promise.all([
      resetPassword(token, 'first new sentence'),
      resetPassword(token, 'second new sentence'),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('an unknown address gets the same answer, and no mail', async () => {
    expect(
      await world.accounts.requestPasswordReset(anyone.caller, { email: 'nobody@example.com' }),
    ).toEqual({ ok: true, value: null });
    await world.accounts.settle();
    expect(world.deps.sent).toEqual([]);
  });

  test('the link proves the address: an unverified account is verified by it', async () => {
    await world.register(ANN);
    expect(await resetPassword(await requestResetToken())).toMatchObject({ ok: true });
    await world.signInAs(ANN, OTHER_PASSWORD);
  });

  test('refuses an expired link, a verification link and a bad password', async () => {
    await world.register(ANN);
    const verification = world.getTokenSentTo(ANN);
    const token = await requestResetToken();
    expect(await resetPassword(verification)).toMatchObject({ failure: { kind: 'not_found' } });
    expect(await resetPassword(token, 'password123')).toMatchObject({
      failure: { fields: { password: texts.commonPassword } },
    });
    expect(await resetPassword(token, 'short')).toMatchObject({
      failure: { fields: { password: texts.shortPassword } },
    });
    world.deps.clock.set('2026-11-15T13:00:01Z');
    expect(await resetPassword(token)).toMatchObject({ failure: { kind: 'not_found' } });
  });
});

describe('changing the password', () => {
  test('ends all sessions but gives this browser a new one', async () => {
    await world.createMember(ANN);
    const thisBrowser = await world.signInAs(ANN);
    const otherBrowser = await world.signInAs(ANN);
    const before = thisBrowser.jar.get('plainlaw.session_token');
    const input = { current: GOOD_PASSWORD, password: OTHER_PASSWORD };
    const answer = await world.accounts.changePassword(
      { ...thisBrowser.caller, viewer: await world.viewer(thisBrowser) },
      input,
    );
    expect(answer).toMatchObject({ ok: true });
    const stolenBrowser = new Browser();
    stolenBrowser.jar = new Map(thisBrowser.jar);
    if (answer.ok) thisBrowser.saveCookies(answer.value.cookies);
    expect(thisBrowser.jar.get('plainlaw.session_token')).not.toBe(before);
    expect(await world.viewer(thisBrowser)).toMatchObject({ kind: 'account' });
    expect(await world.viewer(otherBrowser)).toEqual({ kind: 'visitor' });
    expect(await world.viewer(stolenBrowser)).toEqual({ kind: 'visitor' });
    await world.signInAs(ANN, OTHER_PASSWORD);
  });

  test('needs the current password, a session, and a good new password', async () => {
    await world.createMember(ANN);
    const browser = await world.signInAs(ANN);
    const viewer = await world.viewer(browser);
    const change = (current: string, password: string) =>
      world.accounts.changePassword({ ...browser.caller, viewer }, { current, password });
    expect(await change('not the password', OTHER_PASSWORD)).toMatchObject({
      failure: { fields: { current: texts.wrongPassword } },
    });
    // A wrong current password does not learn from the answer what the address is.
    const likeAddress = 'ann@example.com';
    expect(await change('not the password', likeAddress)).toMatchObject({
      failure: { fields: { current: texts.wrongPassword } },
    });
    expect(await change(GOOD_PASSWORD, likeAddress)).toMatchObject({
      failure: { fields: { password: expect.any(String) } },
    });
    expect(await change(GOOD_PASSWORD, 'short')).toMatchObject({
      failure: { fields: { password: texts.shortPassword } },
    });
    expect(await change(GOOD_PASSWORD, 'Password123!')).toMatchObject({
      failure: { fields: { password: texts.commonPassword } },
    });
    expect(
      await world.accounts.changePassword({ ...anyone.caller, viewer: VISITOR }, {}),
    ).toMatchObject({
      failure: { kind: 'unauthenticated' },
    });
    expect(await world.viewer(browser)).toMatchObject({ kind: 'account' });
  });
});

describe('my data', () => {
  test('has every table that references an account, and no secrets', async () => {
    await world.createMember(ANN);
    await world.createMember('other@example.com');
    const browser = await world.signInAs(ANN);
    const caller = { ...browser.caller, viewer: await world.viewer(browser) };
    const answer = await world.accounts.exportAccount(caller);
    const exported = answer.ok ? answer.value : expect.unreachable();
    const text = (await Array.fromAsync(toJsonPieces(exported))).join('');
    const data = JSON.parse(text);
    expect(data).toMatchObject({
      account: { email: ANN, emailVerified: true },
      sessions: [{}],
      sign_in_methods: [{ provider_id: 'credential' }],
    });
    const accountTables = (await listAccountTables({ deps: world.deps })).map(({ table }) => table);
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(['sessions', 'sign_in_methods', ...accountTables]),
    );
    expect(text).not.toMatch(/other@example\.com|"token":|"password":|"secret":|"code_hash":/);
    expect(await world.accounts.exportAccount({ ...anyone.caller, viewer: VISITOR })).toMatchObject(
      { failure: { kind: 'unauthenticated' } },
    );
  });
});

test('everything an account holds, as a document to read', async () => {
  await world.createMember(ANN);
  const browser = await world.signInAs(ANN);
  const exported = await world.accounts.exportAccount({
    ...browser.caller,
    viewer: await world.viewer(browser),
  });
  if (!exported.ok) return expect.unreachable(JSON.stringify(exported));
  const printable = await createAccountDocument(exported.value, 'Plainlaw');
  const text = JSON.stringify(printable.blocks);
  expect(text).toContain(`Email: ${ANN}`);
  expect(text).toContain('"Sessions"');
  expect(text).toContain('Device: A browser we do not know');
  const options = { name: 'my-data', createdAt: new Date('2026-11-15T12:00:00Z') };
  const file = await writeFile(printable, 'pdf', options);
  expect(Buffer.from(file.bytes.slice(0, 5)).toString()).toBe('%PDF-');
  expect(file.name).toBe('my-data.pdf');
});

describe('deleting the account', () => {
  test('cascades to every table that references an account', async () => {
    const accountTables = await listAccountTables({ deps: world.deps });
    expect(accountTables.length).toBeGreaterThanOrEqual(2);
    expect(accountTables.filter(({ cascades }) => !cascades)).toEqual([]);
  });

  test('needs to be confirmed, deletes everything, and a last mail confirms it', async () => {
    await world.createMember(ANN);
    await world.createMember('other@example.com');
    const browser = await world.signInAs(ANN);
    const caller = { ...browser.caller, viewer: await world.viewer(browser) };
    world.deps.clock.advance(11 * 60_000);
    expect(await world.accounts.deleteAccount(caller)).toMatchObject({
      failure: { message: security.confirmFirst },
    });
    expect(await world.accounts.confirm(caller, { password: 'not the password' })).toMatchObject({
      failure: { fields: { password: texts.wrongPassword } },
    });
    expect(await world.users()).toHaveLength(2);
    const confirmed = await world.accounts.confirm(caller, { password: GOOD_PASSWORD });
    if (confirmed.ok) browser.saveCookies(confirmed.value.cookies);
    // The token before is nothing any more.
    expect(await world.accounts.deleteAccount(caller)).toMatchObject({ ok: false });
    const answer = await world.accounts.deleteAccount({
      ...caller,
      ...browser.caller,
      viewer: caller.viewer,
    });
    if (!answer.ok) return expect.unreachable(JSON.stringify(answer));
    browser.saveCookies(answer.value.cookies);
    expect(browser.jar.size).toBe(0);
    await world.accounts.settle();
    expect(await world.users()).toMatchObject([{ email: 'other@example.com' }]);
    expect(await world.sessions()).toEqual([]);
    expect(await world.methods()).toHaveLength(1);
    expect(await world.tasks()).toEqual([]);
    expect(world.lastMail(ANN).subject).toBe('Your Plainlaw account is deleted');
    expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
    expect(
      await world.accounts.signIn(anyone.caller, { email: ANN, password: GOOD_PASSWORD }),
    ).toMatchObject({ ok: false });
  });

  test('refuses visitors', async () => {
    expect(await world.accounts.deleteAccount({ ...anyone.caller, viewer: VISITOR })).toMatchObject(
      {
        failure: { kind: 'unauthenticated' },
      },
    );
  });
});
