// Every screen of an account in its states, errors among them, on a phone and in a window, in the
// light and the dark theme. The pictures stay in .cache/e2e until the next run.
import type { Browser, Page, TestInfo } from '@playwright/test';
import { showCode } from '../harness/app/authenticator-app.ts';
import { waitForMailLink } from './dev-mailbox.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './journey.ts';
import {
  button,
  createEmail,
  createMember,
  fillCredentials,
  main,
  PASSWORD,
  signInByRequest,
} from './members.ts';

const COLORS = ['color-contrast', 'link-in-text-block'];
const SIZES = [390, 1440];

async function checkScreen(page: Page, info: TestInfo, name: string) {
  for (const width of SIZES)
    for (const theme of ['light', 'dark']) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
        scrollTo(0, 0);
      }, theme);
      await expectNoSidewaysScroll(page);
      const rules = theme === 'dark' ? COLORS : undefined;
      if (width === SIZES[0]) await expectAccessible(page, `${name} ${theme}`, rules);
      const path = info.outputPath(`${name}-${width}-${theme}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** Enrols the page's account in an app, and returns its recovery codes. */
async function enrol(page: Page): Promise<string[]> {
  await open(page, '/account/second-step');
  const key = (await main(page).locator('.enrolment-key').textContent()) ?? '';
  await main(page)
    .getByLabel('The six digits from your app')
    .fill(await showCode(key, new Date()));
  await button(page, 'Turn the app on').click();
  await expect(main(page).getByRole('heading', { name: 'Ten recovery codes' })).toBeVisible();
  return main(page).locator('.recovery-codes li').allTextContents();
}

async function passStep(page: Page, code: string | undefined) {
  await open(page, '/auth/second-step?recovery&returnTo=%2Faccount');
  await main(page)
    .getByLabel('A recovery code')
    .fill(code ?? '');
  await button(page, 'Go on').click();
  await expect(page).toHaveURL('/account');
}

/** The password is right, and the second step waits. */
async function openPending(browser: Browser, baseURL: string | undefined, email: string) {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signInByRequest(page, baseURL, email);
  return page;
}

test.use({ axeAtEnd: false });

test(
  'signing in, registering and a forgotten password',
  { tag: '@long' },
  async ({ page, watch }, info) => {
    watch.expectError(/status of (?:401|404|422)/);
    await open(page, '/auth/login');
    await checkScreen(page, info, 'sign-in');
    await fillCredentials(page, 'nobody@example.com', 'a wrong password');
    await button(page, 'Sign in with Email').click();
    await expect(main(page).getByRole('alert')).toContainText('Invalid email or password');
    await checkScreen(page, info, 'sign-in-refused');
    await open(page, '/auth/register');
    await button(page, 'Create account').click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await checkScreen(page, info, 'register-refused');
    const email = createEmail('screens');
    await fillCredentials(page, email, PASSWORD);
    await button(page, 'Create account').click();
    await expect(page).toHaveURL('/auth/verify-email');
    await checkScreen(page, info, 'verify-sent');
    await open(
      page,
      await waitForMailLink(page.request, email, 'Verify your email address for Plainlaw'),
    );
    await checkScreen(page, info, 'verify');
    await open(page, '/auth/forgot-password');
    await main(page).getByLabel('Email', { exact: true }).fill(email);
    await button(page, 'Send the link').click();
    await expect(main(page).getByRole('status')).toBeVisible();
    await checkScreen(page, info, 'forgot-sent');
    await open(page, await waitForMailLink(page.request, email, 'Set a new password for Plainlaw'));
    await main(page).getByLabel('New password').fill('short');
    await button(page, 'Set new password').click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await checkScreen(page, info, 'reset-refused');
    await open(page, '/auth/reset-password?token=old');
    await checkScreen(page, info, 'reset-over');
  },
);

test(
  'the second step, its codes, and the account with it',
  { tag: '@long' },
  async ({ page, baseURL, browser, watch }, info) => {
    watch.expectError(/status of (?:401|422)/);
    const email = await createMember(baseURL, 'screens');
    await signInByRequest(page, baseURL, email);
    await open(page, '/account');
    await checkScreen(page, info, 'account-new');
    await open(page, '/account/second-step');
    await checkScreen(page, info, 'enrolment');
    await main(page).getByLabel('The six digits from your app').fill('000000');
    await button(page, 'Turn the app on').click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await checkScreen(page, info, 'enrolment-refused');
    const codes = await enrol(page);
    await checkScreen(page, info, 'recovery-codes');
    await open(page, '/account/second-step');
    await checkScreen(page, info, 'enrolled');
    const pending = await openPending(browser, baseURL, email);
    await open(pending, '/auth/second-step');
    await checkScreen(pending, info, 'second-step');
    await main(pending).getByLabel('The six digits from your app').fill('111111');
    await button(pending, 'Go on').click();
    await expect(main(pending).getByRole('alert')).toBeVisible();
    await checkScreen(pending, info, 'second-step-refused');
    await open(pending, '/auth/second-step?recovery');
    await checkScreen(pending, info, 'second-step-recovery');
    await passStep(pending, codes[0]);
    await open(page, '/account');
    await checkScreen(page, info, 'account-two-sessions');
    await main(page).getByLabel('Current password').fill('a wrong password');
    await main(page).getByLabel('New password').fill('another quiet lantern');
    await button(page, 'Change password').click();
    await expect(main(page).getByRole('alert').first()).toBeVisible();
    await checkScreen(page, info, 'account-wrong-password');
    await open(page, '/auth/confirm?returnTo=%2Faccount');
    await checkScreen(page, info, 'confirm');
    await button(page, 'Confirm').click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await checkScreen(page, info, 'confirm-refused');
    await open(page, '/account/delete');
    await checkScreen(page, info, 'delete');
    await pending.context().close();
  },
);

test(
  'a new address, a recovery and "This was not me"',
  { tag: '@long' },
  async ({ page, baseURL, browser, watch }, info) => {
    watch.expectError(/status of (?:404|409|422)/);
    const email = await createMember(baseURL, 'screens');
    await signInByRequest(page, baseURL, email);
    await open(page, '/account/address');
    await checkScreen(page, info, 'address');
    await main(page).getByLabel('New address').fill(email);
    await button(page, 'Send a link').click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await checkScreen(page, info, 'address-refused');
    await main(page).getByLabel('New address').fill(createEmail('moved'));
    await button(page, 'Send a link').click();
    await expect(main(page).getByRole('status')).toBeVisible();
    await checkScreen(page, info, 'address-sent');
    await open(
      page,
      await waitForMailLink(page.request, email, 'Confirm a change of address at Plainlaw'),
    );
    await checkScreen(page, info, 'address-link');
    await button(page, 'Confirm').click();
    await expect(main(page).getByRole('status')).toBeVisible();
    await checkScreen(page, info, 'address-link-used');
    await open(page, '/auth/stop-address?token=x');
    await checkScreen(page, info, 'stop-address');
    await open(page, '/auth/not-me');
    await checkScreen(page, info, 'link-cut-off');

    const codes = await enrol(page);
    const pending = await openPending(browser, baseURL, email);
    await open(pending, '/auth/recover');
    await checkScreen(pending, info, 'recover');
    await button(pending, 'Start the three days').click();
    await expect(main(pending).getByRole('status')).toBeVisible();
    await checkScreen(pending, info, 'recover-started');
    await open(page, '/account');
    await checkScreen(page, info, 'account-recovery');
    await open(
      page,
      await waitForMailLink(page.request, email, 'Somebody asked to recover your Plainlaw account'),
    );
    await checkScreen(page, info, 'stop-recovery');
    await button(page, 'Stop it').last().click();
    await expect(main(page).getByRole('status')).toBeVisible();

    await open(
      page,
      await waitForMailLink(page.request, email, 'A second step was added: your Plainlaw account'),
    );
    await checkScreen(page, info, 'not-me');
    await button(page, 'This was not me').click();
    await expect(main(page).getByRole('status')).toBeVisible();
    await checkScreen(page, info, 'not-me-done');
    await signInByRequest(page, baseURL, email);
    await open(page, '/auth/second-step?recovery');
    await main(page)
      .getByLabel('A recovery code')
      .fill(codes[0] ?? '');
    await button(page, 'Go on').click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await checkScreen(page, info, 'young-code-refused');
    await pending.context().close();
  },
);

test('changes that are stopped', { tag: '@long' }, async ({ page, baseURL, watch }, info) => {
  watch.expectError(/status of 409/);
  const email = await createMember(baseURL, 'screens');
  await signInByRequest(page, baseURL, email);
  await enrol(page);
  await open(page, '/account');
  await button(page, 'This was not me').click();
  await expect(main(page).getByRole('heading', { name: 'Changes are stopped' })).toBeVisible();
  await checkScreen(page, info, 'account-frozen');
  await button(page, 'Let changes through again').click();
  // Who confirmed before they were stopped may be the thief.
  await expect(page).toHaveURL(/\/auth\/confirm\?returnTo=%2Faccount$/);
});
