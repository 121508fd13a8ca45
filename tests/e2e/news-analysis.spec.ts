// The analysis of a news item by a fake AI provider that uses the real protocol.
import type { FakeProvider, ProviderRequest } from '../harness/fakes/fake-provider.ts';
import { expect, expectAccessible, open } from './journey.ts';
import { createMember, main, signInByRequest } from './members.ts';
import { test } from './provider-app.ts';

test.describe.configure({ mode: 'default' });

let provider: FakeProvider;
let url: string;
let email: string;
test.beforeAll(async ({ providerApp }) => {
  email = await createMember(providerApp.url, 'analyst');
});
test.beforeEach(({ providerApp }) => {
  ({ provider, url } = providerApp);
  provider.requests.length = 0;
});

/** An analysis that repeats the item and then adds unverified and invented sentences. */
function composeAnalysis(body: ProviderRequest['body']): string {
  const item =
    /<passage>\n\[1\][^\n]*\n([\s\S]*?)\n<\/passage>/.exec(
      body.messages.at(-1)?.content ?? '',
    )?.[1] ?? '';
  const firstSentence = /^.*?[.?!](?=\s|$)/s.exec(item)?.[0] ?? item;
  return `## Impact\n${firstSentence} [1]\n\n## Industry effects\nEvery shop is owed $734 a day. [1] See Sample v. Example, 1200 U.S. 3 (1990).\n\n## What may come next\nThe sources do not say.\n`;
}

test('an analysis is written on request below its item, with a verdict per sentence', {
  tag: '@long',
}, async ({ page }) => {
  provider.behave((body) => ({ say: composeAnalysis(body) }));
  await signInByRequest(page, url, email);
  await open(page, `${url}/research?tab=news&q=tenant`);
  expect(provider.requests).toHaveLength(0);
  const hit = page.locator('.news-hit').first();
  await hit.getByRole('button', { name: 'Write an analysis' }).click();
  const analysis = hit.getByRole('region', { name: 'Analysis' });
  await expect(analysis.getByRole('heading', { name: 'Impact' })).toBeVisible();
  await expect(analysis.locator('.source-mark').first()).toBeVisible();
  await expect(analysis.locator('.sentence.unverified')).toContainText(
    'Every shop is owed $734 a day.',
  );
  await expect(analysis.locator('.sentence.struck')).toContainText('Sample v. Example');
  await expect(analysis.locator('.source-card').first()).toBeVisible();
  await expectAccessible(page, 'analysis');
});

test('a failing provider is reported, and the news stays', { tag: '@long' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 503/);
  provider.behave({ status: 401 });
  await signInByRequest(page, url, email);
  await open(page, `${url}/research?tab=news&q=tenant`);
  const hit = page.locator('.news-hit').first();
  await hit.getByRole('button', { name: 'Write an analysis' }).click();
  await expect(hit.getByRole('alert')).toContainText('The AI model did not answer.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the analysis is a separate page', { tag: '@long' }, async ({ page }) => {
    provider.behave((body) => ({ say: composeAnalysis(body) }));
    await signInByRequest(page, url, email);
    await page.goto(`${url}/research?tab=news&q=tenant`);
    await page
      .locator('.news-hit')
      .first()
      .getByRole('button', { name: 'Write an analysis' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analysis');
    await expect(main(page).getByRole('heading', { name: 'Industry effects' })).toBeVisible();
  });
});
