// Lets the event loop go first on a busy machine: a thread that reads a hostile file for seconds would otherwise delay every request.
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

const BELOW_NORMAL = 10;

/** Of the calling thread. Only Linux has priorities per thread; elsewhere nothing happens. */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), BELOW_NORMAL);
  } catch {
    // no /proc, or not allowed: the thread goes on as it is
  }
}
