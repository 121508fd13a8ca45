// The Analysis tab as people meet it: the gate and the one free search, the result, what stays, and the same without JavaScript.
import { CONTENT_WIDTHS, expect, expectAccessible, expectNoSidewaysScroll, open, test } from './journey.ts';
import { button, fillIn, main, newMember, PASSWORD } from './members.ts';
import { addressOf, expectDone, FACTS, facts, gate, member, result, tryFree } from './work-product-tabs.ts';

const HERE = addressOf('strategy');

test('the form: placeholder, civil, a counter, a button that waits for words; nothing of it in an address', { tag: '@long' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 401/);
  await open(page, HERE);
  await expect(main(page).getByPlaceholder('Enter case facts...')).toBeVisible();
  await expect(main(page).getByLabel('Jurisdiction')).toHaveValue('General');
  await expect(main(page).locator('.case-type')).toHaveText('Case typeCivil');
  await expect(button(page, 'Search')).toBeDisabled();
  await facts(page).fill('   ');
  await expect(button(page, 'Search')).toBeDisabled();
  await facts(page).fill('He hit me.');
  await expect(main(page)).toContainText('10 of 8,000 characters · At least 20 characters.');
  await facts(page).fill(FACTS);
  await button(page, 'Search').click();
  await expect(gate(page)).toBeVisible();
  expect(page.url()).not.toContain('landlord');
});

test('a visitor signs in, comes back to the same text, and has one analysis for free; then the upgrade message', { tag: '@long' }, async ({
  page,
  baseURL,
  watch,
}) => {
  test.slow();
  watch.expectError(/status of 40[12]/);
  await open(page, HERE);
  await facts(page).fill(FACTS);
  await button(page, 'Search').click();
  await expect(gate(page)).toContainText('Please sign in first.');
  await expectAccessible(page, 'signed out');
  const email = await newMember(baseURL, 'analyst');
  await gate(page).getByRole('link', { name: 'Sign in' }).click();
  await fillIn(page, email, PASSWORD);
  await button(page, 'Sign in with Email').click();
  await expect(page).toHaveURL(HERE);
  await expect(facts(page)).toHaveValue(FACTS);

  await button(page, 'Search').click();
  await expect(gate(page)).toContainText('Strategy analysis requires a premium subscription');
  await expect(result(page)).toHaveCount(0);
  await expectAccessible(page, 'before the free search');
  await tryFree(page).click();
  await expectDone(page);
  await expect(result(page)).toContainText('This was your one free advanced search.');
  await expect(result(page).getByRole('heading', { name: 'Issues spotted' })).toBeVisible();

  await page.reload();
  await expect(facts(page)).toHaveValue(FACTS);
  await expect(result(page).getByRole('heading', { name: 'Issues spotted' }), 'what was paid with the free search stays').toBeVisible();
  await button(page, 'Search').click();
  await expect(gate(page)).toContainText('Please upgrade to access advanced research features');
  await expect(gate(page).getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/subscription');
  await expect(facts(page)).toHaveValue(FACTS);
});

test('research: everything of an analysis, and truthfully what the memo needs', async ({ page, baseURL }) => {
  test.slow();
  await member(page, baseURL, 'research', 'strategy');
  await expect(button(page, 'Write a both-sides memo')).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: /both-sides memo .* comes with the Ultimate plan/ })).toBeVisible();
  await facts(page).fill(FACTS);
  await button(page, 'Search').press('Enter');
  await expect(button(page, 'Searching...')).toBeDisabled();
  await expect(page.locator('#result-title'), 'the focus is where the result will stand').toBeFocused();
  await expectDone(page);
  await expect(main(page).getByRole('status').filter({ hasText: 'The analysis is complete.' })).toHaveCount(1);

  const shown = result(page);
  for (const name of ['Issues spotted', 'What you told us', 'Governing law', 'Sources'])
    await expect(shown.getByRole('heading', { name, exact: true })).toBeVisible();
  const claim = shown.locator('.claim-part').first();
  for (const name of [
    'What must be shown',
    'Authorities for it',
    'Authorities against it',
    'Time limits',
    'Evidence to gather',
    'Next steps',
  ])
    await expect(claim.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(claim.locator('.verdict').first()).toHaveText('Verified');
  await expect(claim.getByRole('link', { name: /^Count the days/ })).toHaveAttribute('href', '/deadlines');
  await expect(shown).toContainText('This is information, not legal advice.');

  // A fact and a source are one press away, with the focus.
  await shown.locator('.issues .fact-link').first().press('Enter');
  await expect(shown.locator('.facts-told li:focus')).toHaveCount(1);
  await claim.locator('.source-mark a').first().press('Enter');
  await expect(shown.locator('.source-card:focus')).toHaveCount(1);

  await expectAccessible(page, 'analysis');
  for (const width of CONTENT_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'dark', ['color-contrast']);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.writing-form')).toBeHidden();
  await expect(shown.getByRole('heading', { name: 'Issues spotted' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await shown.getByLabel('Name it').fill('The deposit');
  await shown.getByRole('button', { name: 'Save to my account' }).click();
  await shown.getByRole('link', { name: 'Your saved results' }).click();
  await expect(page).toHaveURL('/research/saved-results');
  await expectAccessible(page, 'saved results');
  await main(page).getByRole('link', { name: 'The deposit' }).click();
  await expect(main(page).getByRole('heading', { name: 'Issues spotted' })).toBeVisible();
  await expectAccessible(page, 'a saved result');
  const file = page.waitForEvent('download');
  await main(page).getByRole('button', { name: /Text$/ }).click();
  expect((await file).suggestedFilename()).toBe('analysis.txt');
  await main(page).getByRole('button', { name: 'Delete “The deposit”' }).click();
  await expect(main(page)).toContainText('Nothing saved yet.');
});

test('Clear empties the form and the browser’s memory', async ({ page }) => {
  await open(page, HERE);
  const remembered = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('research')));
  // The form listens once its effects have run, a moment after the page is hydrated.
  await expect(async () => {
    await facts(page).fill('');
    await facts(page).fill(FACTS);
    expect(await remembered()).toHaveLength(1);
  }).toPass();
  await page.reload();
  await expect(facts(page)).toHaveValue(FACTS);
  await button(page, 'Clear').click();
  await expect(facts(page)).toHaveValue('');
  await expect.poll(remembered).toEqual([]);
});

test('ultimate: the both-sides memo', { tag: '@long' }, async ({ page, baseURL }) => {
  test.slow();
  await member(page, baseURL, 'ultimate', 'strategy');
  await facts(page).fill(FACTS);
  await button(page, 'Write a both-sides memo').click();
  await expectDone(page);
  const memo = result(page).locator('.memo').first();
  await expect(memo.getByRole('heading', { name: 'For', exact: true })).toBeVisible();
  await expect(memo.getByRole('heading', { name: 'Against', exact: true })).toBeVisible();
  await expect(memo).toContainText('What decides it.');
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
});

test('a failure of the server: the specification’s words, and the facts stay', { tag: '@long' }, async ({ page, watch }) => {
  watch.expectError(/status of 500/);
  await open(page, HERE);
  await page.route('**/api/analysis', (route) => route.fulfill({ status: 500, body: 'no' }));
  await facts(page).fill(FACTS);
  await button(page, 'Search').click();
  await expect(gate(page)).toContainText('Failed to analyze legal strategy');
  await expect(facts(page)).toHaveValue(FACTS);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, axeAtEnd: false });

  test('the gate, the free search and the whole result in the page; saved and opened', async ({ page, baseURL, watch }) => {
    test.slow();
    watch.expectError(/status of 40[12]/);
    await page.goto(HERE);
    await facts(page).fill(FACTS);
    await button(page, 'Search').click();
    await expect(gate(page)).toContainText('Please sign in first.');
    await expect(facts(page)).toHaveValue(FACTS);
    expect(page.url()).not.toContain('landlord');

    const email = await newMember(baseURL, 'quiet');
    await page.goto(`/auth/login?returnTo=${encodeURIComponent(HERE)}`);
    await fillIn(page, email, PASSWORD);
    await button(page, 'Sign in with Email').click();
    await facts(page).fill(FACTS);
    await button(page, 'Search').click();
    await expect(gate(page)).toContainText('Strategy analysis requires a premium subscription');
    await tryFree(page).click();
    await expect(result(page).getByRole('heading', { name: 'Governing law' })).toBeVisible();
    await result(page).getByRole('button', { name: 'Save to my account' }).click();
    await expect(page).toHaveURL('/research/saved-results');
    await main(page).locator('.saved-result-list a').click();
    await expect(main(page).getByRole('heading', { name: 'Issues spotted' })).toBeVisible();
  });
});

test('premium has it too', { tag: '@long' }, async ({ page, baseURL }) => {
  await member(page, baseURL, 'premium', 'strategy');
  await facts(page).fill(FACTS);
  await button(page, 'Search').click();
  await expectDone(page);
});
