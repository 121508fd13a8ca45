// The dictionary: lookup by any name of a term, term pages, and definitions in place on other
// pages.
import { expect, open, test } from './journey.ts';

test('plurals, typos and other names lead to the entry, and an unknown word to the nearest entries', {
  tag: '@long',
}, async ({ page, watch }) => {
  watch.expectError(/status of 404/);
  await open(page, '/dictionary');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal Dictionary');
  await page.getByLabel('Look up a word').fill('Garnishments');
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expect(page).toHaveURL(/\/dictionary\/garnishment$/);
  for (const [query, address] of [
    ['habeus corpus', '/dictionary/habeas-corpus'],
    ['what is a class action', '/dictionary/class-action'],
  ] as const) {
    await page.goto(`/dictionary?q=${encodeURIComponent(query)}`);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
  await page.goto('/dictionary?q=my+boss+took+money+from+my+paycheck');
  await expect(page.getByRole('heading', { name: /^No entry for/ })).toBeVisible();
  await expect(page.locator('.terms dt a').first()).toBeVisible();
  await page.goto('/dictionary/zzzzzz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Term not found');
});

test('an entry has an example, its law and related terms', { tag: '@long' }, async ({ page }) => {
  await open(page, '/dictionary/garnishment');
  await expect(page.getByText('For example.')).toBeVisible();
  await expect(page.getByRole('link', { name: '15 U.S.C. § 1673' })).toHaveAttribute(
    'href',
    '/law/us/15/1673',
  );
  await page.getByLabel('Related terms').getByRole('link', { name: 'Wage garnishment' }).click();
  await expect(page).toHaveURL(/\/dictionary\/wage-garnishment$/);
});

test('the Dictionary tab: a related term becomes the next search', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '/research?tab=dictionary&q=garnishment');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: 'Garnishment', exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Wage garnishment' }).click();
  await expect(main.getByRole('searchbox')).toHaveValue('Wage garnishment');
});

test('a term on a topic page opens its definition by keyboard and returns the focus', async ({
  page,
}) => {
  await open(page, '/topics/bankruptcy');
  const word = page.locator('#overview a.term').first();
  const entry = (await word.getAttribute('href')) ?? '';
  const note = page.locator(`#term-${entry.split('/')[2]}`);
  await expect(note).toBeHidden();
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(note).toBeVisible();
  await expect(note).toBeFocused();
  await expect(note).toHaveAccessibleDescription(/./);
  const [wordBox, noteBox] = [await word.boundingBox(), await note.boundingBox()];
  expect(noteBox?.y, 'the note opens beside its word').toBeLessThan((wordBox?.y ?? 0) + 100);
  await page.keyboard.press('Tab');
  await expect(note.getByRole('link', { name: 'Read the whole entry' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(word).toBeFocused();
  await expect(page).toHaveURL('/topics/bankruptcy');
});

test('a long term flows with its line', { tag: '@long' }, async ({ page }) => {
  await open(page, '/topics/bankruptcy');
  const words = page.locator('#overview a.term', { hasText: / .* | .{9}/ });
  const lines = await words.first().evaluate((word) => {
    const column = word.closest('p, li') as HTMLElement;
    column.style.width = '7rem';
    return word.getClientRects().length;
  });
  expect(lines).toBeGreaterThan(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lookup works, and a marked term leads to its entry', { tag: '@long' }, async ({ page }) => {
    await page.goto('/dictionary');
    await page.getByLabel('Look up a word').fill('subpoenas');
    await page.getByRole('button', { name: 'Look it up' }).click();
    await expect(page).toHaveURL(/\/dictionary\/subpoena$/);
    await page.goto('/topics/bankruptcy');
    const word = page.locator('#overview a.term').first();
    const entry = (await word.getAttribute('href')) ?? '';
    await word.click();
    await expect(page).toHaveURL(entry);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
