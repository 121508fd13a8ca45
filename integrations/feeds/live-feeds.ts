// Feeds over the network: a guarded fetch, then a worker of its own for reading, one at a time, with a limit of time and of memory.
// Whatever a server sends, the pages of other visitors wait for none of it.
import { Worker } from 'node:worker_threads';
import type { Feeds } from './feeds.ts';
import type { ReadJob } from './read-worker.ts';
import type { ReadFeed } from './read-xml-feed.ts';
import { type Fetched, FetchFault, type FetchOptions, safeFetch } from './safe-fetch.ts';

export type LiveFeedsOptions = Omit<FetchOptions, 'headers' | 'signal'> & { readMs?: number; heapMb?: number };

/** Says who asks, and where a site can complain. */
export function feedReaderName(site: string, publicUrl: string): string {
  return `${site.replace(/[^\w.-]+/g, '-')}-news/1.0 (+${publicUrl}/support)`;
}

const LONGEST_RETRY = 24 * 60 * 60;

export function liveFeeds({ readMs = 10_000, heapMb = 64, ...fetching }: LiveFeedsOptions): Feeds {
  let reading: Promise<unknown> = Promise.resolve();

  function read(job: ReadJob): Promise<ReadFeed> {
    const mine = reading.then(() => inWorker(job, readMs, heapMb));
    reading = mine.catch(() => {});
    return mine;
  }

  return {
    async ask({ url, etag, lastModified }, signal) {
      const headers = { ...(etag && { 'if-none-match': etag }), ...(lastModified && { 'if-modified-since': lastModified }) };
      try {
        const fetched = await safeFetch(url, { ...fetching, headers, signal });
        if (fetched.status === 304) return { status: 'unchanged' };
        if (fetched.status !== 200) return { status: 'failed', reason: `status ${fetched.status}`, ...retryAfter(fetched) };
        const { isFeed, items } = await read({
          bytes: fetched.body,
          address: fetched.url,
          contentType: fetched.headers['content-type'] ?? '',
        });
        if (!isFeed) return { status: 'failed', reason: 'what came is no feed' };
        return { status: 'read', items, etag: kept(fetched.headers.etag), lastModified: kept(fetched.headers['last-modified']) };
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
  return seconds > 0 ? { retryAfterSeconds: Math.min(seconds, LONGEST_RETRY) } : {};
}

function inWorker(job: ReadJob, readMs: number, heapMb: number): Promise<ReadFeed> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 8 },
      stdout: true,
      stderr: true,
    });
    worker.unref();
    const fail = (reason: string) => end(() => reject(new FetchFault(reason)));
    const timer = setTimeout(() => fail('took too long to read'), readMs);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      void worker.terminate();
      settle();
    };
    worker.once('message', (read: ReadFeed) => end(() => resolve(read)));
    worker.once('error', () => fail('could not be read'));
    worker.once('exit', () => fail('could not be read'));
  });
}
