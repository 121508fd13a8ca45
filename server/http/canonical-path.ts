// One spelling for each address, before anything looks at it: the page cache, the route table, the
// limits and the framework would otherwise each decide for themselves whether /Terms/, //terms and
// /terms are the same page.
import type { RouteFacts, RouteTable } from './route-table.ts';

/**
 * How the browser's router asks for the data of a page: /terms.data, and /_.data for "/" and for
 * paths that end with a slash.
 */
const DATA = '.data';
const ESCAPE_OR_TEXT = /%[\dA-F]{2}|[^%]+/gi;
const ESCAPED_UNRESERVED = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;

/**
 * `pathname` begins with a slash, holds no backslash and can be decoded. Dot segments, empty
 * segments and needless escapes go; what a route names is in its own case. Parameters keep theirs
 * (they may be tokens), except in shared pages, whose ids are all lower case (or which say
 * `exactCase`).
 */
export function toCanonicalPath(pathname: string, routes: RouteTable | undefined): string {
  const unescaped = pathname.replace(ESCAPED_UNRESERVED, (escaped) => decodeURIComponent(escaped));
  // The placeholder keeps "//example.com" a path.
  const resolved = new URL(`http://own.invalid${unescaped}`).pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  const isData = resolved.endsWith(DATA);
  let page = isData ? resolved.slice(0, -DATA.length) : resolved;
  while (isData && (page.endsWith('/') || page.endsWith('/_')))
    page = page.slice(0, page.lastIndexOf('/'));
  if (page === '') return isData ? `/_${DATA}` : '/';
  const suffix = isData ? DATA : '';
  return spellAsRoute(page, routes?.find(page + suffix)) + suffix;
}

function spellAsRoute(page: string, route: RouteFacts | undefined): string {
  if (!route) return page;
  const names = route.path.split('/');
  return page
    .split('/')
    .map((segment, index) => {
      const name = names[index] ?? '';
      if (!name.startsWith(':')) return name.toLowerCase();
      return route.shared && !route.exactCase ? lowerCase(segment) : segment;
    })
    .join('/');
}

/**
 * Escapes keep the case they came in: clients write them in upper case (RFC 3986) or in lower case
 * by themselves, and a redirect to the other one would never end.
 */
const lowerCase = (segment: string) =>
  segment.replace(ESCAPE_OR_TEXT, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
