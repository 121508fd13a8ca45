// Process of readings, one at a time: its thread runs the reader (reader-worker.server.ts), and
// this one watches it. V8's limits do not count typed arrays, in which a small PDF unpacks to
// gigabytes; so what is watched is all the memory that the system has given to the process. At a
// limit the process ends itself at once, wherever the reader is. It also ends when nobody waits for
// it any more.
import { Worker } from 'node:worker_threads';
import type { ReaderTask, ReadReply, WorkerReply } from './reader-worker.server.ts';

export type ProcessJob = { task: ReaderTask; maxCpuMs: number; maxMemoryMb: number };
/**
 * `seconds`: processor time of the reading so far. Without a reply it goes on. `canContinue`: the
 * process may read another.
 */
export type ProcessNews<T> = { seconds: number; reply?: ReadReply<T>; canContinue?: boolean };

/** Decoding takes some megabytes in this time. */
const WATCH_MS = 10;
/** Between two messages that only say how long it has taken. */
const NEWS_MS = 100;
const MEGABYTE = 1024 * 1024;
/** Of the largest memory: a process that has taken more is not used again, to give it back. */
const MAX_SHARE_FOR_REUSE = 1 / 2;

const report = (news: ProcessNews<unknown>) => process.send?.(news);
let worker: Worker | undefined;

process.on('message', ({ task, maxCpuMs, maxMemoryMb }: ProcessJob) => {
  const before = process.cpuUsage();
  let lastNews = 0;
  const countSeconds = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  const readMegabytes = () => process.memoryUsage.rss() / MEGABYTE;
  const giveUp = () => {
    report({ seconds: countSeconds() });
    process.kill(process.pid, 'SIGKILL');
  };
  const watching = setInterval(() => {
    const seconds = countSeconds();
    if (readMegabytes() > maxMemoryMb || seconds * 1000 > maxCpuMs) giveUp();
    if (performance.now() - lastNews < NEWS_MS) return;
    lastNews = performance.now();
    report({ seconds });
  }, WATCH_MS);
  worker ??= startWorker(maxMemoryMb).once('error', giveUp);
  worker.once('message', ({ reply, isClean }: WorkerReply) => {
    clearInterval(watching);
    const canContinue = isClean && readMegabytes() < maxMemoryMb * MAX_SHARE_FOR_REUSE;
    report({ seconds: countSeconds(), reply, canContinue });
  });
  worker.postMessage(task);
});
process.once('disconnect', () => process.exit());
// Ctrl+C reaches all processes of a terminal; the one that asked decides what is still finished.
process.on('SIGINT', () => {});

function startWorker(maxMemoryMb: number): Worker {
  return new Worker(new URL('./reader-worker.server.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb: 24 },
  });
}
