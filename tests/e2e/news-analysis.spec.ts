// The analysis of a news item by an AI provider: a fake one that speaks the real protocol, with the app in front of it.
import type { Asked, FakeProvider } from '../harness/fake-provider.ts';
import { expect, expectAccessible, open } from './journey.ts';
import { main, newMember, signInUnseen } from './members.ts';
import { test } from './provider-app.ts';

test.describe.configure({ mode: 'default' });

let provider: FakeProvider;
let url: string;
let email: string;
test.beforeAll(async ({ providerApp }) => {
  email = await newMember(providerApp.url, 'analyst');
});
test.beforeEach(({ providerApp }) => {
  ({ provider, url } = providerApp);
  provider.asked.length = 0;
});

/** What a model would do that reads the item and then goes its own ways. */
function says(body: Asked['body']): string {
  const item = /<passage>\n\[1\][^\n]*\n([\s\S]*?)\n<\/passage>/.exec(body.messages.at(-1)?.content ?? '')?.[1] ?? '';
  const first = /^.*?[.?!](?=\s|$)/s.exec(item)?.[0] ?? item;
  return `## Impact\n${first} [1]\n\n## Industry effects\nEvery shop is owed $734 a day. [1] See Sample v. Example, 1200 U.S. 3 (1990).\n\n## What may come next\nThe sources do not say.\n`;
}

test('written when asked, below its item, with each sentence’s verdict', async ({ page }) => {
  provider.behave((body) => ({ say: says(body) }));
  await signInUnseen(page, url, email);
  await open(page, `${url}/research?tab=news&q=tenant`);
  expect(provider.asked).toHaveLength(0);
  const hit = page.locator('.news-hit').first();
  await hit.getByRole('button', { name: 'Write an analysis' }).click();
  const analysis = hit.getByRole('region', { name: 'Analysis' });
  await expect(analysis.getByRole('heading', { name: 'Impact' })).toBeVisible();
  await expect(analysis.locator('.source-mark').first()).toBeVisible();
  await expect(analysis.locator('.sentence.unverified')).toContainText('Every shop is owed $734 a day.');
  await expect(analysis.locator('.sentence.struck')).toContainText('Sample v. Example');
  await expect(analysis.locator('.source-card').first()).toBeVisible();
  await expectAccessible(page, 'analysis');
});

test('a provider that fails is told, and the news stays', { tag: '@long' }, async ({ page, watch }) => {
  watch.expectError(/status of 503/);
  provider.behave({ status: 401 });
  await signInUnseen(page, url, email);
  await open(page, `${url}/research?tab=news&q=tenant`);
  const hit = page.locator('.news-hit').first();
  await hit.getByRole('button', { name: 'Write an analysis' }).click();
  await expect(hit.getByRole('alert')).toContainText('The AI model did not answer.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, axeAtEnd: false });
  test('it comes as a page of its own', async ({ page }) => {
    provider.behave((body) => ({ say: says(body) }));
    await signInUnseen(page, url, email);
    await page.goto(`${url}/research?tab=news&q=tenant`);
    await page.locator('.news-hit').first().getByRole('button', { name: 'Write an analysis' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analysis');
    await expect(main(page).getByRole('heading', { name: 'Industry effects' })).toBeVisible();
  });
});
