// Reads texts and uploads without blocking other requests: short texts inline, long texts, large
// JSON and all files in a worker per job; papers, too (features/papers/read/draft-paper.ts). A
// worker has a CPU time limit, so that a busy machine gives the same answer as an idle one, a much
// larger wall-clock limit, and two memory limits: V8's for its heap, and a watchdog on the
// process's RSS for buffers, which V8's limit does not count. A few workers run concurrently, a few
// more jobs wait, and the rest are answered with `busy`. Of each network one job runs and one
// waits, so that hostile files from one network never take all workers.
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Caller } from '#features/plans/caller.ts';
import { findInText } from './find-in-text.ts';
import type { ReaderTask, ReadReply } from './reader-worker.server.ts';
import { MAX_INLINE_LENGTH, type ReadJob, type ReadText } from './schema.ts';
import { createWorkMeter } from './work-meter.server.ts';

type Sender = Pick<Caller, 'clientAddress' | 'signal'>;
/** `seconds`: processor time that it took. */
export type TimedReply<T> = ReadReply<T> & { seconds: number };
export type CitationReader = {
  read: (job: ReadJob, sender: Sender) => Promise<TimedReply<ReadText>>;
  /** Runs another reader in the same workers, within the same limits. */
  run: <T>(reader: keyof typeof READERS, input: unknown, sender: Sender) => Promise<TimedReply<T>>;
  close: () => Promise<void>;
};

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

/** Modules that export `read`. Addressed here, because the build joins the files of the routes. */
const READERS = {
  text: new URL('./read-job.server.ts', import.meta.url).href,
  paper: new URL('../papers/read/draft-paper.ts', import.meta.url).href,
};
/** Of one network: one running and one waiting. */
const MAX_PER_NETWORK = 2;
const POLL_MS = 100;
const MEGABYTE = 1024 * 1024;

export function createCitationReader(options: ReaderOptions = {}): CitationReader {
  const { maxConcurrent = 2, maxWaiting = 6, maxCpuMs = 8_000, timeoutMs = 60_000 } = options;
  const { maxHeapMb = 512, maxGrowthMb = 768, waitTimeoutMs = 30_000 } = options;
  const running = new Set<Worker>();
  /**
   * The networks whose jobs run, and of each network the number of its jobs, waiting ones included.
   */
  const active = new Set<string>();
  const jobCounts = new Map<string, number>();
  let waiting = 0;

  async function read(job: ReadJob, sender: Sender): Promise<TimedReply<ReadText>> {
    if (!('text' in job) || job.text.length > MAX_INLINE_LENGTH)
      return run<ReadText>('text', job, sender);
    const meter = createWorkMeter();
    const value = meter.run(() => findInText(job.text));
    return { ok: true, value, seconds: meter.seconds() };
  }

  async function run<T>(
    reader: keyof typeof READERS,
    input: unknown,
    { clientAddress, signal }: Sender,
  ): Promise<TimedReply<T>> {
    const refuse = (fault: 'busy' | 'busy_network') => ({ ok: false, fault, seconds: 0 }) as const;
    const jobs = jobCounts.get(clientAddress) ?? 0;
    if (jobs >= MAX_PER_NETWORK) return refuse('busy_network');
    if (active.size >= maxConcurrent && waiting >= maxWaiting) return refuse('busy');
    jobCounts.set(clientAddress, jobs + 1);
    try {
      if (!(await waitForTurn(clientAddress, signal))) return refuse('busy');
      return await runInWorker<T>({ module: READERS[reader], input }, signal).finally(() =>
        active.delete(clientAddress),
      );
    } finally {
      const left = (jobCounts.get(clientAddress) ?? 0) - 1;
      if (left > 0) jobCounts.set(clientAddress, left);
      else jobCounts.delete(clientAddress);
    }
  }

  async function waitForTurn(network: string, signal?: AbortSignal): Promise<boolean> {
    const deadline = Date.now() + waitTimeoutMs;
    waiting++;
    try {
      while (active.size >= maxConcurrent || active.has(network)) {
        if (Date.now() > deadline || signal?.aborted) return false;
        await delay(POLL_MS / 2);
      }
      active.add(network);
      return true;
    } finally {
      waiting--;
    }
  }

  function runInWorker<T>(task: ReaderTask, signal?: AbortSignal): Promise<TimedReply<T>> {
    const worker = new Worker(new URL('./reader-worker.server.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 64 },
      // Captures output, so that user input cannot reach the log through a library's warning.
      stdout: true,
      stderr: true,
    });
    running.add(worker);
    const initialRss = process.memoryUsage.rss();
    let cpuMs = 0;
    return new Promise<TimedReply<T>>((resolve) => {
      const finish = (reply: ReadReply<T>) => {
        clearTimeout(timer);
        clearInterval(watchdog);
        signal?.removeEventListener('abort', stop);
        running.delete(worker);
        void worker.terminate();
        resolve({ ...reply, seconds: cpuMs / 1000 });
      };
      const stop = () => finish({ ok: false, fault: 'too_heavy' });
      const timer = setTimeout(stop, timeoutMs);
      const watchdog = setInterval(() => {
        if (process.memoryUsage.rss() - initialRss > maxGrowthMb * MEGABYTE) return stop();
        worker.cpuUsage().then(
          ({ user, system }) => {
            cpuMs = (user + system) / 1000;
            if (cpuMs > maxCpuMs) stop();
          },
          () => {}, // the worker has just exited
        );
      }, POLL_MS);
      signal?.addEventListener('abort', stop, { once: true });
      worker.once('message', (reply: ReadReply<T>) => finish(reply));
      worker.once('error', stop);
      worker.once('exit', stop);
      if (signal?.aborted) stop();
    });
  }

  async function close(): Promise<void> {
    await Promise.all([...running].map((worker) => worker.terminate()));
  }

  return { read, run, close };
}
