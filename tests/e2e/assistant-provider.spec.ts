// The assistant with a fake AI provider that uses the real protocol.
import type { Page } from '@playwright/test';
import type { FakeProvider, ProviderRequest } from '../harness/fakes/fake-provider.ts';
import { expect, expectAccessible, open, reload } from './journey.ts';
import { test } from './provider-app.ts';

// The tests of this file share one app and provider.
test.describe.configure({ mode: 'default' });

let provider: FakeProvider;
let url: string;

test.beforeEach(({ providerApp }) => {
  ({ provider, url } = providerApp);
  provider.requests.length = 0;
});

const UNSURE = 'Every tenant is owed $734 for each day of it [1].';
const INVENTED = 'The case is Sample v. Example, 1200 U.S. 3 (1990).';
const getHost = () => new URL(provider.baseUrl).host;

/** An answer that repeats the first passage and then adds unverified and invented sentences. */
function composeAnswer(body: ProviderRequest['body']): string {
  const material = body.messages.at(-1)?.content ?? '';
  const passage = /<passage>\n\[1\][^\n]*\n([\s\S]*?)\n<\/passage>/.exec(material)?.[1] ?? '';
  const firstSentence = /^.*?[.?!](?=\s|$)/s.exec(passage)?.[0] ?? passage;
  return `${firstSentence} [1]\n\n## What the law generally says\n${firstSentence} [1] ${UNSURE} ${INVENTED}\n\n## Steps\n1. ${firstSentence} [1]\n2. ${firstSentence} [1]\n`;
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

test('the provider is named before the first question, and "Library only" excludes it and is remembered', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, `${url}/chatbot`);
  const { panel, turns } = parts(page);
  await expect(panel).toContainText(`are sent to an AI provider: ${getHost()}`);
  const before = provider.requests.length;
  await panel.getByLabel(/Library only/).check();
  await send(page, 'What is a security deposit?');
  await expect(turns).toHaveAttribute('data-status', 'done');
  await expect(turns).toContainText('As you chose, nothing was sent to an AI model.');
  expect(provider.requests.length).toBe(before);
  await reload(page);
  await expect(panel.getByLabel(/Library only/)).toBeChecked();
});

test('sentences stream, unverified and invented ones are marked in place, and progress is announced', {
  tag: '@long',
}, async ({ page }) => {
  const { promise: checked, resolve: finish } = Promise.withResolvers<void>();
  provider.behave((body) => ({ say: composeAnswer(body), pieceMs: 8, until: checked }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${url}/chatbot`);
  const { turns, log, stop } = parts(page);
  const readLogLines = await watchLog(page);
  await send(page, 'My landlord shut off my heat in winter');
  await expect(turns).toHaveAttribute('data-status', 'writing');
  await expect(turns.locator('.sentence').first()).toBeVisible();
  await expect(stop).toBeVisible();
  finish();
  await expect(turns).toHaveAttribute('data-status', 'done');
  await expect(turns.locator('.byline')).toContainText(
    `AI model at ${getHost()}, each sentence checked`,
  );
  const unsure = turns.locator('.sentence.unverified', { hasText: '$734' });
  await expect(unsure).toContainText('Not verified:');
  const struck = turns.locator('.sentence.struck');
  await expect(struck.locator('del')).toContainText('Sample v. Example');
  await expect(struck).toContainText('Removed:');
  await expect(log).toContainText('Answer complete.');
  const lines = await readLogLines();
  expect(lines[0]).toBe('Your question was sent. Looking for an answer.');
  expect(lines.length).toBeLessThan(12);
  expect(lines.join(' ')).not.toContain('Sample v. Example');
  await expectAccessible(page, 'checked');
});

test('stop ends the answer here and at the provider, and "Try again" asks again', {
  tag: '@long',
}, async ({ page }) => {
  const { promise: stopped, resolve: finish } = Promise.withResolvers<void>();
  provider.behave((body) => ({ say: composeAnswer(body), until: stopped }));
  await open(page, `${url}/chatbot`);
  const { turns, stop, box, panel } = parts(page);
  await send(page, 'Can my boss keep my last paycheck for stopping?');
  await expect(turns.locator('.sentence').first()).toBeVisible();
  await stop.click();
  await expect(turns).toHaveAttribute('data-status', 'stopped');
  await expect(turns).toContainText('Stopped. Everything above was checked');
  await expect(box).toBeEnabled();
  await expect.poll(() => provider.requests.at(-1)?.closedEarly).toBe(true);
  finish();
  provider.behave((body) => ({ say: composeAnswer(body) }));
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(turns).toHaveCount(1);
  await expect(turns).toHaveAttribute('data-status', 'done');
});

test('a reload during an answer ends with the full answer and one provider call', {
  tag: '@long',
}, async ({ page }) => {
  const { promise: reloaded, resolve: finish } = Promise.withResolvers<void>();
  provider.behave((body) => ({ say: composeAnswer(body), until: reloaded }));
  await open(page, `${url}/chatbot`);
  const { turns } = parts(page);
  const before = provider.requests.length;
  await send(page, 'How do I get my deposit back after a reload?');
  await expect(turns.locator('.sentence').first()).toBeVisible();
  await reload(page);
  finish();
  await expect(turns).toHaveAttribute('data-status', 'done', { timeout: 40_000 });
  await expect(turns.locator('.answer-body li')).toHaveCount(2);
  expect(provider.requests.length).toBe(before + 1);
});

test('when the provider fails, the library answers and says so', { tag: '@long' }, async ({
  page,
}) => {
  provider.behave({ status: 401 });
  await open(page, `${url}/chatbot`);
  const { turns } = parts(page);
  await send(page, 'How do I change my name after failing once?');
  await expect(turns).toHaveAttribute('data-status', 'done', { timeout: 30_000 });
  await expect(turns).toContainText('The AI model did not answer.');
  await expect(turns.locator('.byline')).toContainText('From the library, word for word');
  provider.behave((body) => ({ say: composeAnswer(body) }));
});

test('earlier turns are sent with a question', { tag: '@long' }, async ({ page }) => {
  provider.behave((body) => ({ say: composeAnswer(body) }));
  await open(page, `${url}/chatbot`);
  const { turns } = parts(page);
  await send(page, 'What is small claims court for a first turn?');
  await expect(turns).toHaveAttribute('data-status', 'done');
  await send(page, 'And how much does it cost?');
  await expect(turns).toHaveCount(2);
  await expect(turns.last()).toHaveAttribute('data-status', 'done');
  const sentMessages = provider.requests.at(-1)?.body.messages.map(({ content }) => content) ?? [];
  expect(sentMessages.join('\n')).toContain('What is small claims court for a first turn?');
});

/** Records every line that is added to the log region. */
async function watchLog(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const lines: string[] = [];
    Object.assign(window, { logLines: lines });
    const log = document.querySelector('[role=log]');
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) lines.push(node.textContent ?? '');
    });
    if (log) observer.observe(log, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { logLines: string[] }).logLines);
}
