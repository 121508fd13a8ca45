// Analyses and motions with a fake AI provider: it is named before anything is sent, its text is
// streamed and checked, and a stop keeps what was received. The paywall is off, as a legal-aid
// organization would run it.
import type { FakeProvider } from '../harness/fakes/fake-provider.ts';
import { expect, expectAccessible, open } from './journey.ts';
import { button, main } from './members.ts';
import { test } from './provider-app.ts';
import {
  chooseClaim,
  chooseCourt,
  expectDone,
  FACTS,
  factsField,
  resultRegion,
} from './work-product-tabs.ts';

test.describe.configure({ mode: 'default' });

let provider: FakeProvider;
let url: string;

test.beforeEach(({ providerApp }) => {
  ({ provider, url } = providerApp);
  provider.requests.length = 0;
});

const INVENTED = 'The leading case is Sample v. Example, 1200 U.S. 3 (1990).';

test('the provider is named, and "Library only" sends nothing to it', { tag: '@long' }, async ({
  page,
}) => {
  provider.behave({ say: 'No.' });
  await open(page, `${url}/research?tab=strategy`);
  await expect(main(page)).toContainText(
    `what you type is sent to an AI provider: ${new URL(provider.baseUrl).host}`,
  );
  await main(page).getByLabel('Library only').check();
  await factsField(page).fill(FACTS);
  await button(page, 'Analyze').click();
  await expectDone(page);
  await expect(resultRegion(page)).toContainText('nothing was sent to an AI model');
  expect(provider.requests).toHaveLength(0);
});

for (const [tab, heading] of [
  ['strategy', '## Overview'],
  ['motions', '## Introduction'],
] as const) {
  test(`${tab}: invented citations are marked, and a stop keeps what was received`, {
    tag: '@long',
  }, async ({ page }) => {
    provider.behave({
      say: `${heading}\n${INVENTED} A deposit must be paid back with $734 for each day.\n`,
    });
    await open(page, `${url}/research?tab=${tab}`);
    await factsField(page).fill(FACTS);
    const submit = button(page, tab === 'strategy' ? 'Analyze' : 'Draft motion');
    if (tab === 'motions') {
      await chooseCourt(page, 'Federal court');
      await submit.click();
      await chooseClaim(page, /deposit/i);
    }
    await submit.click();
    await expectDone(page);
    await expect(resultRegion(page).locator('.sentence.struck')).toContainText('Removed:');
    await expect(resultRegion(page).locator('.sentence.unverified').first()).toContainText(
      'Not verified:',
    );
    await expect(
      resultRegion(page).locator('.sentence:not(.struck)').filter({ hasText: 'Sample v. Example' }),
    ).toHaveCount(0);
    await expectAccessible(page, tab);

    provider.behave({ stallAfter: `${heading}\nThis is the first sentence. And here` });
    await submit.click();
    const part =
      tab === 'strategy'
        ? resultRegion(page).locator('.claim-part')
        : resultRegion(page).locator('.motion-sheet');
    await expect(part.first()).toBeVisible();
    await expect(button(page, tab === 'strategy' ? 'Analyzing...' : 'Drafting...')).toBeDisabled();
    await resultRegion(page).getByRole('button', { name: 'Stop' }).press('Enter');
    await expect(resultRegion(page)).toContainText('Stopped. Everything here was checked');
    await expect(part.first()).toBeVisible();
    await expect(submit).toBeEnabled();
    await expect.poll(() => provider.requests.at(-1)?.closedEarly).toBe(true);
  });
}
