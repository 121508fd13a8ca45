import { expect, expectAccessible, open, test } from './journey.ts';
import { findLink, waitForMail } from './mailbox.ts';

const createEmail = () => `chooser-${Math.random().toString(36).slice(2, 8)}@example.com`;
type Page = import('@playwright/test').Page;

async function subscribe(page: Page): Promise<string> {
  const email = createEmail();
  await page.goto('/newsletter');
  const form = page.locator('main form[action="/newsletter"]');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  return findLink(await waitForMail(email), '/newsletter/preferences');
}
const box = (page: Page, name: RegExp) => page.locator('main').getByRole('checkbox', { name });

async function choosePreferences(
  page: Page,
  link: string,
  openPage: (path: string) => Promise<unknown>,
  checkAccessibility: (state: string) => Promise<void>,
): Promise<void> {
  await openPage(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your letters');
  await expect(box(page, /^The letter/)).toBeChecked();
  await expect(box(page, /^Changes in the law/)).toBeChecked();
  await checkAccessibility('both');
  await box(page, /^Changes in the law/).uncheck();
  await box(page, /^Tax Law/).check();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.locator('main').getByRole('status')).toHaveText('Your choice is saved.');
  await openPage(link);
  await expect(box(page, /^The letter/)).toBeChecked();
  await expect(box(page, /^Changes in the law/)).not.toBeChecked();
  await expect(box(page, /^Tax Law/)).toBeChecked();
  await box(page, /^Tax Law/).uncheck();
  await box(page, /^The letter/).uncheck();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.locator('main').getByRole('status')).toContainText(
    'You will get nothing while nothing is checked.',
  );
  await checkAccessibility('none');
}

test('both lists are on by default, and changes are saved', { tag: '@long' }, async ({ page }) => {
  const link = await subscribe(page);
  await choosePreferences(
    page,
    link,
    (path) => open(page, path),
    (state) => expectAccessible(page, state),
  );
});

test('a link with a wrong token shows an error and no form', { tag: '@long' }, async ({ page }) => {
  await open(page, '/newsletter/preferences?token=wrong');
  await expect(page.locator('main').getByRole('status')).toContainText(
    'This link is not valid any more.',
  );
  await expect(page.getByRole('button', { name: 'Save my choice' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('choosing works', { tag: '@long' }, async ({ page }) => {
    const link = await subscribe(page);
    // axe needs JavaScript; the page is the same one.
    await choosePreferences(
      page,
      link,
      (path) => page.goto(path),
      async () => {},
    );
  });
});
