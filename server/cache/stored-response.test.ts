import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chooseEncoding, sendStored, storeResponse } from './stored-response.ts';

const BODY = Buffer.from('The law in plain language. '.repeat(40));
const stored = await storeResponse(BODY, { 'Content-Type': 'text/html', 'X-Test': 'kept' });

function ask(headers: Record<string, string>, method = 'GET') {
  const sent = {
    status: 0,
    headers: {} as Record<string, unknown>,
    body: undefined as Buffer | undefined,
  };
  const res = {
    writeHead(status: number, responseHeaders: Record<string, unknown>) {
      Object.assign(sent, { status, headers: responseHeaders });
      return res;
    },
    end(body?: Buffer) {
      sent.body = body;
    },
  };
  const returned = sendStored(
    stored,
    { headers, method } as unknown as IncomingMessage,
    res as unknown as ServerResponse,
    'id-1',
  );
  return { ...sent, returned };
}

describe('choosing an encoding', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['gzip;q=1.0, br;q=1.0', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.000', 'identity'],
    ['GZIP ; Q=0.4', 'gzip'],
    ['zstd, deflate', 'identity'],
    ['brotli', 'identity'],
    [';;;q=,,', 'identity'],
  ] as const)('%s → %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('a kept response', () => {
  test('is the same text in every encoding', () => {
    expect(ask({}).body).toEqual(BODY);
    const br = ask({ 'accept-encoding': 'br' });
    expect(brotliDecompressSync(br.body as Buffer)).toEqual(BODY);
    expect(br.headers).toMatchObject({
      'Content-Encoding': 'br',
      'Content-Length': br.body?.length,
      'X-Test': 'kept',
    });
    const gzip = ask({ 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.body as Buffer)).toEqual(BODY);
    expect(gzip.headers).toMatchObject({
      'Content-Encoding': 'gzip',
      'Content-Length': gzip.body?.length,
    });
    expect(ask({}).headers).not.toHaveProperty('Content-Encoding');
  });
  test('counts the bytes of all encodings', () => {
    const { br, gzip, identity } = stored.bodies;
    expect(stored.bytes).toBe(br.body.length + gzip.body.length + identity.body.length);
  });
  test('answers HEAD with the headers alone', () => {
    const head = ask({ 'accept-encoding': 'br' }, 'HEAD');
    expect(head.body).toBeUndefined();
    expect(head.headers).toEqual(ask({ 'accept-encoding': 'br' }).headers);
  });
  test('carries the request id', () => {
    expect(ask({}).headers).toMatchObject({ 'X-Request-Id': 'id-1' });
  });
  test.each([
    ['the same tag', stored.etag],
    ['the strong form', stored.etag.slice(2)],
    ['one of several', `"x", ${stored.etag} , "y"`],
    ['any', '*'],
  ])('is not sent again to a browser that has it: %s', (_name, tag) => {
    const answer = ask({ 'if-none-match': tag });
    expect(answer).toMatchObject({ status: 304, returned: 304, body: undefined });
    expect(answer.headers).toMatchObject({ ETag: stored.etag, 'X-Test': 'kept' });
    expect(answer.headers).not.toHaveProperty('Content-Length');
  });
  test.each(['"other"', '', stored.etag.slice(0, -2), 'W/""'])(
    'is sent to a browser with another tag: %s',
    (tag) => {
      expect(ask({ 'if-none-match': tag }).status).toBe(200);
    },
  );
  test('has another tag when it says something else', async () => {
    expect((await storeResponse(Buffer.from('other'), {})).etag).not.toBe(stored.etag);
    expect((await storeResponse(BODY, {})).etag).toBe(stored.etag);
  });
  test('is not squeezed when that cannot help', async () => {
    const picture = await storeResponse(BODY, {}, 'incompressible');
    expect(picture.bodies.br.body).toBe(BODY);
    expect(picture.bodies.br.headers).not.toHaveProperty('Content-Encoding');
    expect(picture.bytes).toBe(BODY.length);
  });
  test('uses what the build has squeezed', async () => {
    const ready = Buffer.from('ready');
    expect((await storeResponse(BODY, {}, { br: ready })).bodies.br.body).toBe(ready);
  });
});
