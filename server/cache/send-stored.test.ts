// Over a real connection, because what is promised is what a browser gets, and a connection that is
// still in order afterwards.
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { sendStored, storeResponse } from './stored-response.ts';

const BODY = Buffer.from('The law in plain language. '.repeat(40));
const stored = await storeResponse(BODY, { 'Content-Type': 'text/html', 'X-Test': 'kept' });
const server = createServer((req, res) => {
  if (req.url === '/draining') res.setHeader('Connection', 'close');
  sendStored(stored, req, res, 'id-1');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());

/** Sends the lines and gives all that comes back until the other side closes. */
function talk(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(text),
    );
    let all = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      all += chunk;
    });
    socket.on('end', () => resolve(all)).on('error', reject);
  });
}

const ask = (path: string, more = '', method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const LAST = ask('/last', 'Connection: close\r\n', 'HEAD');

function readHeaders(answer: string): Map<string, string> {
  const [head = ''] = answer.split('\r\n\r\n', 1);
  return new Map(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
  );
}

describe('a stored response', () => {
  test('is sent with its own headers and those of this request', async () => {
    const headers = readHeaders(await talk(ask('/once', 'Connection: close\r\n')));
    expect(headers.get('x-test')).toBe('kept');
    expect(headers.get('x-request-id')).toBe('id-1');
    expect(headers.get('etag')).toBe(stored.etag);
    expect(headers.get('content-length')).toBe(String(BODY.length));
    expect(Date.parse(headers.get('date') ?? '')).not.toBeNaN();
  });
  test('keeps several requests on one connection in order', async () => {
    const all = await talk(
      ask('/a') +
        ask('/b', 'Accept-Encoding: gzip\r\n') +
        ask('/c', '', 'HEAD') +
        ask('/d', `If-None-Match: ${stored.etag}\r\n`) +
        LAST,
    );
    expect([...all.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
      '200',
      '200',
      '200',
      '304',
      '200',
    ]);
    const expected = BODY.length + stored.bodies.gzip.body.length;
    const heads = [...all.matchAll(/HTTP\/1\.1 [\s\S]*?\r\n\r\n/g)].reduce(
      (sum, [head]) => sum + head.length,
      0,
    );
    expect(all.length - heads).toBe(expected);
  });
  test.each([
    ['the browser asks for it', ask('/close', 'Connection: close\r\n')],
    ['the server is stopping', ask('/draining')],
  ])('ends the connection when %s', async (_who, text) => {
    const all = await talk(text);
    expect(readHeaders(all).get('connection')).toBe('close');
    expect(all.endsWith(BODY.toString('latin1'))).toBe(true);
  });
});
