// The memory of a process and of all that it started, as a limit on the whole unit counts it: what
// processes share is counted once. Linux only.
import { readdirSync, readFileSync } from 'node:fs';

export const readTreeBytes = (pid: number): number => readOwnBytes(pid) + readStartedBytes(pid);

/** Without its own. */
export const readStartedBytes = (pid: number): number =>
  listDescendants(pid).reduce((sum, id) => sum + readOwnBytes(id), 0);

/** 0 for a process that has just ended. */
function readOwnBytes(pid: number): number {
  const rollup = readIfThere(`/proc/${pid}/smaps_rollup`);
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
}

function listDescendants(pid: number): number[] {
  return listThreads(pid)
    .flatMap((thread) => readIfThere(`/proc/${pid}/task/${thread}/children`).split(' '))
    .filter((id) => id.trim() !== '')
    .flatMap((id) => [Number(id), ...listDescendants(Number(id))]);
}

function listThreads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
