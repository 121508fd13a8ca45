// A hostile server. It listens on 127.0.0.1, which only these tests treat as public; all other
// addresses of the machine are private, and a second server on 127.0.0.2 and ::1 counts the
// connections it gets. There must be none.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLiveFeeds } from '#integrations/feeds/live-feeds.ts';
import { isPublicAddress } from '#integrations/feeds/public-address.ts';
import { safeFetch } from '#integrations/feeds/safe-fetch.ts';
import { LONG } from '#tests/harness/app/long-form.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let publicServer: Server;
let port = 0;
let answer: Answer = () => {};
let requests = 0;
let privateConnections = 0;
const privateServers: ReturnType<typeof createTcp>[] = [];

beforeAll(async () => {
  publicServer = createServer((request, response) => {
    requests++;
    response.on('error', () => {});
    answer(request, response);
  });
  await new Promise<void>((done) => publicServer.listen(0, '127.0.0.1', done));
  port = (publicServer.address() as AddressInfo).port;
  for (const host of ['127.0.0.2', '::1']) {
    const server = createTcp((socket) => {
      privateConnections++;
      socket.destroy();
    });
    server.on('error', () => {}); // this machine may have no IPv6
    await new Promise<void>((done) =>
      server
        .once('listening', done)
        .once('error', () => done())
        .listen(port, host),
    );
    privateServers.push(server);
  }
});
afterAll(async () => {
  publicServer.closeAllConnections();
  publicServer.close();
  for (const server of privateServers) server.close();
});
beforeEach(() => {
  requests = 0;
  privateConnections = 0;
});

/** Addresses by host name, one list per lookup; the last list is used for all further lookups. */
const names: Record<string, string[][]> = {};
const resolve = async (host: string): Promise<string[]> => {
  const list = names[host] ?? [['127.0.0.1']];
  return (list.length > 1 ? list.shift() : list[0]) ?? [];
};
const isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address);
const options = { userAgent: 'test', resolve, isAllowed };
/** Generous timeouts: only servers that never end by themselves should reach a limit. */
const LONG_LIMITS = { totalMs: 120_000, headersMs: 120_000, connectMs: 120_000 };
const feeds = createLiveFeeds({ ...options, limits: LONG_LIMITS, readMs: 120_000 });
const ask = (path = '/', host = 'feed.test') => feeds.ask({ url: `http://${host}:${port}${path}` });
const FEED =
  '<rss><channel><item><title>Fine</title><link>https://a.test/1</link></item></channel></rss>';
const respondWith =
  (body: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(200, headers).end(body);

/** Bytes that no HTTP server would send; then the connection ends. */
const sendRaw =
  (text: string): Answer =>
  (request) =>
    void request.socket.end(text);
const NO_FEED = { status: 'failed', reason: 'what came is no feed' };

test('reads a good response with its cache validators', async () => {
  answer = respondWith(FEED, { etag: '"x"', 'last-modified': 'Sat, 14 Nov 2026 10:00:00 GMT' });
  expect(await ask()).toMatchObject({
    status: 'read',
    etag: '"x"',
    lastModified: 'Sat, 14 Nov 2026 10:00:00 GMT',
    items: [{ title: 'Fine' }],
  });
  answer = (request, response) =>
    void response.writeHead(request.headers['if-none-match'] === '"x"' ? 304 : 500).end();
  expect(await feeds.ask({ url: `http://feed.test:${port}/`, etag: '"x"' })).toEqual({
    status: 'unchanged',
  });
});

test.each([
  'http://127.0.0.2:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:127.0.0.2]:PORT/',
  'http://[::ffff:7f00:2]:PORT/',
  'http://[::127.0.0.2]:PORT/',
  'http://[64:ff9b::7f00:2]:PORT/',
  'http://[2002:7f00:2::]:PORT/',
  'http://2130706434:PORT/',
  'http://0x7f000002:PORT/',
  'http://0177.0.0.2:PORT/',
  'http://127.2:PORT/',
  'http://0.0.0.0:PORT/',
  'http://localhost:PORT/',
  'http://inside.test:PORT/',
  'http://169.254.169.254/latest/meta-data/',
  '//127.0.0.2:PORT/x',
  'file:///etc/passwd',
  'gopher://127.0.0.2:PORT/',
  'data:text/xml,<rss/>',
  'http://user:password@feed.test:PORT/',
])('neither fetches nor follows a redirect to %s', async (target) => {
  names.localhost = [['127.0.0.2', '::1']];
  names['inside.test'] = [['127.0.0.1', '127.0.0.2']]; // one good address does not excuse the other
  const location = target.replace('PORT', String(port));
  answer = (_, response) => void response.writeHead(302, { location }).end();
  expect(await ask()).toMatchObject({ status: 'failed' });
  if (!location.startsWith('//'))
    expect(await feeds.ask({ url: location })).toMatchObject({ status: 'failed' });
  expect(privateConnections).toBe(0);
});

test('DNS rebinding between check and connection, or between redirects, reaches no private address', async () => {
  answer = respondWith(FEED);
  names['rebind.test'] = [['127.0.0.1'], ['127.0.0.2']];
  // resolved once, connected to what was checked
  expect(await ask('/', 'rebind.test')).toMatchObject({ status: 'read' });
  names['hop.test'] = [['127.0.0.1'], ['127.0.0.2']];
  answer = (_, response) =>
    void response.writeHead(301, { location: `http://hop.test:${port}/next` }).end();
  expect(await ask('/', 'hop.test')).toEqual({
    status: 'failed',
    reason: 'an address inside a private network',
  });
  expect(privateConnections).toBe(0);
});

test('by default all addresses of this machine are private', async () => {
  await expect(safeFetch(`http://127.0.0.1:${port}/`, { userAgent: 'test' })).rejects.toThrow(
    'private',
  );
  await expect(safeFetch(`http://localhost:${port}/`, { userAgent: 'test' })).rejects.toThrow(
    'private',
  );
  expect(requests).toBe(0);
});

test('follows at most five redirects', async () => {
  answer = (_, response) => void response.writeHead(307, { location: '/again' }).end();
  expect(await ask()).toEqual({ status: 'failed', reason: 'too many redirects' });
  expect(requests).toBe(6);
});

test('stops compression bombs and rejects invalid encodings', async () => {
  const zeros = Buffer.alloc((LONG ? 64 : 16) * 1024 * 1024);
  const bombs: [string, Buffer][] = [
    ['gzip', gzipSync(zeros)],
    ['deflate', deflateSync(zeros)],
    ['br', brotliCompressSync(zeros)],
  ];
  for (const [coding, bomb] of bombs) {
    answer = respondWith(bomb, { 'content-encoding': coding });
    const before = process.memoryUsage.rss();
    expect(await ask()).toEqual({ status: 'failed', reason: 'too large' });
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * 1024 * 1024);
  }
  answer = respondWith('not gzip at all', { 'content-encoding': 'gzip' });
  expect(await ask()).toMatchObject({ status: 'failed' });
  answer = respondWith(FEED, { 'content-encoding': 'gzip, gzip' });
  expect(await ask()).toMatchObject({ status: 'failed' });
  answer = respondWith(gzipSync(FEED), { 'content-encoding': 'gzip' });
  expect(await ask()).toMatchObject({ status: 'read' });
});

test('ends endless drips, bodies and headers, and silence', async () => {
  const drip: Answer = (_, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('<'), 50);
    response.on('close', () => clearInterval(timer));
  };
  const flood: Answer = (_, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  };
  const headers: Answer = (request) => {
    request.socket.write('HTTP/1.1 200 OK\r\n');
    const timer = setInterval(() => request.socket.write(`x-${Math.random()}: y\r\n`), 50);
    request.socket.on('close', () => clearInterval(timer));
  };
  // None of these servers ends by itself: each is stopped by the one short limit or by the size.
  const cases: [Answer, Partial<typeof LONG_LIMITS>, string][] = [
    [drip, { totalMs: 1_500 }, 'took too long'],
    [flood, {}, 'too large'],
    [headers, { headersMs: 800 }, 'no answer in time'],
    [() => {}, { headersMs: 800 }, 'no answer in time'],
  ];
  for (const [behave, limits, reason] of cases) {
    answer = behave;
    const answerPromise = createLiveFeeds({
      ...options,
      limits: { ...LONG_LIMITS, ...limits },
    }).ask({ url: `http://feed.test:${port}/` });
    expect(await answerPromise).toEqual({ status: 'failed', reason });
  }
});

test.each<[what: string, answer: Answer, outcome: object]>([
  [
    'a page as a feed',
    respondWith('<!doctype html><h1>Sign in</h1>', { 'content-type': 'application/rss+xml' }),
    NO_FEED,
  ],
  [
    'a picture',
    respondWith(Buffer.from([0x89, 0x50, 0x4e, 0x47]), { 'content-type': 'image/png' }),
    NO_FEED,
  ],
  [
    'an unknown encoding of letters',
    respondWith(FEED, { 'content-type': 'text/xml; charset=x-evil' }),
    { status: 'read' },
  ],
  [
    'a feed that is called a picture',
    respondWith(FEED, { 'content-type': 'image/png' }),
    { status: 'read' },
  ],
  [
    'less than it announced',
    sendRaw(`HTTP/1.1 200 OK\r\ncontent-length: 9999\r\n\r\n${FEED}`),
    { reason: 'the answer broke off' },
  ],
  [
    'chunks that break off',
    sendRaw('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\n<rss>'),
    { reason: 'the answer broke off' },
  ],
  [
    'two lengths',
    sendRaw(`HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n${FEED}`),
    { status: 'failed' },
  ],
  ['no HTTP at all', sendRaw('SSH-2.0-OpenSSH_9.0\r\n'), { status: 'failed' }],
  [
    'a header of 1 MB',
    sendRaw(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(1_000_000)}\r\n\r\n${FEED}`),
    { status: 'failed' },
  ],
  [
    'a redirect to nowhere',
    sendRaw('HTTP/1.1 302 Found\r\nlocation: http://[\r\ncontent-length: 0\r\n\r\n'),
    { reason: 'not a web address' },
  ],
])('reads or refuses %s', async (_what, behave, outcome) => {
  answer = behave;
  expect(await ask()).toMatchObject(outcome);
});

test('reads at most 500 of 20,000 items', async () => {
  const items = '<item><title>T</title><link>https://a.test/1</link></item>'.repeat(20_000);
  answer = respondWith(`<rss><channel>${items}</channel></rss>`);
  const read = await ask();
  expect(read.status === 'read' && read.items.length).toBeLessThanOrEqual(500);
});

test('a name server that never answers ends at the limit', async () => {
  const silent = createLiveFeeds({
    ...options,
    resolve: () => new Promise(() => {}),
    limits: { ...LONG_LIMITS, totalMs: 300 },
  });
  expect(await silent.ask({ url: `http://feed.test:${port}/` })).toEqual({
    status: 'failed',
    reason: 'took too long',
  });
  expect(requests).toBe(0);
});

test('passes on Retry-After of a busy server', async () => {
  answer = (_, response) => void response.writeHead(429, { 'retry-after': '120' }).end();
  expect(await ask()).toEqual({ status: 'failed', reason: 'status 429', retryAfterSeconds: 120 });
  answer = (_, response) => void response.writeHead(503, { 'retry-after': '99999999' }).end();
  expect(await ask()).toMatchObject({ retryAfterSeconds: 86_400 });
});
