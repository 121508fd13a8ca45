// Urgent lines come first, detected by rules or by the model, on a phone, with and without
// JavaScript.
import { expectNoSidewaysScroll, expect as expectSoon, open, reload, test } from './journey.ts';

/** The first question loads the embedding model, which takes some seconds. */
const expect = expectSoon.configure({ timeout: 60_000 });
/** Not matched by any rule: only the model detects it. */
const MESSAGE =
  'who gets my truck and tools if i die without a will in Idaho, never married, one brother. not sick just done';

test('danger that no rule matches is detected, and the answer waits for a press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/chatbot');
  const box = page.getByPlaceholder('Ask a legal question...');
  await box.fill(MESSAGE);
  await box.press('Enter');
  const answer = page.locator('.turn').last();
  await expect(answer).toHaveAttribute('data-status', 'done');
  const urgent = answer.getByRole('alert');
  await expect(urgent).toContainText('This cannot wait');
  await expect(urgent.getByRole('link', { name: '988', exact: true })).toHaveAttribute(
    'href',
    'tel:988',
  );
  // Nothing competes with the number until the answer is asked for, by keyboard and in no address.
  await expect(urgent.getByRole('link', { name: '988', exact: true })).toBeInViewport();
  await expect(answer.getByRole('button', { name: /Copy|Print|helped/ })).toHaveCount(0);
  await expect(page.getByRole('log')).toContainText('Your question is kept.');
  await answer.getByRole('button', { name: 'Show the answer to my question' }).focus();
  await page.keyboard.press('Enter');
  await expect(answer.getByRole('heading', { name: 'Short answer' })).toBeVisible();
  await expect(page.locator('.turn')).toHaveCount(1);
  await expect(page).toHaveURL('/chatbot');
  await expectNoSidewaysScroll(page);
});

test('the numbers stay in view for the whole conversation, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/chatbot');
  const box = page.getByPlaceholder('Ask a legal question...');
  await box.fill('my husband hits me');
  await box.press('Enter');
  await expect(page.locator('.turn').last()).toHaveAttribute('data-status', 'done');
  await box.fill('How do I change my name after a divorce?');
  await box.press('Enter');
  await expect(page.locator('.turn')).toHaveCount(2);
  await expect(page.locator('.turn').last()).toHaveAttribute('data-status', 'done');
  const strip = page.getByRole('region', { name: 'This cannot wait' });
  await expect(strip).toBeInViewport();
  await expect(strip.getByRole('link', { name: /^Call 1-800-799-7233/ })).toHaveAttribute(
    'href',
    'tel:+18007997233',
  );
  const [width, room] = await strip.evaluate((element) => [
    element.scrollWidth,
    element.clientWidth,
  ]);
  expect(width, 'nothing in the strip is out of view').toBe(room);
  expect((await strip.boundingBox())?.height, 'one row').toBeLessThanOrEqual(52);
  await strip.getByRole('link', { name: 'First steps' }).click();
  await expect(page.locator('.turn').first().locator('.urgent')).toBeInViewport();
  await expect(strip).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await reload(page);
  await expect(strip).toBeVisible();
});

test('with the keyboard alone: ask, hear the alert, reach the numbers, read the first steps, ask on', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/chatbot');
  await page.getByPlaceholder('Ask a legal question...').focus();
  await page.keyboard.type('my husband is choking me');
  await page.keyboard.press('Enter');
  const turn = page.locator('.turn').last();
  await expect(turn).toHaveAttribute('data-status', 'done');
  // A screen reader announces an alert at once, and the strip is a named region with links whose
  // names hold number and organization.
  await expect(turn.getByRole('alert')).toContainText('This cannot wait');
  const strip = page.getByRole('region', { name: 'This cannot wait' });
  const names = await strip
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  expect(names.join(' | ')).toMatch(/Call 1-800-799-7233, Violence at home.* \| First steps/);
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const press = async (key: string, wanted: RegExp) => {
    for (let presses = 0; presses < 60 && !wanted.test(await focused()); presses++)
      await page.keyboard.press(key);
    expect(await focused()).toMatch(wanted);
  };
  await press('Shift+Tab', /^First steps$/);
  await page.keyboard.press('Enter');
  await expect(turn.locator('.urgent')).toBeInViewport();
  await page.getByPlaceholder('Ask a legal question...').focus();
  await page.keyboard.type('How do I get a protective order?');
  await page.keyboard.press('Enter');
  await expect(page.locator('.turn')).toHaveCount(2);
  await expect(page.locator('.turn').last()).toHaveAttribute('data-status', 'done');
  await expect(strip).toBeVisible();
});

test('somebody in danger who types it into the search box sees the number first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const box = page.getByPlaceholder(/^Search legal topics/).first();
  await box.fill('he says he will kill me tonight');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  const urgent = page.locator('.urgent');
  await expect(urgent).toBeInViewport();
  await expect(urgent.getByRole('link', { name: /911|1-800-799-7233/ }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await open(page, '/search?q=security+deposit');
  await expect(page.getByText(/results found for/)).toBeVisible();
  await expect(page.locator('.urgent')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the urgent line and its number are shown too', async ({ page }) => {
    await page.goto('/chatbot');
    await page.getByPlaceholder('Ask a legal question...').fill(MESSAGE);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(
      page.locator('.urgent').getByRole('link', { name: '988', exact: true }),
    ).toHaveAttribute('href', 'tel:988');
  });
});
