import { expect, expectAccessible, open, test } from './journey.ts';
import { countMails, findLink, waitForMail } from './mailbox.ts';
import { holdAction } from './members.ts';

const createEmail = (name: string) =>
  `${name}-${Math.random().toString(36).slice(2, 8)}@example.com`;
const homeForm = (page: import('@playwright/test').Page) =>
  page.locator('main form[action="/newsletter"]');

test('sign up, confirm from the mail, unsubscribe', { tag: '@long' }, async ({ page }) => {
  const email = createEmail('reader');
  await open(page, '/');
  const form = homeForm(page);
  const release = await holdAction(page, '/newsletter');
  await form.getByLabel('Name').fill('Ada Reader');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const busy = form.getByRole('button', { name: 'Subscribing...' });
  await expect(busy).toBeDisabled();
  await expectAccessible(page, 'while subscribing');
  release();
  await expect(form.getByRole('status')).toHaveText(
    'Thanks for subscribing! Check your inbox to confirm.',
  );
  await expect(form.getByLabel('Email')).toHaveValue('');
  await expect(form.getByLabel('Name')).toHaveValue('');
  await expect(form.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  await expectAccessible(page, 'subscribed');

  const mail = await waitForMail(email);
  expect(mail.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
  await open(page, findLink(mail, '/newsletter/confirm'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription');
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.locator('main').getByText('Your subscription is confirmed.')).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'Legal Topics' })).toBeVisible();
  await expectAccessible(page, 'confirmed');

  await open(page, findLink(mail, '/newsletter/unsubscribe'));
  await page.locator('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(
    page.locator('main').getByText('You are unsubscribed. No more letters will come.'),
  ).toBeVisible();
});

test('a known address gets the same response and no second mail', { tag: '@long' }, async ({
  page,
}) => {
  const email = createEmail('twice');
  await open(page, '/newsletter');
  const form = homeForm(page);
  for (let i = 0; i < 2; i++) {
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByRole('status')).toHaveText(
      'Thanks for subscribing! Check your inbox to confirm.',
    );
    await expect(form.getByLabel('Email')).toHaveValue('');
  }
  await waitForMail(email);
  expect(countMails(email)).toBe(1);
});

test('the footer form works on every page', { tag: '@long' }, async ({ page }) => {
  const email = createEmail('footer');
  await open(page, '/terms');
  const form = page.locator('footer form');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toHaveText(
    'Thanks for subscribing! Check your inbox to confirm.',
  );
  await expect(page).toHaveURL('/terms');
});

test('an invalid address is refused by the browser and by the server', { tag: '@long' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 422/);
  await open(page, '/');
  const form = homeForm(page);
  const email = form.getByLabel('Email');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
  await email.fill('nobody');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);

  await email.fill('no-dot@localhost');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toHaveText(
    'Please enter an email address like name@example.com.',
  );
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('no-dot@localhost');
});

for (const [cause, fail] of [
  [
    'the server fails',
    (route: import('@playwright/test').Route) => route.fulfill({ status: 500, body: 'broken' }),
  ],
  ['the connection breaks', (route: import('@playwright/test').Route) => route.abort()],
] as const) {
  test(`when ${cause} the form shows an error and keeps its input`, { tag: '@long' }, async ({
    page,
    watch,
  }) => {
    watch.expectError(/status of 500|ERR_FAILED|decode/i);
    const email = createEmail('patient');
    await open(page, '/');
    const form = homeForm(page);
    await page.route('**/newsletter.data*', fail);
    await form.getByLabel('Name').fill('Ada');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByRole('status')).toHaveText('Failed to subscribe. Please try again.');
    await expect(form.getByLabel('Email')).toHaveValue(email);
    await expect(form.getByLabel('Name')).toHaveValue('Ada');
    await expectAccessible(page, 'failed');

    await page.unroute('**/newsletter.data*');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByRole('status')).toHaveText(
      'Thanks for subscribing! Check your inbox to confirm.',
    );
  });
}

test('a link with a wrong token shows an error', { tag: '@long' }, async ({ page, watch }) => {
  watch.expectError(/status of 404/);
  await open(page, '/newsletter/confirm');
  await expect(page.locator('main').getByText(/This link is not complete/)).toBeVisible();
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  await open(page, '/newsletter/confirm?token=wrong');
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.locator('main').getByText(/This link is not valid any more/)).toBeVisible();
});
