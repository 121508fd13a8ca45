// After the first question the conversation is the page: what stays in view, what belongs to the
// conversation, and a stopped answer.
import { ask, parts } from './chat-parts.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  open,
  test,
} from './journey.ts';

const EVICTION = 'I got an eviction notice and have court on Friday. What can I do?';

test('the conversation becomes the page: bar, strip and box stay, sources are in the margin, and zoom leaves room', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/chatbot');
  await ask(page, EVICTION);
  const { panel, box, answer, turns } = parts(page);
  await expect(
    panel.getByRole('heading', { name: 'AI Legal Assistant', level: 1 }),
  ).toBeInViewport();
  await expect(panel.getByRole('note')).toContainText('Information, not legal advice.');
  await expect(turns.last().locator('.asked')).toBeInViewport();
  // At least twice as much of the answer as the 300 px that the panel of 600 px left.
  const top = (await page.locator('.urgent-strip').boundingBox()) ?? { y: 0, height: 0 };
  expect(
    ((await page.locator('.composer').boundingBox())?.y ?? 0) - top.y - top.height,
  ).toBeGreaterThan(600);
  const sources = answer.locator('.source-cards');
  const [textBox, sourceBox] = [
    await answer.locator('.answer-text').boundingBox(),
    await sources.boundingBox(),
  ];
  expect(sourceBox?.x).toBeGreaterThan((textBox?.x ?? 0) + (textBox?.width ?? 0));
  // Urgency belongs to the conversation, with the number of its state.
  const strip = page.getByRole('region', { name: 'This cannot wait' });
  await strip.getByRole('link', { name: 'Choose state to get the number' }).click();
  await expect(panel.getByLabel('State for the answer')).toBeFocused();
  await page.keyboard.press('Escape');
  await ask(page, 'What about in Iowa?');
  await ask(page, 'And in Ohio?');
  await expect(strip).toBeInViewport();
  await expect(strip.getByRole('link', { name: /Find my court/ })).toHaveAttribute(
    'href',
    /supremecourt\.ohio\.gov/,
  );
  await strip.getByRole('button', { name: 'Call legal aid in Ohio' }).click();
  await expect(page.getByRole('link', { name: /1-888-817-3777/ })).toHaveAttribute(
    'href',
    'tel:+18888173777',
  );
  await page.keyboard.press('Escape');
  await page.evaluate(() =>
    scrollTo(0, document.querySelectorAll('.turn')[1]?.getBoundingClientRect().top ?? 0),
  );
  await expect(box).toBeInViewport();
  // 200% zoom: nothing sticks over the conversation.
  await page.setViewportSize({ width: 720, height: 450 });
  await answer
    .locator('.answer-body')
    .evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(answer.locator('.answer-body')).toBeInViewport();
  for (const part of ['.panel-tools', '.urgent-strip', '.composer'])
    await expect(page.locator(part)).not.toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test('on a phone a number opens its source over the foot of the screen and keeps the place', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/chatbot');
  await ask(page, EVICTION);
  const { panel, answer } = parts(page);
  const mark = answer.locator('.answer-body').getByRole('link', { name: 'Source 1' }).first();
  await mark.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await mark.click();
  const sheet = page.getByRole('complementary', { name: 'Source 1' });
  await expect(sheet.getByRole('link', { name: /Open this passage/ })).toBeVisible();
  await expectAccessible(page, 'source');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await panel.getByRole('button', { name: 'This chat' }).click();
  await expect(panel.getByRole('button', { name: 'Download chat' })).toBeVisible();
  await panel.getByRole('link', { name: 'New chat' }).click();
  await expect(parts(page).turns).toHaveCount(0);
});

test('stopped before the first word, the question is back in the box', async ({ page, watch }) => {
  // The question never reached the server, so there is nothing to stop there.
  watch.expectError(/status of 404/);
  await open(page, '/chatbot');
  const { box, stop, turns, log } = parts(page);
  await ask(page);
  const release = await holdRequests(page, '**/api/chat');
  await box.fill('How do I get my deposit back?');
  await box.press('Enter');
  await stop.click();
  await expect(turns.last()).toContainText('Stopped. Nothing was written.');
  await expect(turns.last().getByRole('button')).toHaveText(['Try again']);
  await expect(box).toHaveValue('How do I get my deposit back?');
  await expect(box).toBeFocused();
  await expect(log).toContainText('Stopped. Nothing was written.');
  await expect(log).not.toContainText('Answer complete');
  release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await ask(page, 'How do I get my deposit back in Ohio?');
  await expect(turns).toHaveCount(2);
});
