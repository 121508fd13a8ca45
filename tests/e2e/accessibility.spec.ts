import { CONTENT_WIDTHS, expectAccessible, PAGES, test } from './journey.ts';

for (const path of PAGES) {
  test(`${path}: axe finds nothing at three widths in both themes`, async ({ page, watch }) => {
    watch.expectError(/status of 404/);
    await page.goto(path);
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
      }, theme);
      for (const width of CONTENT_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, `${theme} ${width}`);
      }
    }
  });
}
