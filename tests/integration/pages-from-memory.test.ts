// Shared pages are served from the page cache without the database: byte for byte as rendered, in
// every encoding, and only to visitors who are not signed in.
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase({ withLibrary: true });
const app = await startTestApp({ DATABASE_URL: database.url, METRICS_PORT: '0' });
afterAll(() => app.stop());

type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer };

/** Uses node:http, because fetch would decompress the response. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = request(app.url + path, { headers, method }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk) => chunks.push(chunk));
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers as Answer['headers'],
          body: Buffer.concat(chunks),
        }),
      );
    });
    req.on('error', reject).end();
  });
}

/** Rendered requests write a log line, cached ones do not. */
async function wasRendered(ask: () => Promise<Answer>): Promise<boolean> {
  const { headers } = await ask();
  const probe = await get('/healthz');
  await app.logged(probe.headers['x-request-id'] ?? '');
  return app.lines.some((line) => line.requestId === headers['x-request-id']);
}

/** The URL that React Router requests in the browser. */
const DATA = '/terms.data?_routes=terms';

const VOLATILE_HEADERS = new Set([
  'date',
  'x-request-id',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
]);
const getStableHeaders = (headers: Answer['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !VOLATILE_HEADERS.has(name)));

describe.each([
  '/',
  '/law/us/26/45A',
  '/privacy-policy',
  '/terms',
  '/accessibility',
  '/terms.data',
  DATA,
  '/_.data',
])('%s', (path) => {
  test('is rendered once, and served identically from the cache in every encoding', async () => {
    const rendered = await get(path);
    expect(rendered.status).toBe(200);
    const cached = await get(path);
    expect(cached.body.equals(rendered.body)).toBe(true);
    expect(getStableHeaders(cached.headers)).toEqual(getStableHeaders(rendered.headers));
    expect(await wasRendered(() => get(path))).toBe(false);
    const br = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).equals(rendered.body)).toBe(true);
    const gzip = await get(path, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(rendered.body)).toBe(true);
    for (const answer of [cached, br, gzip])
      expect(answer.headers.vary).toMatch(/Accept-Encoding/i);
  });

  test('returns 304 for a matching ETag', async () => {
    const { headers } = await get(path);
    const revalidated = await get(path, { 'if-none-match': headers.etag ?? '' });
    expect(revalidated.status).toBe(304);
    expect(revalidated.body).toHaveLength(0);
    expect(revalidated.headers.etag).toBe(headers.etag);
    expect(revalidated.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  test('answers HEAD with the headers of GET', async () => {
    const [head, full] = [await get(path, {}, 'HEAD'), await get(path)];
    expect(head.body).toHaveLength(0);
    expect(getStableHeaders(head.headers)).toEqual(getStableHeaders(full.headers));
    expect(head.headers['content-length']).toBe(full.headers['content-length']);
  });

  test('is rendered, and not cached, for a session cookie or a query', async () => {
    await get(path);
    expect(await wasRendered(() => get(path, { cookie: 'plainlaw.session_token=x' }))).toBe(true);
    expect(await wasRendered(() => get(path, { cookie: '__Host-plainlaw.session_token=x' }))).toBe(
      true,
    );
    const pathWithQuery = `${path}${path.includes('?') ? '&' : '?'}x=1`;
    expect(await wasRendered(() => get(pathWithQuery))).toBe(true);
    expect(await wasRendered(() => get(pathWithQuery))).toBe(true);
    expect(await wasRendered(() => get(path))).toBe(false);
  });
});

test.each(['', 'root', 'home', 'terms,home', 'no-such-route', 'term%73'])(
  'data for routes that a page does not have is not cached: %s',
  async (routes) => {
    const path = `/terms.data?_routes=${routes}`;
    await get(path);
    expect(await wasRendered(() => get(path))).toBe(true);
  },
);

test('700 spellings of one page are not rendered', async () => {
  const vary = (n: number) =>
    [...'/privacy-policy']
      .map((letter, i) => (n & (1 << i) ? letter.toUpperCase() : letter))
      .join('');
  const spellings = Array.from({ length: 2 ** 14 }, (_, n) => vary(n)).filter(
    (path) => path !== '/privacy-policy',
  );
  const someSpellings = [...new Set(spellings)].slice(0, 700);
  expect(someSpellings).toHaveLength(700);
  const mark = app.lines.length;
  for (const path of someSpellings) {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, '/privacy-policy']);
  }
  expect(await wasRendered(() => get('/auth/login'))).toBe(true);
  expect(
    app.linesSince(mark).filter(({ route }) => route !== '/auth/login' && route !== '/healthz'),
  ).toEqual([]);
});

test('each state has its own cached page', async () => {
  const [general, texas] = [await get('/'), await get('/', { cookie: 'state=TX' })];
  expect(texas.body.equals(general.body)).toBe(false);
  expect(texas.headers.etag).not.toBe(general.headers.etag);
  expect(texas.body.includes('<option value="TX" selected="">')).toBe(true);
  expect((await get('/')).body.equals(general.body)).toBe(true);
  expect(await wasRendered(() => get('/', { cookie: 'other=1; state=TX' }))).toBe(false);
});

test('every inline script of a page is allowed by hash, and none has a nonce', async () => {
  const { createHash } = await import('node:crypto');
  const { body, headers } = await get('/');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).not.toContain('unsafe');
  const scripts = [
    ...body.toString().matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g),
  ];
  expect(scripts.length).toBeGreaterThan(2);
  for (const [, attributes, text = ''] of scripts) {
    expect(attributes).not.toContain('nonce');
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
});

test('no script is requested before the first paint', async () => {
  const html = (await get('/')).body.toString();
  const [, module = ''] = /<script type="module"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(module).toContain('/assets/entry.client');
  expect(module).toMatch(/^await new Promise/);
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toMatch(/<script[^>]* src=/);
});

test('concurrent first visitors share one rendering', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => get('/', { cookie: 'state=WY' })),
  );
  expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1);
  expect(answers.every((answer) => answer.body.equals(answers[0]?.body ?? Buffer.alloc(0)))).toBe(
    true,
  );
});

test('choosing a state sets a cookie and redirects only within the site', async () => {
  const chooseState = (body: string) =>
    fetch(`${app.url}/state`, {
      method: 'POST',
      body: new URLSearchParams(body),
      redirect: 'manual',
      headers: { origin: app.url },
    });
  const chosen = await chooseState('state=TX&returnTo=/terms');
  expect(chosen.status).toBe(302);
  expect(chosen.headers.get('location')).toBe('/terms');
  expect(chosen.headers.get('set-cookie')).toMatch(
    /^state=TX; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
  );
  for (const returnTo of [
    '//evil.example',
    '/.//evil.example',
    'https://evil.example',
    '/%5Cevil.example\\x',
  ]) {
    expect(
      (await chooseState(`state=TX&returnTo=${encodeURIComponent(returnTo)}`)).headers.get(
        'location',
      ),
    ).toBe('/');
  }
});

test('only files with a hash in their name are cached forever', async () => {
  const { body } = await get('/');
  const script =
    /"(\/assets\/[\w.-]+\.js)"/.exec(body.toString())?.[1] ?? expect.unreachable('no script');
  const asset = await get(script, { 'accept-encoding': 'br' });
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-encoding']).toBe('br');
  expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(brotliDecompressSync(asset.body).equals((await get(script)).body)).toBe(true);
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});
