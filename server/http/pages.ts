// Answers one request with a page, from the cache when it is the same for everyone. Also our error
// pages.
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { AppDeps } from '#app/http/app-deps.ts';
import { refuseWidget } from '#app/http/refuse-widget.ts';
import { jurisdictionFromCookies } from '#app/http/state-cookie.ts';
import { isWidget, widgetHeaders } from '#app/http/widget-headers.ts';
import { readViewer } from '#features/accounts/read-viewer.server.ts';
import { VISITOR, type Viewer } from '#features/caller.ts';
import { PROBLEM_TYPE, toProblem } from '#features/library/schema/problem-schema.ts';
import { searchForClient } from '#features/search/library-search-deps.ts';
import { logSecurityEvent, type SecurityEvent } from '#lib/security-events.ts';
import { getPageKey, type PageCache, SESSION_COOKIE } from '../cache/page-cache.ts';
import { compressOnce, sendStored, storeResponse } from '../cache/stored-response.ts';
import { type Renderer, readBody } from '../html/render.ts';
import type { AppEnv } from './app-env.ts';
import { getNetwork } from './client-address.ts';
import { securityHeaders } from './headers.ts';
import { type Refusal, refusals, wantsJson } from './refusals.ts';
import { NO_ROUTE } from './route-name.ts';
import type { RouteFacts } from './route-table.ts';
import { isOpenBeforeSecondStep, leadToSecondStep } from './second-step-guard.ts';

type RefusalParts = Pick<Renderer, 'render'> & { deps: AppDeps; secure: boolean };
export type PageParts = Renderer &
  RefusalParts & {
    memory: PageCache;
  };

/**
 * Whom a shared page is rendered for when the reader is signed in: it is stored for all of them, so
 * it gets nobody's id or address (tests/integration/member-pages.test.ts).
 */
const SOME_MEMBER: Viewer = { kind: 'account', id: '', email: '', tier: 'basic' };

/** `routeId`: set when the browser's router asks for the data of one route only. */
const isShared = (route: RouteFacts | undefined, viewer: Viewer, routeId?: string): boolean =>
  route?.shared !== undefined &&
  (route.shared === 'members' || viewer.kind === 'visitor') &&
  (routeId === undefined || routeId === route.id);

export async function servePage(parts: PageParts, c: Context<AppEnv>): Promise<Response> {
  const { incoming, outgoing } = c.env;
  const { viewer, pending, recoveryOpensAt, stale } = await findViewer(parts, c);
  if (pending && !isOpenBeforeSecondStep(c.get('route')))
    return addSecurityHeaders(
      parts,
      leadToSecondStep({
        method: c.req.method,
        url: c.req.url,
        accept: c.req.header('accept'),
        tokenInAddress: c.get('route')?.tokenInAddress === true,
      }),
    );
  const signedIn = viewer.kind === 'account';
  // The notice of a recovery stands on every page of its account.
  const key =
    recoveryOpensAt === undefined && isShared(c.get('route'), viewer, c.req.query('_routes'))
      ? getPageKey(incoming, { signedIn })
      : null;
  if (key) {
    const cached = await parts.memory.getOrRender(key, async () => {
      const { deps, wasAsked } = watchClock(parts.deps);
      const headers = new Headers(c.req.raw.headers);
      if (signedIn) headers.delete('Cookie');
      const response = await parts.render(new Request(c.req.url, { headers }), {
        ...createVisit(parts, c, signedIn ? SOME_MEMBER : viewer),
        deps,
      });
      const storable = isStorable(response);
      if (signedIn) forbidStoring(response);
      const stored = storable
        ? await storeResponse(await readBody(response), listHeaders(response))
        : null;
      return { response, stored, dated: wasAsked() };
    });
    if (cached instanceof Response) return sendRendered(cached, c);
    sendStored(cached, incoming, outgoing, c.get('requestId'));
    return RESPONSE_ALREADY_SENT;
  }
  const form = c.req.method === 'POST';
  if (!c.get('route') && (form || wantsJson(c.req.path, c.req.header('accept')))) {
    return serveRefusal(parts, c, refusals.notFound);
  }
  const visit = { ...createVisit(parts, c, viewer), ...(recoveryOpensAt && { recoveryOpensAt }) };
  const response = await parts.render(c.req.raw, visit);
  // For a failed form React Router renders its error without our frame.
  const ownPage = form && response.headers.get('Content-Type')?.startsWith('text/html');
  if (ownPage && response.status === 405) return serveRefusal(parts, c, refusals.badMethod);
  if (ownPage && response.status === 413) return serveRefusal(parts, c, refusals.tooLarge);
  if (ownPage && response.status === 500) return serveRefusal(parts, c, refusals.failed);
  if (signedIn || pending) forbidStoring(response);
  for (const cookie of stale)
    if (!response.headers.has('Set-Cookie')) response.headers.append('Set-Cookie', cookie);
  return sendRendered(response, c);
}

/** Tells whether a page asked for the time: only then is it another page tomorrow. */
function watchClock(deps: AppDeps): { deps: AppDeps; wasAsked: () => boolean } {
  let asksTime = false;
  const clock = {
    now: () => {
      asksTime = true;
      return deps.clock.now();
    },
  };
  return { deps: { ...deps, clock }, wasAsked: () => asksTime };
}

/**
 * Nobody for programs: what they get is the same with and without a cookie. `stale`: cookies that
 * clear an expired session, so that the browser gets cached pages again.
 */
async function findViewer(
  { deps }: PageParts,
  c: Context<AppEnv>,
): Promise<Awaited<ReturnType<typeof readViewer>> & { stale: string[] }> {
  const nobody = { viewer: VISITOR, pending: false, stale: [] };
  if (c.get('route')?.machine) return nobody;
  if (!SESSION_COOKIE.test(c.req.header('cookie') ?? '')) return nobody;
  try {
    const read = await readViewer(deps, c.req.raw.headers);
    const isStale = read.viewer.kind === 'visitor' && !read.pending;
    const stale = isStale ? await deps.accounts.forgetCookies(c.req.raw.headers) : [];
    return { ...read, stale };
  } catch (error) {
    deps.log.warn({ err: error }, 'a session could not be read: the page is shown as to a visitor');
    return nobody;
  }
}

function addSecurityHeaders(parts: RefusalParts, response: Response): Response {
  for (const [name, value] of Object.entries(securityHeaders(parts)))
    response.headers.set(name, value);
  return response;
}

/** By browsers: pages of an account must not stay in the cache of a shared computer. */
function forbidStoring({ headers }: Response): void {
  if (!headers.get('Cache-Control')?.includes('no-store')) headers.set('Cache-Control', 'no-store');
}

function isStorable({ status, headers }: Response): boolean {
  const partial = headers.get('Cache-Control')?.includes('no-store');
  return status === 200 && !partial && !headers.has('Set-Cookie');
}

function listHeaders(response: Response): Record<string, string> {
  const { vary, ...headers } = Object.fromEntries(response.headers);
  return { Vary: ['Accept-Encoding, Cookie', vary].filter(Boolean).join(', '), ...headers };
}

/** Sent past the framework, which would copy it once more. */
async function sendRendered(response: Response, c: Context<AppEnv>): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const { incoming, outgoing } = c.env;
  // Such a page gets further headers on its way.
  if (c.get('route')?.tokenInAddress)
    return new Response((await readBody(response)) as Uint8Array<ArrayBuffer>, response);
  const { body, encoding } = await compressOnce(
    await readBody(response),
    incoming.headers['accept-encoding'],
  );
  const headers: Record<string, string | string[] | number> = {
    ...Object.fromEntries(response.headers),
    'content-length': body.length,
  };
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers.vary = [response.headers.get('Vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
  outgoing.writeHead(response.status, headers).end(incoming.method === 'HEAD' ? undefined : body);
  return RESPONSE_ALREADY_SENT;
}

function createVisit(parts: PageParts, c: Context<AppEnv>, viewer: Viewer) {
  const { signal } = c.req.raw;
  const shared = c.get('sharedNetwork');
  const sender = c.get('route')?.machine ? { ...readSender(c), cookie: '' } : readSender(c);
  const caller = { ...createVisitor(sender), viewer, signal, shared };
  const { limits } = c.get('callerLimits');
  const deps = searchForClient(
    { ...parts.deps, limits },
    { network: caller.clientAddress, signal },
  );
  return { deps, caller, files: c.get('files'), route: c.get('route')?.path ?? NO_ROUTE };
}

/** What a refusal must know about a request. */
export type Sender = { path: string; accept?: string; cookie?: string; clientAddress: string };

const readSender = (c: Context<AppEnv>): Sender => ({
  path: c.req.path,
  accept: c.req.header('accept'),
  cookie: c.req.header('cookie'),
  clientAddress: c.get('clientAddress'),
});

const createVisitor = ({ cookie, clientAddress }: Sender) => ({
  viewer: VISITOR,
  clientAddress: getNetwork(clientAddress),
  jurisdiction: jurisdictionFromCookies(cookie),
});

const SECURITY_EVENT_BY_REFUSAL: Partial<Record<Refusal['kind'], SecurityEvent>> = {
  forbidden: 'foreign-origin',
  too_large: 'large-body',
};

export const serveRefusal = (parts: PageParts, c: Context<AppEnv>, refusal: Refusal) =>
  renderRefusal(parts, readSender(c), refusal);

/** Our error page, or JSON for programs, for a request that is refused before any route runs. */
export async function renderRefusal(
  parts: RefusalParts,
  sender: Sender,
  refusal: Refusal,
): Promise<Response> {
  const event = SECURITY_EVENT_BY_REFUSAL[refusal.kind];
  if (event) logSecurityEvent(parts.deps.log, event, 'refused');
  const headers = new Headers(securityHeaders(parts));
  headers.set('Cache-Control', 'no-store');
  if (refusal.retryAfterSeconds) headers.set('Retry-After', String(refusal.retryAfterSeconds));
  if (refusal.status === 405) headers.set('Allow', 'GET, HEAD, POST');
  if (refusal.closes) headers.set('Connection', 'close');
  if (isWidget(sender.path)) {
    const { site } = parts.deps;
    headers.delete('X-Frame-Options');
    const own = widgetHeaders(site.widgetOrigins ?? []);
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    return new Response(refuseWidget(site, refusal.message), { status: refusal.status, headers });
  }
  if (wantsJson(sender.path, sender.accept)) {
    headers.set('Content-Type', PROBLEM_TYPE);
    const problem = toProblem(refusal, refusal.status, refusal.more);
    return new Response(JSON.stringify(problem), { status: refusal.status, headers });
  }
  const visit = { deps: parts.deps, caller: createVisitor(sender), route: NO_ROUTE, refusal };
  const page = await parts.render(
    new Request(new URL('/refused', parts.deps.site.publicUrl)),
    visit,
  );
  for (const [name, value] of page.headers) if (name !== 'cache-control') headers.set(name, value);
  return new Response((await readBody(page)) as Uint8Array<ArrayBuffer>, {
    status: refusal.status,
    headers,
  });
}
