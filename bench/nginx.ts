// nginx as a single process that serves the bytes of given pages from files, with the headers that our server sends beside them: the
// measure for pages from memory. Debian: apt-get install nginx-light.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './start-app.ts';

export type Page = { path: string; headers: IncomingHttpHeaders; body: Buffer };
export type StartedNginx = { url: string; pid: number; stop: () => void };

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
/** nginx writes these itself. */
const ITS_OWN = new Set(['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag', 'x-request-id']);
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export async function startNginx(pages: Page[]): Promise<StartedNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'plainlaw-nginx-'));
  chmodSync(folder, 0o755); // started by root, it reads as another user
  const port = await freePort();
  const locations = pages.map(({ path, headers, body }, index) => {
    writeFileSync(join(folder, `${index}.page`), body);
    const lines = Object.entries(headers).filter(([name]) => !ITS_OWN.has(name));
    return `location = ${path} { try_files /${index}.page =404; ${lines.map(([name, value]) => `add_header ${name} "${value}";`).join(' ')} add_header X-Request-Id $request_id; }`;
  });
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=1000;
  default_type "text/html; charset=utf-8";
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}; ${locations.join('\n')} }
}`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
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
