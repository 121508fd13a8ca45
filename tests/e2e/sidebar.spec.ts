import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './journey.ts';

const sidebar = (page: Page) => page.locator('#sidebar');
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const getMainLeft = (page: Page) =>
  page.locator('main').evaluate((main) => main.getBoundingClientRect().left);

test('lists the main navigation and nine popular topics', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  await toggle(page).click();
  await expect(sidebar(page).getByRole('heading', { name: 'Main Navigation' })).toBeVisible();
  await expect(sidebar(page).getByRole('heading', { name: 'Popular Legal Topics' })).toBeVisible();
  const links = await sidebar(page)
    .locator('ul a')
    .evaluateAll((all) =>
      all.map((a) => [a.querySelector('.label')?.textContent, a.getAttribute('href')]),
    );
  expect(links).toEqual([
    ['Home', '/'],
    ['AI Chatbot', '/chatbot'],
    ['My paper', '/paper'],
    ['Legal Topics', '/topics'],
    ['Research', '/research'],
    ['Documents', '/documents'],
    ['Resources', '/resources'],
    ['State law', '/states'],
    ['Upgrade', '/subscription'],
    ['Count a deadline', '/deadlines'],
    ['Check citations', '/citations'],
    ['Add up unpaid wages', '/tools/unpaid-wages'],
    ['Look up a word', '/dictionary'],
    ['Who can help me', '/help'],
    [expect.stringMatching(/^Criminal/), '/topics/criminal-law'],
    ['Commercial & UCC Law', '/topics/commercial-law'],
    [expect.stringMatching(/^Traffic/), '/topics/traffic-laws'],
    [expect.stringMatching(/^Child Support/), '/topics/child-support'],
    [expect.stringMatching(/^Family/), '/topics/family-law'],
    [expect.stringMatching(/^Landlord/), '/topics/landlord-tenant'],
    [expect.stringMatching(/^Employment/), '/topics/employment'],
    [expect.stringMatching(/^Bankruptcy/), '/topics/bankruptcy'],
    [expect.stringMatching(/^Civil Rights/), '/topics/civil-rights'],
    ['View All Topics', '/topics'],
  ]);
  await expect(sidebar(page).getByRole('link', { name: 'Home' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1);
});

for (const width of [768, 1440]) {
  test(`from ${width} px a rail is always visible, and opening it pushes the page`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    expect(await getMainLeft(page)).toBe(80);
    await expect(sidebar(page).getByRole('link', { name: 'Home' })).toBeVisible();

    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => getMainLeft(page)).toBe(288);
    await expect(page.locator('.scrim')).toBeHidden();
    await expectAccessible(page, 'sidebar open');

    await page.keyboard.press('Escape');
    await expect.poll(() => getMainLeft(page)).toBe(80);
    await toggle(page).press('Space');
    await expect.poll(() => getMainLeft(page)).toBe(288);
    await page.locator('footer').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => getMainLeft(page)).toBe(80);
  });
}

test('below 768 px it is a drawer with a scrim that traps and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/');
  const close = sidebar(page).getByRole('button', { name: 'Close menu' });
  await expect(sidebar(page)).toBeHidden();
  expect(await getMainLeft(page)).toBe(0);

  await toggle(page).click();
  await expect(sidebar(page)).toBeVisible();
  await expect(page.locator('.scrim')).toBeVisible();
  await expect(close).toBeFocused();
  expect(await getMainLeft(page)).toBe(0);
  await expectAccessible(page, 'drawer open');
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('#sidebar, .skip-link') !== null,
    );
    expect(inside, 'the focus stays in the drawer').toBe(true);
  }

  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  await toggle(page).click();
  await close.click();
  await expect(sidebar(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  await toggle(page).click();
  await page.locator('.scrim').click({ position: { x: 380, y: 400 } });
  await expect(sidebar(page)).toBeHidden();
  await expect(page.locator('.scrim')).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('the drawer closes on a route change, also when going back', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/terms');
  await toggle(page).click();
  await sidebar(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(sidebar(page)).toBeHidden();
  await toggle(page).click();
  await expect(sidebar(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expect(sidebar(page)).toBeHidden();
  await toggle(page).click();
  await sidebar(page).getByRole('link', { name: 'Legal Topics' }).click();
  await expect(page).toHaveURL('/topics');
  await expect(sidebar(page)).toBeHidden();
});
