// Embeds texts off the main thread: one worker, started on first use, a bounded queue in order of
// arrival, and a time limit after which the caller continues with words alone. Whoever gives up
// leaves the queue, so that nobody waits for an answer that is no longer wanted.
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Log } from '#features/deps.ts';
import type { EmbedReply, EmbedRequest } from './embed-worker.ts';
import type { Encoder, EngineOptions } from './engine/engine.ts';

type EmbedOptions = { signal?: AbortSignal; timeoutMs?: number; encoder?: Encoder };

export type Embedder = {
  /**
   * One vector per text, or undefined when they are late, the queue is full or the model cannot
   * run. The danger encoder gives several: one per adapter for each part of the text that the model
   * reads at once.
   */
  embed: (texts: string[], options?: EmbedOptions) => Promise<Float32Array[] | undefined>;
  close: () => Promise<void>;
};

export type EmbedderOptions = EngineOptions & {
  log: Log;
  /** For tests: a worker that replaces the model. */
  worker?: URL;
  queueLimit?: number;
  firstBackOffMs?: number;
  stuckAfterMs?: number;
};

type Listener = (vectors: Float32Array[] | undefined) => void;
type Job = EmbedRequest & { key: string; listeners: Set<Listener> };

const MAX_CACHED_TEXTS = 4_000;
/** When both wait, a part of a long story runs after this many short texts. */
const SHORT_TEXTS_IN_A_ROW = 3;
const MAX_BACK_OFF_MS = 60_000;

export function createEmbedder(options: EmbedderOptions): Embedder {
  const {
    log,
    adapterFolder,
    queueLimit = 256,
    firstBackOffMs = 1_000,
    stuckAfterMs = 30_000,
  } = options;
  const script = options.worker ?? new URL('./embed-worker.ts', import.meta.url);
  const cache = new Map<string, Float32Array[]>(); // LRU: least recently used first
  const jobs = new Map<string, Job>();
  const short = new Set<Job>(); // single texts
  const long = new Set<Job>(); // parts of a longer story
  let shortInARow = 0;
  let worker: Worker | undefined;
  let running: { job: Job; stuck: NodeJS.Timeout } | undefined;
  let backOffMs = firstBackOffMs;
  let retryAt = 0;
  let isClosed = false;

  function cacheVectors(key: string, vectors: Float32Array[]) {
    cache.delete(key);
    cache.set(key, vectors);
    if (cache.size > MAX_CACHED_TEXTS) cache.delete(cache.keys().next().value as string);
  }

  function settle(job: Job, vectors: Float32Array[] | undefined) {
    jobs.delete(job.key);
    for (const notify of job.listeners) notify(vectors);
  }

  function startWorker(): Worker {
    const newWorker = new Worker(script, { workerData: { adapterFolder } satisfies EngineOptions });
    newWorker.unref(); // must not keep the process alive
    newWorker.on('message', ({ vectors }: EmbedReply) => {
      if (!running) return;
      const { job, stuck } = running;
      clearTimeout(stuck);
      running = undefined;
      backOffMs = firstBackOffMs;
      cacheVectors(job.key, vectors);
      settle(job, vectors);
      runNext();
    });
    newWorker.on('error', (error) =>
      log.error({ reason: error.message }, 'The search model failed.'),
    );
    newWorker.on('exit', () => {
      if (worker === newWorker) handleWorkerExit();
    });
    return newWorker;
  }

  /**
   * Drops all jobs: the running text may have caused the crash, and the others have waited long
   * enough.
   */
  function handleWorkerExit() {
    worker = undefined;
    retryAt = Date.now() + backOffMs;
    if (!isClosed)
      log.warn({ backOffMs }, 'The search model stopped; searches use words until it is back.');
    backOffMs = Math.min(backOffMs * 2, MAX_BACK_OFF_MS);
    if (running) clearTimeout(running.stuck);
    running = undefined;
    short.clear();
    long.clear();
    for (const job of [...jobs.values()]) settle(job, undefined);
  }

  function takeNext(): Job | undefined {
    const isLongNext = long.size > 0 && (short.size === 0 || shortInARow >= SHORT_TEXTS_IN_A_ROW);
    const queue = isLongNext ? long : short;
    shortInARow = isLongNext ? 0 : shortInARow + 1;
    const [job] = queue;
    if (job) queue.delete(job);
    return job;
  }

  function runNext() {
    if (running || isClosed) return;
    const job = takeNext();
    if (!job) return;
    worker ??= startWorker();
    const current = worker;
    running = { job, stuck: setTimeout(() => void current.terminate(), stuckAfterMs).unref() };
    current.postMessage({ text: job.text, encoder: job.encoder } satisfies EmbedRequest);
  }

  function findOrQueueJob(request: EmbedRequest, key: string, queue: Set<Job>): Job | undefined {
    const queued = jobs.get(key);
    if (queued) return queued;
    if (isClosed || Date.now() < retryAt || jobs.size >= queueLimit) return;
    const job: Job = { ...request, key, listeners: new Set() };
    jobs.set(key, job);
    queue.add(job);
    return job;
  }

  /** Resolves with undefined when the signal aborts. */
  function getVectors(
    request: EmbedRequest,
    queue: Set<Job>,
    signal: AbortSignal,
  ): Promise<Float32Array[] | undefined> {
    // A hash, so that the cache holds no one's words.
    const key = createHash('sha256').update(`${request.encoder} ${request.text}`).digest('base64');
    const cached = cache.get(key);
    if (cached) {
      cacheVectors(key, cached);
      return Promise.resolve(cached);
    }
    const job = signal.aborted ? undefined : findOrQueueJob(request, key, queue);
    if (!job) return Promise.resolve(undefined);
    const { promise, resolve } = Promise.withResolvers<Float32Array[] | undefined>();
    function giveUp() {
      job?.listeners.delete(listener);
      if (job?.listeners.size === 0 && queue.delete(job)) jobs.delete(key);
      resolve(undefined);
    }
    function listener(vectors: Float32Array[] | undefined) {
      signal.removeEventListener('abort', giveUp);
      resolve(vectors);
    }
    signal.addEventListener('abort', giveUp, { once: true });
    job.listeners.add(listener);
    runNext();
    return promise;
  }

  async function embed(
    texts: string[],
    { signal, timeoutMs, encoder = 'search' }: EmbedOptions = {},
  ): Promise<Float32Array[] | undefined> {
    const queue = texts.length === 1 ? short : long;
    const stop = new AbortController();
    const abort = () => stop.abort();
    const timer = timeoutMs === undefined ? undefined : setTimeout(abort, timeoutMs);
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
    const vectors = await Promise.all(
      texts.map((text) => getVectors({ text, encoder }, queue, stop.signal)),
    );
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    return vectors.every((v) => v !== undefined) ? vectors.flat() : undefined;
  }

  async function close() {
    isClosed = true;
    const currentWorker = worker;
    if (currentWorker) await currentWorker.terminate();
    else handleWorkerExit();
  }

  return { embed, close };
}
