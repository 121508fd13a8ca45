import { expect, open, test } from './journey.ts';

test('has a heading, two calls to action and meta tags', { tag: '@long' }, async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Simplifying Legal Information For Everyone',
  );
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'Try AI Assistant' })).toHaveAttribute(
    'href',
    '/chatbot',
  );
  await expect(main.getByRole('link', { name: 'Browse Topics' })).toHaveAttribute(
    'href',
    '/topics',
  );
  await expect(page).toHaveTitle(/Simplifying Legal Information For Everyone/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new URL('/', page.url()).href,
  );
  for (const name of ['og:title', 'og:description', 'og:url', 'og:image']) {
    await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /./);
  }
});

test('the search box is disabled while blank, can be cleared, and trims', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '/');
  const form = page.locator('main').getByRole('search');
  const input = form.getByPlaceholder('Search legal topics, statutes, or terms...');
  const submit = form.getByRole('button', { name: 'Search' });
  const clear = form.getByRole('button', { name: 'Clear' });
  await expect(submit).toBeDisabled();
  await expect(clear).toHaveCount(0);
  await input.fill('   ');
  await expect(submit).toBeDisabled();
  await input.press('Enter');
  await expect(page).toHaveURL('/');
  await input.fill('small claims');
  await expect(submit).toBeEnabled();
  await clear.click();
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
  await expect(clear).toHaveCount(0);
  await input.fill('  security deposit ');
  await submit.click();
  await expect(page).toHaveURL(/\/search\?q=security(\+|%20)deposit$/);
});

test('four shortcuts link to their searches', { tag: '@long' }, async ({ page }) => {
  await open(page, '/');
  const shortcuts = await page
    .locator('main a[href^="/search?"]')
    .evaluateAll((all) =>
      all.map((a) => [a.textContent, new URL((a as HTMLAnchorElement).href).searchParams.get('q')]),
    );
  expect(shortcuts).toEqual([
    ['Eviction', 'eviction notice'],
    ['Divorce', 'divorce procedure'],
    ['DUI', 'DUI consequences'],
    ['Small Claims', 'small claims court'],
  ]);
  await page.getByRole('link', { name: 'Eviction', exact: true }).click();
  await expect(page).toHaveURL('/search?q=eviction%20notice');
});

test('six topic cards, each one link with its count', { tag: '@long' }, async ({ page }) => {
  await open(page, '/');
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Popular Legal Topics' }) });
  const cards = section.getByRole('article');
  await expect(cards).toHaveCount(6);
  await expect(section.getByRole('link', { name: /^View All/ })).toHaveAttribute('href', '/topics');
  const addresses = [
    'criminal-law',
    'commercial-law',
    'traffic-laws',
    'child-support',
    'family-law',
    'landlord-tenant',
  ];
  for (const [index, id] of addresses.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/topics/${id}`);
    await expect(card.getByText(/^\d+ resources$/)).toBeVisible();
    await expect(card.getByText('Explore Topic')).toBeVisible();
  }
  await cards.nth(1).click({ position: { x: 150, y: 100 } });
  await expect(page).toHaveURL('/topics/commercial-law');
});

test('has 25 topics on the shelf, four steps, and hotlines with phone links', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/');
  await expect(
    page.getByRole('navigation', { name: 'All 25 topics' }).getByRole('link'),
  ).toHaveCount(25);
  const steps = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'How It Works' }) });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Search',
    'Ask',
    'Learn',
    'Get Help',
  ]);

  const help = page.locator('#help');
  await expect(help.getByRole('heading', { name: 'Need More Personalized Help?' })).toBeVisible();
  await expect(help.getByRole('heading', { name: 'Legal Aid Hotlines' })).toBeVisible();
  await expect(help.getByRole('link', { name: 'Find Legal Help' })).toHaveAttribute(
    'href',
    '/resources',
  );
  const lines = await help
    .locator('a[href^="tel:"]')
    .evaluateAll((all) => all.map((a) => [a.getAttribute('href'), a.textContent]));
  expect(lines).toHaveLength(3);
  for (const [address, text] of lines) {
    expect(address).toMatch(/^tel:\+18\d{9}$/);
    expect(`tel:+${text?.replace(/\D/g, '')}`).toBe(address);
  }
});
