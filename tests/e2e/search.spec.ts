// The site search: suggestions while typing, the results page, hostile queries.
import { expect, open, test } from './journey.ts';

test('suggestions: arrow keys, Enter, Escape, an announced count', async ({ page }) => {
  await open(page, '/');
  const field = page.locator('main').getByRole('combobox', { name: 'Search' });
  await field.fill('evict');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(
    page.locator('main [role=status]').filter({ hasText: /suggestions?\. Use the arrow keys/ }),
  ).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await field.fill('evicti');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dictionary\/eviction$/);
});

test('results: count, type chips, highlights, spotted topic, empty state', async ({ page }) => {
  await open(page, '/search?q=my%20landlord%20kept%20my%20security%20deposit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results');
  await expect(page.getByRole('heading', { name: /results found for/ })).toBeVisible();
  await expect(page.getByText('This looks like')).toBeVisible();
  await expect(page.locator('.entries > li').first()).toContainText('security deposit');
  await expect(page.locator('.entries mark').first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Type of result' })
    .getByRole('link', { name: /^Guides/ })
    .click();
  await expect(page).toHaveURL(/type=guide/);
  await expect(page.locator('.entries > li .meta').first()).toHaveText('Guide');
  await page.goto('/search?q=My%20employer%20did%20not%20pay%20me');
  const card = page.getByRole('region', { name: 'Short answer' });
  await expect(card.getByRole('link', { name: 'Read the steps' })).toHaveAttribute(
    'href',
    /^\/guides\//,
  );
  await expect(card.getByRole('link', { name: 'Who can help' })).toHaveAttribute(
    'href',
    '/help?topic=employment',
  );
  await page.goto('/search?q=kitchn');
  await expect(page.getByText('No match for “kitchn”. Showing “kitchen”.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Short answer' })).toHaveCount(0);
  await page.goto('/search?q=zxqvzxqv');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'Browse Topics' })).toHaveAttribute(
    'href',
    '/topics',
  );
  await expect(
    page.locator('main').getByRole('link', { name: 'Ask AI Assistant' }),
  ).toHaveAttribute('href', '/chatbot');
});

test('a resource result links to its entry in the directory', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '/search?q=identitytheft.gov&type=resource');
  await page.locator('.entries h3 a').first().click();
  await expect(page).toHaveURL(/\/resources\?.*#resource-/);
  const id = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('everyday words, typos and phrases find the right item', { tag: '@long' }, async ({
  page,
}) => {
  for (const [query, expectedWord] of [
    ['landlord kept my money', 'deposit'],
    ['evicton', 'eviction'],
    ['"security deposit"', 'deposit'],
  ] as const) {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await expect(page.locator('.entries > li').first()).toContainText(
      new RegExp(expectedWord, 'i'),
    );
  }
});

test('hostile queries get a normal response', { tag: '@long' }, async ({ page, request }) => {
  for (const query of [
    "'; drop table users; --",
    'a & b | !c <-> :*',
    '\u0000\u0001\u001f',
    '🏠🔥',
    'مرحبا بالعالم',
    '\u202Eevil',
    '%',
    '"',
    'x'.repeat(5000),
  ]) {
    const response = await request.get(`/search?q=${encodeURIComponent(query)}`);
    expect(response.status(), query.slice(0, 30)).toBe(200);
    expect(await response.text()).toContain('Search Results');
  }
  const spotted = await request.post('/api/issue-spot', {
    data: { text: 'my boss will not pay me for overtime '.repeat(6_000) },
  });
  expect(spotted.status()).toBe(200);
  expect((await spotted.json()).topics[0].id).toBe('employment');
  expect((await request.post('/api/issue-spot', { data: { words: 1 } })).status()).toBe(422);
  expect(
    (
      await request.post('/api/issue-spot', {
        data: '{',
        headers: { 'Content-Type': 'application/json' },
      })
    ).status(),
  ).toBe(422);
  expect((await request.get('/api/issue-spot')).status()).toBe(405);
  await page.goto('/search');
});
