// How long the main thread has waited for the processor, from what Linux says about it. A loop that
// spins has had the processor, and one that is blocked does not ask for it; one that is ready to
// run and has not run is waiting for its turn.
import { readFileSync } from 'node:fs';

const TICK_MS = 10;
/** "R" is a thread that runs or could. */
const READY = 'R';

/** For each check: which part of `checkMs` the main thread waited, 0 where that is not known. */
export function createWaitReader(checkMs: number, readStat = readMainThread): () => number {
  let lastMs: number | undefined;
  return () => {
    const stat = readStat();
    if (stat === undefined) return 0;
    // What stands before is the program's name, which may hold anything.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ms = (Number(rest[10]) + Number(rest[11])) * TICK_MS; // in user mode and in the kernel
    const worked = ms - (lastMs ?? ms);
    lastMs = ms;
    return state === READY ? Math.max(0, 1 - worked / checkMs) : 0;
  };
}

/** Undefined where there is no /proc. */
function readMainThread(): string | undefined {
  try {
    return readFileSync(`/proc/self/task/${process.pid}/stat`, 'latin1');
  } catch {
    return undefined;
  }
}
