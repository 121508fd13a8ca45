// The public library: topics, guides, FAQs and resources.
import { expect, expectNoSidewaysScroll, open, reload, test } from './journey.ts';

test('topics: a search is in the URL and works with Back', async ({ page }) => {
  await open(page, '/topics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal Topics');
  await expect(page.locator('.volume')).toHaveCount(25);
  await page.getByPlaceholder('Search topics...').fill('deposit');
  await expect(page).toHaveURL('/topics?q=deposit');
  await expect(page.locator('.volume')).toHaveCount(1);
  await page.locator('.volume').getByRole('link').click();
  await expect(page).toHaveURL('/topics/landlord-tenant');
  await page.goBack();
  await expect(page).toHaveURL('/topics?q=deposit');
  await expect(page.getByPlaceholder('Search topics...')).toHaveValue('deposit');
});

test('topics: a category, no results and a reset', { tag: '@long' }, async ({ page }) => {
  await open(page, '/topics');
  await page.getByLabel('Category').selectOption('Business Law');
  await expect(page).toHaveURL('/topics?category=Business+Law');
  await expect(page.locator('.volume')).toHaveCount(3);
  await page.goto('/topics?q=zzzz');
  await expect(page.getByRole('heading', { name: 'No topics found' })).toBeVisible();
  await page.getByRole('link', { name: 'Reset Filters' }).click();
  await expect(page.locator('.volume')).toHaveCount(25);
});

test('a topic on a phone: urgent first, then deadlines, guides, questions, help and overview, news last; a row of sections sticks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/topics/landlord-tenant');
  const tops = await Promise.all(
    [
      '.urgent',
      '#deadlines',
      '#guides',
      '#faq',
      '#in-your-state',
      '.stage-strip',
      '#overview',
      '#news',
    ].map((part) => page.locator(part).evaluate((element) => element.getBoundingClientRect().top)),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  const row = page.getByRole('navigation', { name: 'In this volume' });
  await row.getByRole('link', { name: /^Guides/ }).click();
  await expect(page.getByRole('heading', { name: 'Step-by-step guides' })).toBeInViewport();
  await expect(row.getByRole('link', { name: /^Deadlines/ })).toBeInViewport();
  await expectNoSidewaysScroll(page);
  // Below the row, what it covers in part would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
});

test('a guide: steps end in something to press, and the box of the chosen state has numbers to call', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/guides/file-a-wage-complaint-step-by-step');
  await expect(
    page.locator('#step-4').getByRole('link', { name: /1-866-487-9243/ }),
  ).toHaveAttribute('href', 'tel:+18664879243');
  await expect(
    page.locator('#step-5').getByRole('link', { name: /Find your court/ }),
  ).toHaveAttribute('href', '#in-your-state');
  const box = page.locator('#in-your-state');
  await box.getByRole('combobox').selectOption('TX');
  await box.getByRole('button', { name: 'Show' }).click();
  await expect(box.getByRole('heading', { name: 'In Texas' })).toBeVisible();
  await expect(box.getByRole('link', { name: '1-800-733-8394' })).toHaveAttribute(
    'href',
    'tel:+18007338394',
  );
  await expect(
    page.locator('#step-5').getByRole('link', { name: /Find your court in Texas/ }),
  ).toHaveAttribute('target', '_blank');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.tick-box').first()).toBeVisible();
  await expect(page.locator('#step-4').getByRole('link', { name: /1-866-487-9243/ })).toBeVisible();
  await expect(page.locator('header.bar')).toBeHidden();
  await open(page, '/topics/landlord-tenant');
  await expect(page.locator('#overview')).toBeVisible();
  await expect(page.locator('#faq')).toBeHidden();
  await expect(page.locator('#news')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});

test('a topic: news first, resources by tab, sections for #guides, #faq and key terms', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/topics/landlord-tenant');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText([/^(?:Latest )?News/, /^Official Resources/]);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  expect(await page.getByRole('tabpanel').locator('.entries > li').count()).toBeGreaterThanOrEqual(
    3,
  );
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/topics/landlord-tenant?tab=resources');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('link', { name: /^Visit Resource/ })).toHaveCount(12);
  await expect(panel.locator('.badge').first()).toHaveText(/Free|Varies|Paid/);
  await panel.getByRole('button', { name: /^Show \d+ more/ }).click();
  expect(await panel.getByRole('link', { name: /^Visit Resource/ }).count()).toBeGreaterThanOrEqual(
    16,
  );
  expect(await page.locator('#guides .guide-row').count()).toBeGreaterThanOrEqual(3);
  expect(await page.locator('#faq details').count()).toBeGreaterThanOrEqual(10);
  expect(await page.locator('#terms dt').count()).toBeGreaterThanOrEqual(6);
});

test('questions open one at a time, by click or by URL', { tag: '@long' }, async ({ page }) => {
  await open(page, '/topics/landlord-tenant#faq-landlord-kept-my-security-deposit');
  const opened = page.locator('#faq details[name][open]');
  await expect(opened).toHaveAttribute('id', 'faq-landlord-kept-my-security-deposit');
  await page.locator('#faq summary').first().click();
  await expect(opened).toHaveCount(1);
  await expect(opened).not.toHaveAttribute('id', 'faq-landlord-kept-my-security-deposit');
  await page.locator('#faq summary').first().click();
  await expect(opened).toHaveCount(0);
});

test('the chosen state shows its own help on the topic and in the directory', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/topics/landlord-tenant');
  await expect(page.getByText('Pick your state at the top of the page').first()).toBeVisible();
  await page.getByLabel('Your state', { exact: true }).selectOption('OH');
  await expect(page.getByRole('heading', { name: 'Help in Ohio' })).toBeVisible();
  await expect(page.locator('#in-your-state a[href^="tel:"]').first()).toBeVisible();
  await open(page, '/resources');
  await expect(page.locator('.urgent')).toContainText('Free legal aid in Ohio');
  await expect(page.getByRole('heading', { name: /^In Ohio \(\d+\)$/ })).toBeVisible();
  await expect(page.locator('.entries > li').first()).toContainText('Ohio');
});

test('aliases redirect, and an unknown topic shows a message', { tag: '@long' }, async ({
  page,
  watch,
}) => {
  await page.goto('/guides/get-your-medical-records');
  await expect(page).toHaveURL('/guides/get-and-fix-your-medical-records');
  await page.goto('/topics/healthcare-law#faq-someone-shared-my-health-information');
  await expect(
    page.locator('#faq-someone-shared-my-health-information').getByRole('link'),
  ).toHaveAttribute('href', '/topics/privacy-law#faq-medical-privacy-hipaa-violation');
  await page.goto('/topics/housing-law');
  await expect(page).toHaveURL('/topics/landlord-tenant');
  await page.goto('/topics/business-law');
  await expect(page).toHaveURL('/topics?category=Business%20Law');
  watch.expectError(/404/);
  await page.goto('/topics/no-such-topic');
  await expect(page.getByRole('heading', { name: 'Topic not found', level: 2 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse All Topics' })).toHaveAttribute(
    'href',
    '/topics',
  );
});

test('a guide stores its ticks in the browser and clears them on request', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/guides/respond-to-a-traffic-ticket');
  await expect(page.locator('.guide-step')).toHaveCount(5);
  await page.getByLabel(/^Done/).first().check();
  await expect(page.getByText('1 of 5 steps done.')).toBeVisible();
  await reload(page);
  await expect(page.getByText('1 of 5 steps done.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear ticks' }).click();
  await expect(page.getByText('0 of 5 steps done.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  );
  expect(data).toMatchObject({ '@type': 'HowTo', step: { length: 5 } });
});

test('family pages have an exit link that clears the browser’s storage', async ({ page }) => {
  await page.route('https://www.weather.gov/**', (route) =>
    route.fulfill({ body: '<title>Weather</title>', contentType: 'text/html' }),
  );
  await open(page, '/topics/family-law');
  await page.evaluate(() => localStorage.setItem('guide:x', '[1]'));
  await page.getByRole('link', { name: 'Quick exit' }).click();
  await expect(page).toHaveURL('https://www.weather.gov/');
  await page.goto('/topics/employment');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page.getByRole('link', { name: 'Quick exit' })).toHaveCount(0);
});

test('FAQs: search, chips, empty state', { tag: '@long' }, async ({ page }) => {
  await open(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  await expect(page.locator('.faq-volume')).toHaveCount(25);
  await expect(
    page.getByRole('link', { name: /^All \d+ questions on Bankruptcy$/ }),
  ).toHaveAttribute('href', '/faq?topic=bankruptcy');
  await page.getByPlaceholder('Search for questions or keywords...').fill('overtime');
  await expect(page).toHaveURL('/faq?q=overtime');
  await expect(page.getByRole('heading', { name: 'Employment Law' })).toBeVisible();
  await page.goto('/faq');
  await page
    .getByRole('navigation', { name: 'Category' })
    .getByRole('link', { name: 'Bankruptcy', exact: true })
    .click();
  await expect(page).toHaveURL('/faq?topic=bankruptcy');
  expect(await page.locator('details[name=faq]').count()).toBeGreaterThanOrEqual(10);
  await expect(
    page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'Bankruptcy' }),
  ).toHaveAttribute('aria-current', 'true');
  await page.goto('/faq?q=qqqqqq');
  await expect(page.getByRole('heading', { name: 'No FAQs found' })).toBeVisible();
});

test('resources: filters open, narrow and reset, and urgent lines come first', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/resources');
  await expect(page.locator('.entries > li').first()).toBeInViewport();
  await expect(
    page.locator('.urgent').getByRole('link', { name: '1-800-799-7233' }).first(),
  ).toHaveAttribute('href', 'tel:+18007997233');
  await page.getByLabel('What is it about?').selectOption('bankruptcy');
  await expect(page).toHaveURL(/topic=bankruptcy/);
  await expect(page.locator('.entries > li').first()).toContainText('Bankruptcy');
  await expect(page.getByText(/^\d+ Resources Available$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByLabel('Cost').selectOption('Varies');
  await expect(page).toHaveURL(/cost=Varies/);
  await expect(page.locator('.entries .badge').first()).toHaveText('Varies');
  await page.getByRole('link', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL('/resources');
  await page.goto('/resources?q=qqqqqq');
  await expect(page.getByText('0 Resources Available')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible();
});

test('a mistake can be reported', { tag: '@long' }, async ({ page }) => {
  await open(page, '/guides/respond-to-a-traffic-ticket');
  await page.getByRole('link', { name: 'Report a mistake' }).click();
  await expect(page).toHaveURL('/report?about=guides%2Frespond-to-a-traffic-ticket');
  await page.getByLabel('What is wrong?').fill('Step two names the wrong office.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. Your report was saved')).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, tabs, questions and reports work', { tag: '@long' }, async ({ page }) => {
    await page.goto('/topics');
    await page.getByPlaceholder('Search topics...').fill('copyright');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.locator('.volume')).toHaveCount(1);
    await page.goto('/topics/tax-law');
    await page.getByRole('tab', { name: /Official Resources/ }).click();
    await expect(page.getByRole('link', { name: /^Visit Resource/ }).first()).toBeVisible();
    await page.locator('#faq summary').first().click();
    await expect(page.locator('#faq details[open] .answer')).toBeVisible();
    await page.goto('/resources');
    await page.getByLabel('Cost').selectOption('Paid');
    await page.getByRole('button', { name: 'Show' }).first().click();
    await expect(page).toHaveURL(/cost=Paid/);
    await page.goto('/report?about=topics/tax-law');
    await page.getByLabel('What is wrong?').fill('The date is wrong.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you. Your report was saved')).toBeVisible();
  });
});
