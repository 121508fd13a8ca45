import { expect, open, test } from './journey.ts';

const bar = (page: import('@playwright/test').Page) => page.locator('header.bar');

test('the search icon opens an input that ignores blanks and trims the query', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/privacy-policy');
  await expect(page.getByPlaceholder('Search legal topics...')).toHaveCount(0);
  await bar(page).getByRole('link', { name: 'Search', exact: true }).click();
  const input = page.getByPlaceholder('Search legal topics...');
  await expect(input).toBeFocused();

  await input.fill('   ');
  await input.press('Enter');
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect(input).toBeVisible();

  await input.fill('  rent & repairs  ');
  await input.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=rent(\+|%20)%26(\+|%20)repairs$/);
  await expect(input).toHaveCount(0);
  await bar(page).getByRole('link', { name: 'Search', exact: true }).click();
  await expect(bar(page).locator('input[name=q]')).toHaveValue('');
});

test('the slash key goes to the search box, not while typing, and can be turned off', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/terms');
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Search legal topics...')).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(page.getByPlaceholder('Search legal topics...')).toHaveValue('a/b');
  await open(page, '/');
  await page.keyboard.press('/');
  await expect(page.locator('main').getByRole('search').locator('input')).toBeFocused();
  await open(page, '/accessibility');
  await page.getByLabel(/^The slash key/).uncheck();
  await open(page, '/terms');
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Search legal topics...')).toHaveCount(0);
});

test('Escape and the close button close the search and return the focus', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '/terms');
  const searchLink = bar(page).getByRole('link', { name: 'Search', exact: true });
  const input = page.getByPlaceholder('Search legal topics...');
  await searchLink.click();
  await input.press('Escape');
  await expect(input).toHaveCount(0);
  await expect(searchLink).toBeFocused();
  await searchLink.press('Enter');
  await bar(page).getByRole('button', { name: 'Close search' }).click();
  await expect(searchLink).toBeFocused();
});

test('the logo links home, and the inline navigation shows from 1024 px', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/terms');
  const links = bar(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText([
    'AI Chatbot',
    'Legal Topics',
    'Research',
    'Documents',
    'Upgrade',
  ]);
  const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(addresses).toEqual(['/chatbot', '/topics', '/research', '/documents', '/subscription']);

  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(links.first()).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(links.first()).toBeHidden();

  await bar(page).getByRole('link', { name: 'Plainlaw' }).click();
  await expect(page).toHaveURL('/');
});

for (const width of [320, 360, 768, 1024, 1152, 1440]) {
  test(`the bar fits and keeps the state picker visible at ${width} px`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/terms');
    await page.getByLabel('Your state').selectOption('DC');
    await expect(page.getByLabel('Your state')).toHaveValue('DC');
    const boxes = await bar(page).evaluate((element) =>
      [...element.querySelectorAll('a, button, select')]
        .map((child) => child.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
    );
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(Math.round(box.bottom - box.top)).toBeGreaterThanOrEqual(44);
    }
    boxes.sort((a, b) => a.left - b.left);
    for (const [index, box] of boxes.entries())
      expect(box.left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 0.5);
  });
}
