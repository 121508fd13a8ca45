// Process of one reading: its thread runs the reader (reader-worker.server.ts), and this one
// watches it. V8's limits do not count typed arrays, in which a small PDF unpacks to gigabytes; so
// what is watched is all the memory that the system has given to the process. At a limit the
// process ends itself at once, wherever the reader is. It also ends when nobody waits for it any
// more.
import { Worker } from 'node:worker_threads';
import type { ReaderTask, ReadReply } from './reader-worker.server.ts';

export type ProcessJob = { task: ReaderTask; maxCpuMs: number; maxMemoryMb: number };
/** `seconds`: processor time so far. Without a reply: the reading goes on. */
export type ProcessNews<T> = { seconds: number; reply?: ReadReply<T> };

/** Decoding takes some megabytes in this time. */
const WATCH_MS = 10;
/** Between two messages that only say how long it has taken. */
const NEWS_MS = 100;
const MEGABYTE = 1024 * 1024;

process.once('message', ({ task, maxCpuMs, maxMemoryMb }: ProcessJob) => {
  const before = process.cpuUsage();
  let lastNews = 0;
  const countSeconds = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  const report = (news: ProcessNews<unknown>) => process.send?.(news);
  const giveUp = () => {
    report({ seconds: countSeconds() });
    process.kill(process.pid, 'SIGKILL');
  };
  setInterval(() => {
    const seconds = countSeconds();
    if (process.memoryUsage.rss() > maxMemoryMb * MEGABYTE || seconds * 1000 > maxCpuMs) giveUp();
    if (performance.now() - lastNews < NEWS_MS) return;
    lastNews = performance.now();
    report({ seconds });
  }, WATCH_MS);
  const worker = new Worker(new URL('./reader-worker.server.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb: 24 },
  });
  // The process that asked ends this one when it has the reply.
  worker.once('message', (reply: ReadReply<unknown>) => report({ seconds: countSeconds(), reply }));
  worker.once('error', giveUp);
});
process.once('disconnect', () => process.exit());
// Ctrl+C reaches all processes of a terminal; the one that asked decides what is still finished.
process.on('SIGINT', () => {});
