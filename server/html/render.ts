// Renders a page with React Router, and turns the scripts that carry our nonce into hashes of the
// Content-Security-Policy.

import { randomBytes } from 'node:crypto';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { THEME_SCRIPT } from '#app/frame/theme.ts';
import type { provideVisit, SentFiles, Visit } from '#app/http/context.ts';
import { memoize } from '#lib/memo.ts';
import { scriptHash, securityHeaders } from '../http/headers.ts';
import { createRouteTable, type RouteTable } from '../http/route-table.ts';
import { rewriteDocument } from './rewrite-document.ts';

type Entry = { module: { provideVisit: typeof provideVisit } };
type RenderedVisit = Omit<Visit, 'nonce' | 'page' | 'files'> & { files?: SentFiles | undefined };
export type BuildSource = () => Promise<ServerBuild>;
export type Renderer = {
  render: (request: Request, visit: RenderedVisit) => Promise<Response>;
  /** Loads the build when it is first needed; in development a changed build has a new table. */
  routes: () => Promise<RouteTable>;
  /** Without loading anything: undefined before the first page. */
  loadedRoutes: () => RouteTable | undefined;
};

/**
 * The text of a page stays a string: as the body of a response it would be encoded and copied three
 * times.
 */
const pageTexts = new WeakMap<Response, string>();

/** The whole body of what `render` gave. */
export async function readBody(response: Response): Promise<Buffer> {
  const html = pageTexts.get(response);
  return html === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html);
}

const themeHash = scriptHash(THEME_SCRIPT);

export function createRenderer(
  source: BuildSource,
  options: {
    mode: 'production' | 'development';
    secure: boolean;
    formTargets?: string[];
  },
): Renderer {
  /** Once per build: React Router would otherwise sort all routes for every request. */
  const getHandler = memoize((build: ServerBuild) => createRequestHandler(build, options.mode));

  async function render(request: Request, visit: RenderedVisit): Promise<Response> {
    const nonce = randomBytes(16).toString('base64url');
    const build = await source();
    const rendered: Visit['page'] = {};
    const context = (build.entry as unknown as Entry).module.provideVisit({
      ...visit,
      files: visit.files ?? new Map(),
      nonce,
      page: rendered,
    });
    const response = await getHandler(build)(request, context);
    const headers = new Headers(response.headers);
    let html: string | undefined;
    let hashes: string[] = [];
    if (rendered.html !== undefined && headers.get('Content-Type')?.startsWith('text/html')) {
      const page = rewriteDocument(rendered.html, nonce);
      html = page.html;
      hashes = [themeHash, ...page.hashes];
    }
    // Only what may stand in pages of others has a policy of its own (app/http/widget-headers.ts).
    const framed = headers.has('Content-Security-Policy');
    for (const [name, value] of Object.entries(securityHeaders(options, hashes))) {
      if (framed && name === 'X-Frame-Options') continue;
      // Vite's own scripts and styles in development carry no hash.
      const skipped = name === 'Content-Security-Policy' && options.mode === 'development';
      if (!headers.has(name) && !skipped) headers.set(name, value);
    }
    // React Router sends page data without a charset.
    if (headers.get('Content-Type') === 'text/x-script')
      headers.set('Content-Type', 'text/x-script; charset=utf-8');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
    const { status, statusText } = response;
    const answer = new Response(html === undefined ? response.body : null, {
      status,
      statusText,
      headers,
    });
    if (html !== undefined) pageTexts.set(answer, html);
    return answer;
  }

  const getTable = memoize((build: ServerBuild) => createRouteTable(build.routes));
  let loadedRoutes: RouteTable | undefined;
  async function routes(): Promise<RouteTable> {
    loadedRoutes = getTable(await source());
    return loadedRoutes;
  }

  return { render, routes, loadedRoutes: () => loadedRoutes };
}
