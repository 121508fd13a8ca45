// Mails about what happened to an account: bounded, and never without the first of a kind.
import { describe, expect, test } from 'vitest';
import { DAY_MS, withFactors } from './enrolled.ts';
import { setUp } from './setup.ts';

const world = await setUp();
const { asCaller, confirm, createEnrolled, enrol } = withFactors(world);
const ANN = 'ann@example.com';

describe('mails about what happened', () => {
  const countMails = (subject: string) =>
    world.deps.sent.filter((mail) => mail.to === ANN && mail.subject.startsWith(subject)).length;

  test('are a few of each kind and day, and the first of another kind always comes', async () => {
    const { browser } = await createEnrolled(ANN);
    const caller = await asCaller(browser);
    for (let times = 0; times < 12; times++) {
      world.deps.clock.advance(1000);
      await world.accounts.renewRecoveryCodes(caller);
    }
    await world.accounts.settle();
    expect(countMails('New recovery codes were made')).toBe(5);
    await world.accounts.removeFactor(caller, { factor: 'authenticator' });
    await world.accounts.settle();
    expect(countMails('A second step was removed')).toBe(1);
    expect((await world.accounts.readAccountPage(caller))?.events).toHaveLength(12);
    const { key } = await enrol(browser);
    world.deps.clock.advance(DAY_MS);
    await confirm(browser, key);
    await world.accounts.renewRecoveryCodes(await asCaller(browser));
    await world.accounts.settle();
    expect(countMails('New recovery codes were made')).toBe(6);
  });

  test('about a new address are limited for the earlier one, whatever network asks', async () => {
    world.enableLimits();
    await world.createMember(ANN);
    const browser = await world.signInAs(ANN);
    world.deps.sent.length = 0;
    for (let times = 0; times < 12; times++) {
      browser.clientAddress = `203.0.113.${times + 20}`;
      const email = `home-${times}@example.com`;
      await world.accounts.requestAddressChange(await asCaller(browser), { email });
      await world.accounts.runTasks();
    }
    expect(countMails('Confirm a change of address')).toBe(5);
  });
});
