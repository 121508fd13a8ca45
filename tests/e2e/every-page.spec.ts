// Every page: no horizontal scrolling down to 320 px and at 200% zoom, and no axe violations. `npm
// test` runs all rules on a phone for three layouts, and the color rules in the dark theme on two;
// the long form all rules at every width in both themes.
import { PAGES } from './all-pages.ts';
import { expectGoodAtEveryWidth, expectNoSidewaysScroll, test } from './journey.ts';

test.use({ axeAtEnd: false });

/** In `npm test`, because an axe run takes two seconds of processor time. */
const LAYOUTS = ['/', '/topics/criminal-law', '/chatbot'];
/** Notices and cards; form fields and their hints. */
const DARK_LAYOUTS = ['/', '/chatbot'];

for (const path of PAGES) {
  test(`${path} reflows and is accessible in both themes`, {
    tag: LAYOUTS.includes(path) ? [] : '@long',
  }, async ({ page, watch }) => {
    test.slow();
    watch.expectError(/status of 404/);
    await page.goto(path);
    await expectGoodAtEveryWidth(page, { axe: true, dark: DARK_LAYOUTS.includes(path) });
  });
}

for (const [width, size] of [
  [360, '130%'],
  [768, '200%'],
] as const) {
  test(`with text at ${size} nothing is cut off at ${width} px`, {
    tag: '@long',
  }, async ({ page }) => {
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
