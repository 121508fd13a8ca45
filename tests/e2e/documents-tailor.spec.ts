// Tailoring a document with an AI provider: a fake one that speaks the real protocol, with the app in front of it as people run it.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Asked, FakeProvider } from '../harness/fake-provider.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open } from './journey.ts';
import { test } from './provider-app.ts';

test.describe.configure({ mode: 'default' });

let provider: FakeProvider;
let url: string;

test.beforeEach(({ providerApp }) => {
  ({ provider, url } = providerApp);
  provider.asked.length = 0;
});

const FEE = 'A payment that is more than five days late costs a late fee of $25.00 (twenty-five dollars).';
const LIE = 'So held Sample v. Example, 1200 U.S. 3 (1990).';
const UNKNOWN = 'So held Harrowgate v. Plimsoll, 500 F.3d 877 (9th Cir. 2007).';

/** What a model would do that finds the piece about rent and then goes its own ways. */
function reply({ messages }: Asked['body']) {
  const material = messages.at(-1)?.content ?? '';
  const [, number = '0', rent = ''] = /^\[(\d+)\] (.*\$1,450.*)$/m.exec(material) ?? [];
  const at = Number(number);
  const changes = [
    { after: at, title: 'Late Fee', text: FEE },
    {
      replace: at,
      text: rent.replace('$1,450.00 (one thousand four hundred fifty dollars)', '$1,500.00 (one thousand five hundred dollars)'),
    },
    { after: at, text: LIE },
    { after: at, text: UNKNOWN },
    { after: at, text: '<b>free</b>' },
  ];
  return { say: JSON.stringify({ changes }) };
}

async function generate(page: Page) {
  const main = page.locator('main');
  const party = (number: number) => main.getByRole('group', { name: `Party ${number}`, exact: true });
  await main.getByRole('button', { name: 'Add Party' }).click();
  for (const [number, name, role] of [
    [1, 'Ann Lee', 'Landlord'],
    [2, 'Bo Ray', 'Tenant'],
  ] as const) {
    await party(number).getByLabel('Full Name').fill(name);
    await party(number).getByLabel('Role').fill(role);
    await party(number).getByLabel('Address').fill(`${number} Main Street`);
  }
  for (const [label, value] of Object.entries({
    'Effective Date': '2027-02-15',
    'Property Address': '120 Oak Street',
    'Rent Amount': '1450',
    'Lease Term': '12 months',
    'Start Date': '2027-03-01',
    'Security Deposit': 'none',
    'Utilities Included': 'water',
    'Pet Policy': 'none',
  })) {
    await main.getByLabel(label).fill(value);
  }
  await main.getByRole('button', { name: 'Generate Document' }).click();
  await expect(main.getByRole('heading', { name: 'Generated Document' })).toBeVisible();
}

const parts = (page: Page) => {
  const main = page.locator('main');
  return {
    main,
    text: main.locator('.generated-document pre'),
    wish: main.getByLabel('What should be adapted?'),
    suggest: main.getByRole('button', { name: 'Suggest changes' }),
    change: (number: number) => main.getByRole('group', { name: new RegExp(`^Change ${number}\\b`) }),
    apply: main.getByRole('button', { name: 'Apply the accepted changes' }),
  };
};

test('suggestions are shown, judged, accepted one by one, taken away as files, kept by the form and taken back', async ({ page }) => {
  provider.behave((body) => reply(body));
  await open(page, `${url}/documents?type=lease`);
  await generate(page);
  const { main, text, wish, suggest, change, apply } = parts(page);
  await expect(main.locator('.tailor-document')).toContainText(`are sent to an AI provider: ${new URL(provider.baseUrl).host}`);
  const before = await text.textContent();
  await wish.fill('add a late fee of $25 after five days');
  await suggest.click();
  await expect(main.getByRole('heading', { name: 'Suggested changes' })).toBeFocused();
  await expect(main.locator('.suggested-changes')).toContainText('4 changes are suggested. One more suggestion was left out');
  expect(await text.textContent()).toBe(before);
  await expect(change(1).locator('ins')).toContainText(FEE);
  await expect(change(2).locator('del')).toContainText('$1,450.00 (one thousand four hundred fifty');
  await expect(change(2).locator('ins')).toContainText('Added: $1,500.00 (one thousand five hundred');
  await expect(change(3)).toContainText('This change cannot be accepted');
  await expect(change(3).getByRole('checkbox')).toHaveCount(0);
  await expect(change(4)).toContainText('Not verified');
  await expect(main.locator('.changes input:checked')).toHaveCount(0);
  await expectAccessible(page, 'suggestions');
  await expectNoSidewaysScroll(page);

  await change(1).getByRole('checkbox').check();
  await change(2).getByRole('checkbox').check();
  await apply.click();
  await expect(text).toContainText('Late Fee');
  await expect(text).toContainText(FEE);
  await expect(text).toContainText('$1,500.00 (one thousand five hundred dollars)');
  await expect(text).not.toContainText('Harrowgate');
  await expect(main.locator('.preview-sheet')).toContainText(FEE);
  const [file] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name: 'Download: Text' }).click()]);
  expect(readFileSync(await file.path(), 'utf8')).toBe(await text.textContent());
  for (const name of ['PDF', 'Word']) {
    const [other] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name: `Download: ${name}` }).click()]);
    expect(readFileSync(await other.path()).length).toBeGreaterThan(1000);
  }

  // The form changes: what still fits stays, what does not is named.
  await main.getByLabel('Rent Amount').fill('1600');
  await main.getByRole('button', { name: 'Generate Document' }).click();
  await expect(main.locator('.generated-document')).toContainText('One accepted change no longer fits');
  await expect(text).toContainText(FEE);
  await expect(text).toContainText('$1,600.00');
});

test('an accepted change outlives a reload and can be taken back', { tag: '@long' }, async ({ page }) => {
  provider.behave((body) => reply(body));
  await open(page, `${url}/documents?type=lease`);
  await generate(page);
  const { main, text, wish, suggest, change, apply } = parts(page);
  await wish.fill('late fee');
  await suggest.click();
  await change(1).getByRole('checkbox').check();
  await apply.click();
  await expect(text).toContainText(FEE);
  await page.reload();
  await expect(main.locator('.preview-sheet')).toContainText(FEE);
  await main.getByRole('button', { name: 'Generate Document' }).click();
  await expect(text).toContainText(FEE);
  await main.getByText('One accepted change', { exact: true }).click();
  await expectAccessible(page, 'accepted');
  await main.getByRole('button', { name: 'Take back change 1' }).click();
  await expect(main.getByText('One accepted change', { exact: true })).toHaveCount(0);
  await expect(text).not.toContainText(FEE);
});

test('a provider that fails: the text of the specification, and the document stays', { tag: '@long' }, async ({ page, watch }) => {
  watch.expectError(/status of 503/);
  provider.behave({ status: 401 });
  await open(page, `${url}/documents?type=lease`);
  await generate(page);
  const { main, text, wish, suggest } = parts(page);
  await wish.fill('late fee');
  await suggest.click();
  await expect(main.getByRole('alert')).toContainText('Failed to generate legal document. Please try again later.');
  await expect(text).toBeVisible();
  await expect(wish).toHaveValue('late fee');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, axeAtEnd: false });
  test('asked, ticked, applied and taken away', { tag: '@long' }, async ({ page }) => {
    provider.behave((body) => reply(body));
    await page.goto(`${url}/documents?type=lease`);
    await generate(page);
    const { main, text, wish, suggest, change, apply } = parts(page);
    await wish.fill('late fee');
    await suggest.click();
    await expect(text).not.toContainText(FEE);
    await expect(change(3).getByRole('checkbox')).toHaveCount(0);
    await apply.click();
    await expect(text).not.toContainText(FEE);
    await wish.fill('late fee');
    await suggest.click();
    await change(1).getByRole('checkbox').check();
    await apply.click();
    await expect(text).toContainText(FEE);
    const [pdf] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name: 'Download: PDF' }).click()]);
    expect(pdf.suggestedFilename()).toBe('lease.pdf');
  });
});
