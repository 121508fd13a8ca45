// Embeds texts off the main thread: one worker, started on first use, a bounded queue that is fair
// to networks (embed-queue.ts), and a time limit after which the caller continues with words alone.
// Whoever gives up leaves the queue, so that nobody waits for an answer that is no longer wanted.
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Log } from '#features/deps.ts';
import type { Encoder, EngineOptions } from '../engine/engine.ts';
import { createEmbedQueue, type EmbedJob } from './embed-queue.ts';
import type { EmbedReply, EmbedRequest } from './embed-worker.ts';
import { type ChargeInference, createInferenceUse } from './inference-use.ts';

/** `network`: of the client that the vectors are for; undefined for our own work. */
export type EmbedClient = { network?: string; signal?: AbortSignal };
type EmbedOptions = EmbedClient & {
  timeoutMs?: number;
  encoder?: Encoder;
  /** Nobody waits for it: it runs when no one else has asked for a while, and is not cached. */
  isBackground?: boolean;
};

export type Embedder = {
  /**
   * One vector per text, or undefined when they are late, the queue is full, the network has used
   * up its seconds or the model cannot run. The danger encoder gives several: one per adapter for
   * each part of the text that the model reads at once.
   */
  embed: (texts: string[], options?: EmbedOptions) => Promise<Float32Array[] | undefined>;
  close: () => Promise<void>;
};

export type EmbedderOptions = EngineOptions & {
  log: Log;
  /** For tests: a worker that replaces the model. */
  worker?: URL;
  charge?: ChargeInference;
  queueLimit?: number;
  firstBackOffMs?: number;
  stuckAfterMs?: number;
};

const MAX_CACHED_TEXTS = 4_000;
const MAX_BACK_OFF_MS = 60_000;
/** Without a question for so long, the model reads what nobody waits for. */
const QUIET_MS = 100;

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
  const use = createInferenceUse({ charge: options.charge, now: () => performance.now() });
  const jobs = new Map<string, EmbedJob>();
  const queue = createEmbedQueue(use.recent);
  let worker: Worker | undefined;
  let running: { job: EmbedJob; stuck: NodeJS.Timeout } | undefined;
  let backOffMs = firstBackOffMs;
  let retryAt = 0;
  let isClosed = false;
  let lastAskedAt = Number.NEGATIVE_INFINITY;
  let quietTimer: NodeJS.Timeout | undefined;

  function cacheVectors(key: string, vectors: Float32Array[]) {
    cache.delete(key);
    cache.set(key, vectors);
    if (cache.size > MAX_CACHED_TEXTS) cache.delete(cache.keys().next().value as string);
  }

  function settle(job: EmbedJob, vectors: Float32Array[] | undefined) {
    jobs.delete(job.key);
    for (const notify of job.listeners.keys()) notify(vectors);
  }

  function startWorker(): Worker {
    const newWorker = new Worker(script, { workerData: { adapterFolder } satisfies EngineOptions });
    newWorker.unref(); // must not keep the process alive
    newWorker.on('message', (reply: EmbedReply) => {
      if (!running) return;
      const { job, stuck } = running;
      clearTimeout(stuck);
      running = undefined;
      backOffMs = firstBackOffMs;
      use.add(job.network, reply.ms);
      continueJob(job, reply);
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
    queue.clear();
    for (const job of [...jobs.values()]) settle(job, undefined);
  }

  /** A text with further windows or members waits for its next turn, unless everybody left. */
  function continueJob(job: EmbedJob, reply: EmbedReply) {
    if ('windows' in reply) {
      job.windows = reply.windows;
      job.isShort = false;
    } else {
      job.vectors.push(...reply.vectors);
      job.members = reply.members;
      if (job.vectors.length >= job.windows.length * reply.members) {
        if (!job.isBackground) cacheVectors(job.key, job.vectors);
        return settle(job, job.vectors);
      }
    }
    if (job.listeners.size === 0) jobs.delete(job.key);
    else queue.add(job);
  }

  function takeInQuiet(): EmbedJob | undefined {
    if (!queue.hasBackground()) return;
    const wait = lastAskedAt + QUIET_MS - performance.now();
    if (wait <= 0) return queue.takeBackground();
    clearTimeout(quietTimer);
    quietTimer = setTimeout(runNext, wait).unref();
  }

  function runNext() {
    if (running || isClosed) return;
    const job = queue.takeNext() ?? takeInQuiet();
    if (!job) return;
    if (!job.isBackground) lastAskedAt = performance.now();
    worker ??= startWorker();
    const current = worker;
    running = { job, stuck: setTimeout(() => void current.terminate(), stuckAfterMs).unref() };
    current.postMessage(getNextStep(job));
  }

  function findOrQueueJob(wanted: Omit<EmbedJob, 'vectors' | 'listeners'>): EmbedJob | undefined {
    const queued = jobs.get(wanted.key);
    if (queued) return queued;
    if (isClosed || Date.now() < retryAt) return;
    if (jobs.size >= queueLimit) {
      const removed = queue.makeRoomFor(wanted.network);
      if (!removed) return;
      settle(removed, undefined);
    }
    const job: EmbedJob = { ...wanted, vectors: [], listeners: new Map() };
    jobs.set(job.key, job);
    queue.add(job);
    return job;
  }

  /** Resolves with undefined when the signal aborts. */
  function getVectors(
    text: string,
    wanted: Pick<EmbedJob, 'encoder' | 'isShort' | 'isBackground' | 'network'>,
    signal: AbortSignal,
  ): Promise<Float32Array[] | undefined> {
    // A hash, so that the cache holds no one's words.
    const purpose = wanted.isBackground ? `background ${wanted.encoder}` : wanted.encoder;
    const key = createHash('sha256').update(`${purpose} ${text}`).digest('base64');
    const cached = cache.get(key);
    if (cached) {
      cacheVectors(key, cached);
      return Promise.resolve(cached);
    }
    const { network } = wanted;
    const job =
      signal.aborted || use.isOver(network)
        ? undefined
        : findOrQueueJob({ ...wanted, key, windows: [text] });
    if (!job) return Promise.resolve(undefined);
    const { promise, resolve } = Promise.withResolvers<Float32Array[] | undefined>();
    function giveUp() {
      job?.listeners.delete(listener);
      if (job?.listeners.size === 0 && queue.remove(job)) jobs.delete(key);
      resolve(undefined);
    }
    function listener(vectors: Float32Array[] | undefined) {
      signal.removeEventListener('abort', giveUp);
      resolve(vectors);
    }
    signal.addEventListener('abort', giveUp, { once: true });
    job.listeners.set(listener, network);
    runNext();
    return promise;
  }

  async function embed(
    texts: string[],
    {
      signal,
      network = '',
      timeoutMs,
      encoder = 'search',
      isBackground = false,
    }: EmbedOptions = {},
  ): Promise<Float32Array[] | undefined> {
    const isShort = texts.length === 1 && !isBackground;
    const stop = new AbortController();
    const abort = () => stop.abort();
    const timer = timeoutMs === undefined ? undefined : setTimeout(abort, timeoutMs);
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
    const vectors = await Promise.all(
      texts.map((text) =>
        getVectors(text, { encoder, isShort, isBackground, network }, stop.signal),
      ),
    );
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    return vectors.every((v) => v !== undefined) ? vectors.flat() : undefined;
  }

  async function close() {
    isClosed = true;
    clearTimeout(quietTimer);
    const currentWorker = worker;
    if (currentWorker) await currentWorker.terminate();
    else handleWorkerExit();
  }

  return { embed, close };
}

/** A short text is embedded at once; of a long one, the next window for the next member. */
function getNextStep({ encoder, windows, vectors, members, isShort }: EmbedJob): EmbedRequest {
  if (isShort) return { text: windows[0] as string, encoder };
  const window = members ? Math.floor(vectors.length / members) : 0;
  const member = members ? vectors.length % members : 0;
  return { text: windows[window] as string, encoder, member };
}
