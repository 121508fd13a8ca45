// Reads texts and uploads without blocking other requests: short texts inline, long texts, large
// JSON and all files in a process per job; papers, too (features/papers/read/draft-paper.ts). The
// process has a limit of memory, whatever holds it, and of CPU time, so that a busy machine gives
// the same answer as an idle one; it ends with the job, and its memory is given back. A few run
// concurrently, a few more jobs wait, and the rest are answered with `busy`. Of each network one
// job runs and one waits, so that hostile files from one network never take all places.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Caller } from '#features/plans/caller.ts';
import { findInText } from './find-in-text.ts';
import type { ProcessJob, ProcessNews } from './reader-process.server.ts';
import type { ReaderTask, ReadReply } from './reader-worker.server.ts';
import { MAX_INLINE_LENGTH, type ReadJob, type ReadText } from './schema.ts';
import { createWorkMeter } from './work-meter.server.ts';

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
  paper: new URL('../papers/read/draft-paper.ts', import.meta.url).href,
};
/** Of one network: one running and one waiting. */
const MAX_PER_NETWORK = 2;
const POLL_MS = 50;
const READER_PROCESS = fileURLToPath(new URL('./reader-process.server.ts', import.meta.url));

export function createCitationReader(options: ReaderOptions = {}): CitationReader {
  const { maxConcurrent = 2, maxWaiting = 6, maxCpuMs = 8_000, timeoutMs = 60_000 } = options;
  const { maxMemoryMb = 320, waitTimeoutMs = 30_000 } = options;
  const running = new Set<ChildProcess>();
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
      return await runInProcess<T>({ module: READERS[reader], input }, signal).finally(() =>
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
        await delay(POLL_MS);
      }
      active.add(network);
      return true;
    } finally {
      waiting--;
    }
  }

  function runInProcess<T>(task: ReaderTask, signal?: AbortSignal): Promise<TimedReply<T>> {
    const child = fork(READER_PROCESS, [], {
      execArgv: [...process.execArgv, '--max-semi-space-size=2'],
      serialization: 'advanced',
      // Nothing that it prints reaches the log: a library's warning may quote what was sent.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // No secret, no address of a database.
      env: {},
    });
    running.add(child);
    let seconds = 0;
    return new Promise<TimedReply<T>>((resolve) => {
      const finish = (reply: ReadReply<T>) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        child.kill('SIGKILL');
        resolve({ ...reply, seconds });
      };
      const stop = () => finish({ ok: false, fault: 'too_heavy' });
      const timer = setTimeout(stop, timeoutMs);
      signal?.addEventListener('abort', stop, { once: true });
      child.on('message', (news: ProcessNews<T>) => {
        seconds = news.seconds;
        if (news.reply) finish(news.reply);
      });
      child.once('error', stop);
      child.once('exit', () => {
        running.delete(child);
        stop();
      });
      const job: ProcessJob = { task, maxCpuMs, maxMemoryMb };
      child.send(job, (error) => error && stop());
      if (signal?.aborted) stop();
    });
  }

  async function close(): Promise<void> {
    await Promise.all(
      [...running].map((child) => {
        const exited = once(child, 'exit');
        child.kill('SIGKILL');
        return exited;
      }),
    );
  }

  return { read, run, close };
}
