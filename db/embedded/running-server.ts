// What is known about a server that may already run on a database folder. postmaster.pid is PostgreSQL's own
// lock; it goes stale after a power loss, and then its process id can belong to a stranger, so an id alone is
// never believed: on Linux a server is a process whose working folder is the database folder.
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { socketFile } from '#db/embedded/socket-folder.ts';

export type PidFile = { pid: number; port: number; socketDir: string; ready: boolean };

export function readPidFile(pgDir: string): PidFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(pgDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  // pid, data folder, start time, port, socket folder, listen address, shared memory key, status
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
  if (!Number.isInteger(pid) || pid === 0) return undefined;
  return { pid, port: Number(lines[3] ?? 0), socketDir: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The processes that work in the folder, or undefined where the system does not tell (not Linux). */
export function processesIn(pgDir: string): number[] | undefined {
  if (process.platform !== 'linux') return undefined;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === pgDir;
      } catch {
        return false; // ended meanwhile, or another user's process
      }
    });
}

/** The server that holds the folder, as far as can be told; clears lock files that a power loss left behind. */
export function findHolder(pgDir: string, socketDir: string): PidFile | undefined {
  const found = readPidFile(pgDir);
  if (!found || !isAlive(found.pid)) return undefined; // PostgreSQL itself clears a dead server's file
  if (processesIn(pgDir)?.length !== 0) return found;
  const again = readPidFile(pgDir);
  if (again?.pid === found.pid && again.port === found.port) {
    rmSync(join(pgDir, 'postmaster.pid'), { force: true });
    rmSync(`${socketFile(socketDir)}.lock`, { force: true });
  }
  return undefined;
}
