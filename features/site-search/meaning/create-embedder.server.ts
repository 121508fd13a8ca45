// Turns texts into vectors without ever making a visitor wait for it: one worker, started on first need, a bounded queue,
// and a time budget after which the caller goes on with words alone. A vector that comes too late is kept for next time.
import { Worker } from 'node:worker_threads';
import type { Log } from '#features/deps.ts';
import type { EmbedReply, EmbedRequest } from './embed-worker.ts';

type EmbedOptions = { signal?: AbortSignal; timeoutMs?: number };

export type Embedder = {
  /** One vector per text, or nothing when they are not there in time, the queue is full or the model cannot run. */
  embed: (texts: string[], options?: EmbedOptions) => Promise<Float32Array[] | undefined>;
  close: () => Promise<void>;
};

export type EmbedderOptions = {
  log: Log;
  /** For tests: another worker in place of the model. */
  worker?: URL;
  queueLimit?: number;
  firstBackOffMs?: number;
  stuckAfterMs?: number;
};

type Job = { text: string; waiting: Set<(vector: Float32Array | undefined) => void> };

const KEPT_VECTORS = 2_000;
const MAX_BACK_OFF_MS = 60_000;

export function createEmbedder(options: EmbedderOptions): Embedder {
  const { log, queueLimit = 64, firstBackOffMs = 1_000, stuckAfterMs = 30_000 } = options;
  const script = options.worker ?? new URL('./embed-worker.ts', import.meta.url);
  const kept = new Map<string, Float32Array>(); // in order of last use
  const jobs = new Map<string, Job>();
  const urgent: Job[] = []; // single texts: somebody is waiting for a search. Newest first: the oldest has given up
  const patient: Job[] = []; // pieces of a story
  let worker: Worker | undefined;
  let running: { job: Job; stuck: NodeJS.Timeout } | undefined;
  let backOffMs = firstBackOffMs;
  let notBefore = 0;
  let closed = false;

  function remember(text: string, vector: Float32Array) {
    kept.delete(text);
    kept.set(text, vector);
    if (kept.size > KEPT_VECTORS) kept.delete(kept.keys().next().value as string);
  }

  function settle(job: Job, vector: Float32Array | undefined) {
    jobs.delete(job.text);
    for (const tell of job.waiting) tell(vector);
  }

  function start(): Worker {
    const started = new Worker(script);
    started.unref(); // must not keep a finished process alive
    started.on('message', ({ vector }: EmbedReply) => {
      if (!running) return;
      const { job, stuck } = running;
      clearTimeout(stuck);
      running = undefined;
      backOffMs = firstBackOffMs;
      remember(job.text, vector);
      settle(job, vector);
      next();
    });
    started.on('error', (error) => log.error({ reason: error.message }, 'The search model failed.'));
    started.on('exit', () => {
      if (worker === started) lost();
    });
    return started;
  }

  /** The text it was working on is dropped, because it may be what broke it; the others have waited long enough. */
  function lost() {
    worker = undefined;
    notBefore = Date.now() + backOffMs;
    if (!closed) log.warn({ backOffMs }, 'The search model stopped; searches use words until it is back.');
    backOffMs = Math.min(backOffMs * 2, MAX_BACK_OFF_MS);
    if (running) clearTimeout(running.stuck);
    running = undefined;
    urgent.length = 0;
    patient.length = 0;
    for (const job of [...jobs.values()]) settle(job, undefined);
  }

  function next() {
    if (running || closed) return;
    const job = urgent.pop() ?? patient.shift();
    if (!job) return;
    worker ??= start();
    const current = worker;
    running = { job, stuck: setTimeout(() => void current.terminate(), stuckAfterMs).unref() };
    current.postMessage({ text: job.text } satisfies EmbedRequest);
  }

  /** When the queue is full, the search that has waited longest makes room; a story is never cut into. */
  function hasRoom(): boolean {
    if (jobs.size < queueLimit) return true;
    const oldest = urgent.shift();
    if (oldest) settle(oldest, undefined);
    return oldest !== undefined;
  }

  function vectorOf(text: string, lane: Job[], signal?: AbortSignal): Promise<Float32Array | undefined> {
    const known = kept.get(text);
    if (known) {
      remember(text, known);
      return Promise.resolve(known);
    }
    let job = jobs.get(text);
    if (!job) {
      if (closed || signal?.aborted || Date.now() < notBefore || !hasRoom()) return Promise.resolve(undefined);
      job = { text, waiting: new Set() };
      jobs.set(text, job);
      lane.push(job);
    }
    const { waiting } = job;
    const answer = new Promise<Float32Array | undefined>((resolve) => {
      const leave = () => resolve(undefined);
      signal?.addEventListener('abort', leave, { once: true });
      waiting.add((vector) => {
        signal?.removeEventListener('abort', leave);
        resolve(vector);
      });
    });
    next();
    return answer;
  }

  async function embed(texts: string[], { signal, timeoutMs }: EmbedOptions = {}): Promise<Float32Array[] | undefined> {
    const lane = texts.length === 1 ? urgent : patient;
    const all = Promise.all(texts.map((text) => vectorOf(text, lane, signal)));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      if (timeoutMs !== undefined) timer = setTimeout(() => resolve(undefined), timeoutMs);
    });
    const vectors = await Promise.race([all, late]);
    clearTimeout(timer);
    return vectors?.every((v) => v !== undefined) ? vectors : undefined;
  }

  async function close() {
    closed = true;
    const last = worker;
    if (last) await last.terminate();
    else lost();
  }

  return { embed, close };
}
