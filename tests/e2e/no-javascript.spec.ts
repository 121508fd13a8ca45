import { expect, expectAccessible, test } from './journey.ts';
import { findLink, waitForMail } from './mailbox.ts';

// axe needs JavaScript: the last test runs it on pages whose scripts were removed.
test.use({ axeAtEnd: false });

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('links and the search form work', async ({ page }) => {
    await page.goto('/');
    const form = page.locator('main').getByRole('search');
    await form.locator('input[name=q]').fill('eviction');
    await expect(form.getByRole('button', { name: 'Search' })).toHaveCount(1);
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=eviction');
    await page.locator('footer').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.locator('header.bar').getByRole('link', { name: 'Search', exact: true }),
    ).toHaveAttribute('href', '/search');
    await expect(page.getByRole('button', { name: /^Reading lamp/ })).toBeHidden();
  });

  test('the newsletter form responds with a page, and the links in the mail work', async ({
    page,
  }) => {
    const email = `quiet-${Math.random().toString(36).slice(2, 8)}@example.com`;
    await page.goto('/');
    const form = page.locator('main form[action="/newsletter"]');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/newsletter');
    await expect(page.locator('main .notice')).toHaveText(
      'Thanks for subscribing! Check your inbox to confirm.',
    );

    const mail = await waitForMail(email);
    await page.goto(findLink(mail, '/newsletter/confirm'));
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page.locator('main').getByText('Your subscription is confirmed.')).toBeVisible();
    await page.goto(findLink(mail, '/newsletter/unsubscribe'));
    await page.locator('main').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.locator('main').getByText('You are unsubscribed.')).toBeVisible();
  });

  test('an invalid address returns a message', { tag: '@long' }, async ({ page, watch }) => {
    watch.expectError(/status of 422/);
    await page.goto('/newsletter');
    await page.locator('main').getByLabel('Email').fill('no-dot@localhost');
    await page.locator('main').getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.locator('main .notice')).toHaveText(
      'Please enter an email address like name@example.com.',
    );
  });

  test('the state picker has a button and returns to the same page', async ({ page }) => {
    await page.goto('/privacy-policy');
    await page.getByLabel('Your state').selectOption('OH');
    await page.getByRole('button', { name: 'Set' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await expect(page.getByLabel('Your state')).toHaveValue('OH');
    await page.goto('/');
    await expect(page.getByLabel('Your state')).toHaveValue('OH');
  });

  test('the drawer opens and closes by URL fragment', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/terms');
    const sidebar = page.locator('#sidebar');
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page).toHaveURL('/terms#sidebar');
    await expect(sidebar).toBeVisible();
    await sidebar.getByRole('button', { name: 'Close menu' }).click();
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('.scrim').click({ position: { x: 380, y: 400 } });
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await sidebar.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(sidebar).toBeHidden();
  });

  test('at 320 px the bar fits with its extra button', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/');
    const box = await page.getByRole('button', { name: 'Set' }).boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });
});

for (const path of ['/', '/newsletter', '/terms#sidebar']) {
  test(`${path} without its scripts has no axe violations`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(
          /<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g,
          '',
        ),
      });
    });
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveClass(/js/);
    await expectAccessible(page, 'without scripts');
  });
}
