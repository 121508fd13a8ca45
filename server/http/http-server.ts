// The listening socket. Assets and cached pages are answered here, before any framework sees the request.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Log } from '#features/deps.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { type StoredResponse, sendStored } from '../cache/stored-response.ts';
import type { AdmissionControl } from '../load/admission-control.ts';
import type { Refuse } from '../load/admission-refusal.ts';
import { type HeldSlot, holdSlot } from '../load/held-slot.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { AppEnv } from './app-env.ts';
import { bareRefusal, bareStatus } from './bare-refusal.ts';
import type { ClientReader } from './client-address.ts';
import { hasBody } from './has-body.ts';
import { securityHeaders } from './headers.ts';
import { KEEP_ALIVE_SECONDS } from './ready-head.ts';
import { type Refusal, refusals } from './refusals.ts';
import { classifyRequest, type RouteTable } from './route-table.ts';

type Parts = {
  app: Hono<AppEnv>;
  /** Undefined while the build is not loaded; requests then count as pages. */
  loadedRoutes: () => RouteTable | undefined;
  assets: Map<string, StoredResponse>;
  memory: PageCache;
  readClient: ClientReader;
  metrics: Metrics;
  overload: AdmissionControl & { refuse: Refuse };
  log: Log;
  siteName: string;
  secure: boolean;
  isDraining: () => boolean;
  /** In development Vite gets the first look at a request. */
  before?: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
};

/** Always answered, whatever the load. */
const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

/** The fetch standard cannot express these; everything else reaches the app, which answers 405 with our page. */
const METHODS_FETCH_REJECTS = new Set(['TRACE', 'TRACK']);

export function createHttpServer(parts: Parts): Server {
  const { app, assets, memory, metrics, overload, log } = parts;
  const listener = getRequestListener((request, env) => app.fetch(request, env), {
    overrideGlobalObjects: false,
    errorHandler: () =>
      new Response('Bad request', { status: 400, headers: { ...securityHeaders(parts), 'Content-Type': 'text/plain; charset=utf-8' } }),
  });

  function answer(req: IncomingMessage, res: ServerResponse): void {
    if (parts.isDraining()) res.setHeader('Connection', 'close');
    const requestId = randomUUID();
    const readable = req.headers.host !== undefined; // otherwise HTTP/1.1 requires a 400, which the app sends
    const isPlainGet = (req.method === 'GET' || req.method === 'HEAD') && !hasBody(req.headers);
    const asset = readable && isPlainGet ? assets.get(req.url ?? '') : undefined;
    if (asset) return metrics.count('asset', sendStored(asset, req, res, requestId));
    const key = readable && memory.keyFor(req);
    const page = key && memory.find(key);
    if (page) return metrics.count('memory', sendStored(page, req, res, requestId));

    const arrived = { requestId, path: pathOnly(req.url), started: performance.now() };
    if (HEALTH_PATHS.has(arrived.path)) return forward(req, res, arrived);
    const requestClass = classifyRequest(req.method, parts.loadedRoutes()?.find(arrived.path));
    const admit = () => overload.admit(requestClass);
    void admit().then((leave) => {
      if (leave) return res.destroyed ? leave() : forward(req, res, { ...arrived, slot: holdSlot(leave, admit) });
      metrics.count('refused', 503);
      return overload.refuse(req, res, arrived);
    });
  }

  type Arrived = { requestId: string; path: string; started: number; slot?: HeldSlot };
  function forward(req: IncomingMessage, res: ServerResponse, { requestId, path, started, slot }: Arrived): void {
    const { method } = req;
    res.setHeader('X-Request-Id', requestId);
    res.once('close', () => {
      slot?.end();
      const ms = performance.now() - started;
      metrics.count('app', res.statusCode);
      metrics.time(ms / 1000);
      log.info({ requestId, method, path, status: res.statusCode, ms: Math.round(ms) }, 'request');
    });
    const refusal = refusalFor(req, path);
    if (refusal) Object.assign(req, { method: 'GET', url: path.startsWith('/api/') ? '/api/' : '/' });
    if (refusal) req.headers.host = 'refused.invalid';
    const { address } = parts.readClient(req.socket.remoteAddress, req.headers);
    Object.assign(req as TaggedRequest, { requestId, clientAddress: address, refusal, slot });
    void listener(req, res);
  }

  function refuseOnSocket(socket: Duplex, status: number, code?: string): void {
    const requestId = randomUUID();
    metrics.count('app', status);
    log.info({ requestId, status, code }, 'request');
    socket.on('error', () => socket.destroy()); // the client may have disconnected
    socket.end(bareRefusal(status, parts, requestId));
  }

  const server = createServer(
    {
      requestTimeout: 60_000,
      headersTimeout: 15_000,
      keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000,
      maxHeaderSize: 16_384,
      requireHostHeader: false,
    },
    (req, res) => (parts.before ? parts.before(req, res, () => answer(req, res)) : answer(req, res)),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    refuseOnSocket(socket, bareStatus(error.code), error.code);
  });
  server.on('connection', overload.onConnection);
  server.on('connect', (_req, socket) => refuseOnSocket(socket, 405));
  return server;
}

export type TaggedRequest = IncomingMessage & {
  requestId: string;
  clientAddress: string;
  refusal?: Refusal;
  /** Undefined for health checks, which are always admitted. */
  slot?: HeldSlot;
};

/** Without the query, and without the host of an absolute URL in the request line. */
function pathOnly(url: string | undefined): string {
  return ((url ?? '').split('?', 1)[0] ?? '').replace(/^https?:\/\/[^/]*/i, '');
}

/** For requests that cannot become a fetch Request. */
function refusalFor(req: IncomingMessage, path: string): Refusal | undefined {
  if (METHODS_FETCH_REJECTS.has(req.method ?? '')) return refusals.badMethod;
  const fullAddress = /^https?:\/\//.test(req.url ?? '');
  if (!(fullAddress || path.startsWith('/')) || path.includes('\\') || !isDecodable(path)) return refusals.badAddress;
  const host = (fullAddress ? /^https?:\/\/([^/?#]*)/.exec(req.url ?? '')?.[1] : req.headers.host) ?? '';
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}/`)) return refusals.badRequest;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
