// Reads texts and uploads without blocking other requests: short texts inline, long texts, large JSON and all files in a worker per job. A worker
// has a CPU time limit, so that a busy machine gives the same answer as an idle one, a much larger wall-clock limit, and two memory
// limits: V8's for its heap, and a watchdog on the process's RSS for buffers, which V8's limit does not count. A few workers run
// concurrently, a few more jobs wait, and the rest are answered with `busy`.
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { findInText } from './find-in-text.ts';
import type { ReadReply } from './reader-worker.server.ts';
import type { ReadJob } from './schema.ts';

export type CitationReader = { read: (job: ReadJob, signal?: AbortSignal) => Promise<ReadReply>; close: () => Promise<void> };

export type ReaderOptions = {
  maxConcurrent?: number;
  maxWaiting?: number;
  maxCpuMs?: number;
  timeoutMs?: number;
  maxHeapMb?: number;
  /** Of the process's RSS while a worker runs. */
  maxGrowthMb?: number;
  /** How long a job waits for a free worker. */
  waitTimeoutMs?: number;
};

/** Texts up to this length are read in a few milliseconds, whatever they contain. */
const MAX_INLINE_LENGTH = 20_000;
const POLL_MS = 100;
const MEGABYTE = 1024 * 1024;

export function createCitationReader(options: ReaderOptions = {}): CitationReader {
  const { maxConcurrent = 2, maxWaiting = 6, maxCpuMs = 20_000, timeoutMs = 120_000 } = options;
  const { maxHeapMb = 512, maxGrowthMb = 768, waitTimeoutMs = 30_000 } = options;
  const running = new Set<Worker>();
  let active = 0;
  let waiting = 0;

  async function read(job: ReadJob, signal?: AbortSignal): Promise<ReadReply> {
    if ('text' in job && job.text.length <= MAX_INLINE_LENGTH) return { ok: true, read: findInText(job.text) };
    if (active >= maxConcurrent && waiting >= maxWaiting) return { ok: false, fault: 'busy' };
    const deadline = Date.now() + waitTimeoutMs;
    waiting++;
    try {
      while (active >= maxConcurrent) {
        if (Date.now() > deadline || signal?.aborted) return { ok: false, fault: 'busy' };
        await delay(POLL_MS / 2);
      }
      active++;
    } finally {
      waiting--;
    }
    try {
      return await readInWorker(job, signal);
    } finally {
      active--;
    }
  }

  function readInWorker(job: ReadJob, signal?: AbortSignal): Promise<ReadReply> {
    const worker = new Worker(new URL('./reader-worker.server.ts', import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 64 },
      // Captures output, so that user input cannot reach the log through a library's warning.
      stdout: true,
      stderr: true,
    });
    running.add(worker);
    const initialRss = process.memoryUsage.rss();
    return new Promise<ReadReply>((resolve) => {
      const finish = (reply: ReadReply) => {
        clearTimeout(timer);
        clearInterval(watchdog);
        signal?.removeEventListener('abort', stop);
        running.delete(worker);
        void worker.terminate();
        resolve(reply);
      };
      const stop = () => finish({ ok: false, fault: 'too_heavy' });
      const timer = setTimeout(stop, timeoutMs);
      const watchdog = setInterval(() => {
        if (process.memoryUsage.rss() - initialRss > maxGrowthMb * MEGABYTE) return stop();
        worker.cpuUsage().then(
          ({ user, system }) => (user + system) / 1000 > maxCpuMs && stop(),
          () => {}, // the worker has just exited
        );
      }, POLL_MS);
      signal?.addEventListener('abort', stop, { once: true });
      worker.once('message', (reply: ReadReply) => finish(reply));
      worker.once('error', stop);
      worker.once('exit', stop);
    });
  }

  async function close(): Promise<void> {
    await Promise.all([...running].map((worker) => worker.terminate()));
  }

  return { read, close };
}
