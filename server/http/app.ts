// Everything the server mounts, in order: checks that can refuse a request come before what answers
// it.
import { Hono } from 'hono';
import type { AppDeps } from '#app/http/app-deps.ts';
import { KILOBYTE } from '#app/http/route-handle.ts';
import { GOOGLE_CALLBACK } from '#features/accounts/google.server.ts';
import { createCallerLimits } from '../load/caller-limits.ts';
import { type DevMailbox, serveDevMailbox } from '../ops/dev-mailbox.ts';
import type { AppEnv, TaggedRequest } from './app-env.ts';
import { type BodyLimitOptions, createBodyLimit } from './body-limit.ts';
import { getNetwork } from './client-address.ts';
import { listSitemaps, robotsTxt, sitemapIndexXml, webManifest } from './crawlers.ts';
import { securityHeaders } from './headers.ts';
import { identifyCaller, isForPrograms } from './identify-caller.ts';
import { createOriginCheck } from './origin-check.ts';
import { type PageParts, servePage, serveRefusal } from './pages.ts';
import { refusals } from './refusals.ts';
import { DEV_MAIL, nameRoute, SITEMAP_FILE, WITHOUT_PAGE } from './route-name.ts';
import { CHANGE_PASSWORD, SECURITY_TXT, securityTxt } from './well-known.ts';

export type AppParts = PageParts &
  BodyLimitOptions & {
    deps: AppDeps;
    isReady: () => Promise<boolean>;
    /** When no mail server is configured. */
    mailbox?: DevMailbox;
    /** SHARED_NETWORKS. */
    isShared: (address: string) => boolean;
  };

/** For routes without `handle.maxBodyBytes`. */
const MAX_BODY_BYTES = 64 * KILOBYTE;

const METHODS = new Set(['GET', 'HEAD', 'POST']);

export function createApp(parts: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const ownOrigin = createOriginCheck(parts.deps.site.publicUrl);
  const readBody = createBodyLimit(parts);
  const readyText = parts.deps.search.wordsAlone ? 'ready, without the model of meaning' : 'ready';

  for (const path of [...WITHOUT_PAGE, SITEMAP_FILE]) {
    app.use(path, async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(securityHeaders(parts))) c.header(name, value);
    });
  }
  app.get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const ready = await parts.isReady();
    return c.text(ready ? readyText : 'not ready', ready ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
  app.get('/robots.txt', (c) => c.text(robotsTxt(parts.deps.site.publicUrl)));
  let sitemaps: string[] | undefined;
  const getSitemaps = async () => {
    sitemaps ??= listSitemaps(
      parts.deps.site.publicUrl,
      (await parts.routes()).listSitemapPaths(parts.deps.library),
    );
    return sitemaps;
  };
  const xml = { 'Content-Type': 'application/xml; charset=utf-8' };
  app.get('/sitemap.xml', async (c) =>
    c.body(sitemapIndexXml(parts.deps.site.publicUrl, (await getSitemaps()).length), 200, xml),
  );
  app.get(SITEMAP_FILE, async (c, next) => {
    const file = (await getSitemaps())[
      Number(/^(\d{1,3})\.xml$/.exec(c.req.param('file'))?.[1] ?? 0) - 1
    ];
    return file === undefined ? next() : c.body(file, 200, xml);
  });

  app.get(SECURITY_TXT, (c) => c.text(securityTxt(parts.deps.site, parts.deps.clock)));
  app.get(CHANGE_PASSWORD, (c) => c.redirect('/account#change-password', 303));
  app.get('/site.webmanifest', (c) =>
    c.json(webManifest(parts.deps), 200, { 'Content-Type': 'application/manifest+json' }),
  );

  app.use(async (c, next) => {
    await next();
    if (!c.get('route')?.tokenInAddress) return;
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
  });
  app.use(async (c, next) => {
    const { requestId, clientAddress } = c.env.incoming as TaggedRequest;
    c.set('requestId', requestId);
    const route = (await parts.routes()).find(c.req.path);
    c.set('route', route);
    const sent = {
      path: c.req.path,
      authorization: c.req.header('authorization'),
      address: clientAddress,
    };
    const { caller, refusal } = await identifyCaller(parts.deps, sent, parts.isShared);
    c.set('clientAddress', caller.address);
    c.set('sharedNetwork', caller.shared === true);
    const network = getNetwork(caller.address);
    c.set('callerLimits', createCallerLimits(parts.deps.limits, { network, times: caller.times }));
    if (refusal) return serveRefusal(parts, c, refusal);
    if (!METHODS.has(c.req.method)) return serveRefusal(parts, c, refusals.badMethod);
    const { method, path } = c.req;
    if (
      !ownOrigin({
        method,
        path,
        machine: route?.machine === true,
        header: (name) => c.req.header(name),
      })
    ) {
      return serveRefusal(parts, c, refusals.crossOrigin);
    }
    await next();
  });
  app.use(async (c, next) => {
    await next();
    if (!isForPrograms(c.req.path)) return;
    for (const [name, value] of Object.entries(c.get('callerLimits').headers()))
      c.header(name, value);
  });
  app.use(async (c, next) => {
    // Pages that are in memory do not come this far; those that are not yet cost as much as any
    // other.
    const limit = c.req.method === 'POST' && c.req.path !== '/mcp' ? 'writes' : 'pages';
    const { limits } = c.get('callerLimits');
    const decision = await limits.take(limit, getNetwork(c.get('clientAddress')));
    if (!decision.allowed)
      return serveRefusal(parts, c, refusals.tooMany(decision.retryAfterSeconds));
    await next();
  });
  // After the rate limits, so that refused bodies count too.
  app.use(async (c, next) => {
    const maxBytes = c.get('route')?.maxBodyBytes ?? MAX_BODY_BYTES;
    const { refusal, release } = await readBody(c, maxBytes);
    try {
      // Nobody reads the answer of a client that has disconnected.
      if (refusal)
        return c.env.outgoing.destroyed ? c.body(null, 400) : serveRefusal(parts, c, refusal);
      await next();
    } finally {
      c.set('files', undefined);
      release();
    }
  });

  app.get(GOOGLE_CALLBACK, async (c) => {
    const { to, cookies } = await parts.deps.accounts.finishGoogle(c.req.raw);
    const headers = new Headers({ Location: to, 'Cache-Control': 'no-store' });
    for (const cookie of cookies) headers.append('Set-Cookie', cookie);
    return new Response(null, { status: 303, headers });
  });
  app.get(DEV_MAIL, (c, next) => serveDevMailbox(parts, c, next));

  app.all('*', (c) => servePage(parts, c));
  app.onError((error, c) => {
    const route = nameRoute(c.req.path, parts.loadedRoutes());
    parts.deps.log.error({ err: error, route }, 'a request failed');
    return serveRefusal(parts, c, refusals.failed);
  });
  return app;
}
