// Process that starts the processes of readings (reader-process.server.ts), watches for their ends
// and passes messages on. Starting a process copies the page table of the one that starts it: a
// tenth of a second for the server, in which it answers nobody, and nothing for this small one. A
// process that has read well and taken little memory waits here for the next text, for a while.
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ProcessJob, ProcessNews } from './reader-process.server.ts';

export type LauncherOrder = { id: number; job: ProcessJob } | { id: number; stop: true };
/** Without news: the process has ended without a reply. */
export type LauncherNews<T> = { id: number; news?: ProcessNews<T> };

const MAX_IDLE_MS = 30_000;
const READER_PROCESS = fileURLToPath(new URL('./reader-process.server.ts', import.meta.url));

/** All readers have it: on a busy machine the server comes first. */
const NICE = 5;
setPriority(NICE);

type Reader = { child: ChildProcess; id?: number; idle?: NodeJS.Timeout };
const readers = new Set<Reader>();
const report = (news: LauncherNews<unknown>) => process.send?.(news);

function startReader(): Reader {
  const child = fork(READER_PROCESS, [], {
    serialization: 'advanced',
    // Nothing that it prints reaches the log: a library's warning may quote what was sent.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const reader: Reader = { child };
  readers.add(reader);
  const end = () => {
    if (!readers.delete(reader)) return;
    clearTimeout(reader.idle);
    child.kill('SIGKILL');
    if (reader.id !== undefined) report({ id: reader.id });
  };
  child.on('message', (news: ProcessNews<unknown>) => {
    if (reader.id === undefined) return;
    report({ id: reader.id, news });
    if (!news.reply) return;
    reader.id = undefined;
    if (news.canContinue) reader.idle = setTimeout(end, MAX_IDLE_MS);
    else end();
  });
  child.once('error', end);
  child.once('exit', end);
  return reader;
}

process.on('message', (order: LauncherOrder) => {
  if ('stop' in order) {
    for (const { id, child } of readers) if (id === order.id) child.kill('SIGKILL');
    return;
  }
  const reader = [...readers].find(({ id }) => id === undefined) ?? startReader();
  clearTimeout(reader.idle);
  reader.id = order.id;
  reader.child.send(order.job, (error) => error && reader.child.kill('SIGKILL'));
});
process.once('disconnect', () => {
  for (const { child } of readers) child.kill('SIGKILL');
  process.exit();
});
// Ctrl+C reaches all processes of a terminal; the one that asked decides what is still finished.
process.on('SIGINT', () => {});
