// A server that means harm. It stands on 127.0.0.1, which these tests alone count as outside; everything else of the machine is
// inside, and a second server on 127.0.0.2 and ::1 counts every connection that gets there. There must be none.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { liveFeeds } from '#integrations/feeds/live-feeds.ts';
import { isPublicAddress } from '#integrations/feeds/public-address.ts';
import { safeFetch } from '#integrations/feeds/safe-fetch.ts';
import { LONG } from '#tests/harness/long-form.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let outside: Server;
let port = 0;
let answer: Answer = () => {};
let requests = 0;
let insideConnections = 0;
const inside: ReturnType<typeof createTcp>[] = [];

beforeAll(async () => {
  outside = createServer((request, response) => {
    requests++;
    response.on('error', () => {});
    answer(request, response);
  });
  await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done));
  port = (outside.address() as AddressInfo).port;
  for (const host of ['127.0.0.2', '::1']) {
    const server = createTcp((socket) => {
      insideConnections++;
      socket.destroy();
    });
    server.on('error', () => {}); // no IPv6 here
    await new Promise<void>((done) =>
      server
        .once('listening', done)
        .once('error', () => done())
        .listen(port, host),
    );
    inside.push(server);
  }
});
afterAll(async () => {
  outside.closeAllConnections();
  outside.close();
  for (const server of inside) server.close();
});
beforeEach(() => {
  requests = 0;
  insideConnections = 0;
});

/** Names of the test: what they resolve to, one answer after the other; the last one stays. */
const names: Record<string, string[][]> = {};
const resolve = async (host: string): Promise<string[]> => {
  const list = names[host] ?? [['127.0.0.1']];
  return (list.length > 1 ? list.shift() : list[0]) ?? [];
};
const isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address);
const options = { userAgent: 'test', resolve, isAllowed };
/** Generous: only what never ends by itself is meant to meet a limit of time. */
const PATIENT = { totalMs: 120_000, headersMs: 120_000, connectMs: 120_000 };
const feeds = liveFeeds({ ...options, limits: PATIENT, readMs: 120_000 });
const ask = (path = '/', host = 'feed.test') => feeds.ask({ url: `http://${host}:${port}${path}` });
const FEED = '<rss><channel><item><title>Fine</title><link>https://a.test/1</link></item></channel></rss>';
const send =
  (body: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(200, headers).end(body);

test('a good answer is read, with its marks for next time', async () => {
  answer = send(FEED, { etag: '"x"', 'last-modified': 'Sat, 14 Nov 2026 10:00:00 GMT' });
  expect(await ask()).toMatchObject({
    status: 'read',
    etag: '"x"',
    lastModified: 'Sat, 14 Nov 2026 10:00:00 GMT',
    items: [{ title: 'Fine' }],
  });
  answer = (request, response) => void response.writeHead(request.headers['if-none-match'] === '"x"' ? 304 : 500).end();
  expect(await feeds.ask({ url: `http://feed.test:${port}/`, etag: '"x"' })).toEqual({ status: 'unchanged' });
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
])('neither asked nor led to %s', async (target) => {
  names.localhost = [['127.0.0.2', '::1']];
  names['inside.test'] = [['127.0.0.1', '127.0.0.2']]; // one good address does not excuse the other
  const location = target.replace('PORT', String(port));
  answer = (_, response) => void response.writeHead(302, { location }).end();
  expect(await ask()).toMatchObject({ status: 'failed' });
  if (!location.startsWith('//')) expect(await feeds.ask({ url: location })).toMatchObject({ status: 'failed' });
  expect(insideConnections).toBe(0);
});

test('a name that changes between the check and the connection, or between two hops, leads nowhere inside', async () => {
  answer = send(FEED);
  names['rebind.test'] = [['127.0.0.1'], ['127.0.0.2']];
  expect(await ask('/', 'rebind.test')).toMatchObject({ status: 'read' }); // resolved once, connected to what was checked
  names['hop.test'] = [['127.0.0.1'], ['127.0.0.2']];
  answer = (_, response) => void response.writeHead(301, { location: `http://hop.test:${port}/next` }).end();
  expect(await ask('/', 'hop.test')).toEqual({ status: 'failed', reason: 'an address inside a private network' });
  expect(insideConnections).toBe(0);
});

test('by default nothing of this machine is outside', async () => {
  await expect(safeFetch(`http://127.0.0.1:${port}/`, { userAgent: 'test' })).rejects.toThrow('private');
  await expect(safeFetch(`http://localhost:${port}/`, { userAgent: 'test' })).rejects.toThrow('private');
  expect(requests).toBe(0);
});

test('redirects end after five', async () => {
  answer = (_, response) => void response.writeHead(307, { location: '/again' }).end();
  expect(await ask()).toEqual({ status: 'failed', reason: 'too many redirects' });
  expect(requests).toBe(6);
});

test('bombs of every compression are cut off, and what is broken is no feed', async () => {
  const zeros = Buffer.alloc((LONG ? 64 : 16) * 1024 * 1024);
  const bombs: [string, Buffer][] = [
    ['gzip', gzipSync(zeros)],
    ['deflate', deflateSync(zeros)],
    ['br', brotliCompressSync(zeros)],
  ];
  for (const [coding, bomb] of bombs) {
    answer = send(bomb, { 'content-encoding': coding });
    const before = process.memoryUsage.rss();
    expect(await ask()).toEqual({ status: 'failed', reason: 'too large' });
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * 1024 * 1024);
  }
  answer = send('not gzip at all', { 'content-encoding': 'gzip' });
  expect(await ask()).toMatchObject({ status: 'failed' });
  answer = send(FEED, { 'content-encoding': 'gzip, gzip' });
  expect(await ask()).toMatchObject({ status: 'failed' });
  answer = send(gzipSync(FEED), { 'content-encoding': 'gzip' });
  expect(await ask()).toMatchObject({ status: 'read' });
});

test('an endless drip, an endless body, an endless header and silence all end', async () => {
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
  // None of these servers ends by itself: what ends each is the one limit that is short, or the size.
  const cases: [Answer, Partial<typeof PATIENT>, string][] = [
    [drip, { totalMs: 1_500 }, 'took too long'],
    [flood, {}, 'too large'],
    [headers, { headersMs: 800 }, 'no answer in time'],
    [() => {}, { headersMs: 800 }, 'no answer in time'],
  ];
  for (const [behave, limits, reason] of cases) {
    answer = behave;
    const asked = liveFeeds({ ...options, limits: { ...PATIENT, ...limits } }).ask({ url: `http://feed.test:${port}/` });
    expect(await asked).toEqual({ status: 'failed', reason });
  }
});

test('what a busy server asks for is passed on', async () => {
  answer = (_, response) => void response.writeHead(429, { 'retry-after': '120' }).end();
  expect(await ask()).toEqual({ status: 'failed', reason: 'status 429', retryAfterSeconds: 120 });
  answer = (_, response) => void response.writeHead(503, { 'retry-after': '99999999' }).end();
  expect(await ask()).toMatchObject({ retryAfterSeconds: 86_400 });
});
