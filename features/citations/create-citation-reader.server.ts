// Reads what visitors hand in without ever making other visitors wait: short texts at once, long ones and all files in a worker of
// their own that ends with the job. A worker has a limit of processor time, so that a busy machine gives the same answer as a quiet
// one, a far larger one of elapsed time, and two of memory: V8's own for its heap, and a watch over the
// whole process for buffers, which V8's does not count. A few run at once, a few more wait, the rest are asked to come back.
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { findInText } from './find-in-text.ts';
import type { ReadJob, ReadReply } from './reader-worker.server.ts';

export type CitationReader = { read: (job: ReadJob, signal?: AbortSignal) => Promise<ReadReply>; close: () => Promise<void> };

export type ReaderOptions = {
  atOnce?: number;
  mostWaiting?: number;
  processorMs?: number;
  timeoutMs?: number;
  heapMb?: number;
  growthMb?: number;
  patienceMs?: number;
};

/** Up to this long a text is read in a few milliseconds, whatever it holds. */
const SHORT = 20_000;
const LOOK_MS = 100;
const MEGABYTE = 1024 * 1024;

export function createCitationReader(options: ReaderOptions = {}): CitationReader {
  const { atOnce = 2, mostWaiting = 6, processorMs = 20_000, timeoutMs = 120_000 } = options;
  const { heapMb = 512, growthMb = 768, patienceMs = 30_000 } = options;
  const running = new Set<Worker>();
  let taken = 0;
  let waiting = 0;

  async function read(job: ReadJob, signal?: AbortSignal): Promise<ReadReply> {
    if ('text' in job && job.text.length <= SHORT) return { ok: true, read: findInText(job.text) };
    if (taken >= atOnce && waiting >= mostWaiting) return { ok: false, fault: 'busy' };
    const giveUp = Date.now() + patienceMs;
    waiting++;
    try {
      while (taken >= atOnce) {
        if (Date.now() > giveUp || signal?.aborted) return { ok: false, fault: 'busy' };
        await delay(LOOK_MS / 2);
      }
      taken++;
    } finally {
      waiting--;
    }
    try {
      return await inWorker(job, signal);
    } finally {
      taken--;
    }
  }

  function inWorker(job: ReadJob, signal?: AbortSignal): Promise<ReadReply> {
    const worker = new Worker(new URL('./reader-worker.server.ts', import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 64 },
      // Nothing of what people hand in may reach a log, not even through a library's warning.
      stdout: true,
      stderr: true,
    });
    running.add(worker);
    const before = process.memoryUsage.rss();
    return new Promise<ReadReply>((resolve) => {
      const end = (reply: ReadReply) => {
        clearTimeout(timer);
        clearInterval(watch);
        signal?.removeEventListener('abort', stop);
        running.delete(worker);
        void worker.terminate();
        resolve(reply);
      };
      const stop = () => end({ ok: false, fault: 'too_heavy' });
      const timer = setTimeout(stop, timeoutMs);
      const watch = setInterval(() => {
        if (process.memoryUsage.rss() - before > growthMb * MEGABYTE) return stop();
        worker.cpuUsage().then(
          ({ user, system }) => (user + system) / 1000 > processorMs && stop(),
          () => {}, // it has just ended
        );
      }, LOOK_MS);
      signal?.addEventListener('abort', stop, { once: true });
      worker.once('message', (reply: ReadReply) => end(reply));
      worker.once('error', stop);
      worker.once('exit', stop);
    });
  }

  async function close(): Promise<void> {
    await Promise.all([...running].map((worker) => worker.terminate()));
  }

  return { read, close };
}
