// The deadline calculator: by keyboard, from the list, in hours, with holidays, and as a calendar
// file; with and without JavaScript.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  CONTENT_WIDTHS,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  test,
} from './journey.ts';

const parts = (page: Page) => {
  const main = page.locator('main');
  return {
    main,
    choose: (text: string) =>
      main.getByRole('group', { name: 'What happened?' }).getByText(text).click(),
    find: main.getByLabel('Search the deadlines'),
    date: main.getByLabel('Date of the event'),
    number: main.getByLabel('Number', { exact: true }),
    count: main.getByRole('button', { name: 'Count the days' }),
    answer: main.locator('#result-title'),
    steps: main.locator('.count-steps li'),
    alert: main.getByRole('alert'),
  };
};

test('a custom period by keyboard: the last day, every step with its rule, the calendar', async ({
  page,
}) => {
  await open(page, '/deadlines');
  await expectAccessible(page, 'empty');
  const { main, find, number, count, answer, steps } = parts(page);
  await expect(find).toBeHidden();
  await expect(number, 'only for those who chose it').toBeHidden();
  await main.getByRole('radio', { name: /^I was sued/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(number).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('30');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
  await page.keyboard.type('08022007');
  await page.keyboard.press('Enter');
  await expect(answer).toContainText('Tuesday, September 4, 2007');
  await expect(answer).toBeFocused();
  await expect(page).toHaveURL(/amount=30.*date=2007-08-02/);
  await expect(main.locator('.day-bar')).toContainText(
    '33 days, 10 of them on a weekend. 1 holiday: Labor Day, September 3, 2007.',
  );
  await expect(main).toContainText('That day has passed');
  await expect(steps).toHaveCount(7);
  await expect(steps.nth(4)).toContainText('Labor Day');
  await expect(steps.nth(4).getByRole('link')).toContainText(
    'Fed. R. Civ. P. 6(a)(1)(C), (a)(6)(A)',
  );
  const september = main.getByRole('table', { name: 'September 2007' });
  await expect(september.getByRole('cell', { name: '4 Last day' })).toBeVisible();
  await expect(september.getByRole('cell', { name: /^3 Passed: .*Labor Day$/ })).toBeVisible();
  await expect(number).toHaveValue('30');
  await expect(count).toBeVisible();
  await page.goBack();
  await expect(answer).toHaveCount(0);
  await expect(number).toHaveValue('');
});

test('a plain choice hides the custom fields, names the law, and adds no mail days to a summons', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/deadlines');
  const { main, date, number, count, answer, steps } = parts(page);
  await main.locator('.deadline-list').getByRole('link', { name: 'Answer a complaint' }).click();
  await expect(main.getByRole('radio', { name: /^I was sued/ })).toBeChecked();
  await expect(number).toBeHidden();
  await expect(
    main.getByText('The day of this: you were served with the summons and complaint.'),
  ).toBeVisible();
  await date.fill('2026-06-12');
  await main.getByLabel('How were you served?').selectOption('mail');
  await count.click();
  await expect(answer).toContainText('Monday, July 6, 2026');
  await expect(main).toContainText('Careful date: Friday, July 3, 2026');
  await expect(steps.filter({ hasText: 'No three days are added.' })).toHaveCount(1);
  await expect(
    main.locator('#result').getByRole('link', { name: /12\(a\)\(1\)\(A\)\(i\)/ }),
  ).toHaveAttribute('href', /rule_12/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('deadline-2026-07-06.ics');
  const text = readFileSync(await file.path(), 'utf8');
  const entry = Object.fromEntries(
    text
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line) => line.split(/:(.*)/s).slice(0, 2)),
  );
  expect(entry).toMatchObject({
    VERSION: '2.0',
    'DTSTART;VALUE=DATE': '20260706',
    'DTEND;VALUE=DATE': '20260707',
  });
  expect(entry.DTSTAMP).toMatch(/^\d{8}T\d{6}Z$/);
  await expect(answer).toBeVisible();
});

test('hours need a time and a zone, errors are shown at their fields, and input is kept', {
  tag: '@long',
}, async ({ page, watch }) => {
  watch.expectError(/status of 422/);
  await open(page, '/deadlines');
  const { main, choose, date, number, count, answer, alert } = parts(page);
  const time = main.getByLabel('Time of the event');
  await choose('I know the number of days');
  await expect(time).toBeHidden();
  await date.fill('2007-11-02');
  await number.fill('seventy-two');
  await main.getByLabel('Unit').selectOption('hours');
  await expect(time).toBeVisible();
  await main.getByText('Holidays and closed days').click();
  await main.getByLabel('Days when the clerk').fill('soon');
  await count.click();
  await expect(alert).toContainText('What you typed is still here');
  await expect(number).toHaveValue('seventy-two');
  await expect(number).toHaveAccessibleDescription('Give a whole number, 1 to 2000.');
  await expect(time).toHaveAccessibleDescription(/Give the time/);
  await expect(main.getByLabel('Days when the clerk')).toHaveValue('soon');
  await expectAccessible(page, 'refused');
  await number.fill('72');
  await time.fill('10:23');
  await main.getByLabel('Days when the clerk').fill('11/5/2007');
  await count.click();
  await expect(answer).toContainText('Tuesday, November 6, 2007');
  await expect(answer).toContainText('9:23 a.m., Eastern');
});

test('no horizontal scrolling at any width, and enough contrast in the dark theme', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const width of CONTENT_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/deadlines', '/deadlines?preset=debt-validation&date=2026-10-01']) {
      await open(page, path);
      await expectNoSidewaysScroll(page);
    }
  }
  await expectAccessible(page, 'dark', ['color-contrast']);
});

test('guides and topics link to the calculator', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/guides/answer-a-debt-lawsuit', '/topics/consumer-rights']) {
    await open(page, path);
    await page.getByRole('link', { name: 'Use the deadline calculator' }).click();
    await expect(page).toHaveURL('/deadlines');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form, an error, the answer and the calendar file', { tag: '@long' }, async ({
    page,
    watch,
  }) => {
    watch.expectError(/status of 422/);
    await page.goto('/deadlines');
    const { main, choose, find, date, number, count, answer, alert } = parts(page);
    await count.click();
    await expect(alert).toContainText('One thing needs another look');
    await expect(date).toHaveAccessibleDescription(/Give the date of the event/);
    await expect(main.getByRole('group', { name: 'What happened?' })).toHaveAccessibleDescription(
      'Choose what happened.',
    );
    await choose('I got an eviction notice');
    await expect(main).toContainText('State court: read the date on the paper.');
    await expect(count, 'nothing to count').toBeHidden();
    await choose('I know the number of days');
    await number.fill('14');
    await date.fill('2026-06-01');
    await count.click();
    await expect(answer).toContainText('Monday, June 15, 2026');
    await expect(page).toHaveURL(/#result$/);
    await choose('Something else in a federal case');
    await expect(number).toBeHidden();
    await find.fill('appeal');
    await count.click();
    await expect(find).toHaveAccessibleDescription(/Choose one of the deadlines below/);
    await main
      .getByRole('group', { name: /deadlines fit/ })
      .getByText('Appeal in a civil case')
      .click();
    await count.click();
    await expect(answer).toContainText('Wednesday, July 1, 2026');
    await expect(main.locator('.count-steps')).toContainText('Fed. R. App. P. 26(a)(1)(A)');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: 'Add to calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('deadline-2026-07-01.ics');
  });

  test('unpaid wages are added up, week by week, without a trace in the address', {
    tag: '@long',
  }, async ({ page, watch }) => {
    watch.expectError(/status of 422/);
    await page.goto('/tools/unpaid-wages');
    const main = page.locator('main');
    const sum = main.getByRole('button', { name: 'Add it up' });
    await sum.click();
    await expect(main.getByLabel('Your pay for one hour')).toHaveAccessibleDescription(
      /Give your pay for one hour/,
    );
    await main.getByLabel('Your pay for one hour').fill('20');
    await main.getByLabel('Count hours past 40').check();
    await main.getByRole('button', { name: 'Add four weeks' }).click();
    await expect(main.getByLabel('Your pay for one hour')).toHaveValue('20');
    const week = main.getByRole('group', { name: 'Week 8', exact: true });
    await week.getByLabel('Hours worked').fill('50');
    await week.getByLabel('Paid').fill('400');
    await sum.click();
    await expect(main.locator('#result-title')).toHaveText(/Still owed to you\s*\$700\.00/);
    await expect(main.locator('.day-bar')).toContainText(
      'Of $1,100.00 earned, $400.00 was paid and $700.00 is still owed.',
    );
    expect(new URL(page.url()).search).toBe('');
    await main.getByRole('button', { name: 'Write the letter that asks for it' }).click();
    await expect(page).toHaveURL('/documents?type=demand_letter&about=wages');
    await expect(main.getByLabel('Amount Owed')).toHaveValue('700.00');
    await expect(main.getByLabel('Claim Kind')).toHaveValue('unpaid wages');
  });
});
