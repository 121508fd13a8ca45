// Shared pages leave from memory, without the database: byte for byte what was rendered, in every encoding, and only to
// people who are not signed in.
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness/test-app.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';

const database = await createTestDatabase({ withLibrary: true });
const app = await startTestApp({ DATABASE_URL: database.url, METRICS_PORT: '0' });
afterAll(() => app.stop());

type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer };

/** Plain node:http, because fetch would unpack the answer. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = request(app.url + path, { headers, method }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk) => chunks.push(chunk));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers as Answer['headers'], body: Buffer.concat(chunks) }));
    });
    req.on('error', reject).end();
  });
}

/** Rendered requests leave a log line, those from memory do not. */
async function wasRendered(ask: () => Promise<Answer>): Promise<boolean> {
  const { headers } = await ask();
  const probe = await get('/healthz');
  await app.logged(probe.headers['x-request-id'] ?? '');
  return app.lines.some((line) => line.requestId === headers['x-request-id']);
}

/** As the browser's router asks for it. */
const DATA = '/terms.data?_routes=terms';

const changing = new Set(['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);
const lasting = (headers: Answer['headers']) => Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.has(name)));

describe.each(['/', '/privacy-policy', '/terms', '/accessibility', '/terms.data', DATA])('%s', (path) => {
  test('is rendered once, and the same from memory in every encoding', async () => {
    const rendered = await get(path);
    expect(rendered.status).toBe(200);
    const kept = await get(path);
    expect(kept.body.equals(rendered.body)).toBe(true);
    expect(lasting(kept.headers)).toEqual(lasting(rendered.headers));
    expect(await wasRendered(() => get(path))).toBe(false);
    const br = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).equals(rendered.body)).toBe(true);
    const gzip = await get(path, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(rendered.body)).toBe(true);
    for (const answer of [kept, br, gzip]) expect(answer.headers.vary).toMatch(/Accept-Encoding/i);
  });

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await get(path);
    const again = await get(path, { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  test('answers HEAD with the headers of GET', async () => {
    const [head, full] = [await get(path, {}, 'HEAD'), await get(path)];
    expect(head.body).toHaveLength(0);
    expect(lasting(head.headers)).toEqual(lasting(full.headers));
    expect(head.headers['content-length']).toBe(full.headers['content-length']);
  });

  test('is rendered for a session cookie, for a query, and not kept then', async () => {
    await get(path);
    expect(await wasRendered(() => get(path, { cookie: 'plainlaw.session_token=x' }))).toBe(true);
    expect(await wasRendered(() => get(path, { cookie: '__Host-plainlaw.session_token=x' }))).toBe(true);
    const other = `${path}${path.includes('?') ? '&' : '?'}x=1`;
    expect(await wasRendered(() => get(other))).toBe(true);
    expect(await wasRendered(() => get(other))).toBe(true);
    expect(await wasRendered(() => get(path))).toBe(false);
  });
});

test.each(['', 'root', 'home', 'terms,home', 'no-such-route'])(
  'the data of routes that a page does not have is not kept: %s',
  async (routes) => {
    const path = `/terms.data?_routes=${routes}`;
    await get(path);
    expect(await wasRendered(() => get(path))).toBe(true);
  },
);

test('each state has its own page', async () => {
  const [general, texas] = [await get('/'), await get('/', { cookie: 'state=TX' })];
  expect(texas.body.equals(general.body)).toBe(false);
  expect(texas.headers.etag).not.toBe(general.headers.etag);
  expect(texas.body.includes('<option value="TX" selected="">')).toBe(true);
  expect((await get('/')).body.equals(general.body)).toBe(true);
  expect(await wasRendered(() => get('/', { cookie: 'other=1; state=TX' }))).toBe(false);
});

test('every inline script of a page is allowed by its policy, and none of them carries a mark', async () => {
  const { createHash } = await import('node:crypto');
  const { body, headers } = await get('/');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).not.toContain('unsafe');
  const scripts = [...body.toString().matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(2);
  for (const [, attributes, text = ''] of scripts) {
    expect(attributes).not.toContain('nonce');
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
});

test('no script is asked for before the page was painted', async () => {
  const html = (await get('/')).body.toString();
  const [, module = ''] = /<script type="module"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(module).toContain('/assets/entry.client');
  expect(module).toMatch(/^await new Promise/);
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toMatch(/<script[^>]* src=/);
});

test('many first visitors at once get one rendering', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/', { cookie: 'state=WY' })));
  expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1);
  expect(answers.every((answer) => answer.body.equals(answers[0]?.body ?? Buffer.alloc(0)))).toBe(true);
});

test('the answer to choosing a state is a cookie and a way back, never kept', async () => {
  const choose = (body: string) =>
    fetch(`${app.url}/state`, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual', headers: { origin: app.url } });
  const chosen = await choose('state=TX&returnTo=/terms');
  expect(chosen.status).toBe(302);
  expect(chosen.headers.get('location')).toBe('/terms');
  expect(chosen.headers.get('set-cookie')).toMatch(/^state=TX; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  for (const out of ['//evil.example', '/.//evil.example', 'https://evil.example', '/%5Cevil.example\\x']) {
    expect((await choose(`state=TX&returnTo=${encodeURIComponent(out)}`)).headers.get('location')).toBe('/');
  }
});

test('static files are kept by browsers for good, and only those with a hash in their name', async () => {
  const { body } = await get('/');
  const script = /"(\/assets\/[\w.-]+\.js)"/.exec(body.toString())?.[1] ?? expect.unreachable('no script');
  const asset = await get(script, { 'accept-encoding': 'br' });
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-encoding']).toBe('br');
  expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(brotliDecompressSync(asset.body).equals((await get(script)).body)).toBe(true);
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});
