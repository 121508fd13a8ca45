// deploy/nginx as it is, run by nginx on loopback before two stand-ins for the app: only ports, paths and the certificate are
// replaced. Where nginx is not installed the files are still read: their braces, and how lines end.
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
import { freePort } from '#tests/harness/retrying-proxy.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, 'deploy', 'nginx', name), 'utf8');
const has = (program: string, argument: string) => spawnSync(program, [argument]).error === undefined;
const absent =
  has('nginx', '-v') && has('openssl', 'version') ? '' : ' (not run: needs nginx and openssl, apt-get install nginx-light openssl)';

describe('the files', () => {
  test.each(['plainlaw.conf', 'upstream.conf', 'upstream.compose.conf'])('%s: braces close, every line ends as it must', (name) => {
    const bare = read(name).replace(/(?:^|\s)#.*$/gm, '');
    expect(bare.split('{').length).toBe(bare.split('}').length);
    const unended = bare
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !/[;{}]$/.test(line));
    expect(unended).toEqual([]);
  });
  test('both lists of processes have the same form', () => {
    const shape = (name: string) =>
      read(name)
        .replace(/^#.*\n/gm, '')
        .replace(/server \S+/g, 'server');
    expect(shape('upstream.compose.conf')).toBe(shape('upstream.conf'));
  });
  test('whatever the app takes gets through to it', () => {
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(read('plainlaw.conf'))?.[1]);
    expect(megabytes * 2 ** 20).toBeGreaterThan(MAX_UPLOAD_BYTES + 4 * MAX_CHARACTERS);
  });
});

type Seen = { at: number; method?: string; url?: string; forwarded?: string; host?: string; proto?: string };

describe.skipIf(absent)(`nginx with these files${absent}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'plainlaw-nginx-'));
  const seen: Seen[] = [];
  /** What the stand-in with this number does: answer, or break off without an answer. */
  const broken = new Set<number>();
  const apps: Server[] = [];
  const firstPiece = Promise.withResolvers<void>();
  let nginx: ReturnType<typeof spawn>;
  let [plain, tls] = [0, 0];

  beforeAll(async () => {
    for (const at of [0, 1]) {
      const app = createServer(async (req, res) => {
        const header = (name: string) => req.headers[name] as string | undefined;
        const { method, url } = req;
        seen.push({ at, method, url, forwarded: header('x-forwarded-for'), host: header('host'), proto: header('x-forwarded-proto') });
        if (broken.has(at)) return void req.socket.destroy();
        if (url?.startsWith('/assets/')) res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        if (url !== '/api/chat') return void res.end(`from ${at}`);
        res.write('first');
        await firstPiece.promise; // the visitor has it before there is more
        res.end('last');
      });
      await new Promise<void>((done) => app.listen(0, '127.0.0.1', done));
      apps.push(app);
    }
    [plain, tls] = [await freePort(), await freePort()];
    const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
    spawnSync('openssl', ['req', '-x509', ...key, '-subj', '/CN=law.example.org', '-days', '2']);
    mkdirSync(join(folder, 'cache'));
    const [first, second] = apps.map((app) => (app.address() as AddressInfo).port);
    const site = read('plainlaw.conf')
      .replace(/^ {2}listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${tls} `)
      .replace('/var/cache/nginx-plainlaw', join(folder, 'cache'))
      .replaceAll('/etc/plainlaw/tls/', `${folder}/`)
      .replaceAll('/var/log/nginx/', `${folder}/`);
    const behind = read('upstream.conf')
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${first}`)
      .replaceAll('127.0.0.1:3001', `127.0.0.1:${second}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${user} daemon off; worker_processes 1; pid ${folder}/pid; events {} http { ${temporary}\n${behind}\n${site} }`,
    );
    const options = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'start.log')];
    const tested = spawnSync('nginx', ['-t', ...options], { encoding: 'utf8' });
    expect(tested.stderr).toContain('test is successful');
    nginx = spawn('nginx', options, { stdio: 'ignore' });
    await vi.waitFor(() => fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' }), { timeout: 60_000 });
  });
  afterAll(async () => {
    const ended = new Promise((done) => nginx?.once('exit', done));
    nginx?.kill('SIGTERM');
    if (nginx) await ended;
    for (const app of apps) app.closeAllConnections();
    await Promise.all(apps.map((app) => new Promise((done) => app.close(done))));
    rmSync(folder, { recursive: true, force: true });
  });

  type Answer = { status?: number; body: string; pieces: string[] };
  const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port: tls,
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
  const calls = () => seen.splice(0);

  test('http leads to https, with path and query', async () => {
    const answer = await fetch(`http://127.0.0.1:${plain}/search?q=rent`, { redirect: 'manual', headers: { Host: 'law.example.org' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://law.example.org/search?q=rent']);
  });

  test('the app sees the visitor’s own address, whatever the visitor claims', async () => {
    calls();
    await ask('/', 'GET', { 'X-Forwarded-For': '203.0.113.9' });
    expect(calls()[0]).toMatchObject({ forwarded: '127.0.0.1', host: 'law.example.org', proto: 'https' });
  });

  test('a process breaks off: a read is done by the other, a form is never sent twice', async () => {
    broken.add(0);
    for (let n = 0; n < 6; n++) expect((await ask('/topics')).body).toBe('from 1');
    await delay(2_100); // nobody is passed over any more
    calls();
    const statuses: (number | undefined)[] = [];
    while (!statuses.includes(502) && statuses.length < 6) statuses.push((await ask('/newsletter', 'POST')).status);
    expect(statuses).toContain(502);
    expect(calls()).toHaveLength(statuses.length);
    broken.clear();
    await delay(2_100);
    for (const _ of [1, 2]) expect((await ask('/newsletter', 'POST')).status).toBe(200);
  });

  test('a stream comes in pieces, a built file is kept, readiness is for inside', async () => {
    expect((await ask('/api/chat', 'POST')).pieces).toEqual(['first', 'last']);
    calls();
    for (const _ of [1, 2, 3]) expect((await ask('/assets/app-1.css')).status).toBe(200);
    expect(calls()).toHaveLength(1);
    expect((await ask('/readyz')).status).toBe(404);
  });

  test('no log holds an address, a query or a program’s name', async () => {
    await ask('/search?q=my+husband', 'GET', { 'User-Agent': 'Somebrowser', Referer: 'https://elsewhere.example' });
    const log = () => readFileSync(join(folder, 'plainlaw.log'), 'utf8');
    await expect.poll(log).toContain('GET /search 200');
    expect(log() + readFileSync(join(folder, 'plainlaw-error.log'), 'utf8')).not.toMatch(/127\.0\.0\.1|husband|Somebrowser|elsewhere/);
  });
});
