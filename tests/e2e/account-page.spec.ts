import { openMailbox, waitForMail, waitForMailLink } from './dev-mailbox.ts';
import { expect, expectAccessible, open, test } from './journey.ts';
import { button, createMember, fillCredentials, main, PASSWORD } from './members.ts';

// Complete flows through several screens, each with an axe check.

test('a forgotten password can be reset once with the link in the mail', { tag: '@long' }, async ({
  page,
  baseURL,
  watch,
}) => {
  const email = await createMember(baseURL, 'forgetful');
  await open(page, '/auth/login');
  await main(page).getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(button(page, 'Send the link')).toBeVisible();
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await button(page, 'Send the link').click();
  await expect(main(page).getByRole('status')).toContainText(
    'If there is an account with this address',
  );
  await expectAccessible(page, 'link asked for');
  const link = await waitForMailLink(page.request, email, 'Set a new password for Plainlaw');
  await open(page, link);
  await expectAccessible(page, 'new password');
  await main(page).getByLabel('New password').fill('a whole new sentence');
  await button(page, 'Set new password').click();
  await expect(main(page).getByRole('status')).toHaveText(/Your new password is set/);
  await fillCredentials(page, email, 'a whole new sentence');
  await button(page, 'Sign in with Email').click();
  await expect(page).toHaveURL('/');
  watch.expectError(/status of 404/);
  await open(page, link);
  await expect(main(page).getByRole('alert')).toHaveText(
    'This link is not valid any more. Please ask for a new one.',
  );
});

test('the account page: password, data, sign out everywhere, delete', { tag: '@long' }, async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expectError(/status of 422/);
  const email = await createMember(baseURL, 'owner');
  await open(page, '/account');
  await expect(page).toHaveURL('/auth/login?returnTo=%2Faccount');
  await fillCredentials(page, email, PASSWORD);
  await button(page, 'Sign in with Email').click();
  await expect(page).toHaveURL('/account');
  await expect(main(page)).toContainText(`Email: ${email}`);
  await expectAccessible(page, 'account');

  await main(page).getByLabel('Current password').fill('not the password');
  await main(page).getByLabel('New password').fill('another long sentence');
  await button(page, 'Change password').click();
  await expect(main(page).getByRole('alert')).toHaveText(
    /another look:\s*The current password is not right\.$/,
  );
  await expectAccessible(page, 'wrong password');
  await main(page).getByLabel('Current password').fill(PASSWORD);
  await main(page).getByLabel('New password').fill('another long sentence');
  await button(page, 'Change password').click();
  await expect(main(page).getByRole('status')).toHaveText(
    'Your password is changed. Other devices are signed out.',
  );

  const download = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Export as JSON' }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);

  await button(page, 'Sign out everywhere').click();
  await expect(page).toHaveURL('/auth/login');
  await fillCredentials(page, email, 'another long sentence');
  await button(page, 'Sign in with Email').click();
  await expect(page).toHaveURL('/');
  await expect(main(page).getByRole('region', { name: 'Continue' })).toContainText('Nothing yet.');
  await expectAccessible(page, 'home of a member');
  await open(page, '/account');
  await main(page).getByRole('link', { name: 'Delete my account' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Delete my account');
  await expectAccessible(page, 'before deleting');
  await button(page, 'Delete my account').click();
  await expect(main(page).getByRole('status')).toContainText('Your account is deleted');
  await waitForMail(page.request, email, 'Your Plainlaw account is deleted');
  await expect(page.locator('header.bar').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('the dev mailbox is readable', { tag: '@long' }, async ({ page, baseURL }) => {
  const email = await createMember(baseURL, 'reader');
  await openMailbox(page.request);
  await page.goto('/dev/mail');
  await expectAccessible(page, 'list');
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').first().click();
  await expectAccessible(page, 'mail');
  await page.getByRole('link', { name: 'As HTML' }).click();
  await expect(page.getByRole('link', { name: 'Verify my email address' })).toBeVisible();
});
