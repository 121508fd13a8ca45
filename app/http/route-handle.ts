// What the server must know about a route before its code runs. Each route declares it in `handle`;
// server/http/route-table.ts reads it. Browsers get it too, with the script of the route: nothing
// in it is secret, and what it imports must be small.
import type { Library } from '#features/library/load-library.server.ts';

export const KILOBYTE = 1024;
/**
 * The largest JSON body that is parsed on the main thread. Fields may have less, so that a long
 * text gets a message about its length.
 */
export const MAX_JSON_BYTES = 256 * KILOBYTE;

/** In the order in which requests are admitted under load; also labels of metrics. */
export const REQUEST_CLASSES = [
  'pages',
  'signing-in',
  'searching',
  'files',
  'writing',
  'assisting',
] as const;
export type RequestClass = (typeof REQUEST_CLASSES)[number];

export type RouteHandle = {
  /**
   * The page is the same for every signed-out visitor, so it can be cached; with `members` also for
   * everybody who is signed in: it reads nothing of a viewer but `kind`.
   */
  shared?: true | 'members';
  /** A shared page whose ids are not all lower case: sections such as 45A. */
  exactCase?: true;
  /** The class of a request for admission control; `pages` by default. */
  cost?: RequestClass;
  /** The class of a POST, where it differs. */
  postCost?: RequestClass;
  /**
   * Default 64 kB, which is also the maximum for forms that are not multipart
   * (server/http/body-limit.ts).
   */
  maxBodyBytes?: number;
  /**
   * Its address has a token, which opens what it is for: the page is not stored anywhere, and its
   * address goes into no Referer header.
   */
  tokenInAddress?: true;
  /**
   * Open to a session that still waits for its second step; every other route leads there
   * (server/http/second-step-guard.ts). It sees a visitor.
   */
  beforeSecondStep?: true;
  /** Called by programs. It never reads cookies, so requests from other sites are fine. */
  machine?: true;
  /** In the site map: at its own path, or at the paths listed here. */
  sitemap?: true | ((library: Library) => string[]);
};
