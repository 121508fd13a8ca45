// Pages that are the same for all signed-out visitors, or for all who are signed in, rendered once
// per path, chosen state and version (content, news), then served without rendering. A
// page for which the time was asked is rendered again the next day. An LRU cache, bounded by bytes.
import type { IncomingMessage } from 'node:http';
import { jurisdictionFromCookies } from '#app/http/state-cookie.ts';
import { hasBody } from '../http/has-body.ts';
import type { StoredResponse } from './stored-response.ts';

/**
 * The data request that the browser's router sends for one route, in its spelling. Pages with any
 * other query string are not cached.
 */
const DATA_OF_ONE_ROUTE = /^[^?]+\.data\?_routes=(?:[\w.-]|%2F)+$/;
export const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?plainlaw\.session/;

/** `stored`: null when the page must not be cached. `dated`: it depends on the day. */
type Rendered = { stored: StoredResponse | null; response: Response; dated?: boolean };

type PageRequest = { method?: string; url?: string; headers: IncomingMessage['headers'] };

export type PageCache = {
  find: (key: string) => StoredResponse | undefined;
  /** Concurrent requests for one page share one rendering. */
  getOrRender: (key: string, render: () => Promise<Rendered>) => Promise<StoredResponse | Response>;
  stats: () => { pages: number; bytes: number; hits: number; misses: number };
};

/** Null for a request that no page in memory answers. `signedIn`: the session has been read. */
export function getPageKey(
  req: PageRequest,
  options: { signedIn: boolean } = { signedIn: false },
): string | null {
  if ((req.method !== 'GET' && req.method !== 'HEAD') || hasBody(req.headers)) return null;
  const url = req.url ?? '';
  // An absolute URL in the request line carries a host chosen by the client: not cached.
  if (
    !url.startsWith('/') ||
    url.length > 300 ||
    (url.includes('?') && !DATA_OF_ONE_ROUTE.test(url))
  )
    return null;
  const cookies = req.headers.cookie;
  if (!options.signedIn && cookies !== undefined && SESSION_COOKIE.test(cookies)) return null;
  const reader = options.signedIn ? 'member' : 'visitor';
  return `${reader} ${jurisdictionFromCookies(cookies)} ${url}`;
}

/** `day`: any value that changes at midnight. */
export function createPageCache(options: {
  maxBytes: number;
  version: () => string;
  day: () => number;
}): PageCache {
  const pages = new Map<string, { stored: StoredResponse; day?: number }>();
  const rendering = new Map<string, Promise<Rendered>>();
  let bytes = 0;
  let hits = 0;
  let misses = 0;
  let version = options.version();

  function find(key: string): StoredResponse | undefined {
    const current = options.version();
    if (current !== version) {
      pages.clear();
      bytes = 0;
      version = current;
    }
    const found = pages.get(key);
    if (!found) return undefined;
    if (found.day !== undefined && found.day !== options.day()) {
      remove(key, found.stored);
      return undefined;
    }
    hits++;
    pages.delete(key);
    pages.set(key, found);
    return found.stored;
  }

  function remove(key: string, stored: StoredResponse): void {
    pages.delete(key);
    bytes -= stored.bytes;
  }

  async function getOrRender(key: string, render: () => Promise<Rendered>) {
    const cachedPage = find(key); // another request may have finished it since ours looked
    if (cachedPage) return cachedPage;
    const renderedFor = version;
    const renderedOn = options.day();
    const waiting = rendering.get(key);
    const running = waiting ?? render().finally(() => rendering.delete(key));
    if (!waiting) {
      misses++;
      rendering.set(key, running);
    }
    const { stored, response, dated } = await running;
    if (!stored) return waiting ? render().then((own) => own.response) : response;
    if (!waiting && renderedFor === options.version() && stored.bytes <= options.maxBytes / 4) {
      pages.set(key, { stored, ...(dated && { day: renderedOn }) });
      bytes += stored.bytes;
      for (const [oldest, page] of pages) {
        if (bytes <= options.maxBytes) break;
        remove(oldest, page.stored);
      }
    }
    return stored;
  }

  return { find, getOrRender, stats: () => ({ pages: pages.size, bytes, hits, misses }) };
}
