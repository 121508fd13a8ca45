// What the account journeys share: filling in the forms, a member who is registered and verified, and holding an answer back.
import { type Page, request } from '@playwright/test';
import { linkInMail } from './dev-mailbox.ts';
import { expect } from './journey.ts';

export const PASSWORD = 'seven quiet lanterns';
export const VERIFY = 'Verify your email address for Plainlaw';
export const address = (name: string) => `${name}-${Math.random().toString(36).slice(2, 8)}@example.com`;
export const main = (page: Page) => page.locator('main');
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

export async function fillIn(page: Page, email: string, password: string) {
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
}

/** Registered and verified over the same forms, but without a browser; accounts.spec.ts goes the whole way on the screen. */
export async function newMember(baseURL: string | undefined, name: string): Promise<string> {
  const email = address(name);
  const visitor = await request.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL ?? '' } });
  const registered = await visitor.post('/auth/register', { form: { email, password: PASSWORD } });
  expect(new URL(registered.url()).pathname).toBe('/auth/verify-email');
  const link = await linkInMail(visitor, email, VERIFY);
  const verified = await visitor.post('/auth/verify-email', {
    form: { token: new URLSearchParams(link.split('?')[1]).get('token') ?? '' },
  });
  expect(await verified.text()).toContain('Your email address is verified.');
  await visitor.dispose();
  return email;
}

/** Signs this page's browser in over the form, without a screen; accounts.spec.ts and others do it on one. */
export async function signInUnseen(page: Page, url: string | undefined, email: string): Promise<void> {
  const { origin } = new URL(url ?? '');
  const answer = await page.request.post(`${origin}/auth/login`, {
    form: { email, password: PASSWORD },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
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
