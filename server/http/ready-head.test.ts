// Over a real connection, because what is promised is what a browser gets: the same answer as the usual way gives, and a connection that
// is still in order afterwards. A version of Node that no longer takes a finished head shows here.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { sendStored, storeResponse } from '../cache/stored-response.ts';
import { KEEP_ALIVE_SECONDS, readyHead } from './ready-head.ts';

const BODY = Buffer.from('The law in plain language. '.repeat(40));
const stored = await storeResponse(BODY, { 'Content-Type': 'text/html', 'X-Test': 'kept' });
const usedReadyHead: boolean[] = [];
/** The header tells whole seconds. */
const startedAt = Math.floor(Date.now() / 1000) * 1000;

const server = createServer({ keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000 }, (req: IncomingMessage, res: ServerResponse) => {
  if (req.url === '/usual') res.setHeader('X-Request-Id', 'set before');
  const usual = res.writeHead.bind(res);
  let head = true;
  res.writeHead = ((...args: Parameters<typeof usual>) => {
    head = false;
    return usual(...args);
  }) as typeof usual;
  sendStored(stored, req, res, 'id-1');
  usedReadyHead.push(head);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());

/** Sends the lines and gives all that comes back until the other side closes. */
function talk(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text));
    let all = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      all += chunk;
    });
    socket.on('end', () => resolve(all)).on('error', reject);
  });
}

const ask = (path: string, more = '', method = 'GET') => `${method} ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const LAST = ask('/last', 'Connection: close\r\n', 'HEAD');

function readHeaders(answer: string): Map<string, string> {
  const [head = ''] = answer.split('\r\n\r\n', 1);
  return new Map(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
}

describe('a finished head', () => {
  test('is taken by Node, and says what the usual way says', async () => {
    usedReadyHead.length = 0;
    const quick = await talk(ask('/quick') + LAST);
    const usual = await talk(ask('/usual') + LAST);
    expect(usedReadyHead).toEqual([true, false, false, false]);
    const [one, other] = [readHeaders(quick), readHeaders(usual)];
    for (const date of [one.get('date'), other.get('date')]) expect(Date.parse(date ?? '')).toBeGreaterThanOrEqual(startedAt);
    one.delete('date');
    other.delete('date');
    expect(Object.fromEntries(one)).toEqual(Object.fromEntries(other));
    expect(one.get('keep-alive')).toBe(`timeout=${KEEP_ALIVE_SECONDS}`);
    expect(quick.startsWith('HTTP/1.1 200 OK\r\n')).toBe(true);
  });
  test('keeps several requests on one connection in order', async () => {
    const all = await talk(
      ask('/a') + ask('/b', 'Accept-Encoding: gzip\r\n') + ask('/c', '', 'HEAD') + ask('/d', `If-None-Match: ${stored.etag}\r\n`) + LAST,
    );
    expect([...all.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '200', '200', '304', '200']);
    const expected = BODY.length + stored.bodies.gzip.body.length;
    const heads = [...all.matchAll(/HTTP\/1\.1 [\s\S]*?\r\n\r\n/g)].reduce((sum, [head]) => sum + head.length, 0);
    expect(all.length - heads).toBe(expected);
  });
  test('is not used when the connection closes', async () => {
    const all = await talk(ask('/close', 'Connection: close\r\n'));
    expect(readHeaders(all).get('connection')).toBe('close');
    expect(all.endsWith(BODY.toString('latin1'))).toBe(true);
  });
  test('refuses a line that would become two', () => {
    expect(() => readyHead(200, { 'X-Bad': 'a\r\nSet-Cookie: b' })).toThrow();
    expect(() => readyHead(200, { 'X Bad': 'a' })).toThrow();
  });
});
