// How log lines name a request: by the pattern of its route. Its path can say what somebody looked
// up (/dictionary/…) and is never logged.
import { GOOGLE_CALLBACK } from '#features/accounts/google.server.ts';
import type { RouteTable } from './route-table.ts';
import { CHANGE_PASSWORD, SECURITY_TXT } from './well-known.ts';

/** Answered by server/http/app.ts instead of by a page, with the same security headers. */
export const WITHOUT_PAGE = [
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  SECURITY_TXT,
  CHANGE_PASSWORD,
  GOOGLE_CALLBACK,
];
export const SITEMAP_FILE = '/sitemaps/:file';
export const DEV_MAIL = '/dev/mail/:name?';

/** For paths that match no route: whatever was typed there. */
export const NO_ROUTE = 'none';

export function nameRoute(path: string, routes: RouteTable | undefined): string {
  if (WITHOUT_PAGE.includes(path)) return path;
  if (/^\/sitemaps\/\d{1,3}\.xml$/.test(path)) return SITEMAP_FILE;
  if (/^\/dev\/mail(?:\/[^/]*)?$/.test(path)) return DEV_MAIL;
  return routes?.find(path)?.path ?? NO_ROUTE;
}
