// Feeds over the network: a guarded fetch, then a gentle reading, both with a limit of time. Whatever a server does, it is one sentence
// in the end, and the pages of visitors waited for none of it.
import type { Feeds } from './feeds.ts';
import { readFeedGently } from './read-feed.ts';
import { type Fetched, FetchFault, type FetchOptions, safeFetch } from './safe-fetch.ts';

export type LiveFeedsOptions = Omit<FetchOptions, 'headers' | 'signal'> & { readMs?: number };

/** Says who asks, and where a site can complain. */
export function feedReaderName(site: string, publicUrl: string): string {
  return `${site.replace(/[^\w.-]+/g, '-')}-news/1.0 (+${publicUrl}/support)`;
}

const MAX_RETRY_SECONDS = 24 * 60 * 60;

export function liveFeeds({ readMs = 10_000, ...fetching }: LiveFeedsOptions): Feeds {
  return {
    async ask({ url, etag, lastModified }, signal) {
      const headers = { ...(etag && { 'if-none-match': etag }), ...(lastModified && { 'if-modified-since': lastModified }) };
      try {
        const fetched = await safeFetch(url, { ...fetching, headers, signal });
        if (fetched.status === 304) return { status: 'unchanged' };
        if (fetched.status !== 200) return { status: 'failed', reason: `status ${fetched.status}`, ...retryAfter(fetched) };
        const read = await readFeedGently(fetched.body, fetched.url, fetched.headers['content-type'] ?? '', readMs);
        if (!read) return { status: 'failed', reason: 'took too long to read' };
        if (!read.isFeed) return { status: 'failed', reason: 'what came is no feed' };
        return {
          status: 'read',
          items: read.items,
          etag: kept(fetched.headers.etag),
          lastModified: kept(fetched.headers['last-modified']),
        };
      } catch (error) {
        if (error instanceof FetchFault) return { status: 'failed', reason: error.message };
        return { status: 'failed', reason: 'could not be read' };
      }
    },
  };
}

/** What we hand back to the server next time: nothing long, nothing odd. */
const kept = (header = '') => (/^[\x20-\x7e]{1,300}$/.test(header) ? header : '');

function retryAfter({ headers }: Fetched): { retryAfterSeconds?: number } {
  const text = headers['retry-after'] ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return seconds > 0 ? { retryAfterSeconds: Math.min(seconds, MAX_RETRY_SECONDS) } : {};
}
