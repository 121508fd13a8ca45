// Cross-site requests, the newsletter forms, rate limits, and files for crawlers.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sendRawRequest } from '#tests/harness/app/raw-request.ts';
import { startTestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase({ withLibrary: true });
const app = await startTestApp({
  DATABASE_URL: database.url,
  LIMIT_PAGES: '3/3600',
  LIMIT_WRITES: '4/3600',
  LIMIT_NEWSLETTER: '3/3600',
  TRUSTED_PROXIES: '127.0.0.1',
});
afterAll(() => app.stop());

let visitors = 0;
/** Each test has its own network address for the rate limits. */
let visitor: Record<string, string>;
beforeEach(async () => {
  visitor = { 'x-forwarded-for': `203.0.113.${++visitors}` };
  await database.empty('newsletter_subscriptions');
});

const post = (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(app.url + path, {
    method: 'POST',
    body: new URLSearchParams(body),
    headers: { ...visitor, ...headers },
    redirect: 'manual',
  });
const listSubscriptions = () => database.rows('SELECT email, status FROM newsletter_subscriptions');

function readMailedToken(kind: 'confirm' | 'unsubscribe'): string {
  const folder = join(app.dataDir, 'mail');
  const newest = readdirSync(folder).sort().at(-1) ?? expect.unreachable('no mail');
  const text = readFileSync(join(folder, newest), 'utf8')
    .replace(/=\n/g, '')
    .replaceAll('=3D', '=');
  return (
    new RegExp(`/newsletter/${kind}\\?token=([\\w.-]+)`).exec(text)?.[1] ??
    expect.unreachable('no link')
  );
}

describe('forms', () => {
  test('from another site are refused and change nothing', async () => {
    const foreignHeaders: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreignHeaders) {
      const answer = await post('/newsletter', { email: 'ann@example.com' }, headers);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('another site');
    }
    expect(await listSubscriptions()).toEqual([]);
  });
  test('from another site to the API get JSON', async () => {
    const answer = await post('/api/anything', {}, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      error: { kind: 'forbidden', message: 'The request came from another site.' },
    });
  });
  test('from our own pages are accepted, by public URL and by address', async () => {
    expect(
      (await post('/newsletter', { email: 'ann@example.com' }, { origin: 'http://plainlaw.test' }))
        .status,
    ).toBe(200);
    expect(
      (await post('/newsletter', { email: 'bob@example.com' }, { origin: app.url })).status,
    ).toBe(200);
    expect(
      (await post('/newsletter', { email: 'eve@example.com' }, { 'sec-fetch-site': 'same-origin' }))
        .status,
    ).toBe(200);
    expect(await listSubscriptions()).toHaveLength(3);
  });
  // Guards against the framework's own origin check, which only knows the internal URL behind a
  // TLS-terminating proxy.
  test('from our own pages are accepted behind a TLS-terminating proxy', async () => {
    const secure = await startTestApp({
      DATABASE_URL: database.url,
      PUBLIC_URL: 'https://law.example.org',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    const headers = { ...visitor, 'x-forwarded-proto': 'https', origin: 'https://law.example.org' };
    const answer = await fetch(`${secure.url}/state`, {
      method: 'POST',
      body: new URLSearchParams({ state: 'TX' }),
      headers,
      redirect: 'manual',
    });
    await secure.stop();
    expect(answer.status).toBe(302);
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure$/);
    expect(answer.headers.has('strict-transport-security')).toBe(true);
  });
  test('with a mistake return a message', async () => {
    const answer = await post('/newsletter', { email: 'nobody' }, { origin: app.url });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Please enter an email address like name@example.com.');
  });
});

describe('the newsletter, from sign-up to unsubscribe', () => {
  test('stores a mail in the data folder, and logs neither address nor link', async () => {
    await post('/newsletter', { email: 'ann@example.com', name: 'Ann' }, { origin: app.url });
    const [confirm, leave] = [readMailedToken('confirm'), readMailedToken('unsubscribe')];
    // Opening the links, as mail scanners do, changes nothing.
    for (const path of [
      `/newsletter/confirm?token=${confirm}`,
      `/newsletter/unsubscribe?token=${leave}`,
    ]) {
      const opened = await fetch(app.url + path, { headers: visitor });
      expect(opened.status).toBe(200);
      expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect(await listSubscriptions()).toEqual([{ email: 'ann@example.com', status: 'pending' }]);
    expect(
      (await post('/newsletter/confirm', { token: confirm }, { origin: app.url })).status,
    ).toBe(200);
    expect(await listSubscriptions()).toEqual([{ email: 'ann@example.com', status: 'confirmed' }]);
    // One-click unsubscribe in a mail program (RFC 8058): no cookies, another origin or none.
    const click = await post(
      `/newsletter/unsubscribe?token=${leave}`,
      { 'List-Unsubscribe': 'One-Click' },
      { origin: 'https://mail.example' },
    );
    expect(click.status).toBe(200);
    expect(await listSubscriptions()).toEqual([
      { email: 'ann@example.com', status: 'unsubscribed' },
    ]);
    const log = JSON.stringify(app.lines);
    expect(log).toContain('a mail is waiting in the data folder');
    for (const secret of ['ann', 'Ann', confirm, leave, 'token='])
      expect(log.includes(secret), secret).toBe(false);
  });
  test('a forged link is refused and unsubscribes nobody', async () => {
    const answer = await post('/newsletter/unsubscribe', { token: 'forged.token' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('This link is not valid any more.');
  });
});

describe('rate limits', () => {
  test('a rendered page: 429 with our page and Retry-After', async () => {
    const ask = (headers = {}) =>
      fetch(`${app.url}/newsletter?x=1`, { headers: { ...visitor, ...headers } });
    for (let i = 0; i < 3; i++) expect((await ask()).status).toBe(200);
    const page = await ask();
    expect(page.status).toBe(429);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('Too many requests');
    const json = await ask({ accept: 'application/json' });
    expect(json.status).toBe(429);
    expect(Number(json.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await json.json()).toMatchObject({
      error: {
        kind: 'rate_limited',
        message: expect.stringMatching(/^Too many requests\. .*911.*988/),
      },
    });
  });
  test('cached pages do not count', async () => {
    for (let i = 0; i < 8; i++)
      expect((await fetch(`${app.url}/terms`, { headers: visitor })).status).toBe(200);
  });
  // Guards against unlimited rendering: a shared page with a query is rendered each time, so it
  // counts.
  test('a shared page with a query counts', async () => {
    const ask = (n: number) => fetch(`${app.url}/terms?x=${n}`, { headers: visitor });
    for (let i = 0; i < 3; i++) expect((await ask(i)).status).toBe(200);
    expect((await ask(3)).status).toBe(429);
  });
  // Guards against rendering without a limit: pages that could be cached, but are not, cost the
  // same as others.
  test('a shared page that is not in memory counts, also one that does not exist', async () => {
    const ask = async (path: string) => (await fetch(app.url + path, { headers: visitor })).status;
    expect(await ask('/rules')).toBe(200);
    expect(await ask('/topics/no-such-topic')).toBe(404);
    expect(await ask('/topics/no-such-topic')).toBe(404);
    expect(await ask('/topics/another')).toBe(429);
    expect(await ask('/states')).toBe(429);
    for (let i = 0; i < 5; i++) expect(await ask('/rules')).toBe(200);
  });
  test('the IPv6 addresses of one network count together', async () => {
    const ask = (n: number) =>
      fetch(`${app.url}/nowhere`, {
        headers: { 'x-forwarded-for': `2001:db8:0:${visitors}::${n}` },
      });
    for (let i = 1; i <= 3; i++) expect((await ask(i)).status).toBe(404);
    expect((await ask(4)).status).toBe(429);
  });
  test('the newsletter form has a limit', async () => {
    const signUp = (n: number) => {
      visitor = { 'x-forwarded-for': `2001:db8:1:${visitors}::${n}` };
      return post('/newsletter', { email: `p${n}@example.com` }, { origin: app.url });
    };
    for (let i = 1; i <= 3; i++) expect((await signUp(i)).status).toBe(200);
    const refused = await signUp(4);
    expect(refused.status).toBe(429);
    expect((await refused.text()).includes('many sign-ups from your network')).toBe(true);
  });
  test('POST requests have a separate limit', async () => {
    for (let i = 0; i < 4; i++) expect((await post('/state', { state: 'TX' })).status).toBe(302);
    expect((await post('/state', { state: 'TX' })).status).toBe(429);
    expect((await fetch(`${app.url}/newsletter?x=1`, { headers: visitor })).status).toBe(200);
  });
  // Guards against waiting for a body before the limit is checked, which would hold a connection at
  // no cost to the sender.
  test('refuses before waiting for the body', async () => {
    for (let i = 0; i < 4; i++) expect((await post('/state', { state: 'TX' })).status).toBe(302);
    const head = `POST /state HTTP/1.1\r\nHost: plainlaw.test\r\nX-Forwarded-For: ${visitor['x-forwarded-for']}\r\nConnection: close\r\n`;
    expect(
      (await sendRawRequest(app.port, `${head}Transfer-Encoding: chunked\r\n\r\n`)).status,
    ).toBe(429);
  });
  test('health checks do not count', async () => {
    for (let i = 0; i < 8; i++)
      expect((await fetch(`${app.url}/healthz`, { headers: visitor })).status).toBe(200);
  });
});

describe('other spellings of an address', () => {
  const sendRaw = (method: string, target: string, more = '') =>
    sendRawRequest(
      app.port,
      `${method} ${target} HTTP/1.1\r\nHost: plainlaw.test\r\nX-Forwarded-For: ${visitor['x-forwarded-for']}\r\nConnection: close\r\n${more}\r\n`,
    );
  test.each([
    ['/PRIVACY-policy?A=B', '/privacy-policy?A=B'],
    ['/privacy-policy/', '/privacy-policy'],
    ['//privacy-policy', '/privacy-policy'],
    ['/privacy%2Dpolic%79', '/privacy-policy'],
    ['/x/%2e./privacy-policy', '/privacy-policy'],
    ['http://evil.example/Terms/', '/terms'],
    ['/Terms.data?_routes=terms', '/terms.data?_routes=terms'],
    ['/terms/_.data?_routes=terms', '/terms.data?_routes=terms'],
    ['/Topics/Criminal-Law', '/topics/criminal-law'],
    ['/API/Chat/AbCdEfGhIjKlMnOp', '/api/chat/AbCdEfGhIjKlMnOp'],
    ['//evil.example/', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/no/such/page/?x=//evil.example', '/no/such/page?x=//evil.example'],
  ])('%s is redirected to %s, and does not count', async (target, location) => {
    for (const method of ['GET', 'HEAD', 'GET', 'GET', 'GET']) {
      const { status, headers, body } = await sendRaw(method, target);
      expect([status, headers.location, body]).toEqual([308, location, '']);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
  test.each(['/AUTH/LOGIN', '/auth/login/', '//auth//login', '/x/../auth/login', '/auth/%6Cogin'])(
    'POST %s is answered',
    async (target) => {
      const form = 'email=nobody%40example.com&password=seven+quiet+lanterns';
      const head = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`;
      const answer = await sendRaw('POST', target, head);
      expect(answer.status).toBe(401);
      expect(await app.logged(answer.headers['x-request-id'] ?? '')).toMatchObject({
        route: '/auth/login',
      });
    },
  );
  test('under /api a POST is read as JSON and refused as JSON', async () => {
    const answer = await sendRaw('POST', '/API/chat/', 'Content-Length: 2\r\n\r\n{}');
    expect([answer.status, answer.headers['content-type']]).toEqual([
      422,
      'application/problem+json',
    ]);
  });
});

describe('files for crawlers', () => {
  test('robots.txt, sitemap and manifest use the public URL', async () => {
    const text = async (path: string) => (await fetch(app.url + path)).text();
    expect(await text('/robots.txt')).toContain('Sitemap: http://plainlaw.test/sitemap.xml');
    const listLocations = async (path: string) =>
      [...(await text(path)).matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '');
    const files = await listLocations('/sitemap.xml');
    const lists = await Promise.all(files.map((file) => listLocations(new URL(file).pathname)));
    expect(
      lists.map(({ length }) => length).filter((length) => length === 0 || length > 50_000),
    ).toEqual([]);
    expect(lists.flat()).toContain('http://plainlaw.test/law/us/42/1983');
    expect(new Set(lists.flat()).size).toBe(lists.flat().length);
    expect((await fetch(`${app.url}/sitemaps/99.xml`)).status).toBe(404);
    const locations = [...(lists[0] ?? []), ...lists.slice(1).map((list) => list[0] ?? '')];
    expect(locations).toContain('http://plainlaw.test/');
    const sampledLocations = locations.filter(
      (_, index) => index % Math.ceil(locations.length / 8) === 0,
    );
    for (const [index, location] of sampledLocations.entries()) {
      const household = { 'x-forwarded-for': `198.51.100.${index}` };
      expect(
        (await fetch(app.url + new URL(location).pathname, { headers: household })).status,
        location,
      ).toBe(200);
    }
    expect(JSON.parse(await text('/site.webmanifest'))).toMatchObject({
      name: 'Plainlaw',
      start_url: '/',
    });
  });
});
