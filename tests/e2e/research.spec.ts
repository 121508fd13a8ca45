import type { Page } from '@playwright/test';
import { expect, expectAccessible, holdRequests, open, reload, test } from './journey.ts';
import { button, createMember, fillCredentials, main, PASSWORD } from './members.ts';
import { runAsOperator } from './operator.ts';

const SEARCH_PATH = '/research?tab=cases&q=police+questioning';
const cards = (page: Page) => page.locator('.case-card');
const saveButton = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole('button', { name: /Citation/ });

async function signIn(page: Page, email: string, returnTo: string) {
  await open(page, `/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
  await fillCredentials(page, email, PASSWORD);
  await button(page, 'Sign in with Email').click();
  await expect(page).toHaveURL(returnTo);
}

test('the research page has a heading, six tabs with placeholders, six cards and the upgrade notice', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  await page.locator('header.bar').getByRole('link', { name: 'Research' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal Research');
  await expect(page.getByRole('tab')).toHaveText([
    'Dictionary',
    'Case Law',
    'Statutes',
    'Legal News',
    'Analysis',
    'Motions',
  ]);
  await expect(page.getByRole('tab', { name: 'Dictionary' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(main(page).getByPlaceholder('Search legal terms...')).toBeVisible();
  await expect(main(page).getByLabel('Jurisdiction')).toHaveCount(0);
  await expect(page.locator('.info-cards h2')).toHaveText([
    'Legal dictionary',
    'Case law database',
    'News tracker',
    'Strategic analysis',
    'Motion strategy',
    'Jurisdiction coverage',
  ]);
  await expect(main(page).getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute(
    'href',
    '/subscription',
  );

  await page.getByRole('tab', { name: 'Case Law' }).click();
  await expect(page).toHaveURL('/research?tab=cases');
  await expect(main(page).getByPlaceholder('Search case law...')).toBeVisible();
  await expect(main(page).getByLabel('Court', { exact: true }).locator('option')).toHaveText([
    'All Courts',
    'Supreme',
    'Appellate',
    'District',
  ]);
  await expect(main(page).getByLabel('Jurisdiction')).toHaveValue('');
  await expect(button(page, 'Search')).toBeDisabled();
  await main(page).getByLabel('Search case law').fill('   ');
  await expect(button(page, 'Search')).toBeDisabled();

  await page.getByRole('tab', { name: 'Legal News' }).click();
  await expect(main(page).getByPlaceholder('Search legal news...')).toBeVisible();
  await expect(main(page).getByLabel('Jurisdiction')).toHaveValue('');
  await expect(main(page).getByLabel('Court', { exact: true })).toHaveCount(0);

  for (const [tab, placeholder, submit] of [
    ['Analysis', 'Enter case facts...', 'Analyze'],
    ['Motions', 'Enter motion details...', 'Draft motion'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(main(page).getByPlaceholder(placeholder)).toBeVisible();
    await expect(main(page).getByLabel('Jurisdiction')).toHaveValue('General');
    await expect(button(page, submit)).toBeDisabled();
  }
  await page.getByRole('tab', { name: 'Motions' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Dictionary' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a case search by words: five cards that open, close on a new search, and highlight', async ({
  page,
}) => {
  await open(page, '/research?tab=cases');
  await main(page).getByLabel('Search case law').fill('police questioning');
  await button(page, 'Search').click();
  await expect(page).toHaveURL(/tab=cases&q=police\+questioning/);
  await expect(main(page).getByRole('heading', { name: 'Top 5 Relevant Cases' })).toBeVisible();
  await expect(cards(page)).toHaveCount(5);
  await expect(cards(page).first().locator('mark').first()).toBeVisible();
  await cards(page).first().locator('summary').click();
  await expect(
    cards(page).first().getByRole('heading', { name: 'Holdings, in plain words' }),
  ).toBeVisible();
  await expectAccessible(page, 'card open');
  await main(page).getByLabel('Search case law').fill('school prayer');
  await button(page, 'Search').click();
  await expect(page).toHaveURL(/school\+prayer/);
  await expect(page.locator('.case-card details[open]')).toHaveCount(0);
  await page.goBack();
  await expect(main(page).getByLabel('Search case law')).toHaveValue('police questioning');
});

test('during a search the button shows progress and earlier results are removed', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, SEARCH_PATH);
  await expect(cards(page)).toHaveCount(5);
  const release = await holdRequests(page, '**/research.data*');
  await main(page).getByLabel('Search case law').fill('landlord');
  await main(page).getByLabel('Search case law').press('Enter');
  await expect(button(page, 'Searching...')).toBeDisabled();
  await expect(cards(page)).toHaveCount(0);
  release();
  await expect(button(page, 'Search')).toBeEnabled();
  await expect(cards(page)).not.toHaveCount(0);
});

test('a failed search shows an error and keeps the input', { tag: '@long' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/ERR_FAILED|Failed to load resource/);
  const isResearchData = (url: URL) =>
    url.pathname === '/research.data' &&
    /research/.test(url.searchParams.get('_routes') ?? 'research');
  await open(page, '/research?tab=cases');
  await page.route(isResearchData, (route) => route.abort());
  await main(page).getByLabel('Search case law').fill('landlord');
  await main(page).getByLabel('Jurisdiction').fill('Ohio');
  await button(page, 'Search').click();
  await expect(main(page).getByRole('alert')).toContainText('Failed to search case law');
  await expect(main(page).getByLabel('Search case law')).toHaveValue('landlord');
  await expect(main(page).getByLabel('Jurisdiction')).toHaveValue('Ohio');
  await expect(page.locator('.info-cards li')).toHaveCount(6);
  await expectAccessible(page, 'failed');
  await page.unroute(isResearchData);
  await main(page).getByLabel('Jurisdiction').fill('');
  await button(page, 'Search').click();
  await expect(cards(page).first()).toBeVisible();
});

test('a citation leads directly to its case, with a link back to the list', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/research?tab=cases');
  await main(page).getByLabel('Search case law').fill('384 U.S. 436');
  await button(page, 'Search').click();
  await expect(page).toHaveURL(/\/cases\/miranda-v-arizona-1966/);
  await page.getByRole('link', { name: 'All results for “384 U.S. 436”' }).click();
  await expect(page).toHaveURL(/list=1/);
  await expect(cards(page).first()).toContainText('Miranda v. Arizona');
});

test('the jurisdiction defaults to the chosen state, keeps federal decisions, and an empty search offers to drop its filter', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await context.request.post('/state', {
    form: { state: 'WY', returnTo: '/' },
    headers: { Origin: baseURL ?? '' },
  });
  await open(page, '/research?tab=cases');
  await expect(main(page).getByLabel('Jurisdiction')).toHaveValue('Wyoming');
  await main(page).getByLabel('Search case law').fill('miranda warnings');
  await button(page, 'Search').click();
  await expect(cards(page).first()).toContainText('Miranda v. Arizona');
  await main(page).getByLabel('Court').selectOption('District');
  await button(page, 'Search').click();
  await expect(main(page).getByRole('heading', { name: 'No cases found' })).toBeVisible();
  await expect(main(page)).toContainText('Our index has no decision of a district court.');
  await main(page)
    .getByRole('link', { name: /^Search all courts/ })
    .click();
  await expect(cards(page).first()).toContainText('Miranda v. Arizona');
  await expect(main(page).getByLabel('Jurisdiction')).toHaveValue('Wyoming');
});

test('more than five results: visitors must sign in, basic accounts must upgrade, research accounts can page', {
  tag: '@long',
}, async ({ page, baseURL, watch }) => {
  test.slow();
  watch.expectError(/status of 40[12]/);
  await open(page, SEARCH_PATH);
  await main(page).getByRole('link', { name: 'See what comes after the first 5' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Please sign in first.');
  await expect(cards(page)).toHaveCount(5);
  await expectAccessible(page, 'signed out');

  const email = await createMember(baseURL, 'researcher');
  await main(page).getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
  await fillCredentials(page, email, PASSWORD);
  await button(page, 'Sign in with Email').click();
  await expect(page).toHaveURL(/\/research\?tab=cases.*page=2/);
  await expect(main(page).getByRole('alert')).toContainText(
    'Please upgrade to access advanced research features',
  );
  await expect(
    main(page).getByRole('alert').getByRole('link', { name: 'Upgrade Now' }),
  ).toHaveAttribute('href', '/subscription');

  await runAsOperator('scripts/grant.ts', email, 'research');
  await open(page, SEARCH_PATH);
  await expect(main(page).getByRole('link', { name: 'Upgrade Now' })).toHaveCount(0);
  const first = await cards(page).first().getAttribute('aria-label');
  await main(page).getByRole('link', { name: 'Next five' }).click();
  await expect(main(page).getByRole('heading', { name: 'Cases 6 to 10' })).toBeVisible();
  expect(await cards(page).first().getAttribute('aria-label')).not.toBe(first);
  await main(page).getByRole('link', { name: 'Previous five' }).click();
  await expect(cards(page).first()).toHaveAttribute('aria-label', first ?? '');
});

test('signed out, saved citations stay in the tab, can be exported and removed', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, SEARCH_PATH);
  await saveButton(page, 0).click();
  await expect(saveButton(page, 0)).toHaveText('Citation Saved');
  await expect(saveButton(page, 0)).toBeDisabled();
  await saveButton(page, 1).click();
  await expect(page.locator('.saved-list li')).toHaveCount(2);
  await reload(page);
  await expect(saveButton(page, 0)).toHaveText('Citation Saved');
  await expect(page.locator('.saved-list li')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByLabel('Export as').selectOption('ris');
  await button(page, 'Download').click();
  expect((await download).suggestedFilename()).toBe('citations.ris');
  await page
    .locator('.saved-list')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.locator('.saved-list li')).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('signed in, citations are in the account: from the tab, with notes, on the account page and in the data export', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  test.slow();
  const email = await createMember(baseURL, 'saver');
  await open(page, SEARCH_PATH);
  await saveButton(page, 0).click();
  await signIn(page, email, SEARCH_PATH);
  await expect(saveButton(page, 0)).toHaveText('Save Citation');
  await button(page, 'Keep 1 citation of this tab in my account').click();
  await expect(saveButton(page, 0)).toHaveText('Citation Saved');
  await saveButton(page, 1).click();
  await expect(saveButton(page, 1)).toBeDisabled();
  await expect(page.locator('.saved-list li')).toHaveCount(2);

  await open(page, '/account#saved');
  const row = page.locator('.saved-list li').first();
  await row.locator('summary').click();
  await row.getByRole('textbox').fill('for the brief');
  await row.getByRole('button', { name: 'Save note' }).click();
  await expect(row.locator('.saved-note')).toHaveText('for the brief');
  await expectAccessible(page, 'saved items');
  expect(await (await page.request.get('/account/data')).text()).toContain('for the brief');
  await row.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.locator('.saved-list li')).toHaveCount(1);
  await reload(page);
  await expect(page.locator('.saved-list li')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('search, open a card, and save after signing in', { tag: '@long' }, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const email = await createMember(baseURL, 'quiet');
    await page.goto('/research?tab=cases');
    await main(page).getByLabel('Search case law').fill('police questioning');
    await button(page, 'Search').click();
    await expect(cards(page)).toHaveCount(5);
    await cards(page).first().locator('summary').click();
    await expect(cards(page).first().getByText('Holdings, in plain words')).toBeVisible();
    await saveButton(page, 0).click();
    await expect(page).toHaveURL(/\/auth\/login\?returnTo=/);
    await fillCredentials(page, email, PASSWORD);
    await button(page, 'Sign in with Email').click();
    await expect(page).toHaveURL(/\/research\?tab=cases/);
    await saveButton(page, 0).click();
    await expect(page).toHaveURL(/\/research\?tab=cases/);
    await expect(saveButton(page, 0)).toHaveText('Citation Saved');
    await page
      .locator('.saved-list')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(saveButton(page, 0)).toHaveText('Save Citation');
  });
});
