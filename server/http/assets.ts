// The built client files. The build has compressed them; names with a hash never change. Most are
// read once and served from memory; large ones, which few people ask for (the reader of photos),
// are streamed from disk.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type StoredResponse, storeResponse } from '../cache/stored-response.ts';
import { type DiskAsset, describeDiskAsset } from './disk-asset.ts';
import { securityHeaders } from './headers.ts';

export type Assets = Map<string, StoredResponse | DiskAsset>;

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gz': 'application/gzip',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const INCOMPRESSIBLE = new Set(['.png', '.ico', '.woff2', '.gz']);
const MAX_MEMORY_BYTES = 512 * 1024;
/** tesseract.js's worker, under the name that the build gives it. */
const WASM_WORKER = /^\/assets\/worker\.min-[\w-]+\.js$/;

const SERVICE_WORKER = '/service-worker.js';
/**
 * In place of the service worker when OFFLINE_PAGES is off: a browser that has one gets rid of it
 * and of what it saved.
 */
const RETIRED_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => registration.unregister())));
`;

export async function loadAssets(
  folder: string,
  options: { secure: boolean; offlinePages: 'on' | 'off' },
): Promise<Assets> {
  const { secure, offlinePages } = options;
  const assets: Assets = new Map();
  await addAssets(assets, folder, secure);
  if (offlinePages === 'off') {
    const headers = {
      ...securityHeaders({ secure }),
      'Content-Type': TYPES['.js'] as string,
      'Cache-Control': 'no-cache',
    };
    assets.set(SERVICE_WORKER, await storeResponse(Buffer.from(RETIRED_WORKER), headers));
  }
  return assets;
}

async function addAssets(assets: Assets, folder: string, secure: boolean): Promise<void> {
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  for (const entry of names) {
    const ending = extname(entry.name);
    const type = TYPES[ending];
    if (!entry.isFile() || !type || entry.parentPath.includes('.vite')) continue;
    const file = join(entry.parentPath, entry.name);
    // a compressed copy
    if (ending === '.gz' && existsSync(file.slice(0, -ending.length))) continue;
    const path = file.slice(folder.length).replaceAll('\\', '/');
    const headers = {
      ...securityHeaders({ secure, compilesWasm: WASM_WORKER.test(path) }),
      'Content-Type': type,
      'Cache-Control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      Vary: 'Accept-Encoding',
    };
    if (path.startsWith('/assets/') && statSync(file).size > MAX_MEMORY_BYTES) {
      assets.set(path, describeDiskAsset(file, headers));
      continue;
    }
    const ready = (suffix: string) =>
      existsSync(file + suffix) ? readFileSync(file + suffix) : undefined;
    const precompressed = INCOMPRESSIBLE.has(ending)
      ? ('incompressible' as const)
      : { br: ready('.br'), gzip: ready('.gz') };
    assets.set(path, await storeResponse(readFileSync(file), headers, precompressed));
  }
}
