// What comes with doc-automation: an editable file, drafts with versions, people filled in from them, and many documents from a table.
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, expectAccessible, open, test } from './journey.ts';
import { fillIn, newMember, PASSWORD } from './members.ts';
import { runAsOperator } from './operator.ts';

test('a member: typed signed out, kept through signing in, a draft, its versions, a Word file and a table', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const email = await newMember(browser, baseURL, 'documents');
  await runAsOperator('scripts/grant.ts', email, 'premium');
  const main = page.locator('main');
  const party = (number: number) => main.getByRole('group', { name: `Party ${number}`, exact: true });

  await open(page, '/documents?type=cease_desist');
  await party(1).getByLabel('Full Name').fill('Ann Lee');
  await party(1).getByLabel('Address').fill('1 Main Street');
  await expect(main.locator('.preview-sheet')).toContainText('1 Main Street');
  await expect(main.getByRole('button', { name: 'Save draft' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await fillIn(page, email, PASSWORD);
  await main.getByRole('button', { name: 'Sign in with Email' }).click();
  await expect(page).toHaveURL('/documents?type=cease_desist');
  await expect(party(1).getByLabel('Full Name')).toHaveValue('Ann Lee');

  await main.getByLabel('Name of the draft').fill('To the neighbor');
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/draft=[\w-]+&version=1$/);
  await expect(main).toContainText('You are working on "To the neighbor", version 1.');
  await expect(party(1).getByLabel('Full Name')).toHaveValue('Ann Lee');
  await party(1).getByLabel('Full Name').fill('Ann B. Lee');
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/version=2$/);
  await expectAccessible(page, 'a draft');
  await main.getByRole('link', { name: 'All your drafts' }).click();
  await expect(main.getByRole('heading', { name: 'To the neighbor' })).toBeVisible();
  await expectAccessible(page, 'drafts');
  await main.getByRole('link', { name: /^Version 1/ }).click();
  await expect(main.locator('.preview-sheet')).toContainText('Ann Lee');
  await expect(party(1).getByLabel('Full Name')).toHaveValue('Ann Lee');

  await open(page, '/documents?type=lease');
  await party(1).getByLabel('Fill in from your drafts').selectOption({ label: 'Ann B. Lee' });
  await expect(party(1).getByLabel('Address')).toHaveValue('1 Main Street');
  await party(1).getByLabel('Role').fill('Landlord');
  await main.getByRole('button', { name: 'Add Party' }).click();
  await party(2).getByLabel('Full Name').fill('Bo Ray');
  await party(2).getByLabel('Role').fill('Tenant');
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
  await expect(main.locator('.generated-document pre')).toContainText('Ann B. Lee, of 1 Main Street (the "Landlord")');
  const [word] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name: 'Download: Word' }).click()]);
  expect(Object.keys(unzipSync(readFileSync(await word.path())))).toContain('word/document.xml');

  await main.getByText('Many documents from a table').click();
  const [table] = await Promise.all([page.waitForEvent('download'), main.getByRole('link', { name: 'Get the table' }).click()]);
  await main
    .getByLabel('Your table (CSV)')
    .setInputFiles({ name: 'table.csv', mimeType: 'text/csv', buffer: readFileSync(await table.path()) });
  const [zip] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name: 'Make the documents' }).click()]);
  expect(Object.keys(unzipSync(readFileSync(await zip.path())))).toEqual(['lease-001.docx', 'report.csv']);

  await open(page, '/documents/drafts');
  await main.getByRole('button', { name: 'Delete To the neighbor' }).click();
  await expect(main).toContainText('You have no drafts yet.');
});
