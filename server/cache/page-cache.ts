// Pages that are equal for all signed-out visitors, rendered once per path, state choice and version (content, news and
// day) and then served without touching the database or React. Bounded by bytes; the least recently used page goes.
import type { IncomingMessage } from 'node:http';
import { jurisdictionFromCookies } from '#app/http/state-cookie.ts';
import type { StoredResponse } from './stored-response.ts';

/** What the browser's router asks for when one goes to a page: its data without the frame's. No other query has a page in memory. */
const DATA_OF_ONE_ROUTE = /^[^?]+\.data\?_routes=[\w%.-]+$/;
export const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?plainlaw\.session/;

export type PageCache = {
  keyFor: (req: { method?: string; url?: string; headers: IncomingMessage['headers'] }) => string | null;
  find: (key: string) => StoredResponse | undefined;
  /** Renders a page once however many ask at the same time. `render` gives null when the page must not be kept. */
  keep: (key: string, render: () => Promise<{ stored: StoredResponse | null; response: Response }>) => Promise<StoredResponse | Response>;
  stats: () => { pages: number; bytes: number; hits: number; misses: number };
};

export function createPageCache(options: { mostBytes: number; version: () => string }): PageCache {
  const pages = new Map<string, StoredResponse>();
  const rendering = new Map<string, Promise<{ stored: StoredResponse | null; response: Response }>>();
  let bytes = 0;
  let hits = 0;
  let misses = 0;
  let version = options.version();

  function keyFor(req: Parameters<PageCache['keyFor']>[0]): string | null {
    if (req.method !== 'GET' && req.method !== 'HEAD') return null;
    const url = req.url ?? '';
    // A full address in the request line names a host of the sender's choosing: such a page is not kept.
    if (!url.startsWith('/') || url.length > 300 || (url.includes('?') && !DATA_OF_ONE_ROUTE.test(url))) return null;
    const cookies = req.headers.cookie;
    if (cookies !== undefined && SESSION_COOKIE.test(cookies)) return null;
    return `${jurisdictionFromCookies(cookies)} ${url}`;
  }

  function find(key: string): StoredResponse | undefined {
    const current = options.version();
    if (current !== version) {
      pages.clear();
      bytes = 0;
      version = current;
    }
    const found = pages.get(key);
    if (!found) return undefined;
    hits++;
    pages.delete(key);
    pages.set(key, found);
    return found;
  }

  async function keep(key: string, render: () => Promise<{ stored: StoredResponse | null; response: Response }>) {
    const kept = find(key); // another request may have finished it since ours looked
    if (kept) return kept;
    const renderedFor = version;
    const waiting = rendering.get(key);
    const running = waiting ?? render().finally(() => rendering.delete(key));
    if (!waiting) {
      misses++;
      rendering.set(key, running);
    }
    const { stored, response } = await running;
    if (!stored) return waiting ? render().then((own) => own.response) : response;
    if (!waiting && renderedFor === options.version() && stored.bytes <= options.mostBytes / 4) {
      pages.set(key, stored);
      bytes += stored.bytes;
      for (const [oldest, page] of pages) {
        if (bytes <= options.mostBytes) break;
        pages.delete(oldest);
        bytes -= page.bytes;
      }
    }
    return stored;
  }

  return { keyFor, find, keep, stats: () => ({ pages: pages.size, bytes, hits, misses }) };
}
