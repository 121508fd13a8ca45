// Pages with a token in their address: whoever has the address can use the token, so neither the
// browser's cache nor a Referer header may hold it. `handle.tokenInAddress` says so, and every
// route that reads a token from its address must have it.
import { afterAll, describe, expect, test } from 'vitest';
import urlTable from '#app/routes.ts';
import { startTestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { readSourceFiles } from '#tests/harness/rules/source-files.ts';

const database = await createTestDatabase({ withLibrary: true });
const app = await startTestApp({ DATABASE_URL: database.url, RATE_LIMITS: 'off' });
afterAll(() => app.stop());

const sources = readSourceFiles();
const routes = urlTable.map(({ path = '', file }) => ({
  path,
  source: sources.get(`app/${file}`) ?? '',
}));
const TOKEN_ROUTES = routes
  .filter(({ source }) => /searchParams\.get\('(?:token|key|code)'\)/.test(source))
  .map(({ path }) => path);

test('the routes that read a token from their address are those of links in mails', () => {
  expect(TOKEN_ROUTES).toEqual([
    'auth/verify-email',
    'auth/reset-password',
    'auth/recover',
    'auth/stop-recovery',
    'auth/not-me',
    'auth/address',
    'auth/stop-address',
    'newsletter/confirm',
    'newsletter/preferences',
    'newsletter/unsubscribe',
  ]);
  const declared = routes
    .filter(({ source }) => /handle = \{[^}]*\btokenInAddress: true\b/.test(source))
    .map(({ path }) => path);
  expect(declared).toEqual(TOKEN_ROUTES);
});

describe.each(TOKEN_ROUTES)('/%s', (path) => {
  const origin = { origin: app.url };
  test.each<[kind: string, ask: () => Promise<Response>]>([
    ['the page', () => fetch(`${app.url}/${path}?token=x`)],
    ['its data', () => fetch(`${app.url}/${path}.data?token=x`)],
    ['without a token', () => fetch(`${app.url}/${path}`)],
    [
      'the form',
      () =>
        fetch(`${app.url}/${path}?token=x`, {
          method: 'POST',
          body: new URLSearchParams({ token: 'x' }),
          headers: origin,
        }),
    ],
    ['a refused method', () => fetch(`${app.url}/${path}?token=x`, { method: 'PUT' })],
    [
      'a body that is too large',
      () =>
        fetch(`${app.url}/${path}?token=x`, {
          method: 'POST',
          body: 'x'.repeat(70_000),
          headers: origin,
        }),
    ],
  ])('%s is not stored, and its address goes nowhere', async (_kind, ask) => {
    const answer = await ask();
    await answer.text();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });
});

test('other pages keep their referrer inside the site', async () => {
  for (const path of ['/', '/search?q=rent', '/auth/login']) {
    expect((await fetch(app.url + path)).headers.get('referrer-policy')).toBe('same-origin');
  }
});
