// The journeys that matter with the keyboard alone, in a laptop's window at 200% zoom (1280x800
// becomes 640x400): an answer on top of search, a letter, a citation report, signing in and an
// analysis. The assistant, danger, deadlines, help, papers and terms have tests by keyboard of
// their own.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './journey.ts';
import { tabTo, typeInto } from './keys.ts';
import { createMember, PASSWORD } from './members.ts';
import { runAsOperator } from './operator.ts';
import { expectDone, FACTS, factsField, getTabPath } from './work-product-tabs.ts';

test.use({ viewport: { width: 640, height: 400 }, axeAtEnd: false });

async function expectGood(page: Page, state: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, state);
}

test('search, read the short answer, go on to the steps', { tag: '@long' }, async ({ page }) => {
  await open(page, '/');
  const main = page.locator('main');
  await typeInto(
    page,
    main.getByRole('combobox', { name: 'Search' }),
    'My employer did not pay me',
  );
  await page.keyboard.press('Enter');
  const card = main.getByRole('region', { name: 'Short answer' });
  await expect(card).toBeVisible();
  await expectGood(page, 'short answer');
  await tabTo(page, card.getByRole('link', { name: 'Read the steps' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guides\//);
  await tabTo(page, main.getByRole('link', { name: 'Write it: Demand Letter for Payment' }));
  await page.keyboard.press('Enter');
  await expect(main.getByLabel('Claim Kind')).toHaveValue('unpaid wages');
  await expectGood(page, 'the letter');
});

test('a demand letter is filled in and made', { tag: '@long' }, async ({ page }) => {
  await open(page, '/documents?type=demand_letter&about=wages');
  const main = page.locator('main');
  for (const [number, name] of [
    [1, 'Ann Lee'],
    [2, 'Harbor Diner, Inc.'],
  ] as const) {
    const party = main.getByRole('group', { name: `Party ${number}`, exact: true });
    await typeInto(page, party.getByLabel('Full Name'), name);
    await typeInto(page, party.getByLabel('Address'), `${number} Main Street, Albany, NY 12207`);
  }
  await typeInto(page, main.getByLabel('Effective Date'), '03012027');
  await typeInto(page, main.getByLabel('Amount Owed'), '684');
  await typeInto(page, main.getByLabel('Due Date'), '02052027');
  await typeInto(page, main.getByLabel('What Happened'), 'I worked for two weeks and was not paid');
  await typeInto(page, main.getByLabel('How Counted'), '38 hours at $18.00 an hour');
  await typeInto(page, main.getByLabel('Proof'), 'my schedule');
  await typeInto(page, main.getByLabel('Pay By Date'), '03152027');
  await typeInto(page, main.getByLabel('How To Pay'), 'by check');
  await typeInto(page, main.getByLabel('Contact Details'), 'ann@example.com');
  await tabTo(page, main.getByRole('button', { name: 'Generate Document' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Generated Document' })).toBeFocused();
  await expectGood(page, 'the finished letter');
  await tabTo(page, main.getByRole('button', { name: 'Download: PDF' }));
});

test('citations are checked', { tag: '@long' }, async ({ page }) => {
  await open(page, '/citations');
  const main = page.locator('main');
  await typeInto(
    page,
    main.getByLabel('Your text', { exact: true }),
    'See Miranda v. Arizona, 384 U.S. 436 (1964).',
  );
  await tabTo(page, main.getByRole('button', { name: 'Check citations' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: /^Results: / })).toBeFocused();
  await expectGood(page, 'the report');
});

test('a member signs in and has facts analyzed', { tag: '@long' }, async ({ page, baseURL }) => {
  test.slow();
  const email = await createMember(baseURL, 'zoomed');
  await runAsOperator('scripts/grant.ts', email, 'premium');
  await open(page, `/auth/login?returnTo=${encodeURIComponent(getTabPath('strategy'))}`);
  const main = page.locator('main');
  await typeInto(page, main.getByLabel('Email', { exact: true }), email);
  await typeInto(page, main.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(getTabPath('strategy'));
  await typeInto(page, factsField(page), FACTS);
  await tabTo(page, main.getByRole('button', { name: 'Analyze' }));
  await page.keyboard.press('Enter');
  await expectDone(page);
  await expectGood(page, 'the analysis');
});
