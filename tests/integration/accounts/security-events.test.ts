// What happens to accounts is counted in the log, by what and how it ended. No line says whose.
import { expect, test } from 'vitest';
import { SECURITY_EVENTS, SECURITY_MESSAGE, SECURITY_OUTCOMES } from '#lib/security-events.ts';
import { Browser, GOOD_PASSWORD, OTHER_PASSWORD, setUp } from './setup.ts';

const world = await setUp();
const ANN = 'ann.zqprivate@example.com';

/** The events since the last call, as "event outcome". */
function takeEvents(): string[] {
  const lines = world.deps.logged.splice(0).filter(({ message }) => message === SECURITY_MESSAGE);
  return lines.map(({ level, fields }) => {
    const { event, outcome, ...more } = fields as Record<string, string>;
    expect({ level, more }).toEqual({ level: 'info', more: {} });
    expect(SECURITY_EVENTS).toContain(event);
    expect(SECURITY_OUTCOMES).toContain(outcome);
    return `${event} ${outcome}`;
  });
}

test('the life of an account is a list of events that name no one', async () => {
  await world.register(ANN);
  await world.verify(world.getTokenSentTo(ANN), 'not the password');
  const anyone = new Browser().caller;
  await world.accounts.signIn(anyone, { email: ANN, password: GOOD_PASSWORD });
  await world.verify(world.getTokenSentTo(ANN));
  expect(takeEvents()).toEqual([
    'sign-up ok',
    'email-verification invalid',
    'sign-in unverified',
    'email-verification ok',
  ]);

  await world.accounts.signIn(anyone, { email: ANN, password: OTHER_PASSWORD });
  await world.accounts.signIn(anyone, { email: `x${ANN}`, password: OTHER_PASSWORD });
  const browser = await world.signInAs(ANN);
  expect(takeEvents()).toEqual([
    'sign-in unauthenticated',
    'sign-in unauthenticated',
    'sign-in ok',
  ]);

  const caller = { ...browser.caller, viewer: await world.viewer(browser) };
  const change = (current: string) =>
    world.accounts.changePassword(caller, { current, password: OTHER_PASSWORD });
  await change('not the password');
  const changed = await change(GOOD_PASSWORD);
  if (changed.ok) browser.saveCookies(changed.value.cookies);
  await world.accounts.requestPasswordReset(anyone, { email: ANN });
  await world.accounts.resetPassword(anyone, { token: 'zqprivate', password: GOOD_PASSWORD });
  expect(takeEvents()).toEqual([
    'password-change invalid',
    'password-change ok',
    'password-reset-request ok',
    'password-reset not_found',
  ]);

  world.enableLimits({ 'sign-in': { count: 1, seconds: 900 } });
  for (let i = 0; i < 2; i++)
    await world.accounts.signIn(anyone, { email: ANN, password: GOOD_PASSWORD.toUpperCase() });
  expect(takeEvents()).toEqual(['sign-in unauthenticated', 'sign-in rate_limited']);

  await world.accounts.deleteAccount({
    ...browser.caller,
    viewer: await world.viewer(browser),
  });
  await world.accounts.signOutEverywhere(anyone);
  expect(takeEvents()).toEqual(['account-deletion ok', 'sign-out-everywhere unauthenticated']);
});
