import { expect, expectAccessible, open, reload, test } from './journey.ts';
import { main } from './members.ts';
import { runAsOperator } from './operator.ts';

const MIRANDA = '/cases/miranda-v-arizona-1966';
const STORED_CASE = '/cases/testcase-v-sampleton-1999';

// The case is stored once for the file.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => runAsOperator('tests/e2e/store-case.ts'));

test('a built-in case shows its facts, our summary marked as ours, and its citation', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, MIRANDA);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Miranda v. Arizona');
  await expect(page).toHaveTitle(/^Miranda v\. Arizona, 384 U\.S\. 436 \(1966\)/);
  await expect(main(page)).toContainText('Plainlaw’s own summary');
  await expect(main(page)).toContainText('Not reviewed by an attorney');
  await expect(main(page).locator('.case-facts')).toContainText('June 13, 1966');
  await main(page).getByRole('button', { name: 'Copy citation' }).click();
  await expect(main(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Miranda v. Arizona, 384 U.S. 436 (1966)',
  );
  await expect(
    main(page)
      .getByRole('link', { name: /^Library of Congress/ })
      .first(),
  ).toHaveAttribute('href', /loc\.gov\/item\/usrep384436/);
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
    '384 U.S. 436',
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${MIRANDA}$`),
  );
});

test('an overruled case shows a banner', { tag: '@long' }, async ({ page }) => {
  await open(page, '/cases/roe-v-wade-1973');
  const banner = main(page).getByRole('note').first();
  await expect(banner).toContainText('This case has been overruled.');
  await banner.getByRole('link').click();
  await expect(page).toHaveURL(/\/cases\/dobbs-v-jackson/);
});

test('an opinion has paragraph anchors, linked citations and citing cases', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, `${STORED_CASE}#p40`);
  await expect(page.locator('#p40')).toBeInViewport();
  await expect(
    page.locator('#p2').getByRole('link', { name: 'Miranda v. Arizona, 384 U.S. 436 (1966)' }),
  ).toHaveAttribute('href', MIRANDA);
  await main(page).locator('#cites').getByRole('link', { name: 'Miranda v. Arizona' }).click();
  await expect(page).toHaveURL(MIRANDA);
  await expect(main(page).locator('#cited-by')).toContainText('Testcase v. Sampleton');
  await expect(main(page).locator('.timeline')).toContainText('1 case with a known date');
  await main(page).locator('.timeline summary').click();
  await expect(main(page).locator('.timeline table')).toContainText('1999');
  await expectAccessible(page, 'timeline open');
  await open(page, '/research?tab=cases&q="whimsical flourish"');
  await page.locator('.case-card summary').first().click();
  await page.getByRole('link', { name: 'Paragraph 63' }).click();
  await expect(page).toHaveURL(`${STORED_CASE}#p63`);
  await expect(page.locator('#p63')).toBeInViewport();
});

test('the page does not shift while it loads', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    (window as unknown as { shifts: number[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, STORED_CASE);
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
    ),
  ).toBeLessThan(0.005);
});

test('files for reference managers', { tag: '@long' }, async ({ request }) => {
  for (const [format, type, text] of [
    ['ris', 'application/x-research-info-systems', 'TY  - CASE'],
    ['bib', 'application/x-bibtex', 'Miranda v. Arizona'],
    ['json', 'application/vnd.citationstyles.csl+json', 'legal_case'],
  ] as const) {
    const answer = await request.get(`${MIRANDA}/export/${format}`);
    expect(answer.headers()['content-type']).toContain(type);
    expect(answer.headers()['content-disposition']).toContain(`miranda-v-arizona-1966.${format}`);
    expect(await answer.text()).toContain(text);
  }
  expect((await request.get(`${MIRANDA}/export/exe`)).status()).toBe(404);
});

test('a case says the same on the second visit, when its terms come from memory', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, MIRANDA);
  await reload(page);
  await expect(main(page).locator('.holdings li').first()).toContainText(
    'guilt unless the person was first told',
  );
});

test('an unknown case offers a search', { tag: '@long' }, async ({ page, watch }) => {
  watch.expectError(/status of 404/);
  await open(page, '/cases/miranda-v-nobody-1901');
  await expect(page.getByRole('heading', { level: 2, name: 'Case not found' })).toBeVisible();
  await main(page).getByRole('searchbox').fill('miranda');
  await main(page).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/research\?tab=cases&list=1&q=miranda/);
  await expect(page.locator('.case-card').first()).toContainText('Miranda v. Arizona');
});

test('print: the opinion without controls', { tag: '@long' }, async ({ page }) => {
  await open(page, STORED_CASE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#p3')).toBeVisible();
  for (const selector of ['header.bar', '.save-citation', '.export-links'])
    await expect(page.locator(selector).first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page has its text, export links and lists', async ({ page }) => {
    await page.goto(STORED_CASE);
    await expect(page.locator('#p63')).toHaveText(/whimsical flourish/);
    await expect(page.locator('.citation-text')).toHaveText(
      'Testcase v. Sampleton, 998 F.3d 9998 (9th Cir. 1999)',
    );
    await expect(main(page).getByRole('button', { name: 'Copy citation' })).toBeHidden();
    await expect(main(page).getByRole('link', { name: 'RIS' })).toHaveAttribute(
      'href',
      `${STORED_CASE}/export/ris`,
    );
  });
});
