// nginx as a single process that serves the same pages from files with the same headers as our
// server: the baseline for cached pages. Debian: apt-get install nginx-light.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './start-app.ts';

export type Page = { path: string; headers: IncomingHttpHeaders; body: Buffer };
export type StartedNginx = { url: string; pid: number; stop: () => void };

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
/** Headers that nginx sends itself. */
const NGINX_HEADERS = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'content-type',
  'etag',
  'x-request-id',
]);
const TEMP_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export async function startNginx(pages: Page[]): Promise<StartedNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'plainlaw-nginx-'));
  chmodSync(folder, 0o755); // if started as root, nginx reads as another user
  const port = await findFreePort();
  const locations = pages.map(({ path, headers, body }, index) => {
    writeFileSync(join(folder, `${index}.page`), body);
    const lines = Object.entries(headers).filter(([name]) => !NGINX_HEADERS.has(name));
    return `location = ${path} { try_files /${index}.page =404; ${lines.map(([name, value]) => `add_header ${name} "${value}";`).join(' ')} add_header X-Request-Id $request_id; }`;
  });
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=1000;
  default_type "text/html; charset=utf-8";
  ${TEMP_FOLDERS.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}; ${locations.join('\n')} }
}`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    if (await fetch(url).catch(() => null)) break;
    if (tries > 50 || child.exitCode !== null) throw new Error('nginx did not start');
    await new Promise((wake) => setTimeout(wake, 100));
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
