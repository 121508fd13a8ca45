// What the account journeys share: filling in the forms, a member who is registered and verified, and holding an answer back.
import type { Browser, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { linkInMail } from './waiting-mail.ts';

export const PASSWORD = 'seven quiet lanterns';
export const VERIFY = 'Verify your email address for Plainlaw';
export const address = (name: string) => `${name}-${Math.random().toString(36).slice(2, 8)}@example.com`;
export const main = (page: Page) => page.locator('main');
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

export async function fillIn(page: Page, email: string, password: string) {
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
}

/** Registered and verified, over the same screens without JavaScript. */
export async function newMember(browser: Browser, baseURL: string | undefined, name: string): Promise<string> {
  const email = address(name);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/auth/register');
  await fillIn(page, email, PASSWORD);
  await button(page, 'Create account').click();
  await expect(page).toHaveURL('/auth/verify-email');
  await page.goto(await linkInMail(context.request, email, VERIFY));
  await button(page, 'Verify my email address').click();
  await expect(main(page)).toContainText('Your email address is verified.');
  await context.close();
  return email;
}

/** Holds an action until released, to see the busy state. */
export async function hold(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}.data*`, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  return release;
}
