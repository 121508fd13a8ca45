// Runs deploy/nginx with nginx on loopback in front of two fake apps; only ports, paths and the
// certificate are replaced. Without nginx, only the braces and line endings of the files are
// checked.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MAX_CHARACTERS, MAX_UPLOAD_BYTES } from '#features/citations/schema.ts';
import { findFreePort } from '#tests/harness/fakes/retrying-proxy.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, 'deploy', 'nginx', name), 'utf8');
const isInstalled = (program: string, argument: string) =>
  spawnSync(program, [argument]).error === undefined;
const skipReason =
  isInstalled('nginx', '-v') && isInstalled('openssl', 'version')
    ? ''
    : ' (not run: needs nginx and openssl, apt-get install nginx-light openssl)';

describe('the files', () => {
  test.each(['plainlaw.conf', 'upstream.conf', 'upstream.compose.conf'])(
    '%s: braces are balanced, every line ends correctly',
    (name) => {
      const config = read(name).replace(/(?:^|\s)#.*$/gm, '');
      expect(config.split('{').length).toBe(config.split('}').length);
      const unterminated = config
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !/[;{}]$/.test(line));
      expect(unterminated).toEqual([]);
    },
  );
  test('both upstream files have the same structure', () => {
    const getShape = (name: string) =>
      read(name)
        .replace(/^#.*\n/gm, '')
        .replace(/server \S+/g, 'server');
    expect(getShape('upstream.compose.conf')).toBe(getShape('upstream.conf'));
  });
  test('a log line has no variable that could hold an address of a page or of a person', () => {
    const formats = [...read('plainlaw.conf').matchAll(/log_format (\w+) ([^;]*);/g)];
    expect(formats.map(([, name]) => name)).toEqual(['plainlaw']);
    expect(formats[0]?.[2]?.match(/\$\w+/g)).toEqual([
      '$time_iso8601',
      '$request_method',
      '$status',
      '$body_bytes_sent',
      '$request_time',
      '$upstream_response_time',
      '$upstream_http_x_request_id',
    ]);
    const logs = [...read('plainlaw.conf').matchAll(/^\s*((?:access|error)_log [^;]*;)/gm)].map(
      ([, line]) => line,
    );
    const errors = 'error_log /var/log/nginx/plainlaw-error.log crit;';
    expect(logs).toEqual([
      'access_log off;',
      errors,
      'access_log /var/log/nginx/plainlaw.log plainlaw;',
      errors,
    ]);
  });
  test('the body size limit is above the app’s', () => {
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(read('plainlaw.conf'))?.[1]);
    expect(megabytes * 2 ** 20).toBeGreaterThan(MAX_UPLOAD_BYTES + 4 * MAX_CHARACTERS);
  });
});

type ReceivedRequest = {
  at: number;
  method?: string;
  url?: string;
  forwarded?: string;
  host?: string;
  proto?: string;
};

describe.skipIf(skipReason)(`nginx with these files${skipReason}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'plainlaw-nginx-'));
  const requests: ReceivedRequest[] = [];
  /** Indexes of fake apps that close the connection without a response. */
  const broken = new Set<number>();
  const apps: Server[] = [];
  const firstPiece = Promise.withResolvers<void>();
  let nginx: ReturnType<typeof spawn>;
  let httpPort = 0;
  let httpsPort = 0;

  beforeAll(async () => {
    for (const appIndex of [0, 1]) {
      const app = createServer(async (req, res) => {
        const header = (name: string) => req.headers[name] as string | undefined;
        const { method, url } = req;
        res.setHeader('X-Request-Id', 'request-1');
        requests.push({
          at: appIndex,
          method,
          url,
          forwarded: header('x-forwarded-for'),
          host: header('host'),
          proto: header('x-forwarded-proto'),
        });
        if (broken.has(appIndex)) return void req.socket.destroy();
        if (url?.startsWith('/assets/'))
          res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        if (url !== '/api/chat') return void res.end(`from ${appIndex}`);
        res.write('first');
        await firstPiece.promise; // the client has received it before more is sent
        res.end('last');
      });
      await new Promise<void>((done) => app.listen(0, '127.0.0.1', done));
      apps.push(app);
    }
    httpPort = await findFreePort();
    httpsPort = await findFreePort();
    const key = [
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      join(folder, 'privkey.pem'),
      '-out',
      join(folder, 'fullchain.pem'),
    ];
    spawnSync('openssl', ['req', '-x509', ...key, '-subj', '/CN=law.example.org', '-days', '2']);
    mkdirSync(join(folder, 'cache'));
    const [first, second] = apps.map((app) => (app.address() as AddressInfo).port);
    const site = read('plainlaw.conf')
      .replace(/^ {2}listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
      .replace('listen 443 ', `listen 127.0.0.1:${httpsPort} `)
      .replace('/var/cache/nginx-plainlaw', join(folder, 'cache'))
      .replaceAll('/etc/plainlaw/tls/', `${folder}/`)
      .replaceAll('/var/log/nginx/', `${folder}/`);
    const upstream = read('upstream.conf')
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${first}`)
      .replaceAll('127.0.0.1:3001', `127.0.0.1:${second}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${user} daemon off; worker_processes 1; pid ${folder}/pid; events {} http { ${temporary}\n${upstream}\n${site} }`,
    );
    const options = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'start.log')];
    const configTest = spawnSync('nginx', ['-t', ...options], { encoding: 'utf8' });
    expect(configTest.stderr).toContain('test is successful');
    nginx = spawn('nginx', options, { stdio: 'ignore' });
    await vi.waitFor(() => fetch(`http://127.0.0.1:${httpPort}/`, { redirect: 'manual' }), {
      timeout: 60_000,
    });
  });
  afterAll(async () => {
    const ended = new Promise((done) => nginx?.once('exit', done));
    nginx?.kill('SIGTERM');
    if (nginx) await ended;
    for (const app of apps) app.closeAllConnections();
    await Promise.all(apps.map((app) => new Promise((done) => app.close(done))));
    rmSync(folder, { recursive: true, force: true });
  });

  type ReceivedResponse = { status?: number; body: string; pieces: string[] };
  const sendRequest = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    new Promise<ReceivedResponse>((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port: httpsPort,
        path,
        method,
        headers: { Host: 'law.example.org', ...headers },
        rejectUnauthorized: false,
      };
      request(options, (res) => {
        const pieces: string[] = [];
        res.on('data', (piece) => {
          pieces.push(String(piece));
          if (path === '/api/chat') firstPiece.resolve();
        });
        res.on('end', () => resolve({ status: res.statusCode, body: pieces.join(''), pieces }));
      })
        .on('error', reject)
        .end();
    });
  const takeRequests = () => requests.splice(0);

  test('redirects HTTP to HTTPS with path and query', async () => {
    const answer = await fetch(`http://127.0.0.1:${httpPort}/search?q=rent`, {
      redirect: 'manual',
      headers: { Host: 'law.example.org' },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      308,
      'https://law.example.org/search?q=rent',
    ]);
  });

  test('the app sees the real client address, even with a forged X-Forwarded-For', async () => {
    takeRequests();
    await sendRequest('/', 'GET', { 'X-Forwarded-For': '203.0.113.9' });
    expect(takeRequests()[0]).toMatchObject({
      forwarded: '127.0.0.1',
      host: 'law.example.org',
      proto: 'https',
    });
  });

  test('when a process fails, reads are retried and forms are never sent twice', async () => {
    broken.add(0);
    for (let n = 0; n < 6; n++) expect((await sendRequest('/topics')).body).toBe('from 1');
    await delay(2_100); // until no app is skipped any more
    takeRequests();
    const statuses: (number | undefined)[] = [];
    while (!statuses.includes(502) && statuses.length < 6)
      statuses.push((await sendRequest('/newsletter', 'POST')).status);
    expect(statuses).toContain(502);
    expect(takeRequests()).toHaveLength(statuses.length);
    broken.clear();
    await delay(2_100);
    for (const _ of [1, 2]) expect((await sendRequest('/newsletter', 'POST')).status).toBe(200);
  });

  test('streams are not buffered, assets are cached, /readyz is not public', async () => {
    expect((await sendRequest('/api/chat', 'POST')).pieces).toEqual(['first', 'last']);
    takeRequests();
    for (const _ of [1, 2, 3]) expect((await sendRequest('/assets/app-1.css')).status).toBe(200);
    expect(takeRequests()).toHaveLength(1);
    expect((await sendRequest('/readyz')).status).toBe(404);
  });

  test('the logs contain no client address, path, query or user agent, but the id of the app’s own line', async () => {
    const headers = { 'User-Agent': 'Somebrowser', Referer: 'https://elsewhere.example' };
    await sendRequest('/dictionary/my-husband?q=my+husband', 'GET', headers);
    const log = () => readFileSync(join(folder, 'plainlaw.log'), 'utf8');
    await expect.poll(log).toMatch(/GET 200 .* request-1$/m);
    const logs = log() + readFileSync(join(folder, 'plainlaw-error.log'), 'utf8');
    expect(logs).not.toMatch(/127\.0\.0\.1|husband|dictionary|Somebrowser|elsewhere/);
  });
});
