// The assistant asks back when no source is clearly right, and answers several questions under
// headings of their own: by keyboard on a phone, and without JavaScript.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './journey.ts';

const UNCLEAR = "my ex won't let me see my kids";
const CHOICE = 'The other parent took our child or breaks the custody order. What can I do?';
const SEVERAL =
  'I quit my job at a car wash last week and the boss took $120 out for the uniform. 1. Does he have to pay me for my last days? 2. Can he charge me for the uniform? 3. Can I get unemployment?';
const MANY = `${SEVERAL} 4. Do I get paid for unused vacation when I leave a job? 5. Can my boss give me a bad reference?`;
const PHONE = { width: 390, height: 844 };
const panel = (page: Page) => page.getByRole('region', { name: 'Legal Assistant' });

async function ask(page: Page, question: string): Promise<void> {
  const box = page.getByPlaceholder('Ask a legal question...');
  await box.fill(question);
  await box.press('Enter');
  await expect(panel(page).locator('.turn').last()).toHaveAttribute('data-status', 'done');
}

test('an unclear question on a phone: what is urgent, then choices by keyboard, then an answer', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/chatbot');
  await ask(page, UNCLEAR);
  const answer = panel(page).locator('.turn').last().locator('.answer');
  await expect(answer.getByRole('alert').first()).toContainText('This cannot wait');
  await expect(answer).toContainText('We understood this as a question about Family Law');
  const choices = page.getByRole('group', { name: 'Choose the closest question' });
  const buttons = choices.getByRole('button');
  expect(await buttons.count()).toBeGreaterThanOrEqual(2);
  expect(await buttons.count()).toBeLessThanOrEqual(4);
  for (const button of await buttons.all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(panel(page).getByRole('log')).toContainText(
    /a question back, with \d answers to choose from/,
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await choices.getByText('Something else').focus();
  await page.keyboard.press('Enter');
  await expect(choices.getByRole('link', { name: 'Find a person who can help' })).toHaveAttribute(
    'href',
    '/help',
  );
  await expect(choices.getByRole('link', { name: /Search the library/ })).toHaveAttribute(
    'href',
    '/search',
  );

  await choices.getByRole('button', { name: CHOICE }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('.turn')).toHaveCount(2);
  await expect(panel(page).locator('.turn').last()).toHaveAttribute('data-status', 'done');
  await expect(answer.getByRole('heading', { name: 'Short answer' })).toBeVisible();
  await expect(answer.getByRole('link', { name: /Choose your state/ })).toHaveAttribute(
    'href',
    '/help',
  );
  await expect(choices).toHaveCount(0);

  await ask(page, SEVERAL);
  await expect(answer.getByRole('heading', { name: /charge me for the uniform/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('several questions on a phone, with the keyboard alone: a heading for each, and the rest to choose from', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/chatbot');
  await page.getByPlaceholder('Ask a legal question...').focus();
  await page.keyboard.type(MANY);
  await page.keyboard.press('Enter');
  const turns = panel(page).locator('.turn');
  await expect(turns.last()).toHaveAttribute('data-status', 'done');
  // By headings a screen reader jumps from question to question; no question has the answer of
  // another.
  const answer = turns.last().getByRole('article', { name: 'Answer' });
  const headings = (await answer.getByRole('heading').allTextContents()).map((text) => text.trim());
  expect(headings.filter((text) => text.endsWith('?')).length).toBeGreaterThanOrEqual(3);
  expect(headings.filter((text) => /unemployment/.test(text) && /uniform/.test(text))).toEqual([]);
  const choices = page.getByRole('group', { name: 'You also asked' });
  const offered = choices.getByRole('button').first();
  const question = (await offered.textContent())?.trim() ?? '';
  expect(MANY).toContain(question);
  expect(headings.join(' ')).not.toContain(question);
  expect((await offered.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const isOffered = () => offered.evaluate((button) => button === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isOffered()); presses++)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(turns).toHaveCount(2);
  await expect(turns.last()).toHaveAttribute('data-status', 'done');
  await expect(turns.last().locator('.asked')).toContainText(question);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the choices are buttons of the form, and nobody is asked twice in a row', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/chatbot');
    const form = async (question: string) => {
      await page.getByPlaceholder('Ask a legal question...').fill(question);
      await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
    };
    await form(UNCLEAR);
    const choices = page.getByRole('group', { name: 'Choose the closest question' });
    await expect(choices.getByRole('button', { name: CHOICE })).toBeVisible();
    await choices.getByText('Something else').click();
    await expect(choices.getByRole('link', { name: 'Find a person who can help' })).toBeVisible();
    await form(UNCLEAR);
    await expect(choices).toHaveCount(0);
    await expect(panel(page).locator('.turn').last()).toContainText(
      'We may not have understood your question',
    );

    await page.goto('/chatbot');
    await form(UNCLEAR);
    await choices.getByRole('button', { name: CHOICE }).click();
    await expect(
      panel(page).locator('.turn').last().getByRole('heading', { name: 'Short answer' }),
    ).toBeVisible();
    await page.goto('/chatbot');
    await form(MANY);
    await expect(
      panel(page).getByRole('heading', { name: /charge me for the uniform/ }),
    ).toBeVisible();
    const offered = page.getByRole('group', { name: 'You also asked' }).getByRole('button').first();
    const question = (await offered.textContent())?.trim() ?? '';
    await offered.click();
    await expect(panel(page).locator('.turn').last().locator('.asked')).toContainText(question);
  });
});
