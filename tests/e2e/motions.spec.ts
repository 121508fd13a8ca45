// The Motions tab as people meet it: the gate for each plan, the paper with its blanks, files, and the same without JavaScript.
import { CONTENT_WIDTHS, expect, expectAccessible, expectNoSidewaysScroll, open, test } from './journey.ts';
import { button, main, newMember, signInUnseen } from './members.ts';
import { runAsOperator } from './operator.ts';
import { addressOf, expectDone, FACTS, facts, gate, member, result, tryFree } from './work-product-tabs.ts';

const HERE = addressOf('motions');

test('the form: Summary Judgment, a folded caption; a visitor is asked to sign in', { tag: '@long' }, async ({ page, watch }) => {
  watch.expectError(/status of 401/);
  await open(page, HERE);
  await expect(main(page).getByPlaceholder('Enter motion details...')).toBeVisible();
  await expect(main(page).getByLabel('Motion', { exact: true }).locator('option:checked')).toHaveText('Summary Judgment');
  await expect(main(page).getByLabel('Motion', { exact: true }).locator('option')).toHaveCount(5);
  await expect(main(page).getByLabel('Case number')).toBeHidden();
  await expect(button(page, 'Search')).toBeDisabled();
  await facts(page).fill(FACTS);
  await button(page, 'Search').click();
  await expect(gate(page)).toContainText('Please sign in first.');
});

test('basic: once for free, then the upgrade message', { tag: '@long' }, async ({ page, baseURL, watch }) => {
  test.slow();
  watch.expectError(/status of 402/);
  await member(page, baseURL, 'basic', 'motions');
  await facts(page).fill(FACTS);
  await button(page, 'Search').click();
  await expect(gate(page)).toContainText('Motion generation requires a premium subscription');
  await tryFree(page).click();
  await expectDone(page);
  await expect(result(page)).toContainText('This was your one free advanced search.');
  await button(page, 'Search').click();
  await expect(gate(page)).toContainText('Please upgrade to access advanced research features');
});

test('research: motions need premium', { tag: '@long' }, async ({ page, baseURL, watch }) => {
  watch.expectError(/status of 402/);
  await member(page, baseURL, 'research', 'motions');
  await facts(page).fill(FACTS);
  await button(page, 'Search').click();
  await expect(gate(page)).toContainText('Motion generation requires a premium subscription');
  await expect(tryFree(page)).toBeVisible();
});

test('premium: a paper page with caption, numbered facts, marked blanks and their list; files of three kinds; saved', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await member(page, baseURL, 'premium', 'motions');
  await facts(page).fill(FACTS);
  await page.locator('.caption-fields > summary').click();
  await main(page).getByLabel('Plaintiff', { exact: true }).fill('Maria <b>Lopez</b>');
  await button(page, 'Search').click();
  await expectDone(page);
  const sheet = result(page).getByRole('article', { name: 'Motion for Summary Judgment' });
  await expect(sheet.locator('.caption-parties').first()).toContainText('Maria <b>Lopez</b>');
  await expect(sheet.locator('mark').filter({ hasText: '[CASE NUMBER]' }).first()).toBeVisible();
  await expect(sheet.locator('.facts .numbered').first()).toContainText('My landlord kept my security deposit');
  for (const name of ['Table of Authorities', 'III. Legal Standard', 'IV. Argument', 'Proposed Order', 'Blanks to Fill'])
    await expect(sheet.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(sheet.locator('.blanks mark').filter({ hasText: '[CASE NUMBER]' })).toBeVisible();
  await expect(sheet.getByRole('link', { name: /Celotex Corp. v. Catrett/ }).first()).toBeVisible();
  await expectAccessible(page, 'motion');
  for (const width of CONTENT_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  for (const [label, ending] of [
    ['Text', 'txt'],
    ['Word', 'docx'],
    ['PDF', 'pdf'],
  ]) {
    const file = page.waitForEvent('download');
    await result(page)
      .getByRole('button', { name: new RegExp(`${label}$`) })
      .click();
    expect((await file).suggestedFilename()).toBe(`summary-judgment.${ending}`);
  }
  await result(page).getByRole('button', { name: 'Save to my account' }).click();
  await result(page).getByRole('link', { name: 'Your saved results' }).click();
  await main(page).getByRole('link', { name: 'Motion for Summary Judgment' }).click();
  await expect(main(page).locator('.motion-sheet')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'saved motion, dark', ['color-contrast']);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, axeAtEnd: false });

  test('the whole motion in the page, and its file', async ({ page, baseURL }) => {
    test.slow();
    const email = await newMember(baseURL, 'paper');
    await runAsOperator('scripts/grant.ts', email, 'ultimate');
    await signInUnseen(page, baseURL, email);
    await page.goto(HERE);
    await facts(page).fill(FACTS);
    await main(page).getByLabel('Motion', { exact: true }).selectOption('compel-discovery');
    await button(page, 'Search').click();
    await expect(result(page).locator('.motion-sheet')).toContainText('Fed. R. Civ. P. 37');
    const file = page.waitForEvent('download');
    await result(page).getByRole('button', { name: /Word$/ }).click();
    expect((await file).suggestedFilename()).toBe('compel-discovery.docx');
  });
});
