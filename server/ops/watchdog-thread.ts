// The thread of the watchdog. Its timers run while the main thread is stuck, and it can end the
// whole process: by SIGKILL, because every other signal waits for the main thread.
import { write } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { createBeatCheck } from './missed-beats.ts';
import { readOpenRoutes } from './open-routes.ts';
import { createWaitReader } from './processor-wait.ts';
import type { WatchdogData } from './watchdog.ts';

const MAX_LOG_MS = 250;
const { beats, openRoutes, checkMs, maxMissedChecks, silent } = workerData as WatchdogData;
const check = createBeatCheck();
const readWait = createWaitReader(checkMs);

const timer = setInterval(() => {
  const missedChecks = Math.floor(check(Atomics.load(beats, 0), readWait()));
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
