import { expect, expectAccessible, open, test } from './journey.ts';
import { holdAction } from './members.ts';

const createEmail = () => `asks-${Math.random().toString(36).slice(2, 8)}@example.com`;
const fields = (page: import('@playwright/test').Page) => {
  const main = page.locator('main');
  return {
    name: main.getByLabel('Name'),
    email: main.getByLabel('Email'),
    message: main.getByLabel('Your message'),
    send: main.getByRole('button'),
  };
};

test('a message can be sent from the footer’s link', { tag: '@long' }, async ({ page }) => {
  await open(page, '/terms');
  await page.locator('footer').getByRole('link', { name: 'write to us' }).click();
  await expect(page).toHaveURL('/support');
  const { name, email, message, send } = fields(page);
  await expectAccessible(page, 'empty');
  const release = await holdAction(page, '/support');
  await name.fill('Ann');
  await email.fill(createEmail());
  await message.fill('How do I change my plan?');
  await send.click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expect(page.locator('main').getByRole('status')).toContainText(
    'Thank you. Your message has reached us',
  );
  await expect(page.locator('main')).not.toContainText('Priority');
});

test('an invalid address shows an error and keeps the input', { tag: '@long' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 422/);
  await open(page, '/support');
  const { name, email, message, send } = fields(page);
  await name.fill('Ann');
  await email.fill('no-dot@localhost');
  await message.fill('How do I change my plan?');
  await send.click();
  await expect(page.locator('main').getByRole('alert')).toHaveText(
    'Please enter an email address like name@example.com.',
  );
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveValue('Ann');
  await expect(message).toHaveValue('How do I change my plan?');
  await expectAccessible(page, 'refused');
  await email.fill(createEmail());
  await send.click();
  await expect(page.locator('main').getByRole('status')).toContainText('Thank you.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form works, and keeps its input when refused', async ({ page, watch }) => {
    watch.expectError(/status of 422/);
    await page.goto('/support');
    const { name, email, message, send } = fields(page);
    await name.fill('Ann');
    await email.fill('no-dot@localhost');
    await message.fill('How do I change my plan?');
    await send.click();
    await expect(page.locator('main').getByRole('alert')).toHaveText(
      'Please enter an email address like name@example.com.',
    );
    await expect(message).toHaveValue('How do I change my plan?');
    await email.fill(createEmail());
    await send.click();
    await expect(page.locator('main').getByRole('status')).toContainText('Thank you.');
  });
});
