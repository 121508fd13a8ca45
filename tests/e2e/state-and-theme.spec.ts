import { expect, expectAccessible, open, reload, test } from './journey.ts';

test('the chosen state survives navigation and reload, and can be reset', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await open(page, '/');
  const picker = page.getByLabel('Your state');
  await expect(picker).toHaveValue('General');
  await expect(picker.locator('option')).toHaveCount(52);
  const saved = () =>
    page.waitForResponse(
      (answer) => answer.url().includes('/state.data') && answer.request().method() === 'POST',
    );
  await Promise.all([saved(), picker.selectOption({ label: 'Texas' })]);
  await expect(page).toHaveURL('/');
  await expect(picker).toHaveValue('TX');
  await page.locator('footer').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(picker).toHaveValue('TX');
  await reload(page);
  await expect(picker).toHaveValue('TX');
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'state', value: 'TX', httpOnly: true, sameSite: 'Lax' });

  await open(page, '/');
  await Promise.all([saved(), picker.selectOption('General')]);
  await expect(picker).toHaveValue('General');
  await expect.poll(async () => (await context.cookies()).length).toBe(0);
  await reload(page);
  await expect(picker).toHaveValue('General');
});

for (const [system, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test.describe(`in a ${system} system`, () => {
    test.use({ colorScheme: system });
    test('the theme switch works, persists, and causes no flash', {
      tag: system === 'light' ? [] : '@long',
    }, async ({ page }) => {
      await open(page, '/terms');
      const getBackground = () =>
        page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const before = await getBackground();
      await expect(page.locator('html')).not.toHaveAttribute('data-theme');
      await page.getByRole('button', { name: /^Reading lamp/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', other);
      expect(await getBackground()).not.toBe(before);
      await expectAccessible(page, other);

      await page.addInitScript(() => {
        const record = (window as unknown as { themes: (string | null)[] }).themes ?? [];
        (window as unknown as { themes: (string | null)[] }).themes = record;
        const recordTheme = () => {
          if (document.body) record.push(document.documentElement.dataset.theme ?? null);
          if (document.readyState !== 'complete') requestAnimationFrame(recordTheme);
        };
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          observer.disconnect();
          recordTheme();
        }).observe(document, { childList: true, subtree: true });
      });
      await open(page, '/');
      await page.waitForLoadState('load');
      const themes = await page.evaluate(
        () => (window as unknown as { themes: (string | null)[] }).themes,
      );
      expect(themes.length).toBeGreaterThan(0);
      expect([...new Set(themes)], 'the theme is set before there is a body to paint').toEqual([
        other,
      ]);

      await page.getByRole('button', { name: /^Reading lamp/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', system);
    });
  });
}
