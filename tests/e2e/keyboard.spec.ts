import type { Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';

/** The focused element: its name, and whether it (or its search box) has a visible focus ring. */
const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const ring = (e: Element | null) =>
      e !== null &&
      getComputedStyle(e).outlineStyle !== 'none' &&
      getComputedStyle(e).outlineWidth !== '0px';
    const box = element.getBoundingClientRect();
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      tag: element.tagName,
      ring: ring(element) || ring(element.closest('.search-box')),
      inSight:
        box.width > 0 &&
        box.height > 0 &&
        box.bottom > 0 &&
        box.top < innerHeight &&
        box.right > 0 &&
        box.left < innerWidth,
    };
  });

test('the first Tab stop is a skip link to the main content', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

for (const width of [390, 1440]) {
  test(`Tab reaches every control in reading order with a visible focus ring at ${width} px`, {
    tag: width === 390 ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const controlCount = await page.evaluate(() => {
      const isFocusable = (e: HTMLElement) =>
        e.checkVisibility({ visibilityProperty: true }) &&
        !(e as HTMLButtonElement).disabled &&
        e.tabIndex >= 0;
      return [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input:not([type=hidden]), select',
        ),
      ].filter(isFocusable).length;
    });
    const stops: Awaited<ReturnType<typeof describeFocus>>[] = [];
    for (let i = 0; i < controlCount + 5; i++) {
      await page.keyboard.press('Tab');
      const stop = await describeFocus(page);
      if (stop.tag === 'BODY') break;
      stops.push(stop);
    }
    expect(stops.length, 'every control is reached once').toBe(controlCount);
    expect(stops.filter((stop) => !stop.ring).map((stop) => stop.name)).toEqual([]);
    expect(stops.filter((stop) => !stop.inSight).map((stop) => stop.name)).toEqual([]);
    expect(
      stops.filter((stop) => stop.name === '' && stop.tag !== 'INPUT' && stop.tag !== 'SELECT'),
    ).toEqual([]);
    const names = stops.map((stop) => stop.name);
    expect(names.slice(0, 4)).toEqual(['Skip to the page', 'Ask a question', 'Menu', 'Plainlaw']);
    const order = [
      'Skip to the page',
      'Search',
      'Try AI Assistant',
      'Urgent help',
      'Find Legal Help',
      'Privacy',
    ].map((name) => names.indexOf(name));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });
}

test('a visit without a mouse: menu, page, search', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('#sidebar')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByPlaceholder('Search legal topics...')).toBeFocused();
  await page.keyboard.type('bail');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=bail');
});
