// Statutes are found from the built-in list, without an import, an account or JavaScript.
import { expect, expectAccessible, open, test } from './journey.ts';
import { main } from './members.ts';

test('a visitor finds a section by citation, by an Act and by what happened', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/research?tab=cases');
  await page.getByRole('tab', { name: 'Statutes' }).click();
  await expect(page).toHaveURL('/research?tab=statutes');
  const field = main(page).getByLabel('Search statutes');
  const firstResult = main(page).locator('.entries li').first();

  await field.fill('42 usc 1983');
  await field.press('Enter');
  await expect(firstResult).toContainText('42 U.S.C. § 1983');
  await expect(firstResult.getByRole('link')).toHaveAttribute('href', '/law/us/42/1983');
  await expectAccessible(page);

  await field.fill('fair debt collection practices act');
  await field.press('Enter');
  await expect(firstResult).toContainText('15 U.S.C. § 1692');

  await main(page).getByLabel('Title of the U.S. Code').selectOption('29');
  await field.fill('my boss does not pay overtime');
  await field.press('Enter');
  await expect(page).toHaveURL(/title=29/);
  await expect(main(page).locator('.entries li')).not.toHaveCount(0);
  await expect(main(page).locator('.entries')).not.toContainText('42 U.S.C.');
  await expect(main(page).getByRole('link', { name: 'Upgrade Now' })).toHaveCount(0);
});

test('nothing found says so and offers all statutes', { tag: '@long' }, async ({ page }) => {
  await open(page, '/research?tab=statutes&q=zzzzqqqq&law=us');
  await expect(main(page).getByRole('heading', { name: 'No statute found' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Search all statutes' })).toHaveAttribute(
    'href',
    '/research?tab=statutes&q=zzzzqqqq',
  );
});

test('on a phone the tab and its form fit', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/research?tab=statutes&q=section+1983');
  await expect(main(page).locator('.entries li').first()).toContainText('42 U.S.C. § 1983');
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    ),
  ).toBe(true);
});

test('the search of the site has statutes as a kind', { tag: '@long' }, async ({ page }) => {
  await open(page, '/search?q=section+1983');
  await expect(main(page).locator('.entries li').first()).toContainText('42 U.S.C. § 1983');
  await main(page)
    .getByRole('link', { name: /^Statutes/ })
    .click();
  await expect(page).toHaveURL('/search?q=section+1983&type=statute');
  await expect(main(page).locator('.entries li').first()).toContainText('Statute');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form finds statutes', { tag: '@long' }, async ({ page }) => {
    await page.goto('/research?tab=statutes');
    await main(page).getByLabel('Search statutes').fill('42 usc 1983');
    await main(page).getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(main(page).locator('.entries li').first()).toContainText('42 U.S.C. § 1983');
  });
});
