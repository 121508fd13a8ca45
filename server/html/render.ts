// Renders a page with React Router, and turns the scripts that carry our nonce into hashes of the Content-Security-Policy.
import { randomBytes } from 'node:crypto';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { THEME_SCRIPT } from '#app/frame/theme.ts';
import type { provideVisit, Visit } from '#app/http/context.ts';
import { scriptHash, securityHeaders } from '../http/headers.ts';
import { createRouteTable, type RouteTable } from '../http/route-table.ts';
import { rewriteDocument } from './rewrite-document.ts';

type Entry = { module: { provideVisit: typeof provideVisit } };
export type BuildSource = () => Promise<ServerBuild>;
export type Renderer = {
  render: (request: Request, visit: Omit<Visit, 'nonce'>) => Promise<Response>;
  /** Loads the build when it is first needed; in development a changed build has a new table. */
  routes: () => Promise<RouteTable>;
  /** Without loading anything: undefined before the first page. */
  loadedRoutes: () => RouteTable | undefined;
};

const themeHash = scriptHash(THEME_SCRIPT);

export function createRenderer(
  source: BuildSource,
  options: { mode: 'production' | 'development'; secure: boolean; formTargets?: string[] },
): Renderer {
  const handle = createRequestHandler(source, options.mode);

  async function render(request: Request, visit: Omit<Visit, 'nonce'>): Promise<Response> {
    const nonce = randomBytes(16).toString('base64url');
    const build = await source();
    const context = (build.entry as unknown as Entry).module.provideVisit({ ...visit, nonce });
    const response = await handle(request, context);
    const headers = new Headers(response.headers);
    let body: BodyInit | null = response.body;
    let hashes: string[] = [];
    if (headers.get('Content-Type')?.startsWith('text/html') && response.body) {
      const page = rewriteDocument(await response.text(), nonce);
      body = page.html;
      hashes = [themeHash, ...page.hashes];
    }
    for (const [name, value] of Object.entries(securityHeaders(options, hashes))) {
      // Vite's own scripts and styles in development carry no hash.
      const skipped = name === 'Content-Security-Policy' && options.mode === 'development';
      if (!headers.has(name) && !skipped) headers.set(name, value);
    }
    // React Router sends page data without a charset.
    if (headers.get('Content-Type') === 'text/x-script') headers.set('Content-Type', 'text/x-script; charset=utf-8');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
    return new Response(body, { status: response.status, statusText: response.statusText, headers });
  }

  let table: { build: ServerBuild; routes: RouteTable } | undefined;
  async function routes(): Promise<RouteTable> {
    const build = await source();
    if (table?.build !== build) table = { build, routes: createRouteTable(build.routes) };
    return table.routes;
  }

  return { render, routes, loadedRoutes: () => table?.routes };
}
