import { CONTENT_WIDTHS, expect, expectNoSidewaysScroll, open, PAGES, test } from './journey.ts';

test.beforeEach(({ watch }) => watch.expectError(/status of 404/));

for (const path of PAGES) {
  test(`${path} does not scroll sideways, at 320 px, at 200% and at the drawn widths`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expectNoSidewaysScroll(page);
    // 200% zoom of a 1280 and of a 768 px window; then 200% text on a phone.
    for (const width of [640, 384, ...CONTENT_WIDTHS]) {
      await page.setViewportSize({ width, height: 700 });
      await expectNoSidewaysScroll(page);
    }
  });
}

test('with text twice as large nothing is cut off on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  for (const path of ['/', '/privacy-policy', '/newsletter']) {
    await open(page, path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets = [sheet];
    });
    await expectNoSidewaysScroll(page);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main h1, main h2, main h3, main p, main .button, footer p, footer a')]
        .filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > innerWidth + 1)
        .map((e) => e.textContent),
    );
    expect(cut).toEqual([]);
  }
});
