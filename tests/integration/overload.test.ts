// Admission control, with an event-loop delay that the test sets: which requests are refused, and
// what a refusal looks like.
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { sendRawRequest } from '#tests/harness/app/raw-request.ts';
import { startTestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { findFreePort } from '#tests/harness/fakes/retrying-proxy.ts';

const loop = { delay: 0 };
const loopDelay = { ms: () => loop.delay, stop: () => {} };

const database = await createTestDatabase({ withLibrary: true });
const metricsPort = await findFreePort();
const app = await startTestApp(
  {
    DATABASE_URL: database.url,
    OVERLOAD: 'on',
    OVERLOAD_DELAY_MS: '100',
    OVERLOAD_OPEN_PER_NETWORK: '8',
    METRICS_PORT: String(metricsPort),
    TRUSTED_PROXIES: '127.0.0.1',
  },
  // Bodies that are held open are not to be late on a slow machine.
  { loopDelay, bodyGraceMs: 600_000 },
);
afterAll(() => app.stop());
afterEach(() => {
  loop.delay = 0;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers, redirect: 'manual' });
const post = (path: string, form: Record<string, string>) =>
  fetch(app.url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
const chat = () =>
  fetch(`${app.url}/api/chat`, {
    method: 'POST',
    body: JSON.stringify({ question: 'Can my landlord keep my deposit?' }),
    headers: { 'Content-Type': 'application/json' },
  });
async function fetchStatuses(): Promise<Record<string, number>> {
  const requests: Record<string, () => Promise<Response>> = {
    chat,
    document: () => post('/documents/download', { request: '{}', 'file-format': 'nothing' }),
    search: () => get('/search?q=eviction'),
    'sign in': () =>
      post('/auth/login', { email: 'nobody@example.com', password: 'seven quiet lanterns' }),
    page: () => get('/auth/login'),
    'from memory': () => get('/terms'),
    asset: () => get('/favicon.svg'),
    health: () => get('/healthz'),
    ready: () => get('/readyz'),
  };
  const statusByName: Record<string, number> = {};
  for (const [name, ask] of Object.entries(requests)) {
    const answer = await ask();
    await answer.arrayBuffer();
    statusByName[name] = answer.status;
  }
  return statusByName;
}

test('expensive work is refused first, cached pages and health checks never', async () => {
  await (await get('/terms')).arrayBuffer();
  const normalStatuses = {
    chat: 200,
    document: 400,
    search: 200,
    'sign in': 401,
    page: 200,
    'from memory': 200,
    asset: 200,
    health: 200,
    ready: 200,
  };
  expect(await fetchStatuses()).toEqual(normalStatuses);
  loop.delay = 101;
  expect(await fetchStatuses()).toEqual({ ...normalStatuses, chat: 503, document: 503 });
  loop.delay = 151;
  expect(await fetchStatuses()).toEqual({
    ...normalStatuses,
    chat: 503,
    document: 503,
    search: 503,
  });
  loop.delay = 301;
  expect(await fetchStatuses()).toEqual({
    ...normalStatuses,
    chat: 503,
    document: 503,
    search: 503,
    'sign in': 503,
    page: 503,
  });
  loop.delay = 0;
  expect(await fetchStatuses()).toEqual(normalStatuses);
});

describe('a refusal', () => {
  test('is our error page for browsers, with Retry-After', async () => {
    const ordinary = await get('/auth/login');
    loop.delay = 1_000;
    const answer = await get('/search?q=eviction', { accept: 'text/html' });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-request-id')).toBeTruthy();
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-");
    for (const name of ['x-content-type-options', 'referrer-policy', 'x-frame-options']) {
      expect(answer.headers.get(name), name).toBe(ordinary.headers.get(name));
    }
    const page = await answer.text();
    expect(page).toContain('Too many people at once');
    expect(page).toContain('Nothing was changed, and what you saved is safe.');
    expect(page).toContain('id="sidebar-toggle"');
    expect(page).not.toContain('eviction');
  });
  test('is JSON for API clients and for page data', async () => {
    loop.delay = 1_000;
    for (const answer of [
      await chat(),
      await get('/suggest?q=ev', { accept: 'application/json' }),
      await get('/search.data?q=eviction'),
    ]) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({
        error: {
          kind: 'unavailable',
          message:
            'We have more visitors right now than we can serve well. Nothing was changed. Please try again in a few seconds. If you are in danger, call 911. In a crisis, call or text 988.',
        },
      });
    }
  });
  test('uses the accepted encoding, and has no body for HEAD', async () => {
    loop.delay = 1_000;
    const plain = await requestUnpacked('GET', {});
    expect(
      (await requestUnpacked('GET', { 'accept-encoding': 'br' }, brotliDecompressSync)).body,
    ).toBe(plain.body);
    expect((await requestUnpacked('GET', { 'accept-encoding': 'gzip' }, gunzipSync)).body).toBe(
      plain.body,
    );
    expect(await requestUnpacked('HEAD', {})).toMatchObject({ status: 503, body: '' });
  });
  test('of a form changes nothing and keeps the connection open', async () => {
    loop.delay = 1_000;
    const refused = await post('/newsletter', {
      email: 'ann@example.com',
      filler: 'x'.repeat(60_000),
    });
    expect(refused.status).toBe(503);
    await refused.arrayBuffer();
    expect(await database.rows('SELECT email FROM newsletter_subscriptions')).toEqual([]);
    loop.delay = 0;
    expect((await post('/newsletter', { email: 'ann@example.com' })).status).toBe(200);
    expect(await database.rows('SELECT email FROM newsletter_subscriptions')).toEqual([
      { email: 'ann@example.com' },
    ]);
  });
  test('is counted by kind and logged once', async () => {
    const readCounts = async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const readMetric = (name: string) =>
        Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
      return {
        searching: readMetric('plainlaw_overload_refusals_total{work="searching"}'),
        all: readMetric('plainlaw_http_requests_total{from="refused",status="5xx"}'),
      };
    };
    const before = await readCounts();
    loop.delay = 1_000;
    const ids: (string | null)[] = [];
    for (let n = 0; n < 5; n++)
      ids.push((await get('/search?q=eviction')).headers.get('x-request-id'));
    expect(await readCounts()).toEqual({ searching: before.searching + 5, all: before.all + 5 });
    expect(app.lines.filter((line) => ids.includes(String(line.requestId)))).toEqual([]);
    expect(
      app.lines.filter(
        (line) => line.msg === 'more requests than can be answered: some are refused',
      ),
    ).toHaveLength(1);
  });
});

test.each([
  '/auth/login',
  '/AUTH/LOGIN/',
  '/x/../auth/login',
  '/auth/login/_.data',
  '/auth//login.data',
])('POST %s is in the class of its route', async (target) => {
  loop.delay = 201;
  const answer = await sendRawRequest(
    app.port,
    `POST ${target} HTTP/1.1\r\nHost: plainlaw.test\r\nConnection: close\r\n\r\n`,
  );
  expect(answer.status).toBe(503);
  expect((await get('/auth/login')).status).toBe(200);
});

describe('open requests', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const openForms = new Set<Socket>();
  /**
   * Forms whose bodies never end. One that is answered after all, because the machine is slow, is
   * replaced by the next call.
   */
  async function holdOpen(count: number): Promise<void> {
    while (openForms.size < count) {
      const address = openForms.size % 2 ? '2001:db8::1' : '2001:db8::2';
      const socket = connect(app.port, '127.0.0.1');
      openForms.add(socket);
      for (const event of ['data', 'error', 'close']) {
        socket.on(event, () => {
          openForms.delete(socket);
          socket.destroy();
        });
      }
      await once(socket, 'connect');
      socket.write(
        `POST /state HTTP/1.1\r\nHost: plainlaw.test\r\nX-Forwarded-For: ${address}\r\nTransfer-Encoding: chunked\r\n\r\n`,
      );
      await get('/healthz'); // once a later request is answered, this one has been counted
    }
  }

  test('one network gets 429 past its part, by what they cost, while others are served', async () => {
    const same = from('2001:db8::3');
    const searchStatus = async () => (await get('/search?q=eviction', same)).status;
    await expect
      .poll(async () => {
        await holdOpen(7);
        return searchStatus();
      })
      .toBe(429);
    expect((await get('/auth/login', same)).status).toBe(200);
    const search = await get('/search?q=eviction', { ...same, accept: 'text/html' });
    expect(search.status).toBe(429);
    expect(Number(search.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await search.text()).toContain('Too many requests');
    const suggest = await get('/suggest?q=ev', { ...same, accept: 'application/json' });
    expect(suggest.status).toBe(429);
    expect(await suggest.json()).toMatchObject({
      error: {
        kind: 'rate_limited',
        message: expect.stringMatching(/^Too many requests\. .*911.*988/),
      },
    });
    expect((await get('/search?q=eviction', from('2001:db8:0:1::1'))).status).toBe(200);
    expect((await get('/terms', same)).status).toBe(200);
    for (const socket of openForms) socket.destroy();
    await expect.poll(searchStatus).toBe(200);
  });
});

/** Uses node:http, because fetch would decompress the response. */
function requestUnpacked(
  method: string,
  headers: Record<string, string>,
  decompress = (body: Buffer) => body,
): Promise<{ status?: number; body: string }> {
  return new Promise((resolve, reject) => {
    const req = request(`${app.url}/search?q=eviction`, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, body: decompress(Buffer.concat(chunks)).toString() }),
      );
    });
    req.on('error', reject).end();
  });
}
