// A page for one request: from memory when it is the same for everyone, otherwise rendered now. Also our error pages.
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { AppDeps } from '#app/http/app-deps.ts';
import { jurisdictionFromCookies } from '#app/http/state-cookie.ts';
import { readViewer } from '#features/accounts/read-viewer.server.ts';
import { VISITOR, type Viewer } from '#features/plans/gate.ts';
import { type PageCache, SESSION_COOKIE } from '../cache/page-cache.ts';
import { chooseEncoding, compress, type StoredResponse, sendStored, storeResponse } from '../cache/stored-response.ts';
import type { Renderer } from '../html/render.ts';
import type { AppEnv } from './app-env.ts';
import { networkOf } from './client-address.ts';
import { securityHeaders } from './headers.ts';
import { type Refusal, refusals, wantsJson } from './refusals.ts';

export type PageParts = Renderer & { deps: AppDeps; memory: PageCache; secure: boolean };

export async function servePage(parts: PageParts, c: Context<AppEnv>): Promise<Response> {
  const { incoming, outgoing } = c.env;
  const { viewer, stale } = await whoIs(parts, c);
  const visit = { ...visitFor(parts, c), viewer };
  const key = parts.memory.keyFor(incoming);
  if (key && (await parts.isShared(c.req.path, c.req.query('_routes')))) {
    const kept = await parts.memory.keep(key, async () => {
      const response = await parts.render(new Request(c.req.url, { headers: c.req.raw.headers }), visit);
      return { response: response.clone(), stored: await toStore(response) };
    });
    if (kept instanceof Response) return compressed(kept, c);
    sendStored(kept, incoming, outgoing, c.get('requestId'));
    return RESPONSE_ALREADY_SENT;
  }
  const form = c.req.method === 'POST';
  if ((form || wantsJson(c.req.path, c.req.header('accept'))) && !(await parts.hasPage(c.req.path))) {
    return serveRefusal(parts, c, refusals.notFound);
  }
  const response = await parts.render(c.req.raw, visit);
  // When a form fails, the framework renders its error without the frame around it: ours has one.
  const ownPage = form && response.headers.get('Content-Type')?.startsWith('text/html');
  if (ownPage && response.status === 405) return serveRefusal(parts, c, refusals.badMethod);
  if (ownPage && response.status === 500) return serveRefusal(parts, c, refusals.failed);
  // What an account sees does not stay behind on a shared computer.
  const keeps = viewer.kind === 'account' && !response.headers.get('Cache-Control')?.includes('no-store');
  if (keeps) response.headers.set('Cache-Control', 'no-store');
  for (const cookie of stale) if (!response.headers.has('Set-Cookie')) response.headers.append('Set-Cookie', cookie);
  return compressed(response, c);
}

/** `stale`: makes the browser forget a session that is over, so that it gets the pages from memory again. */
async function whoIs({ deps }: PageParts, c: Context<AppEnv>): Promise<{ viewer: Viewer; stale: string[] }> {
  if (!SESSION_COOKIE.test(c.req.header('cookie') ?? '')) return { viewer: VISITOR, stale: [] };
  try {
    const viewer = await readViewer(deps, c.req.raw.headers);
    return { viewer, stale: viewer.kind === 'visitor' ? await deps.accounts.forgetCookies(c.req.raw.headers) : [] };
  } catch (error) {
    deps.log.warn({ err: error }, 'a session could not be read: the page is shown as to a visitor');
    return { viewer: VISITOR, stale: [] };
  }
}

async function toStore(response: Response): Promise<StoredResponse | null> {
  const partial = response.headers.get('Cache-Control')?.includes('no-store');
  if (response.status !== 200 || partial || response.headers.has('Set-Cookie')) return null;
  const headers: Record<string, string> = { Vary: 'Accept-Encoding, Cookie' };
  for (const [name, value] of response.headers) headers[name] = value;
  return storeResponse(Buffer.from(await response.arrayBuffer()), headers);
}

async function compressed(response: Response, c: Context<AppEnv>): Promise<Response> {
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  const type = response.headers.get('Content-Type') ?? '';
  if (encoding === 'identity' || !type.startsWith('text/html') || response.body === null) return response;
  const headers = new Headers(response.headers);
  headers.set('Content-Encoding', encoding);
  headers.append('Vary', 'Accept-Encoding');
  return new Response(new Uint8Array(await compress[encoding](Buffer.from(await response.arrayBuffer()))), {
    status: response.status,
    headers,
  });
}

function visitFor(parts: PageParts, c: Context<AppEnv>) {
  return {
    deps: parts.deps,
    viewer: VISITOR,
    jurisdiction: jurisdictionFromCookies(c.req.header('cookie')),
    clientAddress: networkOf(c.get('clientAddress')),
  };
}

/** Our error page (or JSON for programs) for a request that no route gets to see. */
export async function serveRefusal(parts: PageParts, c: Context<AppEnv>, refusal: Refusal): Promise<Response> {
  const headers = new Headers(securityHeaders(parts));
  headers.set('Cache-Control', 'no-store');
  if (refusal.retryAfterSeconds) headers.set('Retry-After', String(refusal.retryAfterSeconds));
  if (refusal.status === 405) headers.set('Allow', 'GET, HEAD, POST');
  // A body that was refused unread must not be taken for the next request on the same connection.
  if (refusal.status === 413 || refusal === refusals.badRequest) headers.set('Connection', 'close');
  if (wantsJson(c.req.path, c.req.header('accept'))) {
    headers.set('Content-Type', 'application/json');
    return new Response(JSON.stringify({ error: { kind: refusal.kind, message: refusal.message } }), { status: refusal.status, headers });
  }
  const page = await parts.render(new Request(new URL('/refused', parts.deps.site.publicUrl)), { ...visitFor(parts, c), refusal });
  for (const [name, value] of page.headers) if (name !== 'cache-control') headers.set(name, value);
  return new Response(page.body, { status: refusal.status, headers });
}
