// Who can help me: from the home page to a number on a phone, with the taps counted; by keyboard;
// two states in one ZIP code; without JavaScript. What is typed never gets into an address.
import type { Locator, Page } from '@playwright/test';
import { expect, expectGoodAtEveryWidth, open, test } from './journey.ts';

const MAX_TAPS = 5;
const MAX_FIELDS = 3;

const parts = (page: Page) => {
  const main = page.locator('main');
  return {
    main,
    zip: main.getByLabel('ZIP code', { exact: true }),
    household: main.getByLabel('People in your household'),
    income: main.getByLabel('Household income before taxes'),
    show: main.getByRole('button', { name: 'Show who can help' }),
    result: main.locator('#result-title'),
    numbers: main.locator('#result').locator('a[href^="tel:"]'),
    alert: main.getByRole('alert'),
  };
};

/** Notes every address that is requested. */
function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('from the home page to a number takes at most five taps and three fields', async ({
    page,
  }) => {
    const addresses = watchAddresses(page);
    const counts = { taps: 0, fields: 0 };
    const tap = async (target: Locator) => {
      await target.tap();
      counts.taps++;
    };
    const type = async (field: Locator, text: string) => {
      await tap(field);
      await page.keyboard.type(text);
      counts.fields++;
    };
    await open(page, '/');
    const { zip, household, income, show, result, numbers, main } = parts(page);
    await tap(main.getByRole('link', { name: 'Who can help me' }).first());
    await expect(page).toHaveURL('/help');
    await type(zip, '45840');
    await type(household, '3');
    await type(income, '1850');
    await tap(show);
    await expect(result).toHaveText('Help in Ohio');
    await expect(result).toBeFocused();
    await expect(numbers.first()).toHaveAttribute('href', 'tel:211');
    await expect(numbers.first()).toBeInViewport();
    expect(counts.taps).toBeLessThanOrEqual(MAX_TAPS);
    expect(counts.fields).toBeLessThanOrEqual(MAX_FIELDS);
    // 1,850 × 12 of 27,320.
    await expect(
      main.getByRole('heading', { name: '81.3% of the federal poverty guidelines' }),
    ).toBeVisible();
    await expect(page).toHaveURL('/help#result');
    expect(addresses.filter((address) => /45840|1850/.test(address))).toEqual([]);
    await expectGoodAtEveryWidth(page, { axe: true });
  });

  test('a ZIP code alone: one field, and a number is there', { tag: '@long' }, async ({ page }) => {
    await open(page, '/help');
    const { zip, show, result, numbers } = parts(page);
    await zip.tap();
    await page.keyboard.type('92101');
    await show.tap();
    await expect(result).toHaveText('Help in California');
    await expect(page.locator('#result .help-calls li').first()).toContainText(
      'Serves your county',
    );
    await expect(numbers.first()).toBeInViewport();
  });
});

test('by keyboard: errors keep what was typed, then the answer', { tag: '@long' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 422/);
  await open(page, '/help');
  const { zip, household, income, result, alert, main } = parts(page);
  await zip.focus();
  await page.keyboard.type('4321');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('lots');
  await page.keyboard.press('Enter');
  await expect(alert).toContainText('What you typed is still here');
  await expect(zip).toHaveAccessibleDescription(/five digits, like 43215/);
  await expect(household).toHaveAccessibleDescription(/How many people/);
  await expect(income).toHaveValue('lots');
  await zip.fill('51640');
  await household.fill('2');
  await income.fill('2,000');
  await income.press('Enter');
  await expect(result).toHaveText('This ZIP code lies in more than one state');
  await expect(result).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: 'Missouri' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result).toHaveText('Help in Missouri');
  await expect(main.locator('#result')).toContainText('Atchison');
  await expect(
    main.getByRole('heading', { name: '110.9% of the federal poverty guidelines' }),
  ).toBeVisible();
});

test('offline, what was typed stays', async ({ page, watch, context }) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/help');
  const { zip, show, alert } = parts(page);
  await zip.fill('45840');
  await context.setOffline(true);
  await show.click();
  await expect(alert).toContainText('could not be reached');
  await expect(zip).toHaveValue('45840');
});

test('a topic brings its dangers and its doors; answers, guides, topics and states link here', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/topics/family-law');
  await page.getByRole('link', { name: 'See who can help you' }).click();
  await expect(page).toHaveURL('/help?topic=family-law');
  await expect(page.locator('main .urgent').first()).toBeVisible();
  await expect(page.locator('.quick-exit')).toBeVisible();
  const { zip, show, main } = parts(page);
  await zip.fill('45840');
  await show.click();
  await expect(main.getByRole('heading', { name: 'Other doors for Family Law' })).toBeVisible();
  for (const path of ['/guides/answer-a-debt-lawsuit', '/states/ohio', '/resources']) {
    await page.goto(path);
    await expect(
      page.locator('main').getByRole('link', { name: 'See who can help you' }),
    ).toHaveAttribute('href', /^\/help/);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form, an error, a choice of states and an unknown ZIP code', { tag: '@long' }, async ({
    page,
    watch,
  }) => {
    watch.expectError(/status of 422/);
    const addresses = watchAddresses(page);
    await page.goto('/help');
    const { zip, household, income, show, result, numbers, alert, main } = parts(page);
    await show.click();
    await expect(alert).toContainText('another look');
    await zip.fill('51640');
    await household.fill('4');
    await income.fill('412.50');
    await main.getByLabel('a week').check();
    await show.click();
    await main.getByRole('button', { name: 'Iowa' }).click();
    await expect(result).toHaveText('Help in Iowa');
    await expect(numbers.first()).toHaveAttribute('href', 'tel:+18005321275');
    await expect(
      main.getByRole('heading', { name: '65% of the federal poverty guidelines' }),
    ).toBeVisible();
    await expect(main.getByLabel('a week')).toBeChecked();
    await zip.fill('00000');
    await show.click();
    await main.getByLabel('Pick a state').selectOption('TN');
    await main.getByRole('button', { name: 'Show help there' }).click();
    await expect(result).toHaveText('Help in Tennessee');
    await expect(main.locator('#result')).toContainText('Tenn. Code Ann. § 20-12-127');
    expect(addresses.filter((address) => /51640|412|00000/.test(address))).toEqual([]);
  });
});
