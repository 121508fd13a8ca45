// The listening socket. Assets and cached pages are answered here, before any framework sees the
// request.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Log } from '#features/deps.ts';
import { getPageKey, type PageCache } from '../cache/page-cache.ts';
import { sendStored } from '../cache/stored-response.ts';
import type { AdmissionControl } from '../load/admission-control.ts';
import type { AdmissionRefusals } from '../load/admission-refusal.ts';
import { watchConnections } from '../load/connections.ts';
import { type HeldSlot, holdSlot } from '../load/held-slot.ts';
import type { OpenRequests } from '../load/open-requests.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { OpenRoutes } from '../ops/open-routes.ts';
import type { AppEnv, TaggedRequest } from './app-env.ts';
import type { Assets } from './assets.ts';
import { bareRefusal, bareStatus } from './bare-refusal.ts';
import { MAX_BODY_BYTES } from './body-limit.ts';
import { toCanonicalPath } from './canonical-path.ts';
import { type ClientReader, getNetwork } from './client-address.ts';
import { sendDiskAsset } from './disk-asset.ts';
import { endUnreadBody } from './end-unread-body.ts';
import { hasBody } from './has-body.ts';
import { securityHeaders } from './headers.ts';
import type { Sender } from './pages.ts';
import { hasKnownExpectation, hasOneHost, pathOnly, readQuery, refusalFor } from './read-head.ts';
import { getLongestBodyMs } from './receive-body.ts';
import type { Refusal } from './refusals.ts';
import { nameRoute } from './route-name.ts';
import { classifyRequest, type RouteTable } from './route-table.ts';

type Parts = {
  app: Hono<AppEnv>;
  /** Undefined while the build is not loaded. */
  loadedRoutes: () => RouteTable | undefined;
  routes: () => Promise<RouteTable>;
  assets: Assets;
  memory: PageCache;
  readClient: ClientReader;
  metrics: Metrics;
  overload: AdmissionControl & AdmissionRefusals;
  renderRefusal: (sender: Sender, refusal: Refusal) => Promise<Response>;
  openRequests: OpenRequests;
  /** Of an address: a network of assistants. */
  isShared: (address: string) => boolean;
  /** Connections that one network may have. */
  maxConnections: number;
  openRoutes: OpenRoutes;
  log: Log;
  siteName: string;
  secure: boolean;
  isDraining: () => boolean;
  /** In development Vite gets the first look at a request. */
  before?: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
};

const HEADERS_MS = 15_000;
export const SERVER_TIMES = {
  headersTimeout: HEADERS_MS,
  /** Until then nobody who sends as fast as receive-body.ts asks for is cut off. */
  requestTimeout: HEADERS_MS + getLongestBodyMs(MAX_BODY_BYTES),
  /** How often Node looks for connections that are past these times; by default half a minute. */
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
};
/** In the log, of a request that ended before it was answered; the number is nginx's. */
const CLIENT_LEFT = 499;
/** Always answered, whatever the load. */
const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

export function createHttpServer(parts: Parts): Server {
  const { app, assets, memory, metrics, overload, log } = parts;
  const listener = getRequestListener((request, env) => app.fetch(request, env), {
    overrideGlobalObjects: false,
    errorHandler: () =>
      new Response('Bad request', {
        status: 400,
        headers: { ...securityHeaders(parts), 'Content-Type': 'text/plain; charset=utf-8' },
      }),
  });

  function answer(req: IncomingMessage, res: ServerResponse): void {
    if (parts.isDraining()) res.setHeader('Connection', 'close');
    const requestId = randomUUID();
    const readable = hasOneHost(req) && hasKnownExpectation(req); // otherwise it is refused below
    const isPlainGet = (req.method === 'GET' || req.method === 'HEAD') && !hasBody(req.headers);
    const asset = readable && isPlainGet ? assets.get(req.url ?? '') : undefined;
    if (asset)
      return metrics.count(
        'asset',
        'files' in asset
          ? sendDiskAsset(asset, req, res, requestId)
          : sendStored(asset, req, res, requestId),
      );
    const key = readable && getPageKey(req);
    const page = key && memory.find(key);
    if (page) return metrics.count('memory', sendStored(page, req, res, requestId));

    void admit(req, res, requestId);
  }

  async function admit(
    req: IncomingMessage,
    res: ServerResponse,
    requestId: string,
  ): Promise<void> {
    const typedPath = pathOnly(req.url);
    const { address } = parts.readClient(req.socket.remoteAddress, req.headers);
    const arrived = {
      requestId,
      path: typedPath,
      address,
      started: performance.now(),
      refusal: refusalFor(req, typedPath),
    };
    if (HEALTH_PATHS.has(typedPath)) return forward(req, res, arrived);
    // the app reports why
    const routes = parts.loadedRoutes() ?? (await parts.routes().catch(() => undefined));
    if (!arrived.refusal) arrived.path = toCanonicalPath(typedPath, routes);
    if (arrived.path !== typedPath) {
      const url = arrived.path + readQuery(req.url);
      if (req.method === 'GET' || req.method === 'HEAD') return redirect(res, url, requestId);
      // answered here: after a redirect a form would have to be sent again, and mail programs do
      // not follow one
      req.url = url;
    }
    if (res.destroyed) return;
    const requestClass = classifyRequest(req.method, routes?.find(arrived.path));
    const network = getNetwork(address);
    connections.setNetwork(req.socket, network);
    // Many people come from a network of assistants; all of them together have their own part of
    // the process.
    const isShared = requestClass === 'assisting' && parts.isShared(address);
    const close = isShared ? () => {} : parts.openRequests.enter(network, requestClass);
    if (!close) return refuse(429, overload.refuseNetwork);
    res.once('close', close);
    const takeSlot = () => overload.admit(requestClass, network);
    const leave = await takeSlot();
    if (!leave) return refuse(503, overload.refuseOverloaded);
    return res.destroyed
      ? leave()
      : forward(req, res, { ...arrived, slot: holdSlot(leave, takeSlot) });

    function refuse(status: number, send: typeof overload.refuseNetwork): Promise<void> {
      metrics.count('refused', status);
      return send(req, res, arrived);
    }
  }

  function redirect(res: ServerResponse, url: string, requestId: string): void {
    metrics.count('app', 308);
    const headers = {
      ...securityHeaders(parts),
      Location: url,
      'Content-Length': 0,
      'Cache-Control': 'private, no-cache',
      'X-Request-Id': requestId,
    };
    res.writeHead(308, headers).end();
  }

  type Arrived = {
    requestId: string;
    path: string;
    address: string;
    started: number;
    refusal?: Refusal;
    slot?: HeldSlot;
  };
  function forward(req: IncomingMessage, res: ServerResponse, arrived: Arrived): void {
    const { requestId, path, address, started, refusal, slot } = arrived;
    const { method } = req;
    const route = nameRoute(path, parts.loadedRoutes());
    const leaveRoute = parts.openRoutes.enter(route);
    res.setHeader('X-Request-Id', requestId);
    res.once('close', () => {
      leaveRoute();
      slot?.end();
      const ms = performance.now() - started;
      const status = res.headersSent ? res.statusCode : CLIENT_LEFT;
      metrics.count('app', status);
      metrics.time(ms / 1000);
      log.info({ requestId, method, route, status, ms: Math.round(ms) }, 'request');
    });
    if (refusal) return void sendRefusal(req, res, { path, clientAddress: address }, refusal);
    Object.assign(req as TaggedRequest, { requestId, clientAddress: address, slot });
    void listener(req, res);
  }

  /** For requests that cannot become a fetch Request, so the app never sees them. */
  async function sendRefusal(
    req: IncomingMessage,
    res: ServerResponse,
    sender: Sender,
    refusal: Refusal,
  ): Promise<void> {
    const { accept, cookie } = req.headers;
    try {
      const response = await parts.renderRefusal({ ...sender, accept, cookie }, refusal);
      const body = Buffer.from(await response.arrayBuffer());
      res
        .writeHead(response.status, {
          ...Object.fromEntries(response.headers),
          'Content-Length': body.length,
        })
        .end(body);
    } catch (error) {
      log.error({ err: error }, 'the page of a refusal could not be made');
      const headers = {
        ...securityHeaders(parts),
        Connection: 'close',
        'Content-Type': 'text/plain; charset=utf-8',
      };
      res.writeHead(refusal.status, headers).end(refusal.message);
    }
  }

  function onRequest(req: IncomingMessage, res: ServerResponse): void {
    const run = () => answer(req, res);
    if (req.method === 'POST') endUnreadBody(req, res);
    return parts.before ? parts.before(req, res, run) : run();
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
      ...SERVER_TIMES,
      maxHeaderSize: 16_384,
      requireHostHeader: false,
    },
    onRequest,
  );
  const connections = watchConnections(server, {
    readClient: parts.readClient,
    maxPerNetwork: parts.maxConnections,
    onRefused: () => metrics.count('refused', 429),
  });
  // Node takes any expectation that has the known one in it, and says "go on" before anything else.
  server.on('checkContinue', (req, res) => {
    if (hasKnownExpectation(req)) res.writeContinue();
    onRequest(req, res);
  });
  // Otherwise Node answers 417 by itself, without our headers and unseen by limits and log.
  server.on('checkExpectation', onRequest);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    refuseOnSocket(socket, bareStatus(error.code), error.code);
  });
  server.on('connection', overload.onConnection);
  server.on('connect', (_req, socket) => refuseOnSocket(socket, 405));
  return server;
}
