// Security properties of all responses: security headers on every kind of response, protected
// cookies, no account data in caches, forms accepted only from our own pages, and no open
// redirects.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONG } from '#tests/harness/app/long-form.ts';
import { Member } from '#tests/harness/app/member.ts';
import { sendRawRequest } from '#tests/harness/app/raw-request.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { FUZZ_TARGETS } from '#tests/harness/hostile/fuzz-targets.ts';
import { encodeForm, encodeJson } from '#tests/harness/hostile/hostile-bodies.ts';

const database = await createTestDatabase({ withLibrary: true });
const member = new Member('ann@example.com');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://plainlaw.test',
    RATE_LIMITS: 'off',
    PAYWALL: 'off',
  });
  const verify = (email: string) =>
    database.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [email]);
  await member.join(app.url, verify, 'https://plainlaw.test');
});
afterAll(() => app.stop());

const formatCookie = () => [...member.jar].map(([name, value]) => `${name}=${value}`).join('; ');
const request = (path: string, init: RequestInit = {}) =>
  fetch(app.url + path, { redirect: 'manual', ...init });
const jsonRequest = (body: unknown) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const formRequest = (body: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(body),
});

function expectProtected(headers: Headers): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /default-src 'none'.*base-uri 'none'; frame-ancestors 'none'/,
    ),
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|https?:/);
  expect(headers.has('access-control-allow-origin')).toBe(false);
  expect(headers.has('x-powered-by') || headers.has('server')).toBe(false);
}

describe('headers', () => {
  test.each<[kind: string, path: string, status: number, init?: RequestInit]>([
    ['a page', '/', 200],
    ['the same page from the cache', '/', 200],
    ['an uncached page', '/search?q=rent', 200],
    ['the data of a page', '/topics.data', 200],
    [
      'a script',
      `/assets/${readdirSync(join(import.meta.dirname, '../../build/client/assets')).find((name) => name.endsWith('.js'))}`,
      200,
    ],
    ['a picture', '/favicon.svg', 200],
    ['a feed', '/topics/employment/news.xml', 200],
    ['a file', '/documents/batch?type=lease', 200],
    ['an unknown page', '/nowhere', 404],
    ['a malformed URL', '/%ZZ', 400],
    ['an unsupported method', '/', 405, { method: 'PUT' }],
    ['a body that is too large', '/newsletter', 413, formRequest({ email: 'x'.repeat(70_000) })],
    [
      'a form from another site',
      '/newsletter',
      403,
      { ...formRequest({}), headers: { origin: 'https://evil.example' } },
    ],
    ['a form with a mistake', '/newsletter', 422, formRequest({ email: 'nobody' })],
    ['a body that is not a form', '/newsletter', 400, jsonRequest({})],
    ['a redirect', '/state', 302, formRequest({ state: 'TX' })],
    ['a redirect to sign-in', '/account', 302],
    ['the callback from Google', '/auth/callback/google?error=x', 303],
    [
      'an API response',
      '/api/issue-spot',
      200,
      jsonRequest({ text: 'My landlord kept my deposit.' }),
    ],
    ['an API error', '/api/citations/check', 422, jsonRequest({})],
    [
      'a stream',
      '/api/chat',
      200,
      jsonRequest({ question: 'What is a lease?', libraryOnly: true }),
    ],
    ['health', '/healthz', 200],
    ['readiness', '/readyz', 200],
    ['robots.txt', '/robots.txt', 200],
    ['the sitemap', '/sitemap.xml', 200],
    ['the manifest', '/site.webmanifest', 200],
  ])('%s', async (_kind, path, status, init) => {
    const answer = await request(path, init);
    await answer.text();
    expect(answer.status).toBe(status);
    expectProtected(answer.headers);
  });

  test('a page that has not changed', async () => {
    const etag = (await request('/')).headers.get('etag') ?? '';
    const answer = await request('/', { headers: { 'if-none-match': etag } });
    expect(answer.status).toBe(304);
    expectProtected(answer.headers);
  });
  test('a request that Node refuses to parse', async () => {
    const answer = await sendRawRequest(
      app.port,
      `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(17_000)}\r\n\r\n`,
    );
    expect(answer.status).toBe(431);
    expectProtected(new Headers(answer.headers));
  });
});

describe('cookies', () => {
  test('behind TLS every cookie is Secure, HttpOnly and SameSite=Lax, without a Domain', async () => {
    const signIn = formRequest({ email: member.email, password: 'seven quiet lanterns' });
    const cookieLines = [
      ...(await request('/auth/login', signIn)).headers.getSetCookie(),
      ...(
        await request(
          '/auth/register',
          formRequest({ email: 'bob@example.com', password: 'seven quiet lanterns' }),
        )
      ).headers.getSetCookie(),
      ...(await request('/state', formRequest({ state: 'TX' }))).headers.getSetCookie(),
    ];
    expect(cookieLines.map((line) => line.split('=')[0])).toEqual([
      '__Host-plainlaw.session_token',
      '__Host-plainlaw.device',
      '__Secure-plainlaw.sent',
      'state',
    ]);
    for (const line of cookieLines) {
      expect(line).toMatch(/; HttpOnly/i);
      expect(line).toMatch(/; SameSite=Lax/i);
      expect(line).toMatch(/; Secure/i);
      expect(line).not.toMatch(/domain=/i);
      expect(line.length).toBeLessThan(4096);
    }
    for (const line of cookieLines.slice(0, 2)) expect(line).toMatch(/; Path=\/(?:;|$)/);
  });
});

describe('what an account sees', () => {
  const PAGES = [
    '/',
    '/account',
    '/account.data',
    '/chatbot',
    '/research/saved',
    '/research/saved-results',
    '/documents/drafts',
    '/documents/parties',
  ];
  test.each([...PAGES, '/account/data', '/topics/employment', '/nowhere'])(
    '%s is not cacheable',
    async (path) => {
      const answer = await request(path, { headers: { cookie: formatCookie() } });
      await answer.text();
      expect([200, 404]).toContain(answer.status);
      expect(answer.headers.get('cache-control')).toContain('no-store');
    },
  );
  test('is not sent to signed-out visitors', async () => {
    for (const path of PAGES)
      expect(await (await request(path)).text()).not.toContain(member.email);
  });
});

describe('forms from another site', () => {
  const FOREIGN_ORIGINS: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  /** These use no cookies: docs/api.md, docs/store-events.md, and one-click unsubscribe. */
  const FOR_PROGRAMS = new Set([
    'newsletter/unsubscribe',
    'api/issue-spot',
    'api/citations/check',
    'api/paper',
    'api/store/events',
    'api/tools/:tool',
    'mcp',
    'widget/:kind',
  ]);
  const TARGETS = FUZZ_TARGETS.filter(({ route }) => !FOR_PROGRAMS.has(route));
  test.each(TARGETS)('/$route: refused', async (target) => {
    const example =
      'forms' in target ? target.forms.map(encodeForm)[0] : target.json.map(encodeJson)[0];
    const { body, headers } = example ?? expect.unreachable('no example');
    const isPage = !target.route.startsWith('api/') && !target.paths;
    const paths = (target.paths ?? [target.route]).flatMap((path) =>
      isPage ? [path, `${path}.data`] : [path],
    );
    // A refusal renders a page, so in npm test each path is requested once, with one of the four
    // origins in turn.
    const turn = TARGETS.indexOf(target);
    for (const [index, path] of paths.entries()) {
      for (const originHeaders of LONG
        ? FOREIGN_ORIGINS
        : FOREIGN_ORIGINS.slice((turn + index) % 4, ((turn + index) % 4) + 1)) {
        const answer = await request(`/${path}`, {
          method: 'POST',
          body,
          headers: { ...headers, cookie: formatCookie(), ...originHeaders },
        });
        expect([path, answer.status]).toEqual([path, 403]);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
  });
  test('GET requests do not sign out, delete or confirm', async () => {
    for (const path of [
      '/auth/sign-out',
      '/newsletter/confirm?token=x',
      '/newsletter/unsubscribe?token=x',
      '/auth/verify-email?token=x',
      '/account?intent=delete',
      '/state?state=TX',
    ]) {
      const answer = await request(path, { headers: { cookie: formatCookie() } });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(
      await (await request('/account', { headers: { cookie: formatCookie() } })).text(),
    ).toContain(member.email);
  });
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
])('returnTo=%s does not redirect to another site', async (out) => {
  const query = `returnTo=${encodeURIComponent(out)}`;
  const signedIn = { headers: { cookie: formatCookie() } };
  const credentials = { email: member.email, password: 'seven quiet lanterns', returnTo: out };
  const responses = [
    await request(`/auth/login?${query}`, signedIn),
    await request(`/auth/register?${query}`, signedIn),
    await request('/auth/login', formRequest(credentials)),
    await request('/state', formRequest({ state: 'TX', returnTo: out })),
    await request('/research/saved', formRequest({ intent: 'save', returnTo: out })),
  ];
  for (const response of responses) {
    expect(response.status).toBeLessThan(400);
    const to = new URL(response.headers.get('location') ?? '', 'https://plainlaw.test');
    expect(to.origin).toBe('https://plainlaw.test');
    expect(decodeURIComponent(to.search)).not.toContain('evil.example');
  }
});

test('a compressed body is not decompressed', async () => {
  const bomb = new Uint8Array(gzipSync(Buffer.alloc(30 * 1024 * 1024)));
  expect(bomb.length).toBeLessThan(60_000);
  for (const [path, type] of [
    ['/newsletter', 'application/x-www-form-urlencoded'],
    ['/api/issue-spot', 'application/json'],
  ]) {
    const headers = { 'content-type': type ?? '', 'content-encoding': 'gzip' };
    const answer = await request(path ?? '', { method: 'POST', body: bomb, headers });
    expect([400, 415, 422]).toContain(answer.status);
  }
});
