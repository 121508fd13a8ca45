// Large built files over real HTTP: streamed from disk, with the headers of other assets, and
// nothing beside them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendStored } from '../cache/stored-response.ts';
import { type Assets, loadAssets } from './assets.ts';
import { sendDiskAsset } from './disk-asset.ts';

const parent = mkdtempSync(join(tmpdir(), 'plainlaw-assets-'));
const folder = join(parent, 'client');
const BODY = Buffer.from('wasm '.repeat(200_000));
let assets: Assets;
const server = createServer((req, res) => {
  const asset = assets.get(req.url ?? '');
  if (!asset) res.writeHead(404).end();
  else if ('files' in asset) sendDiskAsset(asset, req, res, 'id-1');
  else sendStored(asset, req, res, 'id-1');
});
const getUrl = (path: string) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(getUrl(path), { method, headers: { 'Accept-Encoding': 'identity', ...headers } });

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(parent, 'secret.js'), BODY);
  for (const name of ['core-a1b2.js', 'removed-a1b2.js', 'worker.min-c3d4.js'])
    writeFileSync(join(folder, 'assets', name), BODY);
  writeFileSync(join(folder, 'assets', 'core-a1b2.js.gz'), gzipSync(BODY));
  writeFileSync(join(folder, 'assets', 'small-a1b2.js'), 'small');
  writeFileSync(join(folder, 'large-without-a-hash.js'), BODY);
  assets = await loadAssets(folder, { secure: false, offlinePages: 'on' });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(parent, { recursive: true });
});

test('only large files with a hash in their name stay on disk', () => {
  const onDisk = [...assets].filter(([, asset]) => 'files' in asset).map(([path]) => path);
  expect(onDisk.toSorted()).toEqual([
    '/assets/core-a1b2.js',
    '/assets/removed-a1b2.js',
    '/assets/worker.min-c3d4.js',
  ]);
});

describe('a large file', () => {
  test('has its whole content, its length, its type and a year in caches', async () => {
    const response = await ask('/assets/core-a1b2.js');
    expect([response.status, response.headers.get('x-request-id')]).toEqual([200, 'id-1']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(BODY.length),
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(BODY)).toBe(true);
  });
  test('comes compressed where the build made such a copy and the browser takes it', async () => {
    const compressed = await ask('/assets/core-a1b2.js', { 'Accept-Encoding': 'gzip' });
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(Number(compressed.headers.get('content-length'))).toBeLessThan(BODY.length / 10);
    expect(Buffer.from(await compressed.arrayBuffer()).equals(BODY)).toBe(true);
    const plain = await ask('/assets/worker.min-c3d4.js', { 'Accept-Encoding': 'gzip, br' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect((await plain.arrayBuffer()).byteLength).toBe(BODY.length);
  });
  test('HEAD gets the headers alone', async () => {
    const response = await ask('/assets/core-a1b2.js', {}, 'HEAD');
    expect([response.status, response.headers.get('content-length')]).toEqual([
      200,
      String(BODY.length),
    ]);
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });
  test('is not sent again to a browser that has it', async () => {
    const etag =
      (await ask('/assets/core-a1b2.js', {}, 'HEAD')).headers.get('etag') ??
      expect.unreachable('no ETag');
    const unchanged = await ask('/assets/core-a1b2.js', { 'If-None-Match': etag });
    expect([
      unchanged.status,
      unchanged.headers.get('etag'),
      unchanged.headers.get('content-length'),
    ]).toEqual([304, etag, null]);
    expect(unchanged.headers.get('cache-control')).toContain('immutable');
    const other = await ask('/assets/core-a1b2.js', { 'If-None-Match': '"another"' }, 'HEAD');
    expect(other.status).toBe(200);
  });
  test('that is gone from the disk ends its own response, and others go on', async () => {
    rmSync(join(folder, 'assets', 'removed-a1b2.js'));
    await expect(
      ask('/assets/removed-a1b2.js').then((response) => response.arrayBuffer()),
    ).rejects.toThrow();
    expect((await ask('/assets/core-a1b2.js', {}, 'HEAD')).status).toBe(200);
  });
});

test.each([
  '/assets/../../secret.js',
  '/assets/%2e%2e/%2e%2e/secret.js',
  '/assets/core-a1b2.js/',
  '/assets/core-a1b2.js.gz',
  '/assets/no-such.js',
])('nothing beside the built files is found: %s', async (path) => {
  // Not fetch, which would resolve the dots itself.
  const status = await new Promise((resolve, reject) => {
    request(getUrl(''), { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(404);
});

test('the worker that reads photos alone may compile WebAssembly', () => {
  const allowed = [...assets].filter(([, asset]) => {
    const headers = 'files' in asset ? asset.headers : asset.bodies.identity.headers;
    return String(headers['Content-Security-Policy']).includes('wasm-unsafe-eval');
  });
  expect(allowed.map(([path]) => path)).toEqual(['/assets/worker.min-c3d4.js']);
});

test('a setting replaces the service worker by one that removes itself and what was saved', async () => {
  const retired = await loadAssets(folder, { secure: false, offlinePages: 'off' });
  const asset = retired.get('/service-worker.js');
  const script = asset && 'bodies' in asset ? asset.bodies.identity.body.toString() : '';
  expect(script).toContain('registration.unregister()');
  expect(script).toContain('caches.delete');
  expect(assets.has('/service-worker.js')).toBe(false);
});
