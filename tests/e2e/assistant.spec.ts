// The assistant without an AI provider: the page, an answer from the library, and all actions on an
// answer.
import { readFileSync } from 'node:fs';
import { ask, parts, QUESTION } from './chat-parts.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  open,
  reload,
  test,
} from './journey.ts';

test('the page, its texts and its panel', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/chatbot');
  await expect(page).toHaveTitle(/AI Legal Assistant/);
  await expect(page.getByRole('heading', { name: 'AI Legal Assistant', level: 1 })).toBeVisible();
  await expect(page.getByRole('note')).toContainText(/Important.*information, not legal advice/);
  const { panel, send, box } = parts(page);
  await expect(panel.getByRole('heading', { name: 'Legal Assistant' })).toBeVisible();
  await expect(panel).toContainText('Hello. Tell me what happened, in your own words.');
  await expect(panel).toContainText('No AI model is connected here');
  await expect(panel.locator('.chip')).toHaveText([
    /eviction/,
    /child support/,
    /small claims/,
    /traffic ticket/,
    /divorce/,
    /statute of limitations/,
  ]);
  expect(await panel.evaluate((element) => element.clientHeight + 4)).toBe(600);
  await page.setViewportSize({ width: 1440, height: 700 });
  expect(await panel.evaluate((element) => element.getBoundingClientRect().height)).toBeCloseTo(
    560,
    0,
  );
  await page.setViewportSize({ width: 390, height: 700 });
  expect(await panel.evaluate((element) => element.getBoundingClientRect().height)).toBeCloseTo(
    560,
    0,
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(send).toBeDisabled();
  await box.fill('   ');
  await expect(send).toBeDisabled();
  await box.press('Enter');
  await expect(panel.locator('.turn')).toHaveCount(0);
});

test('an answer from the library: sentences, source numbers that link to cards and back, sources that open', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/chatbot');
  await ask(page);
  const { answer, log, box } = parts(page);
  await expect(answer.getByRole('alert')).toContainText('This cannot wait');
  await expect(answer.locator('.byline')).toContainText('From the library, word for word');
  await expect(answer.getByRole('heading', { name: 'Short answer' })).toBeVisible();
  await expect(answer).toContainText('No AI model is connected here.');
  await expect(log).toContainText(/Answer complete\. \d sources/);
  await expect(box).toBeFocused();
  const mark = answer
    .locator('.answer-body')
    .getByRole('link', { name: /^Source \d$/ })
    .first();
  const sourceNumber = (await mark.textContent()) ?? '';
  expect(sourceNumber).toBe('1');
  await mark.focus();
  await page.keyboard.press('Enter');
  const card = answer.locator('.source-card', {
    has: page.getByRole('link', { name: `Back to where source ${sourceNumber} is used` }),
  });
  await expect(card).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(mark).toBeFocused();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    card.getByRole('link', { name: /Open this passage/ }).click(),
  ]);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await tab.close();
  await expectAccessible(page, 'answered');
});

test('suggested questions fill the box and submit after 100 ms, and controls are disabled during an answer', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/chatbot');
  const { panel, box, stop, turns } = parts(page);
  const release = await holdRequests(page, '**/api/chat');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await panel.getByRole('button', { name: 'What are my rights in an eviction?' }).click();
  await expect(box).toHaveValue('What are my rights in an eviction?');
  await expect(turns).toHaveCount(0);
  await page.clock.runFor(110);
  await page.clock.resume();
  await expect(turns).toHaveAttribute('data-status', 'sending');
  await expect(turns).toContainText('Searching the library');
  await expect(box).toBeDisabled();
  await expect(stop).toBeFocused();
  await expect(panel.getByLabel('State for the answer')).toBeDisabled();
  // The generic suggestions make room for the follow-ups of the answer.
  await expect(page.locator('.suggested-section')).toHaveCount(0);
  await expect(panel.locator('.chip')).toHaveCount(0);
  release();
  await expect(turns).toHaveAttribute('data-status', 'done');
  await expect(box).toBeEnabled();
  await panel.locator('.chip').first().click();
  await expect(turns).toHaveCount(2);
  await expect(turns.last()).toHaveAttribute('data-status', 'done');
});

test('download, share, copy and print', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    window.print = () => document.body.setAttribute('data-printed', '1');
  });
  await open(page, '/chatbot');
  await ask(page);
  const { button } = parts(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button('Download chat').click(),
  ]);
  const now = new Date();
  expect(file.suggestedFilename()).toBe(
    `legal-chat-${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}.txt`,
  );
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain(QUESTION);
  expect(text).toMatch(/Sources:\n\[1\] .*http:\/\/localhost/);
  const dialogShown = page.waitForEvent('dialog');
  const shared = button('Share chat').click();
  const dialog = await dialogShown;
  expect(dialog.message()).toBe(
    'Web Share API not supported in your browser. You can download the chat instead.',
  );
  await dialog.dismiss();
  await shared;
  await button('Copy with sources').click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Sources:');
  await button('Print or save as PDF').click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByPlaceholder('Ask a legal question...')).toBeHidden();
  await expect(parts(page).answer).toBeVisible();
});

test('a question is edited, asked again for another state, and is there after a reload', async ({
  page,
}) => {
  await open(page, '/chatbot');
  await ask(page, 'Can my landlord keep my deposit?');
  const { panel, box, turns, button, answer } = parts(page);
  await button('Edit question').click();
  await box.fill('How long may my landlord keep my deposit?');
  await box.press('Enter');
  await expect(turns).toContainText('How long may my landlord keep my deposit?');
  await expect(turns).toHaveAttribute('data-status', 'done');
  await panel.getByLabel('State for the answer').selectOption('TX');
  await button('Ask again for Texas').click();
  await expect(answer.locator('.byline')).toContainText('Texas');
  await expect(turns).toHaveCount(1);
  await expect(turns).toHaveAttribute('data-status', 'done');
  await reload(page);
  await expect(turns).toHaveCount(1);
  await expect(answer.locator('.byline')).toContainText('Texas');
});

test('edit, another state, follow-ups, thumbs with a reason, a reload and a new chat', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/chatbot');
  await ask(page, 'Can my landlord keep my deposit?');
  const { panel, box, turns, button, answer } = parts(page);
  await button('Edit question').click();
  await expect(box).toHaveValue('Can my landlord keep my deposit?');
  await box.fill('How long may my landlord keep my deposit?');
  await box.press('Enter');
  await expect(turns).toContainText('How long may my landlord keep my deposit?');
  await expect(turns).toHaveCount(1);
  await expect(turns).toHaveAttribute('data-status', 'done');
  await expect(panel).toContainText('Choose your state');
  const state = panel.getByLabel('State for the answer');
  const getRemembered = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'state')?.value;
  // One picker on the page: the panel's.
  await expect(page.getByLabel('Your state', { exact: true })).toBeHidden();
  await state.selectOption('TX');
  await expect.poll(getRemembered).toBe('TX');
  await button('Ask again for Texas').click();
  await expect(answer.locator('.byline')).toContainText('Texas');
  await expect(turns).toHaveCount(1);
  await expect(turns).toHaveAttribute('data-status', 'done');
  await button('No, this did not help').click();
  await panel.getByLabel(/What was missing or wrong/).fill('Too long.');
  await panel.locator('.vote-reason').getByRole('button', { name: 'Send' }).click();
  await expect(
    panel.getByText('Thank you. Your vote is stored without your question.'),
  ).toBeVisible();
  await expect(button('No, this did not help')).toHaveAttribute('aria-pressed', 'true');
  await panel.locator('.follow-up').first().click();
  await expect(turns).toHaveCount(2);
  await expect(turns.last()).toHaveAttribute('data-status', 'done');
  // A state named in a question is shown, for this conversation only.
  await ask(page, 'What about in Ohio?');
  await expect(answer).toContainText('Answering for Ohio · change');
  await expect(state).toHaveValue('OH');
  expect(await getRemembered()).toBe('TX');
  await reload(page);
  await expect(turns).toHaveCount(3);
  await expect(state).toHaveValue('OH');
  await expect(turns.last()).toBeInViewport();
  await state.selectOption('CA');
  await button('Ask again for California').click();
  await expect(turns.last()).toHaveAttribute('data-status', 'done');
  await expect(answer.locator('.byline')).toContainText('California');
  await panel.getByRole('link', { name: 'New chat' }).click();
  await expect(turns).toHaveCount(0);
  await expect(state).toHaveValue('CA');
  await reload(page);
  await expect(turns).toHaveCount(0);
});

test('offline keeps the question, a server failure shows an apology, and a refusal shows its message', async ({
  page,
  watch,
  context,
}) => {
  watch.expectError(/ERR_|status of (?:500|429)/);
  await open(page, '/chatbot');
  const { box, panel, turns, button } = parts(page);
  await context.setOffline(true);
  await box.fill(QUESTION);
  await box.press('Enter');
  await expect(panel.getByRole('alert')).toContainText(
    'You are not connected to the internet. Your question is still here',
  );
  await expect(box).toHaveValue(QUESTION);
  await context.setOffline(false);
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await page.route('**/api/chat', (route) => route.fulfill({ status: 500, body: 'no' }), {
    times: 1,
  });
  await box.press('Enter');
  await expect(turns).toHaveAttribute('data-status', 'error');
  await expect(turns.getByRole('alert')).toHaveText(
    "I'm sorry, I'm having trouble processing your request. Please try again later.",
  );
  await expectAccessible(page, 'failed');
  await page.route(
    '**/api/chat',
    (route) =>
      route.fulfill({
        status: 429,
        json: { error: { kind: 'rate_limited', message: 'Ask again in 3 minutes.' } },
      }),
    {
      times: 1,
    },
  );
  await button('Try again').click();
  await expect(turns.getByRole('alert')).toHaveText('Ask again in 3 minutes.');
  await button('Try again').click();
  await expect(turns).toHaveCount(1);
  await expect(turns).toHaveAttribute('data-status', 'done');
});

test('keyboard only: reach the box, ask, read, ask a follow-up', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/chatbot');
  const { box, turns, answer } = parts(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ask a question', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.type('What is a statute of limitations?');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('I owe an old debt.');
  await page.keyboard.press('Enter');
  await expect(turns).toHaveAttribute('data-status', 'done');
  await expect(turns.locator('.asked')).toContainText('I owe an old debt.');
  await expect(box).toBeFocused();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Shift+Tab');
    if (await page.evaluate(() => document.activeElement?.classList.contains('follow-up'))) break;
  }
  await page.keyboard.press('Enter');
  await expect(turns).toHaveCount(2);
  await expect(answer.locator('.source-card').first()).toBeAttached();
});

test('"Quick exit" deletes the chat', { tag: '@long' }, async ({ page }) => {
  await page.route('https://www.weather.gov/**', (route) => route.fulfill({ body: 'weather' }));
  await open(page, '/chatbot');
  await ask(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
  await page.getByRole('link', { name: 'Quick exit' }).click();
  await expect(page).toHaveURL(/weather\.gov/);
  await page.goto('/chatbot');
  await expect(parts(page).turns).toHaveCount(0);
});

test.describe('at every width', () => {
  test.use({ axeAtEnd: false });
  for (const width of [320, 360, 768, 1440]) {
    test(`a long answer reflows at ${width} px, in both themes`, { tag: '@long' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/chatbot');
      await ask(page, 'I got an eviction notice and have court on Friday. What can I do?');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, `light ${width}`);
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark';
      });
      await expectAccessible(page, `dark ${width}`, ['color-contrast']);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a plain form: the full answer, earlier turns, a state and suggestions', async ({
    page,
    watch,
  }) => {
    watch.expectError(/status of 422/);
    await page.goto('/chatbot');
    const { box, send, turns, panel } = parts(page);
    await box.fill(QUESTION);
    await panel.getByLabel('State for the answer').selectOption('OH');
    await send.click();
    await expect(turns).toHaveCount(1);
    await expect(turns.locator('.byline')).toContainText('Ohio');
    await expect(turns.locator('.source-card').first()).toBeVisible();
    await expect(panel.getByRole('alert').first()).toContainText('This cannot wait');
    await expect(panel.getByLabel('State for the answer')).toHaveValue('OH');
    await panel.locator('.follow-up').first().click();
    await expect(turns).toHaveCount(2);
    await expect(turns.first()).toContainText(QUESTION);
    // The page opens at the new answer, and what cannot wait is still there.
    await expect(page).toHaveURL(/\/chatbot#latest$/);
    await expect(turns.last().locator('.asked')).toBeInViewport();
    await expect(page.getByRole('region', { name: 'This cannot wait' })).toBeInViewport();
    await box.fill('And in Texas?');
    await send.click();
    await expect(turns).toHaveCount(3);
    await expect(panel.getByLabel('State for the answer')).toHaveValue('TX');
    await expect(page.locator('input[name=earlier-question]')).toHaveCount(3);
  });
});
