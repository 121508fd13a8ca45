// Reads texts and uploads without blocking other requests: short texts inline, long texts, large
// JSON and all files in processes of their own; papers, too (features/papers/read/draft-paper.ts).
// Such a process has a limit of memory, whatever holds it, and of CPU time, so that a busy machine
// gives the same answer as an idle one (reader-launcher.server.ts). A few run concurrently, some
// more jobs wait, and the rest are answered with `busy`. Of each network one job runs and one
// waits, and the next is that of the network that had the least read lately (lib/fair-queue.ts), so
// that hostile files from a few networks do not take all places.

import type { Caller } from '#features/caller.ts';
import { createDecayingAmounts } from '#lib/decaying-amounts.ts';
import { createFairQueue } from '#lib/fair-queue.ts';
import { createWorkMeter } from '../check/work-meter.server.ts';
import { MAX_INLINE_LENGTH, type ReadJob, type ReadText } from '../schema.ts';
import { findInText } from './find-in-text.ts';
import { createReaderProcesses } from './reader-processes.server.ts';
import type { ReadReply } from './reader-worker.server.ts';

type Sender = Pick<Caller, 'clientAddress' | 'signal'>;
/** `seconds`: processor time that it took. */
export type TimedReply<T> = ReadReply<T> & { seconds: number };
export type CitationReader = {
  read: (job: ReadJob, sender: Sender) => Promise<TimedReply<ReadText>>;
  /** Runs another reader in such a process, within the same limits. */
  run: <T>(reader: keyof typeof READERS, input: unknown, sender: Sender) => Promise<TimedReply<T>>;
  close: () => Promise<void>;
};

export type ReaderOptions = {
  maxConcurrent?: number;
  maxWaiting?: number;
  maxCpuMs?: number;
  timeoutMs?: number;
  /** Of the whole process of a job, buffers outside V8's heap included. */
  maxMemoryMb?: number;
  /** How long a job waits for its turn. */
  waitTimeoutMs?: number;
};

/** Modules that export `read`. Addressed here, because the build joins the files of the routes. */
const READERS = {
  text: new URL('./read-job.server.ts', import.meta.url).href,
  paper: new URL('../../papers/read/draft-paper.ts', import.meta.url).href,
};
/** Of one network: one running and one waiting. */
const MAX_PER_NETWORK = 2;
/** Seconds of reading count for the order of jobs; half as much after this time. */
const HALF_LIFE_MS = 60_000;
const MIN_SECONDS = 0.01;
const MAX_NETWORKS = 20_000;

type Waiting = { network: string; tell: (canBegin: boolean) => void };

export function createCitationReader(options: ReaderOptions = {}): CitationReader {
  const { maxConcurrent = 2, maxWaiting = 16, maxCpuMs = 8_000, timeoutMs = 60_000 } = options;
  const { maxMemoryMb = 256, waitTimeoutMs = 30_000 } = options;
  const processes = createReaderProcesses();
  const use = createDecayingAmounts({
    halfLifeMs: HALF_LIFE_MS,
    minAmount: MIN_SECONDS,
    maxKeys: MAX_NETWORKS,
    now: () => performance.now(),
  });
  const queue = createFairQueue<Waiting>({
    getNetwork: ({ network }) => network,
    recentUse: use.amount,
  });
  /**
   * The networks whose jobs run, and of each network the number of its jobs, waiting ones included.
   */
  const active = new Set<string>();
  const jobCounts = new Map<string, number>();

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
    jobCounts.set(clientAddress, jobs + 1);
    try {
      if (!(await waitForTurn(clientAddress, signal))) return refuse('busy');
      const task = { module: READERS[reader], input };
      const reply = await processes.run<T>({ task, maxCpuMs, maxMemoryMb }, { timeoutMs, signal });
      use.add(clientAddress, reply.seconds);
      active.delete(clientAddress);
      return reply;
    } finally {
      const left = (jobCounts.get(clientAddress) ?? 0) - 1;
      if (left > 0) jobCounts.set(clientAddress, left);
      else jobCounts.delete(clientAddress);
      beginNext();
    }
  }

  function waitForTurn(network: string, signal?: AbortSignal): Promise<boolean> {
    if (queue.size() >= maxWaiting && !canBegin({ network })) {
      const removed = queue.makeRoomFor(network);
      if (!removed) return Promise.resolve(false);
      removed.tell(false);
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const giveUp = () => queue.remove(job) && job.tell(false);
    const timer = setTimeout(giveUp, waitTimeoutMs);
    const job: Waiting = {
      network,
      tell(canBegin) {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        resolve(canBegin);
      },
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    queue.add(job);
    if (signal?.aborted) giveUp();
    beginNext();
    return promise;
  }

  const canBegin = ({ network }: Pick<Waiting, 'network'>) =>
    active.size < maxConcurrent && !active.has(network);

  function beginNext(): void {
    for (let job = queue.takeNext(canBegin); job; job = queue.takeNext(canBegin)) {
      active.add(job.network);
      job.tell(true);
    }
  }

  return { read, run, close: processes.close };
}
