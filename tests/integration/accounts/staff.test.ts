// Who works at the desk, as the operator's command says it.
import { describe, expect, test } from 'vitest';
import { createAccountTasks } from '#features/accounts/account-tasks.server.ts';
import { removeFactorsAsOperator } from '#features/accounts/changes/recovery.server.ts';
import * as staffTexts from '#features/accounts/messages/staff.ts';
import { performTask } from '#features/accounts/perform-task.server.ts';
import {
  endAllSessions,
  grantRole,
  listStaff,
  revokeRole,
} from '#features/accounts/staff/change-staff.server.ts';
import { withFactors } from './enrolled.ts';
import { Browser, OTHER_PASSWORD, setUp } from './setup.ts';

const world = await setUp();
const { createEnrolled, createSettled, moveTo, readToken } = withFactors(world);
const ANN = 'ann@example.com';

describe('a role', () => {
  test('is granted, counts in sessions with a second step, and is taken back with them', async () => {
    const { browser } = await createEnrolled(ANN);
    const change = { email: ' Ann@example.com ', role: 'reviewer' };
    expect(await grantRole(world.deps, change)).toEqual({ ok: true, value: null });
    expect(await grantRole(world.deps, change)).toMatchObject({ ok: true });
    expect(await world.viewer(browser)).toMatchObject({ staff: ['reviewer'] });
    expect(await listStaff(world.deps)).toMatchObject([{ email: ANN, role: 'reviewer' }]);
    expect(await revokeRole(world.deps, change)).toMatchObject({ ok: true });
    expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
    expect(await revokeRole(world.deps, change)).toMatchObject({
      failure: { message: staffTexts.noSuchRole },
    });
  });

  test('is not granted without a second step, and is for known roles and verified accounts', async () => {
    await world.createMember(ANN);
    const grant = (email: string, role: string) => grantRole(world.deps, { email, role });
    expect(await grant(ANN, 'support')).toMatchObject({
      failure: { message: staffTexts.notEnrolled },
    });
    expect(await listStaff(world.deps)).toEqual([]);
    expect(await grant(ANN, 'king')).toMatchObject({ failure: { kind: 'invalid' } });
    await world.register('new@example.com');
    expect(await grant('new@example.com', 'support')).toMatchObject({
      failure: { message: staffTexts.noAccount },
    });
  });
});

test('ends the sessions of one account, or of all', async () => {
  await world.createMember(ANN);
  await world.createMember('other@example.com');
  await world.signInAs(ANN);
  await world.signInAs('other@example.com');
  expect(await endAllSessions(world.deps, 'nobody@example.com')).toBeNull();
  expect(await endAllSessions(world.deps, ANN)).toBe(1);
  expect(await endAllSessions(world.deps, 'everybody')).toBe(1);
});

test('a lost second step is removed by the operator, and its owner is told', async () => {
  const { browser } = await createEnrolled(ANN);
  const { deps } = world;
  await grantRole(deps, { email: ANN, role: 'support' });
  const tasks = { add: async () => {}, run: async () => {}, settle: async () => {} };
  const recover = (email: string) => removeFactorsAsOperator({ deps, tasks }, { email });
  expect(await recover('nobody@example.com')).toMatchObject({ ok: false });
  expect(await recover(ANN)).toEqual({ ok: true, value: { moved: false } });
  expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
  expect(await world.viewer(await world.signInAs(ANN))).toMatchObject({ kind: 'account' });
  expect(await listStaff(deps)).toEqual([]);
});

describe('an account whose address was changed, and that was stopped from the one before', () => {
  const THIEF = 'thief@example.com';

  async function steal() {
    const { browser } = await createSettled(ANN);
    expect(await moveTo(browser, THIEF)).toMatchObject({ ok: true });
    const token = readToken(ANN, '/auth/stop-address');
    const { deps } = world;
    const tasks = createAccountTasks(deps, (task) => performTask(deps, task));
    const recover = async (email: string, newEmail?: string) => {
      const result = await removeFactorsAsOperator({ deps, tasks }, { email, newEmail });
      await tasks.settle();
      return result;
    };
    const stop = () => world.accounts.objectToAddressChange({ token });
    return { browser, recover, stop };
  }

  async function resetBy(email: string) {
    world.deps.sent.length = 0;
    await world.accounts.requestPasswordReset(new Browser().caller, { email });
    await world.accounts.settle();
    return world.deps.sent.map(({ to }) => to);
  }

  test('is found by the earlier one and gets it back, and nothing of the thief opens it', async () => {
    const { browser, recover, stop } = await steal();
    expect(await recover(ANN)).toMatchObject({ failure: { message: staffTexts.noAccount } });
    expect(await stop()).toMatchObject({ ok: true });
    // Anybody can register an address that they do not own: that stands in nobody's way.
    await world.register(ANN);
    expect(await recover(ANN)).toEqual({ ok: true, value: { moved: true } });
    expect(world.lastMail(ANN).text).toContain('second step');
    expect(await world.users()).toMatchObject([{ email: ANN }]);
    expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
    for (const table of ['sign_in_methods', 'address_changes', 'account_freezes'])
      expect(await world.database.rows(`SELECT * FROM ${table}`)).toEqual([]);
    expect(await resetBy(THIEF)).toEqual([]);
    expect(await resetBy(ANN)).toEqual([ANN]);
    const token = readToken(ANN, '/auth/reset-password');
    const reset = { token, password: OTHER_PASSWORD };
    expect(await world.accounts.resetPassword(new Browser().caller, reset)).toMatchObject({
      ok: true,
    });
    expect(await world.viewer(await world.signInAs(ANN, OTHER_PASSWORD))).toMatchObject({
      kind: 'account',
    });
  });

  test('keeps the new one where the operator knows its owner by that, or gets a third', async () => {
    const { recover, stop } = await steal();
    await stop();
    expect(await recover(THIEF)).toEqual({ ok: true, value: { moved: false } });
    expect(await world.users()).toMatchObject([{ email: THIEF }]);
    await world.createMember('other@example.com');
    expect(await recover(THIEF, 'other@example.com')).toMatchObject({
      failure: { message: staffTexts.addressTaken },
    });
    expect(await recover(THIEF, 'no address')).toMatchObject({ failure: { kind: 'invalid' } });
    expect(await recover(THIEF, ' Third@example.com ')).toEqual({
      ok: true,
      value: { moved: true },
    });
    expect((await world.users()).map(({ email }) => email)).toContain('third@example.com');
  });
});
