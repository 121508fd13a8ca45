// Asking with an AI provider: a fake one that speaks the real protocol, with the app in front of it as people run it.
import type { Page } from '@playwright/test';
import type { Asked, FakeProvider } from '../harness/fake-provider.ts';
import { expect, expectAccessible, open } from './journey.ts';
import { test } from './provider-app.ts';

// One app for the file: its tests share the provider.
test.describe.configure({ mode: 'default' });

let provider: FakeProvider;
let url: string;

test.beforeEach(({ providerApp }) => {
  ({ provider, url } = providerApp);
  provider.asked.length = 0;
});

const UNSURE = 'Every tenant is owed $734 for each day of it [1].';
const INVENTED = 'The case is Sample v. Example, 1200 U.S. 3 (1990).';
const HOST = () => new URL(provider.baseUrl).host;

/** What a model would do that reads its first passage and then goes its own ways. */
function says(body: Asked['body']): string {
  const material = body.messages.at(-1)?.content ?? '';
  const passage = /<passage>\n\[1\][^\n]*\n([\s\S]*?)\n<\/passage>/.exec(material)?.[1] ?? '';
  const first = /^.*?[.?!](?=\s|$)/s.exec(passage)?.[0] ?? passage;
  return `${first} [1]\n\n## What the law generally says\n${first} [1] ${UNSURE} ${INVENTED}\n\n## Steps\n1. ${first} [1]\n2. ${first} [1]\n`;
}

const parts = (page: Page) => {
  const panel = page.getByRole('region', { name: 'Legal Assistant' });
  return {
    panel,
    box: page.getByPlaceholder('Ask a legal question...'),
    turns: panel.locator('.turn'),
    stop: panel.getByRole('button', { name: 'Stop' }),
    log: panel.getByRole('log'),
  };
};
async function send(page: Page, question: string): Promise<void> {
  await parts(page).box.fill(question);
  await parts(page).box.press('Enter');
}

test('the provider is named before the first question; library only keeps it out, and is remembered', async ({ page }) => {
  await open(page, `${url}/chatbot`);
  const { panel, turns } = parts(page);
  await expect(panel).toContainText(`are sent to an AI provider: ${HOST()}`);
  const before = provider.asked.length;
  await panel.getByLabel(/Library only/).check();
  await send(page, 'What is a security deposit?');
  await expect(turns).toHaveAttribute('data-status', 'done');
  await expect(turns).toContainText('As you chose, nothing was sent to an AI model.');
  expect(provider.asked.length).toBe(before);
  await page.reload();
  await expect(panel.getByLabel(/Library only/)).toBeChecked();
});

test('sentences stream; what is unsure and what is invented say so, in place; parts are announced', async ({ page }) => {
  const { promise: seen, resolve: finish } = Promise.withResolvers<void>();
  provider.behave((body) => ({ say: says(body), pieceMs: 8, until: seen }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${url}/chatbot`);
  const { turns, log, stop } = parts(page);
  const heard = await watchLog(page);
  await send(page, 'My landlord shut off my heat in winter');
  await expect(turns).toHaveAttribute('data-status', 'writing');
  await expect(turns.locator('.sentence').first()).toBeVisible();
  await expect(stop).toBeVisible();
  finish();
  await expect(turns).toHaveAttribute('data-status', 'done');
  await expect(turns.locator('.byline')).toContainText(`AI model at ${HOST()}, each sentence checked`);
  const unsure = turns.locator('.sentence.unverified', { hasText: '$734' });
  await expect(unsure).toContainText('Not verified:');
  const struck = turns.locator('.sentence.struck');
  await expect(struck.locator('del')).toContainText('Sample v. Example');
  await expect(struck).toContainText('Removed:');
  await expect(log).toContainText('Answer complete.');
  const lines = await heard();
  expect(lines[0]).toBe('Your question was sent. Looking for an answer.');
  expect(lines.length).toBeLessThan(12);
  expect(lines.join(' ')).not.toContain('Sample v. Example');
  await expectAccessible(page, 'checked');
});

test('stop ends it at once, here and at the provider; trying again asks again', { tag: '@long' }, async ({ page }) => {
  provider.behave((body) => ({ say: says(body).repeat(4), pieceMs: 60 }));
  await open(page, `${url}/chatbot`);
  const { turns, stop, box, panel } = parts(page);
  await send(page, 'Can my boss keep my last paycheck for stopping?');
  await expect(turns.locator('.sentence').first()).toBeVisible();
  await stop.click();
  await expect(turns).toHaveAttribute('data-status', 'stopped');
  await expect(turns).toContainText('Stopped. What stands above was checked');
  await expect(box).toBeEnabled();
  await expect.poll(() => provider.asked.at(-1)?.closedEarly).toBe(true);
  provider.behave((body) => ({ say: says(body) }));
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(turns).toHaveCount(1);
  await expect(turns).toHaveAttribute('data-status', 'done');
});

test('a reload during an answer ends with the whole answer and one call', { tag: '@long' }, async ({ page }) => {
  provider.behave((body) => ({ say: says(body), pieceMs: 50 }));
  await open(page, `${url}/chatbot`);
  const { turns } = parts(page);
  const before = provider.asked.length;
  await send(page, 'How do I get my deposit back after a reload?');
  await expect(turns.locator('.sentence').first()).toBeVisible();
  await page.reload();
  await expect(turns).toHaveAttribute('data-status', 'done', { timeout: 40_000 });
  await expect(turns.locator('.answer-body li')).toHaveCount(2);
  expect(provider.asked.length).toBe(before + 1);
});

test('a provider that fails: the library answers and says so', { tag: '@long' }, async ({ page }) => {
  provider.behave({ status: 401 });
  await open(page, `${url}/chatbot`);
  const { turns } = parts(page);
  await send(page, 'How do I change my name after failing once?');
  await expect(turns).toHaveAttribute('data-status', 'done', { timeout: 30_000 });
  await expect(turns).toContainText('The AI model did not answer.');
  await expect(turns.locator('.byline')).toContainText('From the library, word for word');
  provider.behave((body) => ({ say: says(body) }));
});

test('the turns before a question go along with it', { tag: '@long' }, async ({ page }) => {
  provider.behave((body) => ({ say: says(body) }));
  await open(page, `${url}/chatbot`);
  const { turns } = parts(page);
  await send(page, 'What is small claims court for a first turn?');
  await expect(turns).toHaveAttribute('data-status', 'done');
  await send(page, 'And how much does it cost?');
  await expect(turns).toHaveCount(2);
  await expect(turns.last()).toHaveAttribute('data-status', 'done');
  const told = provider.asked.at(-1)?.body.messages.map(({ content }) => content) ?? [];
  expect(told.join('\n')).toContain('What is small claims court for a first turn?');
});

/** Every line that is put into the log, in order. */
async function watchLog(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const lines: string[] = [];
    Object.assign(window, { heardLines: lines });
    const log = document.querySelector('[role=log]');
    const look = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) lines.push(node.textContent ?? '');
    });
    if (log) look.observe(log, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { heardLines: string[] }).heardLines);
}
