// Every page: no sideways scrolling down to 320 px and at 200% zoom, and nothing for axe to find: in full on a phone and on a wide
// screen, where the layouts differ most, and what color decides in the dark theme. The long form checks every width in both themes.
import { CONTENT_WIDTHS, expectAccessible, expectNoSidewaysScroll, PAGES, test } from './journey.ts';

test.use({ axeAtEnd: false, trace: 'off' });

/** 320 is the narrowest phone; 640 and 384 are what 200% zoom makes of 1280 and 768. */
const REFLOW_WIDTHS = [320, 384, 640, ...CONTENT_WIDTHS];

const LONG = process.env.LONG === '1';
const STATES: [theme: 'light' | 'dark', width: number][] = [
  ['light', 360],
  ['light', 1440],
  ['dark', 768],
];
const ALL_STATES: typeof STATES = CONTENT_WIDTHS.flatMap((width): typeof STATES => [
  ['light', width],
  ['dark', width],
]);
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

for (const path of PAGES) {
  test(`${path} reflows and is accessible in both themes`, async ({ page, watch }) => {
    test.slow();
    watch.expectError(/status of 404/);
    await page.goto(path);
    for (const width of REFLOW_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    for (const [theme, width] of LONG ? ALL_STATES : STATES) {
      await page.setViewportSize({ width, height: 900 });
      await setTheme(page, theme);
      await expectAccessible(page, `${theme} ${width}`, theme === 'dark' ? COLOR_RULES : undefined);
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
