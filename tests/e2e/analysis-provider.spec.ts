// Analyses and motions with an AI provider, a fake one that speaks the real protocol: named before anything is sent, streamed, stopped
// with what came kept, and never believed. With the paywall off, as a legal-aid organization would run it.
import type { FakeProvider } from '../harness/fake-provider.ts';
import { expect, expectAccessible, open } from './journey.ts';
import { button, main } from './members.ts';
import { test } from './provider-app.ts';
import { expectDone, FACTS, facts, result } from './work-product-tabs.ts';

test.describe.configure({ mode: 'default' });

let provider: FakeProvider;
let url: string;

test.beforeEach(({ providerApp }) => {
  ({ provider, url } = providerApp);
  provider.asked.length = 0;
});

const INVENTED = 'The leading case is Sample v. Example, 1200 U.S. 3 (1990).';

test('the provider is named; library only keeps the facts here', { tag: '@long' }, async ({ page }) => {
  provider.behave({ say: 'No.' });
  await open(page, `${url}/research?tab=strategy`);
  await expect(main(page)).toContainText(`what you type is sent to an AI provider: ${new URL(provider.baseUrl).host}`);
  await main(page).getByLabel('Library only').check();
  await facts(page).fill(FACTS);
  await button(page, 'Search').click();
  await expectDone(page);
  await expect(result(page)).toContainText('nothing was sent to an AI model');
  expect(provider.asked).toHaveLength(0);
});

for (const [tab, heading] of [
  ['strategy', '## Overview'],
  ['motions', '## Introduction'],
] as const) {
  test(`${tab}: what is invented does not look good, and a stop keeps what came`, { tag: tab === 'strategy' ? [] : '@long' }, async ({
    page,
  }) => {
    provider.behave({ say: `${heading}\n${INVENTED} A deposit must be paid back with $734 for each day.\n` });
    await open(page, `${url}/research?tab=${tab}`);
    await facts(page).fill(FACTS);
    await button(page, 'Search').click();
    await expectDone(page);
    await expect(result(page).locator('.sentence.struck')).toContainText('Removed:');
    await expect(result(page).locator('.sentence.unverified').first()).toContainText('Not verified:');
    await expect(result(page).locator('.sentence:not(.struck)').filter({ hasText: 'Sample v. Example' })).toHaveCount(0);
    await expectAccessible(page, tab);

    provider.behave({ stallAfter: `${heading}\nThis is the first sentence. And here` });
    await button(page, 'Search').click();
    const part = tab === 'strategy' ? result(page).locator('.claim-part') : result(page).locator('.motion-sheet');
    await expect(part.first()).toBeVisible();
    await expect(button(page, 'Searching...')).toBeDisabled();
    await result(page).getByRole('button', { name: 'Stop' }).press('Enter');
    await expect(result(page)).toContainText('Stopped. What stands here was checked');
    await expect(part.first()).toBeVisible();
    await expect(button(page, 'Search')).toBeEnabled();
    await expect.poll(() => provider.asked.at(-1)?.closedEarly).toBe(true);
  });
}
