// The law of a state: pick a state on a phone, read a rule, open the statute, compare states, ask
// the assistant.
import { expectNoSidewaysScroll, expect as expectSoon, open, test } from './journey.ts';

/** The first question loads the embedding model, which takes some seconds. */
const expect = expectSoon.configure({ timeout: 60_000 });

test('on a phone: pick a state, read its rules, open the statute and compare states', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/states');
  // Twelve tiles would be too small for a finger: the list is first.
  await expect(page.locator('.tile-map')).toBeHidden();
  await page.getByRole('link', { name: /^Ohio/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The law in Ohio');
  const deposit = page.locator('#security-deposit-return');
  await expect(deposit).toContainText('30 days');
  await expect(deposit.getByRole('link', { name: /5321\.16/ })).toHaveAttribute(
    'href',
    /codes\.ohio\.gov/,
  );
  await expect(deposit).toContainText(/Read .* 2026 on/);
  await expectNoSidewaysScroll(page);
  await deposit.getByRole('link', { name: 'Returning a security deposit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Returning a security deposit');
  const ohio = page.getByRole('link', { name: 'Ohio: 30 days' });
  await expect(ohio).toHaveAttribute('href', '/states/ohio#security-deposit-return');
  const tiles = await page
    .locator('.tile-map a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
  expect(tiles).toHaveLength(51);
  expect(tiles.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test('on a wide screen the states are a map', { tag: '@long' }, async ({ page }) => {
  await open(page, '/states');
  await expect(page.locator('.tile-map a')).toHaveCount(51);
  const [maine, california] = [
    await page.locator('.tile-map a[href$="/maine"]').boundingBox(),
    await page.locator('.tile-map a[href$="/california"]').boundingBox(),
  ];
  expect(maine && california && maine.x > california.x && maine.y < california.y).toBe(true);
  await page.getByRole('link', { name: 'OH, Ohio' }).click();
  await expect(page).toHaveURL('/states/ohio');
});

test('a rule as a table: sorted by value, downloaded, reached by keyboard', {
  tag: '@long',
}, async ({ page, request }) => {
  await open(page, '/rules/security-deposit-return');
  const firstState = page.locator('.rule-table tbody tr').first();
  await expect(firstState).toContainText('Alabama');
  await page.getByRole('link', { name: 'Sort by rule' }).click();
  await expect(page).toHaveURL(/\?sort=value$/);
  await expect(page.getByRole('columnheader', { name: /Sort by rule/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(firstState).not.toContainText('Alabama');
  const csv = await request.get(
    new URL('/rules/security-deposit-return/table.csv', page.url()).href,
  );
  expect(csv.headers()['content-type']).toContain('text/csv');
  expect((await csv.text()).split('\r\n').filter(Boolean)).toHaveLength(52);
  await page.getByRole('link', { name: 'Ohio: 30 days' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/states\/ohio#security-deposit-return$/);
});

test('a box finds in the page of a state, and what was not read is closed', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/states/ohio');
  const entries = page.locator('.rule-entry:visible');
  const all = await entries.count();
  await page.getByLabel('Find on this page').fill('small claims');
  await expect(page.getByRole('status').filter({ hasText: 'these words' })).toBeVisible();
  expect(await entries.count()).toBeLessThan(all);
  await page.getByLabel('Find on this page').fill('');
  await expect(entries).toHaveCount(all);
  const unread = page.locator('.unread-rules').first();
  await expect(unread.getByRole('listitem').first()).toBeHidden();
  await unread.getByText(/^Not read yet: \d+ rules?$/).click();
  await expect(unread.getByRole('listitem').first()).toBeVisible();
});

test('a period of the state is counted from a date, with a warning about the state’s own counting', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/states/ohio');
  await page
    .locator('#security-deposit-return')
    .getByRole('link', { name: /Count this period/ })
    .click();
  await page.getByLabel('Date of the event').fill('2026-05-01');
  await page.getByRole('button', { name: 'Count the days' }).click();
  const result = page.locator('#result');
  await expect(result).toContainText('June 1, 2026');
  await expect(result).toContainText('We have not read how Ohio counts days');
  await expect(result.getByRole('link', { name: /5321\.16/ })).toBeVisible();
});

test('a lease shows the rules of the chosen state with their sections', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '/documents?type=lease');
  await page.getByLabel('State').selectOption('OH');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Notice for Ohio');
  await expect(preview).toContainText(
    /Returning a security deposit: 30 days.*Ohio Rev\. Code § 5321\.16/,
  );
  // Hawaii caps a deposit at one month's rent.
  await page.getByLabel('State').selectOption('HI');
  await page.getByLabel('Rent Amount').fill('1000');
  await page.getByLabel('Security Deposit').fill('2500');
  await expect(page.getByRole('note').filter({ hasText: 'Hawaii' })).toContainText(
    '1 month’s rent',
  );
});

test('a text that says the law varies shows the rule of the chosen state, or asks for one', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/guides/get-your-security-deposit-back');
  const picker = page.locator('.rule-picker').first();
  await expect(picker).toBeVisible();
  await picker.getByRole('combobox').selectOption('OH');
  await picker.getByRole('button', { name: 'Show' }).click();
  await expect(page.locator('.rule-reference').first()).toContainText('In Ohio');
  await expect(
    page.getByRole('link', { name: /Ohio Rev\. Code § 5321\.16/ }).first(),
  ).toBeVisible();
});

test('the assistant begins with the rule of the state, its section and the day it was read', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/chatbot');
  const box = page.getByPlaceholder('Ask a legal question...');
  await box.fill('how long does my landlord have to return my deposit in Ohio');
  await box.press('Enter');
  const answer = page.locator('.turn').last();
  await expect(answer).toHaveAttribute('data-status', 'done');
  await expect(answer).toContainText(
    /Ohio: Your landlord has 30 days .*Ohio Rev\. Code § 5321\.16\(B\), read November 16, 2026/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the pages and the picker beside a text work', async ({ page }) => {
    await page.goto('/guides/get-your-security-deposit-back');
    const picker = page.locator('.rule-picker').first();
    await picker.getByRole('combobox').selectOption('OH');
    await picker.getByRole('button', { name: 'Show' }).click();
    await expect(page.locator('.rule-reference').first()).toContainText('In Ohio');
    await page.goto('/rules/small-claims-limit?sort=value');
    await expect(page.locator('.rule-table tbody tr')).toHaveCount(51);
  });
});
