// Widgets and cards in a page of another origin: what they weigh, that nothing of another host is
// loaded, that only listed origins may show them, and that they can be used with a keyboard, by a
// screen reader and at 320 pixels.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { getAppUrl } from './start-app.ts';

test.use({ axeAtEnd: false });
test.describe.configure({ mode: 'parallel' });

const HOST = 'http://library.test';
const STRANGER = 'http://stranger.test';
const WIDGETS = [
  'search',
  'citations',
  'ask',
  'help',
  'rule?id=security-deposit-return&state=OH',
  'deadline?id=appeal',
  'guide?id=answer-a-debt-lawsuit',
];
const MAX_BYTES = 40_000;

/** A page of another site that shows a frame, with a policy of its own. */
async function openHost(page: Page, markup: string, origin = HOST): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const app = getAppUrl();
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'Content-Security-Policy': `default-src 'none'; frame-src ${app}; script-src ${app}; style-src 'none'`,
      },
      body: `<!doctype html><html lang="en"><title>A library</title><h1>A library</h1>${markup}</html>`,
    }),
  );
  await page.goto(`${origin}/`);
  return requests;
}

const frame = (path: string) =>
  `<iframe src="${getAppUrl()}/widget/${path}" title="Plainlaw" width="384" height="480"></iframe>`;

for (const path of WIDGETS)
  test(`@long the widget ${path} in a page of another origin`, async ({ page }) => {
    let bytes = 0;
    page.on('response', async (response) => {
      if (response.url().startsWith(getAppUrl()))
        bytes += (await response.body().catch(() => Buffer.alloc(0))).length;
    });
    const requests = await openHost(page, frame(path));
    const inside = page.frameLocator('iframe');
    await expect(inside.getByText('Information, not legal advice.')).toBeVisible();
    await expect(inside.getByRole('banner').getByText('Plainlaw')).toBeVisible();
    const hosts = new Set(requests.map((url) => new URL(url).origin));
    expect([...hosts].sort()).toEqual([getAppUrl(), HOST].sort());
    expect(bytes).toBeLessThan(MAX_BYTES);
    expect(await page.context().cookies()).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).include('iframe').analyze();
    expect(violations).toEqual([]);
  });

test('@long a page that is not listed cannot show it', async ({ page, watch }) => {
  watch.expectError(/frame-ancestors|CSP violation|refused to (?:connect|display)/i);
  await openHost(page, frame('search'), STRANGER);
  await expect(page.frameLocator('iframe').getByText('Information, not legal advice.')).toHaveCount(
    0,
  );
});

test('@long the script makes a frame that grows, under the policy of its host', async ({
  page,
}) => {
  await openHost(
    page,
    `<script src="${getAppUrl()}/widget/loader.js" data-kind="guide" data-id="answer-a-debt-lawsuit" data-title="A guide" async></script>`,
  );
  const element = page.locator('iframe');
  await expect(element).toHaveAttribute('title', 'A guide');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await element.boundingBox())?.height ?? 0).toBeGreaterThan(399);
});

test('@long at 320 pixels it does not scroll sideways; below, it is a link', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/widget/rule?id=security-deposit-return&state=OH');
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  await page.setViewportSize({ width: 300, height: 640 });
  await expect(page.getByText('Information, not legal advice.')).toBeHidden();
  await expect(page.getByRole('link', { name: /too small/ })).toBeVisible();
});

test('@long danger is answered first, by keyboard alone', async ({ page }) => {
  await openHost(page, frame('ask'));
  const inside = page.frameLocator('iframe');
  await inside.getByLabel('Your question').focus();
  await page.keyboard.type('My husband hit me and I am scared to go home');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(inside.getByRole('alert')).toContainText('1-800-799-7233');
});

test('@long a text from the page around it is put into the field and not sent', async ({
  page,
}) => {
  await openHost(page, frame('search'));
  const inside = page.frameLocator('iframe');
  await expect(inside.getByLabel('What are you looking for?')).toBeVisible();
  await page.evaluate(
    (app) =>
      document
        .querySelector('iframe')
        ?.contentWindow?.postMessage({ v: 1, type: 'text', text: 'my deposit' }, app),
    getAppUrl(),
  );
  await expect(inside.getByLabel('What are you looking for?')).toHaveValue('my deposit');
  await expect(inside.getByRole('heading', { name: 'What we have on it' })).toHaveCount(0);
});

test('@long a card that cannot be read again within seven days shows a link', async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to load resource/);
  await page.clock.install();
  await page.goto('/widget/rule?id=security-deposit-return&state=OH');
  await expect(page.locator('.value')).toBeVisible();
  await page.route('**/widget/rule**', (route) => route.abort());
  await page.clock.fastForward(6 * 86_400_000);
  await expect(page.locator('.value')).toBeVisible();
  await page.clock.fastForward(2 * 86_400_000);
  await expect(page.locator('.value')).toBeHidden();
  await expect(page.locator('.outdated a')).toBeVisible();
});
