// The citation check: typed and uploaded texts, refusals, stopping and downloads; with and without
// JavaScript.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createDocx } from '../../features/citations/test-files.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  open,
  test,
} from './journey.ts';

const BRIEF = `Miranda v. Arizona, 384 U.S. 436 (1966), holds. Id. at 444. But Sample v. Example, 384 U.S. 436 (1966), does not exist there.
See Nobody v. Nowhere, 1200 F.2d 3 (9th Cir. 1990); Maybe v. Real, 700 F.3d 11 (9th Cir. 2012); 42 U.S.C. § 1983; Fed. R. Civ. P. 56(a).`;
const parts = (page: Page) => {
  const main = page.locator('main');
  return {
    main,
    box: main.getByLabel('Your text', { exact: true }),
    file: main.getByLabel('Or a file'),
    check: main.getByRole('button', { name: 'Check citations' }),
    rows: main.locator('.citation-report ol > li'),
    alert: main.getByRole('alert'),
  };
};

test('a pasted text gets verdicts, linked highlights, a table and downloads', async ({ page }) => {
  await open(page, '/citations');
  await expectAccessible(page, 'empty');
  const { main, box, check, rows } = parts(page);
  await box.fill(BRIEF);
  await check.click();
  await expect(main.getByRole('heading', { name: 'Results: 7 citations' })).toBeFocused();
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(0)).toContainText('Verified');
  await expect(rows.nth(0)).toContainText('Cited once more by a short form.');
  await expect(rows.nth(1)).toContainText('Wrong name');
  await expect(rows.nth(1)).toContainText(
    '384 U.S. 436 is Miranda v. Arizona, not Sample v. Example.',
  );
  await expect(rows.nth(2)).toContainText('Cannot exist');
  await expect(rows.nth(3)).toContainText('Not in our index');
  await expect(rows.nth(4)).toContainText('Civil action for deprivation of rights');
  await expect(rows.nth(5)).toContainText('Summary Judgment');
  await main.locator('.marked-text a.cite').nth(2).click();
  await expect(page).toHaveURL('/citations#c2');
  await expect(main.locator('.authority-table caption')).toHaveText([
    'Cases',
    'Statutes',
    'Court rules',
  ]);
  await expectNoSidewaysScroll(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'All citations (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('citations.csv');
  await expect(rows).toHaveCount(6);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    rows.nth(0).getByRole('link', { name: 'Read the case' }).click(),
  ]);
  await expect(tab).toHaveURL(/\/cases\/miranda-v-arizona/);
});

const MISTAKES = `Miranda v. Arizona, 384 U.S. 436 (1964), holds. Id. at 444. Sample v. Example, 384 U.S. 436 (1966), too.
See Varghese v. China Southern Airlines Co., Ltd., 925 F.3d 1339 (11th Cir. 2019).\n`;

test('a report shows where the trouble is, names an invented case, and gives the corrected text', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/citations');
  const { main, box, check, rows } = parts(page);
  await box.fill(MISTAKES);
  await check.click();
  await expect(rows).toHaveCount(3);
  await expect(rows.locator('.row-number')).toHaveText(['1', '2', '3']);
  await expect(rows.nth(2)).toContainText(
    'A court found that this decision does not exist: Mata v. Avianca, Inc., 678 F. Supp. 3d 443 (S.D.N.Y. 2023).',
  );
  const strip = main.getByRole('region', { name: 'Where they are in your text' });
  await expect(strip).toContainText(
    '4 citations:2 with a wrong year (at 0% and 26%)1 with a wrong name (at 32%)',
  );
  await strip.getByRole('link', { name: '32%' }).click();
  await expect(page).toHaveURL('/citations#c2');
  await strip.locator('.strip-mark.invented').click();
  await expect(page).toHaveURL('/citations#c3');
  const corrected = main.getByRole('region', { name: 'The corrected text' });
  await expect(corrected.getByRole('status')).toHaveText('1 change is in it.');
  await corrected.getByRole('button', { name: 'Copy the corrected text' }).click();
  await expect(corrected.getByRole('button', { name: 'Copied' })).toBeVisible();
  const withYear = MISTAKES.replace('1964', '1966');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(withYear);
  await main.getByRole('checkbox', { name: 'Use Miranda v. Arizona' }).check();
  await expect(corrected.getByRole('status')).toHaveText('2 changes are in it.');
  const download = corrected.getByRole('button', { name: 'Download the corrected text (.txt)' });
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(await readFile(await file.path(), 'utf8')).toBe(
    withYear.replace('Sample v. Example', 'Miranda v. Arizona'),
  );
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Report (PDF)' }).click(),
  ]);
  expect(report.suggestedFilename()).toBe('citation-report.pdf');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'repaired');
});

test('a section that is not in the Code has its neighbors with links, and each section of a list its heading', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/citations');
  const { main, box, check, rows } = parts(page);
  await box.fill(
    'See 42 U.S.C. § 1984; 42 U.S.C. §§ 1981, 1985; the Americans with Disabilities Act; ADA § 102; 50 U.S.C. App. § 501.',
  );
  await check.click();
  await expect(main.getByRole('heading', { name: 'Results: 5 citations' })).toBeFocused();
  await expect(rows.nth(0)).toContainText('Not in the Code');
  await expect(rows.nth(0)).toContainText(
    'not in the U.S. Code as of July 2026 (release point 119-100)',
  );
  await expect(rows.nth(0).getByRole('link', { name: '42 U.S.C. § 1983' })).toHaveAttribute(
    'href',
    '/law/us/42/1983',
  );
  await expect(rows.nth(1)).toContainText('Conspiracy to interfere with civil rights');
  await expect(rows.nth(2)).toContainText(
    'this is 42 U.S.C. § 12101 (Americans with Disabilities Act of 1990)',
  );
  await expect(rows.nth(3)).toContainText('42 U.S.C. § 12112');
  await expect(rows.nth(4)).toContainText('We hold no list of the appendices');
  await expectAccessible(page, 'statutes');
  await expectNoSidewaysScroll(page);
});

test('a .docx fills the text box, and an invalid one is refused without losing the text', {
  tag: '@long',
}, async ({ page, watch }) => {
  watch.expectError(/status of 422/);
  await open(page, '/citations');
  const { box, file, check, rows, alert } = parts(page);
  await box.fill('Kept while a wrong file is refused.');
  await file.setInputFiles({
    name: 'brief.docx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('not a document'),
  });
  await check.click();
  await expect(alert).toContainText('not a Word document that we can open');
  await expect(box).toHaveValue('Kept while a wrong file is refused.');
  await expectAccessible(page, 'refused');
  await file.setInputFiles({
    name: 'brief.docx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(createDocx(['See 42 U.S.C. &#167; 1983.'])),
  });
  await check.click();
  await expect(rows).toHaveCount(1);
  await expect(box).toHaveValue('See 42 U.S.C. § 1983.');
  await expect(file).toHaveValue('');
  await box.fill('Nothing to find here.');
  await check.click();
  await expect(page.locator('main')).toContainText('We found no citation in this text.');
});

test('a check can be stopped, and a lost connection keeps the text', { tag: '@long' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/ERR_FAILED|net::/);
  await open(page, '/citations');
  const { box, check, alert, main } = parts(page);
  await box.fill(BRIEF);
  const release = await holdRequests(page, '**/citations.data*', {
    method: 'POST',
    finish: (route) => route.abort().catch(() => {}),
  });
  await check.click();
  await expect(main.getByRole('status')).toContainText('Reading the text');
  await main.getByRole('button', { name: 'Stop' }).click();
  await expect(check).toBeEnabled();
  await expect(box).toHaveValue(BRIEF);
  release();
  await check.click();
  await expect(alert).toContainText('Your text is still here');
  await expect(box).toHaveValue(BRIEF);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form, an upload, a refusal and a download', { tag: '@long' }, async ({
    page,
    watch,
  }) => {
    watch.expectError(/status of 422/);
    await page.goto('/citations');
    const { main, box, file, check, rows, alert } = parts(page);
    await check.click();
    await expect(alert).toContainText('Paste some text');
    await box.fill(BRIEF);
    await check.click();
    await expect(rows).toHaveCount(6);
    await expect(box).toHaveValue(BRIEF);
    const [copy] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Marked-up copy (HTML)' }).click(),
    ]);
    expect(copy.suggestedFilename()).toBe('marked-up-copy.html');
    await main.getByRole('checkbox', { name: 'Use Miranda v. Arizona' }).check();
    const download = main.getByRole('button', { name: 'Download the corrected text (.txt)' });
    const [corrected] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(await readFile(await corrected.path(), 'utf8')).toBe(
      BRIEF.replace('Sample v. Example', 'Miranda v. Arizona'),
    );
    await file.setInputFiles({
      name: 'brief.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('42 U.S.C. § 1983'),
    });
    await check.click();
    await expect(rows).toHaveCount(1);
  });
});
