// The built client files, read once and served from memory. The build has compressed them; names with a hash never change.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type StoredResponse, storeResponse } from '../cache/stored-response.ts';
import { securityHeaders } from './headers.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const INCOMPRESSIBLE = new Set(['.png', '.ico', '.woff2']);

export async function loadAssets(folder: string, secure: boolean): Promise<Map<string, StoredResponse>> {
  const assets = new Map<string, StoredResponse>();
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  for (const entry of names) {
    const ending = extname(entry.name);
    const type = TYPES[ending];
    if (!entry.isFile() || !type || entry.parentPath.includes('.vite')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll('\\', '/');
    const headers = {
      ...securityHeaders({ secure }),
      'Content-Type': type,
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      Vary: 'Accept-Encoding',
    };
    const ready = (suffix: string) => (existsSync(file + suffix) ? readFileSync(file + suffix) : undefined);
    const precompressed = INCOMPRESSIBLE.has(ending) ? ('incompressible' as const) : { br: ready('.br'), gzip: ready('.gz') };
    assets.set(path, await storeResponse(readFileSync(file), headers, precompressed));
  }
  return assets;
}
