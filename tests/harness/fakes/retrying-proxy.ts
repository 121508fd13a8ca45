// A reverse proxy for several app processes: nginx if it is installed, otherwise a small Node proxy
// with nginx's retry rule. A request that could not be delivered goes to the next process; one that
// was delivered but got no response is retried only if it is a read. A process that failed is
// skipped for a second.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer as createTcp } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeFolder } from '#tests/database/helpers.ts';

export type ProxyServer = {
  url: string;
  /** The error log. */
  log: () => string;
  stop: () => Promise<void>;
};

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((path) =>
  existsSync(path),
);
export const PROXY_NAME = nginx
  ? 'nginx'
  : 'a Node proxy with nginx’s retry rule (nginx is not installed: apt-get install nginx-light)';
const FAIL_TIMEOUT_MS = 1_000;

export const startProxy = (port: number, backendPorts: number[]): Promise<ProxyServer> =>
  nginx ? startNginx(nginx, port, backendPorts) : startNodeProxy(port, backendPorts);

export async function findFreePort(): Promise<number> {
  const probe = createTcp().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

async function startNginx(
  program: string,
  port: number,
  backendPorts: number[],
): Promise<ProxyServer> {
  const folder = makeFolder();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const servers = backendPorts.map((p) => `server 127.0.0.1:${p} max_fails=1 fail_timeout=1s;`);
  const config = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { access_log off; ${temporary.join(' ')}
  upstream app { ${servers.join(' ')} }
  server { listen 127.0.0.1:${port};
    location / { proxy_pass http://app; proxy_next_upstream error timeout; proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; } } }
`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const child = spawn(
    program,
    ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    { stdio: 'ignore' },
  );
  const ended = new Promise((done) => child.once('exit', done));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start, see ${folder}/error.log`);
    await delay(20);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const isListening = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true));
    socket.on('error', () => done(false)).on('connect', () => socket.destroy());
  });

async function startNodeProxy(port: number, backendPorts: number[]): Promise<ProxyServer> {
  const failedAt = new Map<number, number>();
  let nextIndex = 0;
  const orderBackends = () => {
    nextIndex++;
    const rotated = backendPorts.map(
      (_, i) => backendPorts[(nextIndex + i) % backendPorts.length] as number,
    );
    const isExcluded = (p: number) =>
      performance.now() - (failedAt.get(p) ?? -FAIL_TIMEOUT_MS) < FAIL_TIMEOUT_MS;
    return [...rotated.filter((p) => !isExcluded(p)), ...rotated.filter(isExcluded)];
  };
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    for (const target of orderBackends()) {
      const outcome = await forwardRequest(req, Buffer.concat(chunks), res, target);
      if (outcome === 'answered') return;
      failedAt.set(target, performance.now());
      const isRead = req.method === 'GET' || req.method === 'HEAD';
      if (res.headersSent) return void res.destroy();
      if (outcome === 'lost' && !isRead) break;
    }
    res.writeHead(502).end();
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => '',
    async stop() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * `undelivered`: the request never reached the process. `lost`: it did, but no complete response
 * came back.
 */
function forwardRequest(
  req: IncomingMessage,
  body: Buffer,
  res: ServerResponse,
  port: number,
): Promise<'answered' | 'undelivered' | 'lost'> {
  return new Promise((done) => {
    const forwarded = [req.headers['x-forwarded-for'], req.socket.remoteAddress]
      .filter(Boolean)
      .join(', ');
    const headers = { ...req.headers, connection: 'close', 'x-forwarded-for': forwarded };
    let connected = false;
    const upstream = request(
      { host: '127.0.0.1', port, method: req.method, path: req.url, headers, agent: false },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
        answer.on('end', () => done('answered'));
        answer.on('error', () => done('lost'));
      },
    );
    upstream.on('socket', (socket) => socket.on('connect', () => (connected = true)));
    upstream.on('error', () => done(connected ? 'lost' : 'undelivered'));
    res.on('close', () => {
      if (!res.writableFinished) upstream.destroy(); // the client disconnected
      done('answered');
    });
    upstream.end(body);
  });
}
