// Invalid requests get the right status, our own page (or JSON for API clients) and one log line,
// which contains no query, no stack trace and no request data.
import { afterAll, describe, expect, test } from 'vitest';
import { sendRawRequest } from '#tests/harness/app/raw-request.ts';
import { startTestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase({ withLibrary: true });
const app = await startTestApp({ DATABASE_URL: database.url, SITE_NAME: 'Testlaw' });
afterAll(() => app.stop());

const HOST = 'Host: plainlaw.test\r\nConnection: close\r\n';
const SECRET = 'hunter2';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const MEGABYTES_10 = 'x'.repeat(10 * 1024 * 1024);

type Answer = { status: number; headers: Record<string, string>; body: string };

async function send(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(app.url + path, { redirect: 'manual', ...init });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

/** Checks the properties of every refusal and its single log line, beside a security event. */
async function expectRefusal(ask: () => Promise<Answer>, status: number, kind: 'page' | 'json') {
  const mark = app.lines.length;
  const answer = await ask();
  expect(answer.status).toBe(status);
  const requestId = answer.headers['x-request-id'] ?? expect.unreachable('no request id');
  const line = await app.logged(requestId);
  expect(line).toMatchObject({ level: 'info', msg: 'request', status });
  const lines = app.linesSince(mark).filter(({ msg }) => msg !== 'security event');
  expect(lines).toEqual([line]);
  expect(JSON.stringify(line)).not.toMatch(/hunter2|\?|\bat \w|node_modules/);
  expect(/\bat \w+.*:\d+:\d+|node_modules/.test(answer.body), 'a stack in the page').toBe(false);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.headers['cache-control']).toMatch(/no-store|no-cache/);
  if (kind === 'page') {
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body.includes('Testlaw'), 'the name of the site in the page').toBe(true);
    expect(/<a[^>]* href="\/"/.test(answer.body), 'a way home in the page').toBe(true);
  } else {
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(answer.body)).toMatchObject({
      error: { kind: expect.any(String), message: expect.stringMatching(/^[A-Z].+\.$/) },
    });
  }
  return answer;
}

describe('addresses', () => {
  test.each([
    ['an unknown path', `/no/such/page?token=${SECRET}`, 404],
    ['a file of another kind of server', `/wp-login.php?pwd=${SECRET}`, 404],
    ['the repository', '/.git/config', 404],
    ['path traversal', '/..%2f..%2fetc/passwd', 404],
    ['path traversal from assets', '/assets/%2e%2e/%2e%2e/package.json', 404],
    ['a NUL', '/a%00b', 404],
    ['markup', '/%3Cscript%3Ealert(1)%3C/script%3E', 404],
    ['a property of Object.prototype', '/__proto__', 404],
    ['broken percent-encoding', `/a%ZZ?token=${SECRET}`, 400],
    ['an incomplete UTF-8 sequence', '/caf%C3', 400],
    ['a lone percent sign', '/%', 400],
    ['a very long path', `/${'a'.repeat(8000)}`, 404],
  ])('%s', async (_name, path, status) => {
    const answer = await expectRefusal(() => send(path), status, 'page');
    expect(answer.body.includes('<script>alert')).toBe(false);
  });

  test('errors under /api are JSON', async () => {
    await expectRefusal(() => send(`/api/%ZZ?token=${SECRET}`), 400, 'json');
    await expectRefusal(() => send(`/api/nowhere?token=${SECRET}`), 404, 'json');
    await expectRefusal(
      () => send('/nowhere', { headers: { accept: 'application/json' } }),
      404,
      'json',
    );
  });

  test.each([
    ['a backslash', `/\\evil.example?token=${SECRET}`, 400],
    ['no slash', `x?token=${SECRET}`, 400],
    ['a star', '*', 400],
  ])('%s, as a raw request', async (_name, target, status) => {
    await expectRefusal(
      () => sendRawRequest(app.port, `GET ${target} HTTP/1.1\r\n${HOST}\r\n`),
      status,
      'page',
    );
  });

  test('an absolute URL in the request line is read by its path, and its host is ignored', async () => {
    const path = `http://user:${SECRET}@evil.example/nowhere?token=${SECRET}`;
    await expectRefusal(
      () => sendRawRequest(app.port, `GET ${path} HTTP/1.1\r\n${HOST}\r\n`),
      400,
      'page',
    );
    await expectRefusal(
      () => sendRawRequest(app.port, `GET http://evil.example/nowhere?x HTTP/1.1\r\n${HOST}\r\n`),
      404,
      'page',
    );
    const home = await sendRawRequest(app.port, `GET http://evil.example/ HTTP/1.1\r\n${HOST}\r\n`);
    expect(home.status).toBe(200);
    expect(home.body.includes('evil.example')).toBe(false);
    expect(
      (await sendRawRequest(app.port, `GET / HTTP/1.1\r\n${HOST}\r\n`)).body.includes(
        'evil.example',
      ),
    ).toBe(false);
  });
});

describe('methods', () => {
  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'PURGE'])('%s', async (method) => {
    const answer = await expectRefusal(() => send(`/?token=${SECRET}`, { method }), 405, 'page');
    expect(answer.headers.allow).toBe('GET, HEAD, POST');
    await expectRefusal(() => send(`/api/x?token=${SECRET}`, { method }), 405, 'json');
  });
  test.each(['TRACE', 'CONNECT', 'FROBNICATE', 'get'])('%s, as a raw request', async (method) => {
    const target = method === 'CONNECT' ? 'evil.example:443' : `/?token=${SECRET}`;
    const answer = await expectRefusal(
      () =>
        sendRawRequest(
          app.port,
          `${method} ${target} HTTP/1.1\r\n${HOST}X-Echo: ${SECRET}\r\n\r\n`,
        ),
      405,
      'page',
    );
    expect(answer.headers.allow).toBe('GET, HEAD, POST');
  });
  test('TRACE under /api returns JSON', async () => {
    await expectRefusal(
      () => sendRawRequest(app.port, `TRACE /api/x HTTP/1.1\r\n${HOST}\r\n`),
      405,
      'json',
    );
  });
  test('POST to a page without an action', async () => {
    await expectRefusal(
      () => send('/privacy-policy', { method: 'POST', body: `a=${SECRET}`, headers: form }),
      405,
      'page',
    );
    await expectRefusal(
      () => send('/nowhere', { method: 'POST', body: `a=${SECRET}`, headers: form }),
      404,
      'page',
    );
    await expectRefusal(
      () => send('/api/nowhere', { method: 'POST', body: `a=${SECRET}`, headers: form }),
      404,
      'json',
    );
  });
});

describe('bodies', () => {
  test('ten megabytes', async () => {
    const answer = await expectRefusal(
      () => send('/newsletter', { method: 'POST', body: MEGABYTES_10, headers: form }),
      413,
      'page',
    );
    expect(answer.headers.connection).toBe('close');
    await expectRefusal(
      () => send('/api/x', { method: 'POST', body: MEGABYTES_10, headers: form }),
      413,
      'json',
    );
  });
  test('ten megabytes of unannounced length', async () => {
    const body = () => new Blob([MEGABYTES_10]).stream();
    const chunked = { method: 'POST', headers: form, duplex: 'half' } as const;
    await expectRefusal(() => send('/newsletter', { ...chunked, body: body() }), 413, 'page');
  });
  test('one byte above the limit, and at the limit', async () => {
    const body = (bytes: number) => `email=${'x'.repeat(bytes - 6)}`;
    await expectRefusal(
      () => send('/newsletter', { method: 'POST', body: body(65_537), headers: form }),
      413,
      'page',
    );
    expect(
      (await send('/newsletter', { method: 'POST', body: body(65_536), headers: form })).status,
    ).toBe(422);
  });
  test('a small body of unannounced length is accepted', async () => {
    const body = new Blob(['email=nobody']).stream();
    const answer = await send('/newsletter', {
      method: 'POST',
      headers: form,
      duplex: 'half',
      body,
    } as RequestInit);
    expect(answer.status).toBe(422);
  });
  test('an invalid Content-Length', async () => {
    for (const length of ['-1', 'many', '5, 6']) {
      const request = `POST /newsletter HTTP/1.1\r\n${HOST}Content-Length: ${length}\r\n\r\nhello`;
      await expectRefusal(() => sendRawRequest(app.port, request), 400, 'page');
    }
  });
  // Node would answer 417 by itself, without our headers and without a log line.
  test.each([
    ['GET', '/auth/login', 'page', 'x'],
    ['GET', '/terms', 'page', 'x'],
    ['GET', '/favicon.svg', 'page', 'x'],
    ['GET', '/healthz', 'page', 'x'],
    ['POST', '/api/issue-spot', 'json', 'x'],
    ['POST', '/api/issue-spot', 'json', '100-continue, x'],
    ['POST', '/newsletter', 'page', 'x;100-continue'],
  ] as const)(
    'an expectation that nobody knows: %s %s, %s: %s',
    async (method, path, kind, expected) => {
      const head = `${method} ${path} HTTP/1.1\r\nHost: plainlaw.test\r\nExpect: ${expected}\r\nContent-Length: 0\r\n\r\n`;
      const answer = await expectRefusal(() => sendRawRequest(app.port, head), 417, kind);
      expect(answer.headers.connection).toBe('close');
    },
  );
  test('the one that HTTP knows is met before the body comes', async () => {
    const body = '{"text":"My landlord changed the locks"}';
    const head = `POST /api/issue-spot HTTP/1.1\r\nHost: plainlaw.test\r\nExpect: 100-continue\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`;
    const answer = await sendRawRequest(app.port, head + body);
    expect(answer.status).toBe(100);
    expect(answer.body).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });
  test('Content-Length and Transfer-Encoding together (request smuggling)', async () => {
    const request = `POST /newsletter HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`;
    await expectRefusal(() => sendRawRequest(app.port, request), 400, 'page');
  });
});

describe('headers', () => {
  test.each([
    ['a broken state', 'state=%ZZ; state=; ;;=;'],
    ['only separators', ';'.repeat(200)],
    ['non-ASCII bytes', 'state=\u00ff\u00fe'],
    ['an unknown state', 'state=__proto__'],
  ])('a cookie with %s gets the normal page', async (_name, cookie) => {
    const mark = app.lines.length;
    const answer = await send('/terms', { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(answer.body === (await send('/terms')).body).toBe(true);
    expect(app.linesSince(mark).filter((line) => line.level !== 'info')).toEqual([]);
  });
  test('headers of more than 16 kB', async () => {
    const request = `GET / HTTP/1.1\r\n${HOST}Cookie: a=${SECRET}${'x'.repeat(17_000)}\r\n\r\n`;
    await expectRefusal(() => sendRawRequest(app.port, request), 431, 'page');
  });
  test('a missing Host header', async () => {
    await expectRefusal(
      () => sendRawRequest(app.port, 'GET /terms HTTP/1.1\r\nConnection: close\r\n\r\n'),
      400,
      'page',
    );
    await expectRefusal(
      () => sendRawRequest(app.port, 'GET /nowhere HTTP/1.0\r\n\r\n'),
      400,
      'page',
    );
  });
  test.each(['a b', 'evil.example/path', 'a@b', '[::1', '%41', `${'x'.repeat(300)}:99999`])(
    'an invalid host: %s',
    async (host) => {
      await expectRefusal(
        () =>
          sendRawRequest(
            app.port,
            `GET /nowhere HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
          ),
        400,
        'page',
      );
    },
  );
  test.each(['/terms', '/nowhere', '/favicon.ico'])(
    'two Host headers, or two hosts in one, for %s',
    async (path) => {
      await send(path); // into the page cache, where the page is shared
      for (const hosts of [
        'Host: plainlaw.test\r\nhost: plainlaw.test',
        'Host: plainlaw.test\r\nHost: evil.example',
        'Host: plainlaw.test,evil.example',
      ]) {
        const request = `GET ${path} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`;
        await expectRefusal(() => sendRawRequest(app.port, request), 400, 'page');
      }
    },
  );
  test('a malformed header', async () => {
    await expectRefusal(
      () => sendRawRequest(app.port, `GET / HTTP/1.1\r\n${HOST}no colon ${SECRET}\r\n\r\n`),
      400,
      'page',
    );
  });
});

test('a request that is not HTTP', async () => {
  const hello = Buffer.from([
    0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03, 0x0d, 0x0a, 0x0d, 0x0a,
  ]);
  const answer = await sendRawRequest(app.port, hello);
  expect([400, 405]).toContain(answer.status);
});

test('the server is still healthy afterwards', async () => {
  expect((await send('/readyz')).body).toBe('ready');
  expect((await send('/')).status).toBe(200);
  expect(app.lines.filter((line) => line.level !== 'info')).toEqual([]);
});
