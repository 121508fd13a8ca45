// What the server must know about a route before its code runs. Each route says it in `handle`; server/http/route-table.ts reads it.
// The build removes `handle` from what browsers get (vite.config.ts), so a fact costs no script.
import type { Library } from '#features/library/load-library.server.ts';

export const KILOBYTE = 1024;

/** In the order in which requests are admitted under load; also labels of metrics. */
export const REQUEST_CLASSES = ['pages', 'signing-in', 'searching', 'files', 'writing'] as const;
export type RequestClass = (typeof REQUEST_CLASSES)[number];

export type RouteHandle = {
  /** The page is the same for every signed-out visitor, so it can be cached. */
  shared?: true;
  /** What a request costs; `pages` unless it says otherwise. */
  cost?: RequestClass;
  /** What a POST costs, where that differs. */
  postCost?: RequestClass;
  /** The largest body; 64 kB unless it says otherwise. Forms that are not multipart have 64 kB at most (server/http/body-limit.ts). */
  maxBodyBytes?: number;
  /** Called by programs. It never reads cookies, so requests from other sites are fine. */
  machine?: true;
  /** In the site map: at its own path, or at the paths listed here. */
  sitemap?: true | ((library: Library) => string[]);
};
