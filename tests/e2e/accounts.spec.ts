import { waitForMail, waitForMailLink } from './dev-mailbox.ts';
import { expect, expectAccessible, open, test } from './journey.ts';
import {
  button,
  createEmail,
  createMember,
  fillCredentials,
  holdAction,
  main,
  PASSWORD,
  VERIFY,
} from './members.ts';

// Complete flows through several screens, each with an axe check.

test('register, verify with the link in the email, and be back, signed in', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 422/);
  const email = createEmail('ann');
  await open(page, '/terms');
  await page.locator('header.bar').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth/login?returnTo=%2Fterms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expectAccessible(page, 'sign in');
  await main(page).getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');
  await expectAccessible(page, 'register');

  await button(page, 'Create account').click();
  await expect(main(page).getByRole('alert')).toContainText('2 things need another look:');
  await main(page)
    .getByRole('alert')
    .getByRole('link', { name: 'Please enter an email address' })
    .click();
  await expect(main(page).getByLabel('Email', { exact: true })).toBeFocused();
  await expectAccessible(page, 'nothing typed');

  const release = await holdAction(page, '/auth/register');
  await fillCredentials(page, email, PASSWORD);
  const password = main(page).getByLabel('Password', { exact: true });
  await button(page, 'Show password').click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(PASSWORD);
  await button(page, 'Hide password').click();
  await expect(password).toHaveAttribute('type', 'password');
  await button(page, 'Create account').click();
  await expect(button(page, 'Creating account...')).toBeDisabled();
  release();
  await expect(page).toHaveURL('/auth/verify-email');
  await expect(main(page)).toContainText(`We sent an email to ${email}.`);
  await expectAccessible(page, 'mail sent');
  await button(page, 'Resend verification email').click();
  await expect(main(page).getByRole('status')).toHaveText(
    'Verification email sent! Please check your inbox and follow the instructions to verify your email address.',
  );

  await open(page, await waitForMailLink(page.request, email, VERIFY));
  await expectAccessible(page, 'link opened');
  await main(page).getByLabel('Password', { exact: true }).fill('somebody else’s password');
  await button(page, 'Verify my email address').click();
  await expect(main(page).getByRole('alert')).toContainText(
    'This is not the password that was chosen for this link.',
  );
  await expect(main(page).getByLabel('Password', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessible(page, 'wrong password');
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Verify my email address').click();
  await expect(page).toHaveURL('/terms');
  await expect(page.locator('header.bar details summary')).toHaveText(/Account/);
});

test('sign in, return to the previous page, sign out', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  const email = await createMember(baseURL, 'ann');
  await open(page, '/terms');
  await page.locator('header.bar').getByRole('link', { name: 'Sign in' }).click();
  await fillCredentials(page, email, PASSWORD);
  const releaseSignIn = await holdAction(page, '/auth/login');
  await button(page, 'Sign in with Email').click();
  await expect(button(page, 'Signing in...')).toBeDisabled();
  await expect(button(page, 'Sign in with Google')).toBeDisabled();
  releaseSignIn();
  await expect(page).toHaveURL('/terms');
  const menu = page.locator('header.bar details');
  await menu.locator('summary').click();
  await expect(menu.getByRole('link', { name: 'Your account' })).toBeVisible();
  await expectAccessible(page, 'account menu open');
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Your account' })).toBeHidden();

  // The sign-in page is replaced in the history: Back returns to the page before it.
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  // The menu closes when the page from Back arrives: reopen it then.
  const signOut = menu.getByRole('button', { name: 'Sign out' });
  await page.evaluate(() => sessionStorage.setItem('chat', 'what was asked'));
  await expect(async () => {
    if (!(await signOut.isVisible())) await menu.locator('summary').click();
    await signOut.click({ timeout: 1000 });
  }).toPass();
  await expect(page).toHaveURL('/');
  await expect(page.locator('header.bar').getByRole('link', { name: 'Sign in' })).toBeVisible();
  // The next person at this computer must not find it.
  expect(await page.evaluate(() => sessionStorage.getItem('chat'))).toBeNull();
});

test('an unverified address gets a panel and one automatic mail, then only by the button', {
  tag: '@long',
}, async ({ page, watch }) => {
  watch.expectError(/status of 40[13]/);
  const email = createEmail('waiting');
  await open(page, '/auth/register');
  await fillCredentials(page, email, PASSWORD);
  await button(page, 'Create account').click();
  await expect(page).toHaveURL('/auth/verify-email');
  await waitForMail(page.request, email, VERIFY);

  await open(page, '/auth/login');
  await fillCredentials(page, email, 'not the password');
  await button(page, 'Sign in with Email').click();
  await expect(main(page).getByRole('alert')).toHaveText('Invalid email or password');
  await expect(main(page).getByText('Email Verification Required')).toHaveCount(0);
  await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue(email);
  await expectAccessible(page, 'wrong password');

  await fillCredentials(page, email, PASSWORD);
  await button(page, 'Sign in with Email').click();
  await expect(
    main(page).getByRole('heading', { name: 'Email Verification Required' }),
  ).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveText(
    'Your email address needs to be verified before you can sign in.',
  );
  await expect(main(page).getByRole('status')).toHaveText(
    /^Verification email sent! Please check your inbox/,
  );
  await expect(button(page, 'Sign in with Email')).toBeEnabled();
  await expect(button(page, 'Sign in with Google')).toBeDisabled();
  await expectAccessible(page, 'unverified, sent');

  await button(page, 'Sign in with Email').click();
  await expect(button(page, 'Sign in with Email')).toBeDisabled();
  await expect(main(page).getByRole('status')).toHaveText('');
  await expectAccessible(page, 'unverified, not sent');
  const release = await holdAction(page, '/auth/login');
  await button(page, 'Resend verification email').click();
  await expect(button(page, 'Sending...')).toBeDisabled();
  release();
  await expect(main(page).getByRole('status')).toHaveText(/^Verification email sent!/);
  await expect(button(page, 'Sign in with Email')).toBeEnabled();

  await main(page).getByLabel('Email', { exact: true }).fill('else@example.com');
  await expect(
    main(page).getByRole('heading', { name: 'Email Verification Required' }),
  ).toHaveCount(0);
  await expect(button(page, 'Sign in with Google')).toBeEnabled();
});

test('the form keeps its input when Google is not configured or the connection breaks', {
  tag: '@long',
}, async ({ page, watch }) => {
  watch.expectError(/status of 503|ERR_FAILED/);
  await open(page, '/auth/login');
  await main(page).getByLabel('Email', { exact: true }).fill('ann@example.com');
  await button(page, 'Sign in with Google').click();
  await expect(main(page).getByRole('alert')).toHaveText('Failed to sign in with Google');
  await expectAccessible(page, 'Google failed');
  await page.route('**/auth/login.data*', (route) => route.abort());
  await fillCredentials(page, 'ann@example.com', PASSWORD);
  await button(page, 'Sign in with Email').click();
  await expect(main(page).getByRole('alert')).toHaveText(
    'This is not possible right now. Please try again in a moment.',
  );
  await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue('ann@example.com');
  await expect(main(page).getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
});

test('registration refuses common passwords with a message, and does not reveal known addresses', {
  tag: '@long',
}, async ({ page, baseURL, watch }) => {
  watch.expectError(/status of 422/);
  const email = await createMember(baseURL, 'known');
  await open(page, '/auth/register');
  await fillCredentials(page, email, 'Basketball2024');
  await button(page, 'Create account').click();
  await expect(main(page).getByRole('alert')).toContainText('so it is tried first');
  await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(main(page).getByLabel('Password', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessible(page, 'refused');
  await fillCredentials(page, email, 'some other long sentence');
  await button(page, 'Create account').click();
  await expect(page).toHaveURL('/auth/verify-email');
  await expect(main(page)).toContainText(`We sent an email to ${email}.`);
  await waitForMail(page.request, email, 'You already have an account at Plainlaw');
});

test('a returnTo to another site is ignored', { tag: '@long' }, async ({ page, baseURL }) => {
  const email = await createMember(baseURL, 'careful');
  await open(page, '/auth/login?returnTo=%2F%2Fevil.example%2F');
  await fillCredentials(page, email, PASSWORD);
  await button(page, 'Sign in with Email').click();
  await expect(page).toHaveURL('/');
});

test('on a phone the drawer has sign-in and sign-out', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  const email = await createMember(baseURL, 'phone');
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/terms');
  await page.locator('#sidebar-toggle').click();
  await page.locator('#sidebar').getByRole('link', { name: 'Sign in' }).click();
  await fillCredentials(page, email, PASSWORD);
  await button(page, 'Sign in with Email').click();
  await expect(page).toHaveURL('/terms');
  await page.locator('#sidebar-toggle').click();
  await expectAccessible(page, 'drawer');
  await page.locator('#sidebar').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the complete flow: wrong password, unverified, verified, signed in, password changed, signed out', {
    tag: '@long',
  }, async ({ page, watch }) => {
    watch.expectError(/status of [45]\d\d/);
    const email = createEmail('quiet');
    await page.goto('/auth/register?returnTo=%2Fterms');
    await expect(button(page, 'Show password')).toBeHidden();
    await fillCredentials(page, email, PASSWORD);
    await button(page, 'Create account').click();
    await expect(main(page)).toContainText(`We sent an email to ${email}.`);
    const link = await waitForMailLink(page.request, email, VERIFY);
    await page.goto('/auth/login?returnTo=%2Fterms');
    await fillCredentials(page, email, 'not the password');
    await button(page, 'Sign in with Email').click();
    await expect(main(page).getByRole('alert')).toHaveText('Invalid email or password');
    await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue(email);
    await fillCredentials(page, email, PASSWORD);
    await button(page, 'Sign in with Email').click();
    await expect(
      main(page).getByRole('heading', { name: 'Email Verification Required' }),
    ).toBeVisible();
    await expect(button(page, 'Sign in with Google')).toBeDisabled();
    await button(page, 'Resend verification email').click();
    await expect(main(page).getByRole('status')).toHaveText(/^Verification email sent!/);
    await page.goto(link);
    await main(page).getByLabel('Password', { exact: true }).fill('not the password');
    await button(page, 'Verify my email address').click();
    await expect(main(page).getByRole('alert')).toContainText(
      'This is not the password that was chosen for this link.',
    );
    await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Verify my email address').click();
    await expect(page, 'back where registering began').toHaveURL('/terms');
    await page.locator('header.bar summary').click();
    await page.locator('header.bar').getByRole('link', { name: 'Your account' }).click();
    await main(page).getByLabel('Current password').fill(PASSWORD);
    await main(page).getByLabel('New password').fill('another long sentence');
    await button(page, 'Change password').click();
    await expect(main(page).getByRole('status')).toHaveText(/Your password is changed/);
    await page.locator('header.bar summary').click();
    await page.locator('header.bar').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/auth/login');
    await button(page, 'Sign in with Google').click();
    await expect(main(page).getByRole('alert')).toHaveText('Failed to sign in with Google');
  });
});
