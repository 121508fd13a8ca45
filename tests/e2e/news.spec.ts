// Legal news: trending topics, a topic's news and feed, and the search with its gates.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectGoodAtEveryWidth, open, test } from './journey.ts';
import { button, createMember, fillCredentials, main, PASSWORD } from './members.ts';
import { runAsOperator } from './operator.ts';

const NEWS = '/research?tab=news&q=supreme+court';
const hits = (page: Page) => page.locator('.news-hit');

test('trending: up to five topics with counts, a link, and at most three news items in a new tab', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/topics');
  const block = page.getByRole('region', { name: 'Trending Legal Topics', exact: true });
  const topics = block.locator('ol > li');
  await expect(topics).toHaveCount(5);
  for (const topic of await topics.all()) {
    await expect(topic.getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      /^\/topics\/[a-z-]+$/,
    );
    await expect(topic.locator('> .meta')).toHaveText(/^[\d,]+ news items? · [\d,]+ cases?$/);
    const links = topic.locator('ul a');
    expect(await links.count()).toBeGreaterThanOrEqual(1);
    expect(await links.count()).toBeLessThanOrEqual(3);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).toHaveAttribute('href', /^https?:/);
    }
    await expect(topic.locator('ul .meta').first()).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4} · \S/);
  }
  await topics.first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/topics\/[a-z-]+$/);
});

test('a topic: its news with source and date, the feed, and a chart with a table', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/topics/tax-law');
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  const items = page.getByRole('tabpanel').locator('.entries > li');
  expect(await items.count()).toBeGreaterThanOrEqual(3);
  await expect(items.first().getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(items.first().locator('.meta')).toContainText(/[A-Z][a-z]+ \d{1,2}, \d{4}/);
  const more = page.getByRole('tabpanel').getByRole('button', { name: /^Show \d+ more/ });
  if ((await more.count()) > 0) await more.click();
  const feed = await page.request.get(
    (await page.locator('link[rel=alternate]').getAttribute('href')) ?? '',
  );
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  const parsed = await page.evaluate(
    (xml) => {
      const tree = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        errors: tree.querySelectorAll('parsererror').length,
        items: tree.querySelectorAll('item').length,
      };
    },
    await feed.text(),
  );
  expect(parsed).toEqual({ errors: 0, items: await items.count() });
  const picture = page.locator('figure.timeline');
  if ((await picture.count()) > 0) {
    await picture.locator('summary').click();
    await expect(picture.getByRole('row').nth(1)).toBeVisible();
  }
});

test('the search: sign in and return, one free search with two results, all results with a plan', {
  tag: '@long',
}, async ({ page, baseURL, watch }) => {
  test.slow();
  watch.expectError(/status of 40[124]/);
  await open(page, '/research?tab=news');
  await main(page).getByLabel('Search legal news').fill('supreme court');
  await button(page, 'Search').click();
  await expect(main(page).getByRole('alert')).toContainText('Please sign in first.');
  await expect(hits(page)).toHaveCount(0);
  await expectAccessible(page, 'signed out');

  const email = await createMember(baseURL, 'newsreader');
  await main(page).getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
  await fillCredentials(page, email, PASSWORD);
  await button(page, 'Sign in with Email').click();
  await expect(page).toHaveURL(/\/research\?tab=news&q=supreme/);
  await expect(hits(page)).toHaveCount(0);
  await expectAccessible(page, 'before the free search');
  await open(page, '/research?tab=news&q=qqqzzz');
  await button(page, 'Try Once Free').click();
  await expect(main(page).getByRole('alert')).toContainText('your free search is still unused');
  await open(page, NEWS);
  await button(page, 'Try Once Free').click();
  await expect(hits(page)).toHaveCount(2);
  await expect(hits(page).first().getByRole('heading').getByRole('link')).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(main(page)).toContainText('This was your one free search');
  await expectAccessible(page, 'two results');
  await open(page, NEWS);
  await expect(hits(page), 'the result of the free search is still there').toHaveCount(2);
  await open(page, NEWS.replace('supreme', 'bankruptcy'));
  await expect(main(page).getByRole('alert')).toContainText(
    'Please upgrade to access advanced research features',
  );
  await expect(button(page, 'Try Once Free')).toHaveCount(0);

  await runAsOperator('scripts/grant.ts', email, 'research');
  await open(page, NEWS);
  await expect(hits(page)).toHaveCount(10);
  await expect(main(page)).toContainText('no AI model is connected here');
  await open(page, `${NEWS.split('&q=')[0]}&q=bankruptcy+fraud+debt`);
  await expect(page.locator('.news-hit a[href^="/cases/"]').first()).toBeVisible();
  await open(page, NEWS);
  const first = await hits(page).first().getByRole('heading').textContent();
  await main(page).getByRole('link', { name: 'Next page' }).click();
  await expect(hits(page).first().getByRole('heading')).not.toHaveText(first ?? '');
  await main(page).getByLabel('Jurisdiction').fill('Atlantis');
  await button(page, 'Search').click();
  await expect(main(page).getByRole('heading', { name: 'No news found' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Search every jurisdiction' }).click();
  await expect(hits(page)).toHaveCount(10);
  await expectGoodAtEveryWidth(page, { axe: true });
});

test('a failed search shows an error and keeps the input', { tag: '@long' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to load resource|status of 40/);
  await open(page, '/research?tab=news');
  await page.route('**/research.data*', (route) => route.abort());
  await main(page).getByLabel('Search legal news').fill('rent');
  await button(page, 'Search').click();
  await expect(main(page).getByRole('alert')).toContainText('Failed to fetch legal news');
  await expect(main(page).getByLabel('Search legal news')).toHaveValue('rent');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the free search works', { tag: '@long' }, async ({ page, baseURL, watch }) => {
    test.slow();
    watch.expectError(/status of 40[12]/);
    const email = await createMember(baseURL, 'quietreader');
    await page.goto('/research?tab=news');
    await main(page).getByLabel('Search legal news').fill('supreme court');
    await button(page, 'Search').click();
    await main(page).getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
    await fillCredentials(page, email, PASSWORD);
    await button(page, 'Sign in with Email').click();
    await button(page, 'Try Once Free').click();
    await expect(hits(page)).toHaveCount(2);
    await page.goto(NEWS);
    await expect(main(page).getByRole('alert')).toContainText('Please upgrade');
  });
});
