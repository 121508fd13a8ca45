// A factor that a thief added with a stolen password, to an account that had none: what it
// cannot do, and how the owner gets the account back.
import { describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS, withFactors } from './enrolled.ts';
import { Browser, OTHER_PASSWORD, setUp } from './setup.ts';

const world = await setUp();
const { asCaller, enrol, isPending, moveTo, nextCode, readToken, takeStep } = withFactors(world);
const ANN = 'ann@example.com';
const NEW = 'new-home@example.com';
const listFreezes = () => world.database.rows('SELECT reason FROM account_freezes');

describe('who has the password of an account without a second step', () => {
  test('adds an own factor, and still needs the old address for a new one', async () => {
    await world.createMember(ANN);
    const thief = await world.signInAs(ANN);
    await enrol(thief);
    expect(await moveTo(thief, NEW)).toMatchObject({ ok: true, value: { changed: false } });
    expect(await world.users()).toMatchObject([{ email: ANN }]);
    expect(world.lastMail(ANN).text).toContain('/auth/address?token=');
  });

  test('has no use for that factor after "this was not me"', async () => {
    await world.createMember(ANN);
    const thief = await world.signInAs(ANN);
    const { key, codes } = await enrol(thief);
    await world.accounts.settle();
    const token = readToken(ANN, '/auth/not-me');
    await world.accounts.disownEvent({ token });
    const back = await world.signInAs(ANN);
    expect(await takeStep(back, { code: await nextCode(key) })).toMatchObject({ ok: false });
    expect(await takeStep(back, { code: codes[0] })).toMatchObject({ ok: false });
    expect(await world.accounts.unfreeze(await asCaller(back), {})).toMatchObject({ ok: false });
    expect(await listFreezes()).toEqual([{ reason: 'not-me' }]);
  });

  test('gains nothing by stopping changes before the owner does', async () => {
    await world.createMember(ANN);
    const thief = await world.signInAs(ANN);
    const { key } = await enrol(thief);
    await world.accounts.settle();
    const token = readToken(ANN, '/auth/not-me');
    world.deps.clock.advance(MINUTE_MS);
    await world.accounts.freezeFromSession(await asCaller(thief));
    await world.accounts.disownEvent({ token });
    const back = await world.signInAs(ANN);
    expect(await takeStep(back, { code: await nextCode(key) })).toMatchObject({ ok: false });
  });

  test('loses the account to its owner, by a new password and three days', async () => {
    await world.createMember(ANN);
    const { key } = await enrol(await world.signInAs(ANN));
    await world.accounts.settle();
    await world.accounts.disownEvent({ token: readToken(ANN, '/auth/not-me') });
    await world.accounts.requestPasswordReset(new Browser().caller, { email: ANN });
    await world.accounts.settle();
    const token = readToken(ANN, '/auth/reset-password');
    await world.accounts.resetPassword(new Browser().caller, { token, password: OTHER_PASSWORD });
    const owner = await world.signInAs(ANN, OTHER_PASSWORD);
    expect(await isPending(owner)).toBe(true);
    expect(await world.accounts.startRecovery(await asCaller(owner))).toMatchObject({ ok: true });
    expect(await takeStep(owner, { code: await nextCode(key) })).toMatchObject({ ok: false });
    world.deps.clock.advance(3 * DAY_MS);
    await world.accounts.runTasks();
    const link = { token: readToken(ANN, '/auth/recover') };
    expect(await world.accounts.finishRecovery(await asCaller(owner), link)).toMatchObject({
      ok: true,
    });
    expect(await listFreezes()).toEqual([]);
    const back = await world.signInAs(ANN, OTHER_PASSWORD);
    expect(await world.viewer(back)).toMatchObject({ kind: 'account', email: ANN });
  });
});
