// Finds the route of a path, and what its `handle` says, without React Router's matcher: that one
// ranks all routes on every call, which is too slow for a decision made before a request is
// admitted. Static paths are looked up; the few paths with parameters are tested in the order of
// app/routes.ts. route-table.test.ts compares the result with React Router's.
import type { ServerBuild } from 'react-router';
import type { RequestClass, RouteHandle } from '#app/http/route-handle.ts';
import type { Library } from '#features/library/load-library.server.ts';

export type RouteFacts = RouteHandle & {
  id: string;
  /** As app/routes.ts has it, with a leading slash. */
  path: string;
};

export type RouteTable = {
  /** Undefined for paths that only the catch-all route matches. */
  find: (pathname: string) => RouteFacts | undefined;
  /** The paths of the site map. */
  listSitemapPaths: (library: Library) => string[];
};

const MAX_PATH_LENGTH = 2_000;

export function createRouteTable(routes: ServerBuild['routes']): RouteTable {
  const all = Object.values(routes).flatMap((route): RouteFacts[] => {
    if (!route || route.path === '*' || (route.path === undefined && !route.index)) return [];
    return [
      {
        ...(route.module.handle as RouteHandle | undefined),
        id: route.id,
        path: `/${route.path ?? ''}`,
      },
    ];
  });
  const byPath = new Map(
    all.filter(({ path }) => !path.includes(':')).map((route) => [route.path.toLowerCase(), route]),
  );
  const withParameters = all
    .filter(({ path }) => path.includes(':'))
    .map((route) => ({ route, pattern: toPattern(route.path) }));

  function find(pathname: string): RouteFacts | undefined {
    if (pathname.length > MAX_PATH_LENGTH) return undefined;
    const path = normalizePath(pathname);
    return byPath.get(path) ?? withParameters.find(({ pattern }) => pattern.test(path))?.route;
  }

  // One file can be the module of several routes, and lists its paths once.
  const listSitemapPaths = (library: Library) => {
    const lists = new Set(
      all.map(({ path, sitemap }) => (sitemap === true ? () => [path] : sitemap)),
    );
    return [...lists].flatMap((list) => list?.(library) ?? []);
  };

  return { find, listSitemapPaths };
}

/**
 * `.data` is the same page, asked for by the browser's router. Paths match in any case, with or
 * without a slash at the end.
 */
function normalizePath(pathname: string): string {
  const page = pathname.replace(/(?:\/_)?\.data$/, '');
  const path = page.split('/').map(decodeSegment).join('/').toLowerCase();
  return path.replace(/\/+$/, '') || '/';
}

function decodeSegment(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F');
  } catch {
    return segment;
  }
}

function toPattern(path: string): RegExp {
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => {
      if (!segment.startsWith(':')) return `/${RegExp.escape(segment.toLowerCase())}`;
      return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    });
  return new RegExp(`^${segments.join('')}$`, 's');
}

/**
 * What a request costs; the class decides when it is refused under load
 * (server/load/admission-control.ts).
 */
export function classifyRequest(
  method: string | undefined,
  route: RouteFacts | undefined,
): RequestClass {
  return (method === 'POST' ? route?.postCost : undefined) ?? route?.cost ?? 'pages';
}
