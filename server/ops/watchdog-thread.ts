// The thread of the watchdog. Its timers run while the main thread is stuck, and it can end the
// whole process: by SIGKILL, because every other signal waits for the main thread.
import { write } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { createBeatCheck } from './missed-beats.ts';
import { readOpenRoutes } from './open-routes.ts';
import type { WatchdogData } from './watchdog.ts';

const MAX_LOG_MS = 250;
const { beats, openRoutes, checkMs, maxMissedChecks, silent } = workerData as WatchdogData;
const check = createBeatCheck();

const timer = setInterval(() => {
  const missedChecks = check(Atomics.load(beats, 0));
  if (missedChecks < maxMissedChecks) return;
  clearInterval(timer);
  const kill = () => process.kill(process.pid, 'SIGKILL');
  if (silent) return kill();
  // Not console.log, which goes through the main thread; and with a limit, for a log that nobody
  // reads.
  const message = `The event loop is frozen: ${missedChecks} checks without a beat. Ending the process, to be started again.`;
  const line = {
    level: 'error',
    time: new Date().toISOString(),
    missedChecks,
    routes: readOpenRoutes(openRoutes),
    msg: message,
  };
  write(1, `${JSON.stringify(line)}\n`, kill);
  setTimeout(kill, MAX_LOG_MS);
}, checkMs);
