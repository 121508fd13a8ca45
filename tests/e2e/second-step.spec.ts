import type { Page } from '@playwright/test';
import { showCode } from '../harness/app/authenticator-app.ts';
import { waitForMail } from './dev-mailbox.ts';
import { expect, expectAccessible, open, test } from './journey.ts';
import {
  button,
  createMember,
  fillCredentials,
  main,
  PASSWORD,
  signInByRequest,
} from './members.ts';
import { addDevice } from './virtual-device.ts';

// The second step in a browser: passkeys with Chromium's virtual authenticator, the app, recovery
// codes, by keyboard and without JavaScript.

async function signIn(page: Page, email: string) {
  await open(page, '/auth/login');
  await fillCredentials(page, email, PASSWORD);
  await button(page, 'Sign in with Email').click();
}

test('a passkey is registered, signs in, is lost and removed', { tag: '@long' }, async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expectError(/status of (?:401|422)/);
  const email = await createMember(baseURL, 'passkey');
  const device = await addDevice(page);
  await signInByRequest(page, baseURL, email);
  await open(page, '/account/second-step');
  await expectAccessible(page, 'nothing set up');
  await button(page, 'Add a passkey').click();
  await expect(main(page).getByRole('heading', { name: 'Ten recovery codes' })).toBeVisible();
  const codes = await main(page).locator('.recovery-codes li').allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessible(page, 'recovery codes');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 720 });

  // As both factors at once, without the password.
  await page.context().clearCookies();
  await open(page, '/auth/login');
  await button(page, 'Sign in with a passkey').click();
  await expect(page).toHaveURL('/');
  await open(page, '/account');
  await expect(main(page)).toContainText(/Signed in with a passkey/);
  await expectAccessible(page, 'account');

  // After the password, by keyboard.
  await page.context().clearCookies();
  await signIn(page, email);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('One more step');
  await expectAccessible(page, 'second step');
  await button(page, 'Use a passkey').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  // A device that does not verify its user is refused.
  await page.context().clearCookies();
  await device.client.send('WebAuthn.setUserVerified', {
    authenticatorId: device.id,
    isUserVerified: false,
  });
  await signIn(page, email);
  await button(page, 'Use a passkey').click();
  await expect(main(page)).toContainText('No passkey was used.');

  // Lost: a recovery code opens the account, and the passkey is removed.
  await device.client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: device.id });
  await open(page, '/auth/second-step?recovery');
  await main(page)
    .getByLabel('A recovery code')
    .fill(codes[0] ?? '');
  await button(page, 'Go on').click();
  await expect(page).toHaveURL('/');
  await open(page, '/account/second-step');
  await main(page)
    .getByRole('button', { name: /^Remove: / })
    .click();
  await expect(main(page).getByRole('status')).toHaveText('It is removed.');
  await waitForMail(page.request, email, 'A second step was removed: your Plainlaw account');
  await page.context().clearCookies();
  await signIn(page, email);
  await expect(page).toHaveURL('/');
});

test('an app for codes, wrong codes, and confirming before a change', { tag: '@long' }, async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expectError(/status of 422/);
  const email = await createMember(baseURL, 'app');
  await signInByRequest(page, baseURL, email);
  await open(page, '/account/second-step');
  const key = (await main(page).locator('.enrolment-key').textContent()) ?? '';
  await main(page).getByLabel('The six digits from your app').fill('000000');
  await button(page, 'Turn the app on').click();
  await expect(main(page).getByRole('alert')).toContainText('Check the clock of your phone');
  await expectAccessible(page, 'a wrong first code');
  await main(page)
    .getByLabel('The six digits from your app')
    .fill(await showCode(key, new Date()));
  await button(page, 'Turn the app on').click();
  await expect(main(page).getByRole('status')).toContainText('It is set up.');
  const codes = await main(page).locator('.recovery-codes li').allTextContents();

  await page.context().clearCookies();
  await signIn(page, email);
  await main(page).getByLabel('The six digits from your app').fill('111111');
  await button(page, 'Go on').click();
  await expect(main(page).getByRole('alert')).toContainText('This code was not accepted.');
  await expectAccessible(page, 'a wrong code');
  // A page that one goes to by the browser's router leads here, too.
  await open(page, '/account');
  await expect(page).toHaveURL('/auth/second-step?returnTo=%2Faccount');
  await main(page).getByRole('link', { name: 'Use a recovery code' }).click();
  await main(page)
    .getByLabel('A recovery code')
    .fill(codes[0] ?? '');
  await button(page, 'Go on').click();
  await expect(page).toHaveURL('/account');
  await expect(main(page)).toContainText('9 of 10 left.');
  await open(page, '/auth/confirm?returnTo=%2Faccount%2Faddress');
  await expectAccessible(page, 'confirming');
  await main(page).getByLabel('Current password').fill(PASSWORD);
  await main(page)
    .getByLabel(/A code from your app/)
    .fill(codes[1] ?? '');
  await button(page, 'Confirm').click();
  await expect(page).toHaveURL('/account/address');
  await expectAccessible(page, 'a new address');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the app is set up, passed, and the way back begun', { tag: '@long' }, async ({
    page,
    baseURL,
  }) => {
    const email = await createMember(baseURL, 'plain');
    await signInByRequest(page, baseURL, email);
    await page.goto('/account/second-step');
    await expect(main(page).getByRole('button', { name: 'Add a passkey' })).toBeHidden();
    const key = (await main(page).locator('.enrolment-key').textContent()) ?? '';
    await main(page)
      .getByLabel('The six digits from your app')
      .fill(await showCode(key, new Date()));
    await button(page, 'Turn the app on').click();
    await expect(main(page).getByRole('heading', { name: 'Ten recovery codes' })).toBeVisible();
    const [code = ''] = await main(page).locator('.recovery-codes li').allTextContents();
    await page.context().clearCookies();
    await page.goto('/auth/login?returnTo=%2Faccount');
    await fillCredentials(page, email, PASSWORD);
    await button(page, 'Sign in with Email').click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('One more step');
    await main(page).getByRole('link', { name: 'I have none of these' }).click();
    await button(page, 'Start the three days').click();
    await expect(main(page).getByRole('status')).toContainText('It was asked for');
    await page.goto('/auth/second-step?recovery&returnTo=%2Faccount');
    await main(page).getByLabel('A recovery code').fill(code);
    await button(page, 'Go on').click();
    await expect(page).toHaveURL('/account');
    await expect(main(page)).toContainText('A recovery of this account was stopped');
  });
});
