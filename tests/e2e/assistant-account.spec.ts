// Signed-in users can reopen, continue and delete their conversations.
import type { Page } from '@playwright/test';
import { expect, open, reload, test } from './journey.ts';
import { createMember, signInByRequest } from './members.ts';

/** A question that is answered at once. */
const QUESTION = 'My landlord will not return my security deposit. What can I do?';

test('a conversation is listed, opened elsewhere, continued and deleted', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  const email = await createMember(baseURL, 'asker');
  await signInByRequest(page, baseURL, email);
  await open(page, '/chatbot');
  const list = page.getByRole('region', { name: 'Your conversations' });
  const openList = (on: Page) => on.getByRole('button', { name: 'Conversations' }).click();
  const turns = page.locator('.turn');
  const box = page.getByPlaceholder('Ask a legal question...');
  await openList(page);
  await expect(list).toContainText('Nothing here yet.');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await box.fill(QUESTION);
  await box.press('Enter');
  await expect(turns).toHaveAttribute('data-status', 'done');
  await openList(page);
  await expect(
    list.getByRole('link', {
      name: /^My landlord will not return my security deposit\..*\d:\d\d [AP]M · 1 question/,
    }),
  ).toBeVisible();

  // Another tab does not have this tab's chat, but the account does.
  const other = await page.context().newPage();
  await open(other, '/chatbot');
  await expect(other.locator('.turn')).toHaveCount(0);
  await openList(other);
  await other
    .getByRole('link', { name: /^My landlord will not return my security deposit/ })
    .click();
  await expect(other.locator('.turn')).toHaveCount(1);
  await expect(other.locator('.source-card').first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Yes, this helped' })).toHaveCount(0);
  await other.getByPlaceholder('Ask a legal question...').fill('And if he does not answer me?');
  await other.getByPlaceholder('Ask a legal question...').press('Enter');
  await expect(other.locator('.turn')).toHaveCount(2);
  await expect(other.locator('.turn').last()).toHaveAttribute('data-status', 'done');
  await open(other, other.url());
  await expect(other.locator('.turn')).toHaveCount(2);
  await openList(other);
  await expect(
    other.getByRole('link', {
      name: /^My landlord will not.* Last: And if he does not answer me\? .* · 2 questions/,
    }),
  ).toBeVisible();
  await other.close();

  await list.getByRole('button', { name: `Delete “${QUESTION}”` }).click();
  await expect(list).toContainText('Nothing here yet.');
  await reload(page);
  await expect(turns).toHaveCount(0);
});
