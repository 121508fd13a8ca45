// The Analysis tab: the gate and the free search, the result, what is stored, and the same without
// JavaScript.
import {
  CONTENT_WIDTHS,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  open,
  reload,
  test,
} from './journey.ts';
import { button, createMember, fillCredentials, main, PASSWORD } from './members.ts';
import {
  expectDone,
  FACTS,
  factsField,
  gate,
  getTabPath,
  resultRegion,
  signInMember,
  tryFreeButton,
} from './work-product-tabs.ts';

const TAB_PATH = getTabPath('strategy');

test('the form has a placeholder, case type, counter and disabled button, and its text is never in the URL', {
  tag: '@long',
}, async ({ page, watch }) => {
  watch.expectError(/status of 401/);
  await open(page, TAB_PATH);
  await expect(main(page).getByPlaceholder('Enter case facts...')).toBeVisible();
  await expect(main(page).getByLabel('Jurisdiction')).toHaveValue('General');
  await expect(main(page).locator('.case-type')).toHaveText('Case typeCivil');
  await expect(button(page, 'Analyze')).toBeDisabled();
  await factsField(page).fill('   ');
  await expect(button(page, 'Analyze')).toBeDisabled();
  await factsField(page).fill('He hit me.');
  await expect(main(page)).toContainText('10 of 8,000 characters · At least 20 characters.');
  await factsField(page).fill(FACTS);
  await button(page, 'Analyze').click();
  await expect(gate(page)).toBeVisible();
  expect(page.url()).not.toContain('landlord');
});

test('a visitor signs in, keeps the text, and gets one free analysis, then the upgrade message', {
  tag: '@long',
}, async ({ page, baseURL, watch }) => {
  test.slow();
  watch.expectError(/status of 40[12]/);
  await open(page, TAB_PATH);
  await factsField(page).fill(FACTS);
  await button(page, 'Analyze').click();
  await expect(gate(page)).toContainText('Please sign in first.');
  await expectAccessible(page, 'signed out');
  const email = await createMember(baseURL, 'analyst');
  await gate(page).getByRole('link', { name: 'Sign in' }).click();
  await fillCredentials(page, email, PASSWORD);
  await button(page, 'Sign in with Email').click();
  await expect(page).toHaveURL(TAB_PATH);
  await expect(factsField(page)).toHaveValue(FACTS);

  await button(page, 'Analyze').click();
  await expect(gate(page)).toContainText('Strategy analysis requires a premium subscription');
  await expect(resultRegion(page)).toHaveCount(0);
  await expectAccessible(page, 'before the free search');
  await tryFreeButton(page).click();
  await expectDone(page);
  await expect(resultRegion(page)).toContainText('This was your one free advanced search.');
  await expect(resultRegion(page).getByRole('heading', { name: 'Issues spotted' })).toBeVisible();

  await reload(page);
  await expect(factsField(page)).toHaveValue(FACTS);
  await expect(
    resultRegion(page).getByRole('heading', { name: 'Issues spotted' }),
    'what was paid with the free search stays',
  ).toBeVisible();
  await button(page, 'Analyze').click();
  await expect(gate(page)).toContainText('Please upgrade to access advanced research features');
  await expect(gate(page).getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute(
    'href',
    '/subscription',
  );
  await expect(factsField(page)).toHaveValue(FACTS);
});

test('research plan: a complete analysis, and a link to the plan with the memo', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  test.slow();
  await signInMember(page, baseURL, 'research', 'strategy');
  await expect(button(page, 'Write a both-sides memo')).toHaveCount(0);
  await expect(
    main(page).getByRole('link', { name: /both-sides memo .* comes with the Ultimate plan/ }),
  ).toBeVisible();
  await factsField(page).fill(FACTS);
  const release = await holdRequests(page, '**/api/analysis');
  await button(page, 'Analyze').press('Enter');
  await expect(button(page, 'Analyzing...')).toBeDisabled();
  await expect(
    page.locator('#result-title'),
    'the focus is where the result will stand',
  ).toBeFocused();
  release();
  await expectDone(page);
  await expect(
    main(page).getByRole('status').filter({ hasText: 'The analysis is complete.' }),
  ).toHaveCount(1);

  const analysis = resultRegion(page);
  for (const name of ['Issues spotted', 'What you told us', 'Governing law', 'Sources'])
    await expect(analysis.getByRole('heading', { name, exact: true })).toBeVisible();
  const claim = analysis.locator('.claim-part').first();
  for (const name of [
    'What must be shown',
    'Authorities for it',
    'Authorities against it',
    'Time limits',
    'Evidence to gather',
    'Next steps',
  ])
    await expect(claim.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(claim.locator('.verdict').first()).toHaveText('exists');
  await expect(claim.getByRole('link', { name: /^Count the days/ })).toHaveAttribute(
    'href',
    '/deadlines',
  );
  await expect(analysis).toContainText('This is information, not legal advice.');

  // Links to facts and sources move the focus.
  await analysis.locator('.issues .fact-link').first().press('Enter');
  await expect(analysis.locator('.facts-told li:focus')).toHaveCount(1);
  await claim.locator('.source-mark a').first().press('Enter');
  await expect(analysis.locator('.source-card:focus')).toHaveCount(1);
});

test('research plan: an analysis fits, is printed, saved, exported and deleted', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  test.slow();
  await signInMember(page, baseURL, 'research', 'strategy');
  await factsField(page).fill(FACTS);
  await button(page, 'Analyze').click();
  await expectDone(page);
  const analysis = resultRegion(page);
  await expectAccessible(page, 'analysis');
  for (const width of CONTENT_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'dark', ['color-contrast']);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.writing-form')).toBeHidden();
  await expect(analysis.getByRole('heading', { name: 'Issues spotted' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await analysis.getByLabel('Name it').fill('The deposit');
  await analysis.getByRole('button', { name: 'Save to my account' }).click();
  await analysis.getByRole('link', { name: 'Your saved results' }).click();
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

test('Clear empties the form and the session storage', { tag: '@long' }, async ({ page }) => {
  await open(page, TAB_PATH);
  const listStoredKeys = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('research')));
  await factsField(page).fill(FACTS);
  await expect.poll(listStoredKeys).toHaveLength(1);
  await reload(page);
  await expect(factsField(page)).toHaveValue(FACTS);
  await button(page, 'Clear').click();
  await expect(factsField(page)).toHaveValue('');
  await expect.poll(listStoredKeys).toEqual([]);
});

test('ultimate plan: the both-sides memo', { tag: '@long' }, async ({ page, baseURL }) => {
  test.slow();
  await signInMember(page, baseURL, 'ultimate', 'strategy');
  await factsField(page).fill(FACTS);
  await button(page, 'Write a both-sides memo').click();
  await expectDone(page);
  const memo = resultRegion(page).locator('.memo').first();
  await expect(memo.getByRole('heading', { name: 'For', exact: true })).toBeVisible();
  await expect(memo.getByRole('heading', { name: 'Against', exact: true })).toBeVisible();
  await expect(memo).toContainText('What decides it.');
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
});

test('a server failure shows the error message and keeps the facts', { tag: '@long' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 500/);
  await open(page, TAB_PATH);
  await page.route('**/api/analysis', (route) => route.fulfill({ status: 500, body: 'no' }));
  await factsField(page).fill(FACTS);
  await button(page, 'Analyze').click();
  await expect(gate(page)).toContainText('Failed to analyze legal strategy');
  await expect(factsField(page)).toHaveValue(FACTS);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the gate, the free search, and the full result, which can be saved and opened', async ({
    page,
    baseURL,
    watch,
  }) => {
    test.slow();
    watch.expectError(/status of 40[12]/);
    await page.goto(TAB_PATH);
    await factsField(page).fill(FACTS);
    await button(page, 'Analyze').click();
    await expect(gate(page)).toContainText('Please sign in first.');
    await expect(factsField(page)).toHaveValue(FACTS);
    expect(page.url()).not.toContain('landlord');

    const email = await createMember(baseURL, 'quiet');
    await page.goto(`/auth/login?returnTo=${encodeURIComponent(TAB_PATH)}`);
    await fillCredentials(page, email, PASSWORD);
    await button(page, 'Sign in with Email').click();
    await factsField(page).fill(FACTS);
    await button(page, 'Analyze').click();
    await expect(gate(page)).toContainText('Strategy analysis requires a premium subscription');
    await tryFreeButton(page).click();
    await expect(resultRegion(page).getByRole('heading', { name: 'Governing law' })).toBeVisible();
    await resultRegion(page).getByRole('button', { name: 'Save to my account' }).click();
    await expect(page).toHaveURL('/research/saved-results');
    await main(page).locator('.saved-result-list a').click();
    await expect(main(page).getByRole('heading', { name: 'Issues spotted' })).toBeVisible();
  });
});

test('the premium plan has it too', { tag: '@long' }, async ({ page, baseURL }) => {
  await signInMember(page, baseURL, 'premium', 'strategy');
  await factsField(page).fill(FACTS);
  await button(page, 'Analyze').click();
  await expectDone(page);
});
