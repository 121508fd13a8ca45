// Ends the process when its event loop is frozen: such a process answers nothing, not even SIGTERM,
// but keeps its port and its database. The loop counts beats in shared memory, and a thread checks
// that there are new ones. A thread and not a parent process, so that it is the same under npm
// start, in a container and under systemd; all of them restart a process that was killed.
import { Worker } from 'node:worker_threads';
import type { OpenRoutes } from './open-routes.ts';

const CHECK_MS = 1000;
/** Two beats per check, so that a beat that is a few milliseconds late is not a missed one. */
const BEAT_MS = CHECK_MS / 2;

export type WatchdogData = {
  beats: Int32Array<SharedArrayBuffer>;
  openRoutes: OpenRoutes['memory'];
  checkMs: number;
  maxMissedChecks: number;
  silent: boolean;
};

type Options = {
  seconds: number;
  silent: boolean;
  openRoutes: OpenRoutes['memory'];
  onError: (error: unknown) => void;
};

/**
 * Called when the start is over: loading and migrating may block for longer. Zero seconds: no
 * watchdog.
 */
export function startWatchdog({ seconds, silent, openRoutes, onError }: Options): void {
  if (seconds === 0) return;
  // The kernel protects the first process of a container from signals that come from inside.
  if (process.pid === 1)
    return onError(
      new Error(
        'the first process of a container cannot be ended; run scripts/supervise.mjs instead',
      ),
    );
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  const workerData: WatchdogData = {
    beats,
    openRoutes,
    checkMs: CHECK_MS,
    maxMissedChecks: (seconds * 1000) / CHECK_MS,
    silent,
  };
  const thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData,
    execArgv: [],
  });
  thread.on('error', onError);
  thread.unref();
}
