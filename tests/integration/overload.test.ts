// Too much to do, as told by a delay that the test sets: who is refused, who is served, and what a refusal looks like.
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { freePort } from '#tests/harness/retrying-proxy.ts';
import { startTestApp } from '#tests/harness/test-app.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';

const loop = { delay: 0 };
const loopDelay = { ms: () => loop.delay, stop: () => {} };

const database = await createTestDatabase({ withLibrary: true });
const metricsPort = await freePort();
const app = await startTestApp(
  { DATABASE_URL: database.url, OVERLOAD: 'on', OVERLOAD_DELAY_MS: '100', METRICS_PORT: String(metricsPort) },
  { loopDelay },
);
afterAll(() => app.stop());
afterEach(() => {
  loop.delay = 0;
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers, redirect: 'manual' });
const post = (path: string, form: Record<string, string>) =>
  fetch(app.url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
const chat = () =>
  fetch(`${app.url}/api/chat`, {
    method: 'POST',
    body: JSON.stringify({ question: 'Can my landlord keep my deposit?' }),
    headers: { 'Content-Type': 'application/json' },
  });
async function statuses(): Promise<Record<string, number>> {
  const asked: Record<string, () => Promise<Response>> = {
    chat,
    document: () => post('/documents/download', { request: '{}', 'file-format': 'nothing' }),
    search: () => get('/search?q=eviction'),
    'sign in': () => post('/auth/login', { email: 'nobody@example.com', password: 'seven quiet lanterns' }),
    page: () => get('/auth/login'),
    'from memory': () => get('/terms'),
    asset: () => get('/favicon.svg'),
    health: () => get('/healthz'),
    ready: () => get('/readyz'),
  };
  const seen: Record<string, number> = {};
  for (const [name, ask] of Object.entries(asked)) {
    const answer = await ask();
    await answer.arrayBuffer();
    seen[name] = answer.status;
  }
  return seen;
}

test('costly work is refused first, pages from memory and health never', async () => {
  await (await get('/terms')).arrayBuffer();
  const calm = {
    ...{ chat: 200, document: 400, search: 200, 'sign in': 401, page: 200 },
    ...{ 'from memory': 200, asset: 200, health: 200, ready: 200 },
  };
  expect(await statuses()).toEqual(calm);
  loop.delay = 101;
  expect(await statuses()).toEqual({ ...calm, chat: 503, document: 503 });
  loop.delay = 151;
  expect(await statuses()).toEqual({ ...calm, chat: 503, document: 503, search: 503 });
  loop.delay = 301;
  expect(await statuses()).toEqual({ ...calm, chat: 503, document: 503, search: 503, 'sign in': 503, page: 503 });
  loop.delay = 0;
  expect(await statuses()).toEqual(calm);
});

describe('a refusal', () => {
  test('is our page for people: what happened, what was kept, when to come back', async () => {
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
  test('is JSON for programs, and for the data of a page', async () => {
    loop.delay = 1_000;
    for (const answer of [await chat(), await get('/suggest?q=ev', { accept: 'application/json' }), await get('/search.data?q=eviction')]) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.json()).toEqual({
        error: {
          kind: 'unavailable',
          message: 'We have more visitors right now than we can answer well. Nothing was changed. Please try again in a few seconds.',
        },
      });
    }
  });
  test('comes in the encoding that was asked for, and without a body to HEAD', async () => {
    loop.delay = 1_000;
    const plain = await raw('GET', {});
    expect((await raw('GET', { 'accept-encoding': 'br' }, brotliDecompressSync)).body).toBe(plain.body);
    expect((await raw('GET', { 'accept-encoding': 'gzip' }, gunzipSync)).body).toBe(plain.body);
    expect(await raw('HEAD', {})).toMatchObject({ status: 503, body: '' });
  });
  test('of a form changes nothing, and the connection goes on', async () => {
    loop.delay = 1_000;
    const refused = await post('/newsletter', { email: 'ann@example.com', filler: 'x'.repeat(60_000) });
    expect(refused.status).toBe(503);
    await refused.arrayBuffer();
    expect(await database.rows('SELECT email FROM newsletter_subscriptions')).toEqual([]);
    loop.delay = 0;
    expect((await post('/newsletter', { email: 'ann@example.com' })).status).toBe(200);
    expect(await database.rows('SELECT email FROM newsletter_subscriptions')).toEqual([{ email: 'ann@example.com' }]);
  });
  test('is counted by kind, and told in the log once, not each time', async () => {
    const counts = async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const value = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
      return {
        searching: value('plainlaw_overload_refusals_total{work="searching"}'),
        all: value('plainlaw_http_requests_total{from="refused",status="5xx"}'),
      };
    };
    const before = await counts();
    loop.delay = 1_000;
    const ids: (string | null)[] = [];
    for (let n = 0; n < 5; n++) ids.push((await get('/search?q=eviction')).headers.get('x-request-id'));
    expect(await counts()).toEqual({ searching: before.searching + 5, all: before.all + 5 });
    expect(app.lines.filter((line) => ids.includes(String(line.requestId)))).toEqual([]);
    expect(app.lines.filter((line) => line.msg === 'more requests than can be answered: some are refused')).toHaveLength(1);
  });
});

/** Plain node:http, because fetch would unpack the answer. */
function raw(method: string, headers: Record<string, string>, unpack = (body: Buffer) => body): Promise<{ status?: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${app.url}/search?q=eviction`, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode, body: unpack(Buffer.concat(chunks)).toString() }));
    });
    asked.on('error', reject).end();
  });
}
