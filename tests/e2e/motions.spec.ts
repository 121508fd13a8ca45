// The Motions tab: the gate for each plan, the motion with its blanks, files, and the same without
// JavaScript.

import {
  CONTENT_WIDTHS,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  test,
} from './journey.ts';
import { button, createMember, main, signInByRequest } from './members.ts';
import { runAsOperator } from './operator.ts';
import {
  chooseClaim,
  chooseCourt,
  expectDone,
  FACTS,
  factsField,
  gate,
  getTabPath,
  resultRegion,
  signInMember,
  tryFreeButton,
} from './work-product-tabs.ts';

const TAB_PATH = getTabPath('motions');

test('the form defaults to Summary Judgment with a collapsed caption, and asks a visitor to sign in', {
  tag: '@long',
}, async ({ page, watch }) => {
  watch.expectError(/status of 401/);
  await open(page, TAB_PATH);
  await expect(main(page).getByPlaceholder('Enter motion details...')).toBeVisible();
  await expect(
    main(page).getByLabel('Motion', { exact: true }).locator('option:checked'),
  ).toHaveText('Summary Judgment');
  await expect(main(page).getByLabel('Motion', { exact: true }).locator('option')).toHaveCount(5);
  await expect(main(page).getByLabel('Case number')).toBeHidden();
  await expect(button(page, 'Draft motion')).toBeDisabled();
  await factsField(page).fill(FACTS);
  await chooseCourt(page, 'State court');
  await button(page, 'Draft motion').click();
  await expect(gate(page)).toContainText('Please sign in first.');
});

test('basic plan: one free motion, then the upgrade message', { tag: '@long' }, async ({
  page,
  baseURL,
  watch,
}) => {
  test.slow();
  watch.expectError(/status of 402/);
  await signInMember(page, baseURL, 'basic', 'motions');
  await factsField(page).fill(FACTS);
  await chooseCourt(page, 'Federal court');
  await button(page, 'Draft motion').click();
  await expect(gate(page)).toContainText('Motion generation requires a premium subscription');
  await tryFreeButton(page).click();
  await chooseClaim(page, /deposit/i);
  await button(page, 'Draft motion').click();
  await expectDone(page);
  await expect(resultRegion(page)).toContainText('This was your one free advanced search.');
  await button(page, 'Draft motion').click();
  await expect(gate(page)).toContainText('Please upgrade to access advanced research features');
});

test('research plan: motions need premium', { tag: '@long' }, async ({ page, baseURL, watch }) => {
  watch.expectError(/status of 402/);
  await signInMember(page, baseURL, 'research', 'motions');
  await factsField(page).fill(FACTS);
  await chooseCourt(page, 'Federal court');
  await button(page, 'Draft motion').click();
  await expect(gate(page)).toContainText('Motion generation requires a premium subscription');
  await expect(tryFreeButton(page)).toBeVisible();
});

test('premium plan: a motion with caption, numbered facts and marked blanks, three file formats, and saving', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  test.slow();
  await signInMember(page, baseURL, 'premium', 'motions');
  await factsField(page).fill(FACTS);
  await chooseCourt(page, 'Federal court');
  await main(page).getByLabel('Plaintiff', { exact: true }).fill('Maria <b>Lopez</b>');
  await button(page, 'Draft motion').click();
  await expect(main(page).getByRole('group', { name: 'Which of these is it?' })).toBeFocused();
  await expect(resultRegion(page), 'nothing is drafted before the claim is chosen').toHaveCount(0);
  await expectAccessible(page, 'the question about the claim');
  await chooseClaim(page, /deposit/i);
  await button(page, 'Draft motion').click();
  await expectDone(page);
  await expect(
    resultRegion(page).getByRole('heading', { name: /^Motion, \d+ blanks left$/ }),
  ).toBeInViewport();
  const sheet = resultRegion(page).getByRole('article', { name: 'Motion for Summary Judgment' });
  await expect(sheet.locator('.caption-parties').first()).toContainText('Maria <b>Lopez</b>');
  await expect(sheet.locator('mark').filter({ hasText: '[CASE NUMBER]' }).first()).toBeVisible();
  await expect(sheet.locator('.facts .numbered').first()).toContainText(
    'My landlord kept my security deposit',
  );
  for (const name of [
    'Table of Authorities',
    'III. Legal Standard',
    'IV. Argument',
    'Proposed Order',
    'Blanks to Fill',
  ])
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
    await resultRegion(page)
      .getByRole('button', { name: new RegExp(`${label}$`) })
      .click();
    expect((await file).suggestedFilename()).toBe(`summary-judgment.${ending}`);
  }
  await chooseCourt(page, 'State court');
  await chooseClaim(page, 'Another claim');
  await button(page, 'Draft motion').click();
  await expect(sheet).toContainText('[STATE AUTHORITY ON THE STANDARD]');
  await expect(sheet).not.toContainText(/Fed\. R\.|Celotex/);
  await expectDone(page);
  await resultRegion(page).getByRole('button', { name: 'Save to my account' }).click();
  await resultRegion(page).getByRole('link', { name: 'Your saved results' }).click();
  await main(page).getByRole('link', { name: 'Motion for Summary Judgment' }).click();
  await expect(main(page).locator('.motion-sheet')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'saved motion, dark', ['color-contrast']);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the full motion in the page, and its file', { tag: '@long' }, async ({ page, baseURL }) => {
    test.slow();
    const email = await createMember(baseURL, 'paper');
    await runAsOperator('scripts/grant.ts', email, 'ultimate');
    await signInByRequest(page, baseURL, email);
    await page.goto(TAB_PATH);
    await factsField(page).fill(FACTS);
    await chooseCourt(page, 'Federal court');
    await button(page, 'Draft motion').click();
    await chooseClaim(page, /deposit/i);
    await button(page, 'Draft motion').click();
    await expect(resultRegion(page).locator('.motion-sheet')).toContainText('Fed. R. Civ. P. 56');
    await main(page).getByLabel('Motion', { exact: true }).selectOption('compel-discovery');
    await button(page, 'Draft motion').click();
    await expect(resultRegion(page).locator('.motion-sheet')).toContainText('Fed. R. Civ. P. 37');
    const file = page.waitForEvent('download');
    await resultRegion(page).getByRole('button', { name: /Word$/ }).click();
    expect((await file).suggestedFilename()).toBe('compel-discovery.docx');
  });
});
