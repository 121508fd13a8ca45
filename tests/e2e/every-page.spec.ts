// Every page: no sideways scrolling down to 320 px and at 200% zoom, and nothing for axe to find at three widths in two themes.
import { CONTENT_WIDTHS, expectAccessible, expectNoSidewaysScroll, PAGES, test } from './journey.ts';

test.use({ axeAtEnd: false, trace: 'off' });

/** 320 is the narrowest phone; 640 and 384 are what 200% zoom makes of 1280 and 768. */
const REFLOW_WIDTHS = [320, 384, 640, ...CONTENT_WIDTHS];

for (const path of PAGES) {
  test(`${path} reflows and is accessible at every width in both themes`, async ({ page, watch }) => {
    test.slow();
    watch.expectError(/status of 404/);
    await page.goto(path);
    for (const width of REFLOW_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    for (const width of CONTENT_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await setTheme(page, 'light');
      await expectAccessible(page, `light ${width}`);
      await setTheme(page, 'dark');
      await expectAccessible(page, `dark ${width}`, ['color-contrast', 'link-in-text-block']);
    }
  });
}

const setTheme = (page: import('@playwright/test').Page, theme: string) =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);

for (const [width, size] of [
  [360, '130%'],
  [768, '200%'],
] as const) {
  test(`with text at ${size} nothing is cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/', '/privacy-policy', '/newsletter', '/terms']) {
      await page.goto(path);
      await page.evaluate((value) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`html { font-size: ${value} }`);
        document.adoptedStyleSheets = [sheet];
      }, size);
      await expectNoSidewaysScroll(page);
    }
  });
}
