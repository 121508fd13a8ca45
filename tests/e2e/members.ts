// Helpers for account tests: filling in forms, creating verified members, signing in, and holding
// an action back.
import { type Page, request } from '@playwright/test';
import { waitForMailLink } from './dev-mailbox.ts';
import { expect, holdRequests } from './journey.ts';

export const PASSWORD = 'seven quiet lanterns';
export const VERIFY = 'Verify your email address for Plainlaw';
export const createEmail = (name: string) =>
  `${name}-${Math.random().toString(36).slice(2, 8)}@example.com`;
export const main = (page: Page) => page.locator('main');
export const button = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true });

export async function fillCredentials(page: Page, email: string, password: string) {
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
}

/**
 * Registers and verifies over the same forms, but without a browser; accounts.spec.ts tests the
 * screens.
 */
export async function createMember(baseURL: string | undefined, name: string): Promise<string> {
  const email = createEmail(name);
  const visitor = await request.newContext({
    baseURL,
    extraHTTPHeaders: { Origin: baseURL ?? '' },
  });
  const registered = await visitor.post('/auth/register', { form: { email, password: PASSWORD } });
  expect(new URL(registered.url()).pathname).toBe('/auth/verify-email');
  const link = await waitForMailLink(visitor, email, VERIFY);
  const verified = await visitor.post('/auth/verify-email', {
    form: { token: new URLSearchParams(link.split('?')[1]).get('token') ?? '', password: PASSWORD },
  });
  expect(await verified.text(), 'verifying signs in').toContain('action="/auth/sign-out"');
  await visitor.dispose();
  return email;
}

/** Signs the page's browser in with a POST request, without the sign-in screen. */
export async function signInByRequest(
  page: Page,
  url: string | undefined,
  email: string,
): Promise<void> {
  const { origin } = new URL(url ?? '');
  const answer = await page.request.post(`${origin}/auth/login`, {
    form: { email, password: PASSWORD },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
}

/** Holds an action back until the returned function is called, to test the busy state. */
export const holdAction = (page: Page, path: string) =>
  holdRequests(page, `**${path}.data*`, { method: 'POST' });
