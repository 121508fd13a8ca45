import { expect, expectAccessible, open, test } from './journey.ts';

test('the plans page has three cards, one marked popular, a guarantee and the Enterprise block', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await open(page, '/');
  await expect(
    page.locator('#sidebar').getByRole('link', { name: 'Upgrade' }),
    'below the width of the bar’s links',
  ).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('header.bar').getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium Legal Access');

  const cards = page.locator('main article');
  await expect(cards).toHaveCount(3);
  for (const [name, price] of [
    ['Research', '$50'],
    ['Premium', '$100'],
    ['Ultimate', '$250'],
  ] as const) {
    const card = page.getByRole('article', { name });
    await expect(card).toContainText(`${price} per month`);
    await expect(card.getByRole('link', { name: 'Get Started' })).toHaveCount(1);
    expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
  }
  await expect(page.getByText('Popular', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Premium' })).toContainText('Most popular choice');
  await expect(page.getByText('Most popular choice')).toHaveCount(1);
  const table = page.getByRole('table', { name: 'What each plan has' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Feature',
    /^Basic\s*Free$/,
    /^Research/,
    /^Premium/,
    /^Ultimate/,
  ]);
  await expect(page.getByRole('heading', { name: '30-day satisfaction guarantee' })).toBeVisible();
  await expect(page.getByText('within 30 days and you get a full refund')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Need a Custom Solution?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact for Enterprise' })).toBeVisible();
});

test('without a store the buttons lead to an explanation and the support form', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/subscription');
  await page
    .getByRole('article', { name: 'Premium' })
    .getByRole('link', { name: 'Get Started' })
    .click();
  await expect(page).toHaveURL('/subscription/unavailable');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Plans cannot be bought on this installation',
  );
  await expectAccessible(page, 'unavailable');
  await page.getByRole('link', { name: 'Ask the people who run it' }).click();
  await expect(page).toHaveURL('/support');
  await page.goBack();
  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await page.getByRole('link', { name: 'Contact for Enterprise' }).click();
  await expect(page).toHaveURL('/subscription/unavailable');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the plans and their buttons work', { tag: '@long' }, async ({ page }) => {
    await page.goto('/subscription');
    await expect(page.locator('main article')).toHaveCount(3);
    await page
      .getByRole('article', { name: 'Ultimate' })
      .getByRole('link', { name: 'Get Started' })
      .click();
    await expect(page).toHaveURL('/subscription/unavailable');
  });
});
