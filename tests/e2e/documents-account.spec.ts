// Features of the doc-automation plan: Word files, drafts with versions, a party book, and batches
// from a table.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, expectAccessible, open, reload, test } from './journey.ts';
import { createMember, fillCredentials, PASSWORD, signInByRequest } from './members.ts';
import { runAsOperator } from './operator.ts';

const getParties = (page: Page) => (number: number) =>
  page.locator('main').getByRole('group', { name: `Party ${number}`, exact: true });

test('a member keeps input through sign-in, and saves a draft with versions', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  test.slow();
  const email = await createMember(baseURL, 'documents');
  await runAsOperator('scripts/grant.ts', email, 'premium');
  const main = page.locator('main');
  const party = getParties(page);

  await open(page, '/documents?type=cease_desist');
  await party(1).getByLabel('Full Name').fill('Ann Lee');
  await party(1).getByLabel('Address').fill('1 Main Street');
  await expect(main.locator('.preview-sheet')).toContainText('1 Main Street');
  await expect(main.getByRole('button', { name: 'Save draft' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await fillCredentials(page, email, PASSWORD);
  await main.getByRole('button', { name: 'Sign in with Email' }).click();
  await expect(page).toHaveURL('/documents?type=cease_desist');
  await expect(party(1).getByLabel('Full Name')).toHaveValue('Ann Lee');

  await main.getByLabel('Name of the draft').fill('To the neighbor');
  await main.getByRole('button', { name: 'Save draft' }).click();
  const saved = main.getByRole('button', { name: /^Saved \d+:\d\d [AP]M$/ });
  await expect(saved).toBeInViewport();
  await expect(main.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible();
  await expect(page).toHaveURL('/documents?type=cease_desist');
  // From here it is saved by itself: one more version, renewed as often as somebody types.
  for (const name of ['Ann B. Lee', 'Ann C. Lee']) {
    await party(1).getByLabel('Full Name').fill(name);
    await expect(main.getByRole('button', { name: 'Save draft' })).toBeVisible();
    await expect(saved).toBeVisible();
  }
  await reload(page);
  await party(1).getByLabel('Full Name').fill('Ann D. Lee');
  await expect(saved).toBeVisible();
  await expectAccessible(page, 'a draft');
  await main.getByRole('link', { name: 'Open drafts' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Version 2, saved' })).toHaveCount(1);
  await expectAccessible(page, 'drafts');
  await main.getByRole('link', { name: 'To the neighbor' }).click();
  await expect(party(1).getByLabel('Full Name')).toHaveValue('Ann D. Lee');
  await page.goBack();
  await main.getByText('1 earlier version').click();
  await main.getByRole('link', { name: /^Version 1/ }).click();
  await expect(main.locator('.preview-sheet')).toContainText('Ann Lee');
  await expect(party(1).getByLabel('Full Name')).toHaveValue('Ann Lee');

  await open(page, '/documents/drafts');
  await main.getByRole('button', { name: 'Delete To the neighbor' }).click();
  await expect(main.getByRole('status')).toContainText('Draft deleted.');
  await expect(main.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(main.getByRole('link', { name: 'To the neighbor' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('link', { name: 'To the neighbor' })).toBeVisible();
  await expect(main).toContainText('1 earlier version');
});

test('a member downloads a Word file, and many documents from a table', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  test.slow();
  const email = await createMember(baseURL, 'documents');
  await runAsOperator('scripts/grant.ts', email, 'premium');
  await signInByRequest(page, baseURL, email);
  const main = page.locator('main');
  const party = getParties(page);

  await open(page, '/documents?type=lease');
  await party(1).getByLabel('Full Name').fill('Ann B. Lee');
  await party(1).getByLabel('Role').selectOption('Landlord');
  await party(1).getByLabel('Address').fill('1 Main Street');
  await party(2).getByLabel('Full Name').fill('Bo Ray');
  await party(2).getByLabel('Role').selectOption('Tenant');
  await party(2).getByLabel('Address').fill('2 Oak Lane');
  for (const [label, value] of Object.entries({
    'Effective Date': '2027-02-15',
    'Property Address': '120 Oak Street',
    'Rent Amount': '1450',
    'Lease Term': '12 months',
    'Start Date': '2027-03-01',
    'Security Deposit': 'none',
    'Utilities Included': 'water',
    'Pet Policy': 'none',
  })) {
    await main.getByLabel(label).fill(value);
  }
  await main.getByRole('button', { name: 'Generate Document' }).click();
  await expect(main.locator('.preview-sheet')).toContainText(
    'Ann B. Lee, of 1 Main Street (the "Landlord")',
  );
  const [wordFile] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download: Word' }).click(),
  ]);
  expect(Object.keys(unzipSync(readFileSync(await wordFile.path())))).toContain(
    'word/document.xml',
  );

  await main.getByText('Many documents from a table').click();
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Get the table' }).click(),
  ]);
  const rows = readFileSync(await table.path(), 'utf8');
  const choose = (text: string) =>
    main
      .getByLabel('Your table (CSV)')
      .setInputFiles({ name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(rows.replace(/\b1450\b/, ''));
  await expect(main.getByText('0 of 1 can be made.')).toBeFocused();
  await expect(main.getByRole('row', { name: /^1 Example Person 1/ })).toContainText(
    'rent_amount: Rent Amount is required.',
  );
  await expect(main.getByRole('button', { name: /^Make/ })).toHaveCount(0);
  await expectAccessible(page, 'a table');
  await choose(rows);
  await expect(main.getByText('1 of 1 can be made.')).toBeVisible();
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Make 1 document' }).click(),
  ]);
  expect(Object.keys(unzipSync(readFileSync(await zip.path())))).toEqual([
    'lease-001.docx',
    'report.csv',
  ]);
});

test('the party book: saving from a form, filling in, editing, deleting; and without JavaScript', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const email = await createMember(baseURL, 'parties');
  await runAsOperator('scripts/grant.ts', email, 'premium');
  const main = page.locator('main');
  const party = getParties(page);
  await open(page, '/auth/login?returnTo=%2Faccount');
  await fillCredentials(page, email, PASSWORD);
  await main.getByRole('button', { name: 'Sign in with Email' }).click();
  await main.getByRole('link', { name: 'Saved people and organizations' }).click();
  await expect(main).toContainText('There is nobody in your party book yet.');
  await main.getByLabel('Full Name').fill('Harbor & Stone, Inc.');
  await main.getByLabel('Role').fill('Landlord');
  await main.getByLabel('Address').fill('200 Lake Avenue\nChicago, IL 60601');
  await main.getByRole('button', { name: 'Add to the party book' }).click();
  await expect(main.getByRole('heading', { name: 'Harbor & Stone, Inc.' })).toBeVisible();
  await expectAccessible(page, 'party book');

  await open(page, '/documents?type=lease');
  await party(1)
    .getByLabel('Add from party book')
    .selectOption({ label: 'Harbor & Stone, Inc. (Landlord)' });
  await expect(party(1).getByLabel('Full Name')).toHaveValue('Harbor & Stone, Inc.');
  await expect(party(1).getByLabel('Address')).toHaveValue('200 Lake Avenue\nChicago, IL 60601');
  await party(2).getByLabel('Full Name').fill('Bo <b>Ray</b>');
  await party(2).getByLabel('Role').selectOption('Tenant');
  await party(2).getByRole('button', { name: 'Save to party book' }).click();
  await expect(
    main.getByRole('status').filter({ hasText: 'Bo <b>Ray</b> is in your party book.' }),
  ).toBeVisible();
  await expect(party(2).getByLabel('Full Name')).toHaveValue('Bo <b>Ray</b>');
  await expect(
    party(1)
      .getByLabel('Add from party book')
      .getByRole('option', { name: 'Bo <b>Ray</b> (Tenant)' }),
  ).toHaveCount(1);

  await open(page, '/documents/parties');
  await main.getByText('Edit', { exact: true }).first().click();
  await main.getByLabel('Full Name').first().fill('Bo Ray');
  await main.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(main.getByRole('heading', { name: 'Bo Ray' })).toBeVisible();
  expect(await (await page.request.get('/account/data')).text()).toContain('Bo Ray');

  const noScriptContext = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    storageState: await page.context().storageState(),
  });
  const noScriptPage = await noScriptContext.newPage();
  await noScriptPage.goto('/documents?type=lease');
  const [form, first] = [
    noScriptPage.locator('main'),
    noScriptPage.locator('main').getByRole('group', { name: 'Party 1', exact: true }),
  ];
  await form.getByLabel('Rent Amount').fill('1450');
  await first.getByLabel('Add from party book').selectOption({ label: 'Bo Ray (Tenant)' });
  await first.getByRole('button', { name: 'Fill in' }).click();
  await expect(first.getByLabel('Full Name')).toHaveValue('Bo Ray');
  await expect(form.getByLabel('Rent Amount')).toHaveValue('1450');
  await first.getByLabel('Full Name').fill('Cy Ray');
  await first.getByRole('button', { name: 'Save to party book' }).click();
  await expect(form).toContainText('Cy Ray is in your party book.');
  await expect(form.getByLabel('Rent Amount')).toHaveValue('1450');
  await noScriptPage.goto('/documents/parties');
  await form.getByRole('button', { name: 'Delete Cy Ray' }).click();
  await expect(form.getByRole('heading', { name: 'Cy Ray' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect(form.getByRole('heading', { name: 'Cy Ray' })).toBeVisible();
  await form.getByRole('button', { name: 'Delete Cy Ray' }).click();
  await noScriptPage.goto('/documents/parties');
  await expect(form.getByRole('heading', { name: 'Cy Ray' })).toHaveCount(0);
  await noScriptContext.close();
});
