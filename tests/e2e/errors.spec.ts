import { expect, open, test } from './journey.ts';

test('an unknown URL shows an explanation and four links', async ({ page, watch }) => {
  watch.expectError(/status of 404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page).toHaveTitle(/Page Not Found/);
  const hrefs = await page
    .locator('main a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(hrefs).toEqual(['/', '/chatbot', '/topics', '/search']);
  await page.locator('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Simplifying Legal Information For Everyone',
  );
});

test('an unknown topic, deep path or file is a 404 too', { tag: '@long' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 404/);
  for (const path of ['/topics/no-such-topic', '/a/b/c', '/wp-login.php', '/assets/gone.js']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.locator('header.bar')).toBeVisible();
  }
});

test('a link to a failing page shows our error page in the frame, and Home still works', {
  tag: '@long',
}, async ({ page, watch }) => {
  watch.expectError(/status of 500|decode/i);
  await open(page, '/');
  await page.route('**/terms.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.locator('footer').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await expect(
    page.getByText('Something went wrong on our side. Nothing you saved is lost.'),
  ).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Simplifying Legal Information For Everyone',
  );
});

test('bad requests get a page with the frame, not a stack trace', async ({
  page,
  request,
  watch,
}) => {
  watch.expectError(/status of 400/);
  const broken = await page.goto('/%E0%A4%A');
  expect(broken?.status()).toBe(400);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This request was not accepted');

  const method = await request.fetch('/', { method: 'PUT', data: 'x' });
  expect(method.status()).toBe(405);
  expect(method.headers().allow).toBe('GET, HEAD, POST');
  const large = await request.post('/newsletter', { form: { email: 'x'.repeat(100_000) } });
  expect(large.status()).toBe(413);
  const foreign = await request.post('/newsletter', {
    form: { email: 'a@example.com' },
    headers: { origin: 'https://evil.example' },
  });
  expect(foreign.status()).toBe(403);
  for (const answer of [method, large, foreign]) {
    const text = await answer.text();
    expect(text).toContain('This request was not accepted');
    expect(text).not.toMatch(/at .+\.tsx?:\d+|node_modules/);
  }
});

test('planted: an unexpected 404 fails the test', async ({ page }) => {
  test.fail();
  await open(page, '/');
  await page.evaluate(() => fetch('/assets/not-there.js').then((answer) => answer.text()));
});
