// Reading without a connection, and the signs between two pages.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, holdRequests, open, test } from './journey.ts';
import { createMember, signInByRequest } from './members.ts';

const GUIDE = '/guides/answer-a-debt-lawsuit';
const STORE = 'plainlaw-saved-pages';

const listSaved = (page: Page) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, STORE);

const readSavedTexts = (page: Page) =>
  page.evaluate(async (name) => {
    const store = await caches.open(name);
    const pages = await Promise.all(
      (await store.keys()).map(async (key) => (await store.match(key))?.text() ?? ''),
    );
    return pages.join('\n');
  }, STORE);

/** Waits until the service worker answers for this page. */
async function openWithWorker(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(path);
}

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a guide that was read is shown as a saved copy, and any other page gives the numbers to call', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectError(/ERR_INTERNET_DISCONNECTED|status of 503|Failed to fetch/);
    await openWithWorker(page, GUIDE);
    await expect.poll(() => listSaved(page)).toContain(GUIDE);
    for (const path of [
      '/chatbot',
      '/research',
      '/paper',
      '/help',
      '/search?q=eviction',
      '/topics/family-law',
      '/auth/login',
      '/documents',
    ]) {
      await page.goto(path);
    }
    for (const path of await listSaved(page))
      expect(path).toMatch(/^\/(?:offline$|urgent$|guides\/|topics\/(?!family-law)|assets\/)/);

    await context.setOffline(true);
    await page.goto(GUIDE);
    await expect(page.getByRole('status').first()).toHaveText(
      /^Saved copy from \w+ \d+; you are offline\. The law may have changed since\.$/,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'saved copy');
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not connected');
    await expect(
      page.locator('main').getByRole('link', { name: '1-800-799-7233' }),
    ).toHaveAttribute('href', 'tel:+18007997233');
    await expectAccessible(page, 'offline page');
    await page.getByRole('link', { name: /^Urgent help/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urgent help');
    await expect(page.getByRole('link', { name: '211' }).first()).toBeVisible();
    await page.goto('/faq');
    await page.locator('[data-saved-pages]').getByRole('link').first().click();
    await expect(page).toHaveURL(GUIDE);

    await context.setOffline(false);
    await page.goto(GUIDE);
    await expect(page.getByText('Saved copy from')).toHaveCount(0);
  });

  test('signing out and leaving the page remove what was saved, and nothing of a person is in it', {
    tag: '@long',
  }, async ({ page, baseURL, context }) => {
    const email = await createMember(baseURL, 'reader');
    await signInByRequest(page, baseURL, email);
    await openWithWorker(page, GUIDE);
    await expect.poll(() => listSaved(page)).toContain(GUIDE);
    await page.goto('/account');
    expect(await listSaved(page)).not.toContain('/account');
    expect(await readSavedTexts(page)).not.toContain(email);
    await page.locator('.account-menu > summary').click();
    await page.locator('.account-menu').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.locator('.bar').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect.poll(() => listSaved(page)).not.toContain(GUIDE);

    await page.goto(GUIDE);
    await expect.poll(() => listSaved(page)).toContain(GUIDE);
    await context.route('https://www.weather.gov/**', (route) =>
      route.fulfill({ body: 'Weather' }),
    );
    await open(page, '/topics/family-law');
    await page.locator('.quick-exit').first().click();
    await expect(page).toHaveURL('https://www.weather.gov/');
    await page.goto('/terms');
    await expect.poll(() => listSaved(page)).not.toContain(GUIDE);
  });
});

test('a page that takes its time shows a rule along the top, and the pressed link says so', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/terms');
  const release = await holdRequests(page, '**/faq.data*');
  const link = page
    .locator('.page a[href="/faq"], .sidebar a[href="/faq"], a[href="/faq"]')
    .first();
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect(page.getByRole('progressbar', { name: 'Opening the page' })).toBeAttached();
  await expect(page.locator('a[data-opening]')).toHaveAttribute('href', '/faq');
  await expect(page.locator('a[data-opening]')).toHaveAttribute('aria-busy', 'true');
  const label = page.getByText('Opening…', { exact: true });
  await expect(label).toBeVisible();
  const [labelBox, linkBox] = [await label.boundingBox(), await link.boundingBox()];
  expect(
    Math.abs((labelBox?.y ?? 0) - (linkBox?.y ?? 0)),
    'the label lies over the link',
  ).toBeLessThan(60);
  release();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[data-opening], [aria-busy]')).toHaveCount(0);
  await expect(label).toHaveCount(0);
});

test('a page is fetched ahead when a pointer rests on its link, unless data is to be saved', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  await open(page, '/terms');
  const fetched = page.waitForRequest(/\/privacy-policy\.data/);
  await page.locator('footer a[href="/privacy-policy"]').hover();
  await fetched;

  const context = await browser.newContext({ baseURL });
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const thrifty = await context.newPage();
  const requests: string[] = [];
  thrifty.on('request', (request) => requests.push(request.url()));
  await open(thrifty, '/terms');
  await thrifty.locator('footer a[href="/privacy-policy"]').hover();
  await thrifty.locator('footer a[href="/accessibility"]').focus();
  await thrifty.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(requests.filter((url) => url.includes('.data'))).toEqual([]);
  await context.close();
});
