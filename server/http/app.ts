// Everything that is mounted, on one screen. Order matters: what refuses comes before what works.
import { Hono } from 'hono';
import type { AppDeps } from '#app/http/app-deps.ts';
import { GOOGLE_CALLBACK } from '#features/accounts/google.server.ts';
import { MAX_CHARACTERS, MAX_UPLOAD_BYTES } from '#features/citations/schema.ts';
import { serveDevMailbox } from '../ops/dev-mailbox.ts';
import type { AppEnv } from './app-env.ts';
import { readBody } from './body-limit.ts';
import { networkOf } from './client-address.ts';
import { robotsTxt, sitemapXml, webManifest } from './crawlers.ts';
import { securityHeaders } from './headers.ts';
import type { Marked } from './http-server.ts';
import { createOriginCheck } from './origin-check.ts';
import { type PageParts, servePage, serveRefusal } from './pages.ts';
import { refusals } from './refusals.ts';

export type AppParts = PageParts & {
  deps: AppDeps;
  isReady: () => Promise<boolean> /** Where mails wait when no mail server is set. */;
  mailFolder?: string;
};

/** Called by programs, not by pages: they never read cookies, so a request from another site is fine. */
const MACHINE_PATHS = ['/newsletter/unsubscribe', '/api/issue-spot', '/api/citations/check', '/api/store/events'] as const;

const KILOBYTE = 1024;
/** How much may be sent, by path: the first match counts. Forms that are not multipart have 64 kB at most (body-limit.ts). */
const BODY_LIMITS: { path: RegExp; bytes: number }[] = [
  { path: /^\/api\/issue-spot$/, bytes: 2048 * KILOBYTE },
  { path: /^\/api\/citations\/check$/, bytes: 4 * MAX_CHARACTERS },
  // A file of the largest size, the text in the box, and what a form puts around them.
  { path: /^\/citations(?:\.data|\/download)?$/, bytes: MAX_UPLOAD_BYTES + 4 * MAX_CHARACTERS },
  // A question with the turns before it.
  { path: /^\/(?:api\/chat|chatbot(?:\.data)?)$/, bytes: 512 * KILOBYTE },
  // What was typed into a document.
  { path: /^\/documents(?:\.data|\/download|\/batch|\/drafts)?$/, bytes: 1024 * KILOBYTE },
  // Facts of the longest kind; and a finished result on its way back, to be saved or exported.
  { path: /^\/(?:research(?:\.data)?|api\/(?:analysis|motion))$/, bytes: 512 * KILOBYTE },
  { path: /^\/research\/(?:saved-results(?:\.data)?|analysis-file|motion-file)$/, bytes: 1024 * KILOBYTE },
  { path: /^/, bytes: 64 * KILOBYTE },
];

/** What is answered here, without a page: the security headers of pages are put on it. */
const WITHOUT_PAGE = ['/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/site.webmanifest', GOOGLE_CALLBACK];

const METHODS = new Set(['GET', 'HEAD', 'POST']);

export function createApp(parts: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const ownOrigin = createOriginCheck(parts.deps.site.publicUrl, MACHINE_PATHS);

  for (const path of WITHOUT_PAGE) {
    app.use(path, async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(securityHeaders(parts))) c.header(name, value);
    });
  }
  app.get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const ready = await parts.isReady();
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  app.get('/robots.txt', (c) => c.text(robotsTxt(parts.deps.site.publicUrl)));
  app.get('/sitemap.xml', (c) => c.body(sitemapXml(parts.deps), 200, { 'Content-Type': 'application/xml; charset=utf-8' }));

  app.get('/site.webmanifest', (c) => c.json(webManifest(parts.deps), 200, { 'Content-Type': 'application/manifest+json' }));

  app.use(async (c, next) => {
    const { requestId, clientAddress, refusal } = c.env.incoming as Marked;
    c.set('requestId', requestId);
    c.set('clientAddress', clientAddress);
    if (refusal) return serveRefusal(parts, c, refusal);
    if (!METHODS.has(c.req.method)) return serveRefusal(parts, c, refusals.badMethod);
    if (!ownOrigin({ method: c.req.method, path: c.req.path, header: (name) => c.req.header(name) })) {
      return serveRefusal(parts, c, refusals.crossOrigin);
    }
    await next();
  });
  app.use(async (c, next) => {
    const limit = c.req.method === 'POST' ? 'writes' : 'pages';
    const fromMemory = parts.memory.keyFor(c.env.incoming) !== null && (await parts.isShared(c.req.path, c.req.query('_routes')));
    if (limit === 'pages' && fromMemory) return next();
    const taken = await parts.deps.limits.take(limit, networkOf(c.get('clientAddress')));
    if (!taken.allowed) return serveRefusal(parts, c, refusals.tooMany(taken.retryAfterSeconds));
    await next();
  });
  // After the limits: what is read counts, also what is then refused.
  app.use(async (c, next) => {
    const refusal = await readBody(c, BODY_LIMITS.find(({ path }) => path.test(c.req.path))?.bytes ?? 0);
    if (refusal) return serveRefusal(parts, c, refusal);
    await next();
  });

  app.get(GOOGLE_CALLBACK, async (c) => {
    const { to, cookies } = await parts.deps.accounts.finishGoogle(c.req.raw);
    const headers = new Headers({ Location: to, 'Cache-Control': 'no-store' });
    for (const cookie of cookies) headers.append('Set-Cookie', cookie);
    return new Response(null, { status: 303, headers });
  });
  app.get('/dev/mail/:name?', (c, next) => serveDevMailbox(parts, c, next));

  app.all('*', (c) => servePage(parts, c));
  app.onError((error, c) => {
    parts.deps.log.error({ err: error, path: c.req.path }, 'a request failed');
    return serveRefusal(parts, c, refusals.failed);
  });
  return app;
}
