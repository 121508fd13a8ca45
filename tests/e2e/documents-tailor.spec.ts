// Tailoring a document with a fake AI provider that uses the real protocol.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { FakeProvider, ProviderRequest } from '../harness/fakes/fake-provider.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, reload } from './journey.ts';
import { test } from './provider-app.ts';

test.describe.configure({ mode: 'default' });

let provider: FakeProvider;
let url: string;

test.beforeEach(({ providerApp }) => {
  ({ provider, url } = providerApp);
  provider.requests.length = 0;
});

const FEE =
  'A payment that is more than five days late costs a late fee of $25.00 (twenty-five dollars).';
const IMPOSSIBLE_CITATION = 'So held Sample v. Example, 1200 U.S. 3 (1990).';
const UNKNOWN_CITATION = 'So held Harrowgate v. Plimsoll, 500 F.3d 877 (9th Cir. 2007).';

/** Suggestions for the rent clause, followed by invalid ones. */
function composeReply({ messages }: ProviderRequest['body']) {
  const material = messages.at(-1)?.content ?? '';
  const [, number = '0', rent = ''] = /^\[(\d+)\] (.*\$1,450.*)$/m.exec(material) ?? [];
  const pieceNumber = Number(number);
  const changes = [
    { after: pieceNumber, title: 'Late Fee', text: FEE },
    {
      replace: pieceNumber,
      text: rent.replace(
        '$1,450.00 (one thousand four hundred fifty dollars)',
        '$1,500.00 (one thousand five hundred dollars)',
      ),
    },
    { after: pieceNumber, text: IMPOSSIBLE_CITATION },
    { after: pieceNumber, text: UNKNOWN_CITATION },
    { after: pieceNumber, text: '<b>free</b>' },
  ];
  return { say: JSON.stringify({ changes }) };
}

async function generateLease(page: Page) {
  const main = page.locator('main');
  const party = (number: number) =>
    main.getByRole('group', { name: `Party ${number}`, exact: true });
  for (const [number, name, role] of [
    [1, 'Ann Lee', 'Landlord'],
    [2, 'Bo Ray', 'Tenant'],
  ] as const) {
    await party(number).getByLabel('Full Name').fill(name);
    await party(number).getByLabel('Role').selectOption(role);
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
    text: main.locator('.preview-sheet'),
    instructions: main.getByLabel('What should be adapted?'),
    suggest: main.getByRole('button', { name: 'Suggest changes' }),
    change: (number: number) =>
      main.getByRole('group', { name: new RegExp(`^Change ${number}\\b`) }),
    apply: main.getByRole('button', { name: 'Apply the accepted changes' }),
  };
};

test('suggestions are shown, checked, accepted one by one, downloaded, and kept when the form changes', {
  tag: '@long',
}, async ({ page }) => {
  provider.behave((body) => composeReply(body));
  await open(page, `${url}/documents?type=lease`);
  await generateLease(page);
  const { main, text, instructions, suggest, change, apply } = parts(page);
  await expect(main.locator('.tailor-document')).toContainText(
    `are sent to an AI provider: ${new URL(provider.baseUrl).host}`,
  );
  const before = await text.textContent();
  await instructions.fill('add a late fee of $25 after five days');
  await suggest.click();
  await expect(main.getByRole('heading', { name: 'Suggested changes' })).toBeFocused();
  await expect(main.locator('.suggested-changes')).toContainText(
    '4 changes are suggested. One more suggestion was left out',
  );
  expect(await text.textContent()).toBe(before);
  await expect(change(1).locator('ins')).toContainText(FEE);
  await expect(change(2).locator('del')).toContainText(
    '$1,450.00 (one thousand four hundred fifty',
  );
  await expect(change(2).locator('ins')).toContainText(
    'Added: $1,500.00 (one thousand five hundred',
  );
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
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download: Text' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain(FEE);
  for (const name of ['PDF', 'Word']) {
    const [other] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: `Download: ${name}` }).click(),
    ]);
    expect(readFileSync(await other.path()).length).toBeGreaterThan(1000);
  }

  // After a change to the form, changes that still apply stay, and the others are named.
  await main.getByLabel('Rent Amount').fill('1600');
  await main.getByRole('button', { name: 'Generate Document' }).click();
  await expect(main.locator('.sheet-head')).toContainText('One accepted change no longer fits');
  await expect(text).toContainText(FEE);
  await expect(text).toContainText('$1,600.00');
});

test('an accepted change survives a reload and can be undone', { tag: '@long' }, async ({
  page,
}) => {
  provider.behave((body) => composeReply(body));
  await open(page, `${url}/documents?type=lease`);
  await generateLease(page);
  const { main, text, instructions, suggest, change, apply } = parts(page);
  await instructions.fill('late fee');
  await suggest.click();
  await change(1).getByRole('checkbox').check();
  await apply.click();
  await expect(text).toContainText(FEE);
  await reload(page);
  await expect(main.locator('.preview-sheet')).toContainText(FEE);
  await main.getByRole('button', { name: 'Generate Document' }).click();
  await expect(text).toContainText(FEE);
  await main.getByText('One accepted change', { exact: true }).click();
  await expectAccessible(page, 'accepted');
  await main.getByRole('button', { name: 'Take back change 1' }).click();
  await expect(main.getByText('One accepted change', { exact: true })).toHaveCount(0);
  await expect(text).not.toContainText(FEE);
});

test('when the provider fails, an error is shown and the document stays', { tag: '@long' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 503/);
  provider.behave({ status: 401 });
  await open(page, `${url}/documents?type=lease`);
  await generateLease(page);
  const { main, text, instructions, suggest } = parts(page);
  await instructions.fill('late fee');
  await suggest.click();
  await expect(main.getByRole('alert')).toContainText(
    'Failed to generate legal document. Please try again later.',
  );
  await expect(text).toBeVisible();
  await expect(instructions).toHaveValue('late fee');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('suggestions can be requested, accepted, applied and downloaded', { tag: '@long' }, async ({
    page,
  }) => {
    provider.behave((body) => composeReply(body));
    await page.goto(`${url}/documents?type=lease`);
    await generateLease(page);
    const { main, text, instructions, suggest, change, apply } = parts(page);
    await instructions.fill('late fee');
    await suggest.click();
    await expect(text).not.toContainText(FEE);
    await expect(change(3).getByRole('checkbox')).toHaveCount(0);
    await apply.click();
    await expect(text).not.toContainText(FEE);
    await instructions.fill('late fee');
    await suggest.click();
    await change(1).getByRole('checkbox').check();
    await apply.click();
    await expect(text).toContainText(FEE);
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Download: PDF' }).click(),
    ]);
    expect(pdf.suggestedFilename()).toBe('lease.pdf');
  });
});
