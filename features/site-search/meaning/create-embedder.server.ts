// Embeds texts without making a visitor wait: one worker, started on first use, a bounded queue, and a time budget after
// which the caller continues with words alone. A vector that arrives too late is cached for next time.
import { Worker } from 'node:worker_threads';
import type { Log } from '#features/deps.ts';
import type { EmbedReply, EmbedRequest } from './embed-worker.ts';

type EmbedOptions = { signal?: AbortSignal; timeoutMs?: number };

export type Embedder = {
  /** One vector per text, or undefined when they are late, the queue is full or the model cannot run. */
  embed: (texts: string[], options?: EmbedOptions) => Promise<Float32Array[] | undefined>;
  close: () => Promise<void>;
};

export type EmbedderOptions = {
  log: Log;
  /** For tests: a worker that replaces the model. */
  worker?: URL;
  queueLimit?: number;
  firstBackOffMs?: number;
  stuckAfterMs?: number;
};

type Job = { text: string; listeners: Set<(vector: Float32Array | undefined) => void> };

const MAX_CACHED_VECTORS = 2_000;
const MAX_BACK_OFF_MS = 60_000;

export function createEmbedder(options: EmbedderOptions): Embedder {
  const { log, queueLimit = 64, firstBackOffMs = 1_000, stuckAfterMs = 30_000 } = options;
  const script = options.worker ?? new URL('./embed-worker.ts', import.meta.url);
  const cache = new Map<string, Float32Array>(); // LRU: least recently used first
  const jobs = new Map<string, Job>();
  const urgent: Job[] = []; // single texts: a visitor is waiting for a search. LIFO, because the oldest has probably timed out
  const background: Job[] = []; // parts of a longer story, FIFO
  let worker: Worker | undefined;
  let running: { job: Job; stuck: NodeJS.Timeout } | undefined;
  let backOffMs = firstBackOffMs;
  let retryAt = 0;
  let isClosed = false;

  function cacheVector(text: string, vector: Float32Array) {
    cache.delete(text);
    cache.set(text, vector);
    if (cache.size > MAX_CACHED_VECTORS) cache.delete(cache.keys().next().value as string);
  }

  function settle(job: Job, vector: Float32Array | undefined) {
    jobs.delete(job.text);
    for (const notify of job.listeners) notify(vector);
  }

  function startWorker(): Worker {
    const newWorker = new Worker(script);
    newWorker.unref(); // must not keep the process alive
    newWorker.on('message', ({ vector }: EmbedReply) => {
      if (!running) return;
      const { job, stuck } = running;
      clearTimeout(stuck);
      running = undefined;
      backOffMs = firstBackOffMs;
      cacheVector(job.text, vector);
      settle(job, vector);
      runNext();
    });
    newWorker.on('error', (error) => log.error({ reason: error.message }, 'The search model failed.'));
    newWorker.on('exit', () => {
      if (worker === newWorker) handleWorkerExit();
    });
    return newWorker;
  }

  /** Drops all jobs: the running text may have caused the crash, and the others have waited long enough. */
  function handleWorkerExit() {
    worker = undefined;
    retryAt = Date.now() + backOffMs;
    if (!isClosed) log.warn({ backOffMs }, 'The search model stopped; searches use words until it is back.');
    backOffMs = Math.min(backOffMs * 2, MAX_BACK_OFF_MS);
    if (running) clearTimeout(running.stuck);
    running = undefined;
    urgent.length = 0;
    background.length = 0;
    for (const job of [...jobs.values()]) settle(job, undefined);
  }

  function runNext() {
    if (running || isClosed) return;
    const job = urgent.pop() ?? background.shift();
    if (!job) return;
    worker ??= startWorker();
    const current = worker;
    running = { job, stuck: setTimeout(() => void current.terminate(), stuckAfterMs).unref() };
    current.postMessage({ text: job.text } satisfies EmbedRequest);
  }

  /** When the queue is full, drops the search that has waited longest; parts of a story are never dropped. */
  function makeRoom(): boolean {
    if (jobs.size < queueLimit) return true;
    const oldest = urgent.shift();
    if (oldest) settle(oldest, undefined);
    return oldest !== undefined;
  }

  function getVector(text: string, queue: Job[], signal?: AbortSignal): Promise<Float32Array | undefined> {
    const cached = cache.get(text);
    if (cached) {
      cacheVector(text, cached);
      return Promise.resolve(cached);
    }
    let job = jobs.get(text);
    if (!job) {
      if (isClosed || signal?.aborted || Date.now() < retryAt || !makeRoom()) return Promise.resolve(undefined);
      job = { text, listeners: new Set() };
      jobs.set(text, job);
      queue.push(job);
    }
    const { listeners } = job;
    const result = new Promise<Float32Array | undefined>((resolve) => {
      const cancel = () => resolve(undefined);
      signal?.addEventListener('abort', cancel, { once: true });
      listeners.add((vector) => {
        signal?.removeEventListener('abort', cancel);
        resolve(vector);
      });
    });
    runNext();
    return result;
  }

  async function embed(texts: string[], { signal, timeoutMs }: EmbedOptions = {}): Promise<Float32Array[] | undefined> {
    const queue = texts.length === 1 ? urgent : background;
    const all = Promise.all(texts.map((text) => getVector(text, queue, signal)));
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      if (timeoutMs !== undefined) timer = setTimeout(() => resolve(undefined), timeoutMs);
    });
    const vectors = await Promise.race([all, timeout]);
    clearTimeout(timer);
    return vectors?.every((v) => v !== undefined) ? vectors : undefined;
  }

  async function close() {
    isClosed = true;
    const currentWorker = worker;
    if (currentWorker) await currentWorker.terminate();
    else handleWorkerExit();
  }

  return { embed, close };
}
