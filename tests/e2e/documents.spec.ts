// Documents: choosing a type, filling in, generating, copying, downloading, restoring and clearing;
// with and without JavaScript.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  open,
  reload,
  test,
} from './journey.ts';

const parts = (page: Page) => {
  const main = page.locator('main');
  return {
    main,
    type: main.getByLabel('Document Type'),
    party: (number: number) => main.getByRole('group', { name: `Party ${number}`, exact: true }),
    generate: main.getByRole('button', { name: 'Generate Document' }),
    alert: main.getByRole('alert'),
    preview: main.locator('.preview-sheet'),
    switchTo: (name: 'Fill in' | 'Preview') =>
      main.getByRole('navigation', { name: 'Form or preview' }).getByRole('link', { name }),
  };
};

async function fillParty(page: Page, number: number, name: string, role: string) {
  const party = parts(page).party(number);
  await party.getByLabel('Full Name').fill(name);
  await party.getByLabel('Role').selectOption(role);
  await party.getByLabel('Address').fill(`${number} Main Street\nAlbany, NY 12207`);
}

async function fillDetails(page: Page) {
  const { main } = parts(page);
  await main.getByLabel('Effective Date').fill('2027-02-15');
  await main.getByLabel('Property Address').fill('120 Oak Street, Springfield, IL 62701');
  await main.getByLabel('Rent Amount').fill('1450');
  await main.getByLabel('Lease Term').fill('12 months');
  await main.getByLabel('Start Date').fill('2027-03-01');
  await main.getByLabel('Security Deposit').fill('none');
  await main.getByLabel('Utilities Included').fill('water');
  await main.getByLabel('Pet Policy').fill('<b>one cat</b> {{parties}}');
}

test('the sheet goes to the field that has the focus, and a blank leads to its field, on a phone too', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/documents?type=lease');
  const { main, preview, switchTo } = parts(page);
  const getTop = () => preview.evaluate((sheet) => sheet.scrollTop);
  expect(await getTop()).toBe(0);
  await main.getByLabel('Rent Amount').focus();
  await expect.poll(getTop).toBeGreaterThan(0);
  await expect(preview.getByRole('link', { name: 'Rent Amount' }).first()).toBeInViewport();
  await preview.getByRole('link', { name: 'Property Address' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(main.getByLabel('Property Address')).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await switchTo('Preview').click();
  await preview.getByRole('link', { name: 'Rent Amount' }).first().click();
  await expect(main.getByLabel('Rent Amount')).toBeFocused();
});

test('an answer to a debt suit ticks nothing by itself, and where we write none there are steps', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await open(page, '/documents?type=debt_answer');
  const { main, generate, preview } = parts(page);
  await expect(main.getByLabel('Court Name')).toBeHidden();
  await expect(preview).toContainText('No state is chosen');
  await context.addCookies([{ name: 'state', value: 'FL', url: baseURL ?? '' }]);
  await open(page, '/documents?type=debt_answer');
  for (const box of await main.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await fillParty(page, 1, 'Ann Lee', 'Defendant');
  await fillParty(page, 2, 'Big Funding LLC', 'Plaintiff');
  await main.getByLabel('Court Name').fill('County Court, Leon County, Florida');
  await main.getByLabel('Case Number').fill('27-CC-1');
  await main.getByLabel('Served Date').fill('2027-02-22');
  await main.getByLabel('Complaint Sworn').selectOption('no');
  await main.getByLabel('Admitted Statements').fill('none');
  await main.getByRole('checkbox', { name: /statute of limitations/ }).check();
  await generate.click();
  await expect(preview).toContainText('[X] The debt is too old');
  await expectAccessible(page);
});

test('a lease is chosen, previewed, corrected, generated, copied and downloaded', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/documents');
  const { main, type, party, generate, alert, preview } = parts(page);
  await expect(main.locator('.document-list li')).toHaveCount(22);
  await main
    .getByRole('region', { name: 'Letters I send' })
    .getByRole('link', { name: 'security deposit' })
    .click();
  await expect(main.getByLabel('Claim Kind')).toHaveValue('a security deposit');
  await expect(preview).toContainText('My claim is for a security deposit');
  await type.selectOption({ label: 'Residential Lease Agreement' });
  await expect(page).toHaveURL('/documents?type=lease');
  await expect(main.getByRole('heading', { name: 'Do not use it for' })).toBeHidden();
  await main.getByText('Before you start').click();
  await expect(main.getByRole('heading', { name: 'Do not use it for' })).toBeVisible();
  await expect(party(2).getByLabel('Role')).toHaveValue('Tenant');
  for (const [label, kind] of [
    ['Rent Amount', 'number'],
    ['Start Date', 'date'],
    ['Pet Policy', 'text'],
  ] as const) {
    await expect(main.getByLabel(label)).toHaveAttribute('type', kind);
  }

  await generate.click();
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport();
  await expect(alert).toContainText("Party 2, Full Name: Enter this party's full name.");
  await expect(alert).toContainText('Rent Amount is required.');
  await expect(main.getByLabel('Rent Amount')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'faults');
  await alert.getByRole('link', { name: 'Lease Term' }).click();
  await expect(main.getByLabel('Lease Term')).toBeFocused();

  await fillParty(page, 1, 'Ann Lee', 'Tenant');
  await fillParty(page, 2, 'Bo Ray', 'Tenant');
  await expect(alert).toContainText('Nobody is the Landlord.');
  await fillParty(page, 1, 'Ann Lee', 'Landlord');
  await expect(main.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await main.getByRole('button', { name: 'Add Party' }).click();
  await main.getByRole('button', { name: 'Remove Party 3' }).click();
  await expect(party(3)).toHaveCount(0);
  await fillDetails(page);
  await expect(alert).toHaveCount(0);
  await main.getByLabel('Pet Policy').fill('');
  await expect(main.getByText('1 field is still empty: Pet Policy.')).toBeVisible();
  await main.getByLabel('Pet Policy').fill('<b>one cat</b> {{parties}}');
  await expect(main.getByText('Every field is filled in.')).toBeVisible();
  await expect(preview.locator('mark.typed', { hasText: 'Bo Ray' }).first()).toBeVisible();
  await expect(preview).toContainText('$1,450.00 (one thousand four hundred fifty dollars)');
  await main.getByLabel('Utilities Included').fill('water and sewer');
  await expect(main.getByRole('status').filter({ hasText: 'Preview: ' })).toContainText(
    'water and sewer',
  );
  await preview.getByText('What this means').first().click();
  await expect(preview).toContainText('Names everyone who is bound by the lease');

  await generate.click();
  await expect(main.getByRole('heading', { name: 'Generated Document' })).toBeFocused();
  await expect(preview).toContainText(
    'Counted from the Start Date, the term ends on February 29, 2028',
  );
  await expect(preview).toContainText('<b>one cat</b> {{parties}}');
  await expectNoSidewaysScroll(page);
  await main.getByRole('button', { name: 'Copy' }).click();
  await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible();
  const generatedText = await page.evaluate(() => navigator.clipboard.readText());
  expect(generatedText).toContain('Ann Lee, of 1 Main Street, Albany, NY 12207 (the "Landlord")');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download: Text' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('lease.txt');
  expect(readFileSync(await file.path(), 'utf8')).toBe(generatedText);
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download: PDF' }).click(),
  ]);
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await expect(main.getByRole('button', { name: 'Word' })).toHaveCount(0);
  await main.getByLabel('Rent Amount').fill('1500');
  await expect(main.locator('.sheet-head')).toContainText('You changed the form since.');
  await expect(main.getByRole('button', { name: 'Download: PDF' })).toHaveCount(0);
});

test('on a phone either the form or the sheet is shown, and each keeps its place', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/documents?type=lease');
  const { main, generate, preview, switchTo } = parts(page);
  await expect(preview).toBeHidden();
  await main.getByLabel('Pet Policy').fill('one cat');
  const scrolledTo = await page.evaluate(() => window.scrollY);
  await switchTo('Preview').click();
  await expect(preview).toContainText('The pet policy is: one cat');
  await expect(generate).toBeHidden();
  await expect(
    main.getByRole('heading', { name: 'Residential Lease Agreement', level: 3 }),
  ).toBeInViewport();
  expect(
    await preview.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight),
  ).toBeLessThanOrEqual(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'the sheet on a phone');
  await switchTo('Fill in').click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolledTo - 100);
  await fillParty(page, 1, 'Ann Lee', 'Landlord');
  await fillParty(page, 2, 'Bo Ray', 'Tenant');
  await fillDetails(page);
  await generate.click();
  await expect(main.getByRole('heading', { name: 'Generated Document' })).toBeFocused();
  await expect(main.getByRole('button', { name: 'Download: PDF' })).toBeInViewport();
});

test('input survives a reload, can be cleared, and another type starts empty', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/documents?type=lease');
  const { main, type, party } = parts(page);
  await fillParty(page, 1, 'Ann Lee', 'Landlord');
  await fillParty(page, 2, 'Bo Ray', 'Tenant');
  await main.getByLabel('Rent Amount').fill('1450');
  await expect(parts(page).preview).toContainText('$1,450.00');
  await reload(page);
  await expect(main.getByLabel('Rent Amount')).toHaveValue('1450');
  await expect(party(2).getByLabel('Full Name')).toHaveValue('Bo Ray');
  await open(page, '/documents');
  await main.getByRole('link', { name: 'Go on with your Residential Lease Agreement' }).click();
  await expect(party(2).getByLabel('Full Name')).toHaveValue('Bo Ray');
  await main.getByRole('button', { name: 'Clear the form' }).click();
  await expect(party(2).getByLabel('Full Name')).toHaveValue('');
  await reload(page);
  await expect(main.getByLabel('Rent Amount')).toHaveValue('');
  await fillParty(page, 1, 'Ann Lee', 'Landlord');
  await type.selectOption({ label: 'Promissory Note' });
  await expect(main.getByLabel('Principal Amount')).toBeVisible();
  await expect(party(1).getByLabel('Full Name')).toHaveValue('');
});

test('the button shows progress, and the form keeps its input when offline', {
  tag: '@long',
}, async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED|net::/);
  await open(page, '/documents?type=lease');
  const { main, generate, alert } = parts(page);
  await fillParty(page, 1, 'Ann Lee', 'Landlord');
  await fillParty(page, 2, 'Bo Ray', 'Tenant');
  await fillDetails(page);
  const release = await holdRequests(page, '**/documents.data*', {
    method: 'POST',
    finish: (route) => route.abort().catch(() => {}),
  });
  await generate.click();
  await expect(main.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  release();
  await expect(alert).toContainText('Failed to generate legal document. Please try again later.');
  await expect(main.getByLabel('Rent Amount')).toHaveValue('1450');
});

test('100 kB of markup, template syntax, bidi and control characters and formulas are shown as text, and too much is refused', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/documents?type=lease');
  const { main, generate, alert, preview } = parts(page);
  await fillParty(page, 1, '<img src=x onerror=alert(1)>', 'Landlord');
  await fillParty(page, 2, '=HYPERLINK("http://x.example")', 'Tenant');
  await fillDetails(page);
  const piece = '<script>alert(1)</script> {{rent_amount}} \u202Etxt.exe \u0007 =1+1 ';
  await main.getByLabel('Pet Policy').fill(piece.repeat(Math.floor(100_000 / piece.length)));
  await expect(preview).toContainText(
    'The pet policy is: <script>alert(1)</script> {{rent_amount}} txt.exe =1+1',
  );
  await generate.click();
  await expect(main.getByRole('heading', { name: 'Generated Document' })).toBeVisible();
  await expect(preview).toContainText(
    '<script>alert(1)</script> {{rent_amount}} txt.exe =1+1 <script>',
  );
  await expect(preview).toContainText('<img src=x onerror=alert(1)>, of 1 Main Street');
  expect(((await preview.textContent()) ?? '').length).toBeGreaterThan(90_000);
  expect(await page.locator('main img, main script').count()).toBe(0);
  await expectNoSidewaysScroll(page);
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download: PDF' }).click(),
  ]);
  expect(readFileSync(await pdf.path()).toString('latin1')).not.toMatch(
    /\/(?:JavaScript|JS|OpenAction|URI|AcroForm|Launch)\b/,
  );
  await main.getByLabel('Lease Term').fill('x');
  await main.getByLabel('Property Address').fill('y'.repeat(130_000));
  await generate.click();
  await expect(alert).toContainText('Property Address: This text is too long.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a type, a second party, missing fields, the document and its PDF', {
    tag: '@long',
  }, async ({ page, watch }) => {
    watch.expectError(/status of 422/);
    await page.goto('/documents');
    const { main, type, party, generate, alert, preview } = parts(page);
    await type.selectOption({ label: 'Residential Lease Agreement' });
    await main.getByRole('button', { name: 'Show the form' }).click();
    await fillParty(page, 1, 'Ann Lee', 'Landlord');
    await fillParty(page, 2, 'Bo Ray', 'Tenant');
    await main.getByRole('button', { name: 'Add Party' }).click();
    await expect(party(1).getByLabel('Full Name')).toHaveValue('Ann Lee');
    await main.getByRole('button', { name: 'Remove Party 3' }).click();
    await expect(party(2).getByLabel('Full Name')).toHaveValue('Bo Ray');
    await generate.click();
    await expect(alert).toContainText('Rent Amount is required.');
    await fillDetails(page);
    await generate.click();
    await main.getByRole('link', { name: 'Your document is ready.' }).click();
    await expect(preview).toBeInViewport();
    await expect(preview).toContainText(
      'Ann Lee, of 1 Main Street, Albany, NY 12207 (the "Landlord")',
    );
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Download: PDF' }).click(),
    ]);
    expect(pdf.suggestedFilename()).toBe('lease.pdf');
  });

  // Guards against forms that are not sent as multipart, which are limited to 64 kB. The test above
  // covers JavaScript.
  test('a text of 100 kB is accepted and can be downloaded', { tag: '@long' }, async ({ page }) => {
    await page.goto('/documents?type=lease');
    const { main, generate, preview } = parts(page);
    await fillParty(page, 1, 'Ann Lee', 'Landlord');
    await fillParty(page, 2, 'Bo Ray', 'Tenant');
    await fillDetails(page);
    await main.getByLabel('Pet Policy').fill('one cat, '.repeat(11_000));
    await generate.click();
    await expect(preview).toContainText('one cat, one cat');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Download: Text' }).click(),
    ]);
    expect(readFileSync(await file.path(), 'utf8').length).toBeGreaterThan(90_000);
  });
});
