// From a request to a finished page: hands React Router what it needs and turns marked scripts into policy hashes.
import { randomBytes } from 'node:crypto';
import { createRequestHandler, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { THEME_SCRIPT } from '#app/frame/theme.ts';
import type { provideVisit, Visit } from '#app/http/context.ts';
import { scriptHash, securityHeaders, unmarkScripts } from '../http/headers.ts';
import { scriptsAfterPaint } from './defer-scripts.ts';
import { inFetchOrder } from './fetch-order.ts';

type Entry = { module: { provideVisit: typeof provideVisit } };
export type BuildSource = () => Promise<ServerBuild>;
export type Renderer = {
  render: (request: Request, visit: Omit<Visit, 'scriptMark'>) => Promise<Response>;
  /** Whether a path's page is the same for every signed-out visitor: its route says so in `handle.shared`. `only`: of this route alone. */
  isShared: (pathname: string, only?: string) => Promise<boolean>;
  /** Whether a route of its own answers at this path, not the one for all others. */
  hasPage: (pathname: string) => Promise<boolean>;
};

const themeHash = scriptHash(THEME_SCRIPT);

export function createRenderer(
  source: BuildSource,
  options: { mode: 'production' | 'development'; secure: boolean; formTargets?: string[] },
): Renderer {
  const handle = createRequestHandler(source, options.mode);

  async function render(request: Request, visit: Omit<Visit, 'scriptMark'>): Promise<Response> {
    const scriptMark = randomBytes(16).toString('base64url');
    const build = await source();
    const context = (build.entry as unknown as Entry).module.provideVisit({ ...visit, scriptMark });
    const response = await handle(request, context);
    const headers = new Headers(response.headers);
    let body: BodyInit | null = response.body;
    let hashes: string[] = [];
    if (headers.get('Content-Type')?.startsWith('text/html') && response.body) {
      const page = unmarkScripts(scriptsAfterPaint(inFetchOrder(await response.text())), scriptMark);
      body = page.html;
      hashes = [themeHash, ...page.hashes];
    }
    for (const [name, value] of Object.entries(securityHeaders(options, hashes))) {
      // Vite's own scripts and styles in development carry no hash.
      const skipped = name === 'Content-Security-Policy' && options.mode === 'development';
      if (!headers.has(name) && !skipped) headers.set(name, value);
    }
    // The framework leaves it to the browser to guess the characters of a page's data.
    if (headers.get('Content-Type') === 'text/x-script') headers.set('Content-Type', 'text/x-script; charset=utf-8');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
    return new Response(body, { status: response.status, statusText: response.statusText, headers });
  }

  let routes: { build: ServerBuild; tree: RouteObject[] } | undefined;
  async function routeFor(pathname: string): Promise<RouteObject | undefined> {
    const build = await source();
    if (routes?.build !== build) routes = { build, tree: routeTree(build) };
    const page = pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, '');
    return matchRoutes(routes.tree, page)?.at(-1)?.route;
  }
  async function isShared(pathname: string, only?: string): Promise<boolean> {
    const route = await routeFor(pathname);
    return route?.handle?.shared === true && (only === undefined || only === route.id);
  }
  const hasPage = async (pathname: string) => ((await routeFor(pathname))?.path ?? '') !== '*';

  return { render, isShared, hasPage };
}

function routeTree(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => ({
      id: route?.id,
      path: route?.path,
      index: route?.index,
      handle: route?.module.handle,
      children: route?.index ? undefined : routeTree(build, route?.id),
    })) as RouteObject[];
}
