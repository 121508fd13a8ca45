// Feeds over the network: a guarded fetch, then parsing in short slices, both with a time limit.
// Every failure becomes a one-line reason, and visitors' requests are not delayed.
import type { Feeds } from './feeds.ts';
import { readFeedInSlices } from './read-feed.ts';
import { type Fetched, FetchFault, type FetchOptions, safeFetch } from './safe-fetch.ts';

export type LiveFeedsOptions = Omit<FetchOptions, 'headers' | 'signal'> & { readMs?: number };

/** Names the site and where publishers can complain. */
export function formatUserAgent(site: string, publicUrl: string): string {
  return `${site.replace(/[^\w.-]+/g, '-')}-news/1.0 (+${publicUrl}/support)`;
}

const MAX_RETRY_SECONDS = 24 * 60 * 60;

export function createLiveFeeds({ readMs = 10_000, ...fetchOptions }: LiveFeedsOptions): Feeds {
  return {
    async ask({ url, etag, lastModified }, signal) {
      const headers = {
        ...(etag && { 'if-none-match': etag }),
        ...(lastModified && { 'if-modified-since': lastModified }),
      };
      try {
        const fetched = await safeFetch(url, { ...fetchOptions, headers, signal });
        if (fetched.status === 304) return { status: 'unchanged' };
        if (fetched.status !== 200)
          return {
            status: 'failed',
            reason: `status ${fetched.status}`,
            ...readRetryAfter(fetched),
          };
        const feed = await readFeedInSlices(
          fetched.body,
          fetched.url,
          fetched.headers['content-type'] ?? '',
          readMs,
        );
        if (!feed) return { status: 'failed', reason: 'took too long to read' };
        if (!feed.isFeed) return { status: 'failed', reason: 'what came is no feed' };
        return {
          status: 'read',
          items: feed.items,
          etag: readValidator(fetched.headers.etag),
          lastModified: readValidator(fetched.headers['last-modified']),
        };
      } catch (error) {
        if (error instanceof FetchFault) return { status: 'failed', reason: error.message };
        return { status: 'failed', reason: 'could not be read' };
      }
    },
  };
}

/** ETag or Last-Modified to send next time, if it is short and printable ASCII. */
const readValidator = (header = '') => (/^[\x20-\x7e]{1,300}$/.test(header) ? header : '');

function readRetryAfter({ headers }: Fetched): { retryAfterSeconds?: number } {
  const text = headers['retry-after'] ?? '';
  const seconds = /^\d+$/.test(text)
    ? Number(text)
    : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return seconds > 0 ? { retryAfterSeconds: Math.min(seconds, MAX_RETRY_SECONDS) } : {};
}
