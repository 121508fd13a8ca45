// The law with and without an import, without JavaScript and on a phone.
import { expect, expectNoSidewaysScroll, open, test } from './journey.ts';
import { main } from './members.ts';
import { runAsOperator } from './operator.ts';

const STORED = '/law/us/42/1983';
const DEFINITIONS = '/law/us/15/1692a';
const NOT_STORED = '/law/us/42/1985';

// The sections are stored once for the file.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => runAsOperator('tests/e2e/store-law.ts'));

test('from the list of titles to a section without its text', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '/law');
  await expect(main(page)).toContainText(
    '50,930 sections in 53 titles, as of July 2026 (release point 119-100)',
  );
  await main(page).getByRole('link', { name: 'Title 42: The Public Health and Welfare' }).click();
  await expect(page).toHaveURL('/law/us/42');
  await main(page).getByRole('searchbox').fill('interfere with civil rights');
  await main(page).getByRole('button', { name: 'Find' }).click();
  await expect(main(page).getByRole('status')).toContainText('1 section matches');
  await main(page)
    .getByRole('link', { name: /§ 1985/ })
    .click();
  await expect(page).toHaveURL(NOT_STORED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Conspiracy to interfere with civil rights',
  );
  await expect(main(page).getByRole('note')).toContainText('The text is not held here');
  await expect(
    main(page)
      .getByRole('link', { name: /^govinfo/ })
      .first(),
  ).toHaveAttribute('href', 'https://www.govinfo.gov/link/uscode/42/1985');
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
    '"Legislation"',
  );
});

test('a section with its text: citation, paragraph links, terms, references', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, DEFINITIONS);
  await expect(main(page)).toContainText('As of July 2026 (release point 119-100)');
  await expect(page.locator('#term-debt-collector')).toHaveText('debt collector');
  await expect(
    page.locator('[id="6-B"]').getByRole('link', { name: 'debt collector' }),
  ).toHaveAttribute('href', '#term-debt-collector');
  await expect(
    page.locator('[id="6"]').getByRole('link', { name: 'section 1692f(6)' }),
  ).toHaveAttribute('href', '/law/us/15/1692f#6');
  // The note stays for four seconds: the clock stands still.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('link', { name: 'Link to (6)(A)' }).click();
  await expect(page).toHaveURL(`${DEFINITIONS}#6-A`);
  await expect(page.locator('.statute-note')).toContainText('#6-A');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${DEFINITIONS}#6-A`);
  await main(page).getByRole('button', { name: 'Copy citation' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '15 U.S.C. § 1692a (2026)',
  );
  await page.clock.resume(); // axe waits by it
});

test('an unknown section says what that can mean, and shows the nearest', { tag: '@long' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 404/);
  await open(page, '/law/us/42/1984');
  await expect(main(page)).toContainText(
    'It may have been repealed or renumbered, be newer than our list, or never have existed.',
  );
  await main(page)
    .getByRole('link', { name: /§ 1983/ })
    .click();
  await expect(page).toHaveURL(STORED);
});

test('print: the text without controls', { tag: '@long' }, async ({ page }) => {
  await open(page, DEFINITIONS);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[id="6-A"]')).toBeVisible();
  for (const selector of ['header.bar', '.paragraph-link', '.case-actions .button'])
    await expect(page.locator(selector).first()).toBeHidden();
});

test('a sample of the built-in list is found at its address', { tag: '@long' }, async ({
  request,
}) => {
  const files = await Promise.all(
    [2, 3, 4].map(async (number) => (await request.get(`/sitemaps/${number}.xml`)).text()),
  );
  const addresses = files.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? ''),
  );
  expect(addresses.filter((address) => /\/law\/us\/\d+\/./.test(address))).toHaveLength(50_930);
  const sample = addresses.filter((_, index) => index % 1_000 === 500);
  for (const address of sample)
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('versions and what changed, finding in a title, a state’s section', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(STORED);
    await expect(page.locator('.statute')).toContainText(
      'Every person who, under color of any statute',
    );
    await expect(page.locator('.citation-text')).toHaveText('42 U.S.C. § 1983 (2026)');
    await expect(main(page).locator('#cited-by')).toContainText('Plaintiff v. Officer Sample');
    await expect(main(page).locator('#in-library')).toContainText('Question');
    await main(page).getByRole('link', { name: 'What changed since' }).click();
    await expect(page.locator('.comparison ins')).toContainText(
      'except that in any action brought against a judicial officer',
    );
    await main(page).getByRole('link', { name: 'Back to the text' }).click();
    await main(page).getByRole('link', { name: 'Read it', exact: true }).click();
    await expect(main(page).getByRole('note')).toContainText(
      'This is an earlier text, as of 1995.',
    );
    await page.goto('/law/us/15');
    await main(page).getByRole('searchbox').fill('1692a');
    await main(page).getByRole('button', { name: 'Find' }).click();
    await expect(main(page).getByRole('link', { name: /§ 1692a/ })).toHaveAttribute(
      'href',
      DEFINITIONS,
    );
    await page.goto('/law/wa/59-18-280');
    await expect(page).toHaveURL('/law/wa/59.18.280');
    await expect(main(page)).toContainText('Wash. Rev. Code § 59.18.280 (2024)');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('nothing scrolls sideways', { tag: '@long' }, async ({ page }) => {
    for (const path of [
      '/law',
      '/law/us/42',
      '/law/us/42?from=1983',
      STORED,
      DEFINITIONS,
      '/law/wa/59.18.280',
    ]) {
      await open(page, path);
      await expectNoSidewaysScroll(page);
    }
    await open(page, STORED);
    await main(page).getByRole('link', { name: 'What changed since' }).click();
    await expect(page.locator('.comparison ins')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
