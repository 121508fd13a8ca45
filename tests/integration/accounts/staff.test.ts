// Who works at the desk, as the operator's command says it.
import { describe, expect, test } from 'vitest';
import { removeFactorsAsOperator } from '#features/accounts/changes/recovery.server.ts';
import * as staffTexts from '#features/accounts/messages/staff.ts';
import {
  endAllSessions,
  grantRole,
  listStaff,
  revokeRole,
} from '#features/accounts/staff/change-staff.server.ts';
import { withFactors } from './enrolled.ts';
import { setUp } from './setup.ts';

const world = await setUp();
const { createEnrolled } = withFactors(world);
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
  expect(await removeFactorsAsOperator({ deps, tasks }, 'nobody@example.com')).toMatchObject({
    ok: false,
  });
  expect(await removeFactorsAsOperator({ deps, tasks }, ANN)).toMatchObject({ ok: true });
  expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
  expect(await world.viewer(await world.signInAs(ANN))).toMatchObject({ kind: 'account' });
  expect(await listStaff(deps)).toEqual([]);
});
