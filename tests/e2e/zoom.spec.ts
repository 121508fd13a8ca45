// Every kind of page as somebody sees it who zooms a laptop to 200% (1280x800 becomes 640x400), or
// on the narrowest phone: nothing scrolls sideways, the main heading can be read, what sticks
// leaves half of the window to the page, and axe finds nothing, in both themes. A page of each
// layout stays in `npm test` (every-page.spec.ts); these wait for the long form.
import type { Page } from '@playwright/test';
import { PAGES } from './all-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';

test.use({ axeAtEnd: false });

const WINDOWS = [
  { width: 640, height: 400 },
  { width: 320, height: 568 },
] as const;
/** What colors decide: all other rules were checked in the light theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

for (const path of PAGES) {
  test(`${path} at 200% zoom and at 320 px`, { tag: '@long' }, async ({ page, watch }) => {
    test.slow();
    watch.expectError(/status of 404/);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await page.goto(path);
      const name = `${window.width}x${window.height}`;
      for (const theme of ['light', 'dark'] as const) {
        await page.evaluate((value) => {
          document.documentElement.dataset.theme = value;
        }, theme);
        await expectNoSidewaysScroll(page);
        await expectHeadingInSight(page, name);
        await expectAccessible(
          page,
          `${name} ${theme}`,
          theme === 'dark' ? COLOR_RULES : undefined,
        );
      }
      expect(
        await measureStuckShare(page),
        `${name}: share of the window that sticks`,
      ).toBeLessThanOrEqual(0.5);
    }
  });
}

/**
 * Scrolled to, the heading is not under the bar or anything else that sticks. An empty page has its
 * first heading for screen readers alone.
 */
async function expectHeadingInSight(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible();
  const seen = await page.locator('main').evaluate((main) => {
    const heading = [...main.querySelectorAll('h1, h2')].find(
      (one) => one.getBoundingClientRect().width > 1,
    );
    if (!heading) return 'no heading';
    heading.scrollIntoView({ block: 'start' });
    const { left, top, width, height } = heading.getBoundingClientRect();
    const hit = document.elementFromPoint(
      left + Math.min(width / 2, 20),
      top + Math.min(height / 2, 20),
    );
    return hit && (heading.contains(hit) || hit.contains(heading))
      ? 'heading'
      : `covered by ${hit?.className}`;
  });
  expect(seen, name).toBe('heading');
}

/** In the middle of the page: how much of the window's height is behind something that sticks. */
async function measureStuckShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    const isStuck = (start: Element | null): boolean => {
      for (let element = start; element; element = element.parentElement) {
        if (
          ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
          element.getBoundingClientRect().width > innerWidth / 2
        )
          return true;
      }
      return false;
    };
    const rows = Array.from({ length: 40 }, (_, row) => ((row + 0.5) / 40) * innerHeight);
    return (
      rows.filter((y) => isStuck(document.elementFromPoint(innerWidth / 2, y))).length / rows.length
    );
  });
}
