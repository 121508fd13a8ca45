// Detects a server that already runs on a database folder. postmaster.pid is PostgreSQL's lock
// file. It can be stale after a power loss, when its process id may belong to an unrelated process,
// so on Linux the process must also have the database folder as its working directory.
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getSocketFile } from '#db/embedded/socket-folder.ts';

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
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketDir: lines[4] ?? '',
    ready: lines[7]?.trim() === 'ready',
  };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The processes whose working directory is the folder; undefined on systems other than Linux. */
export function listProcessesIn(pgDir: string): number[] | undefined {
  if (process.platform !== 'linux') return undefined;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === pgDir;
      } catch {
        return false; // has exited, or belongs to another user
      }
    });
}

/** The server that uses the folder. Deletes lock files that a power loss left behind. */
export function findHolder(pgDir: string, socketDir: string): PidFile | undefined {
  const pidFile = readPidFile(pgDir);
  // PostgreSQL itself removes a dead server's file
  if (!pidFile || !isAlive(pidFile.pid)) return undefined;
  if (listProcessesIn(pgDir)?.length !== 0) return pidFile;
  const currentPidFile = readPidFile(pgDir);
  if (currentPidFile?.pid === pidFile.pid && currentPidFile.port === pidFile.port) {
    rmSync(join(pgDir, 'postmaster.pid'), { force: true });
    rmSync(`${getSocketFile(socketDir)}.lock`, { force: true });
  }
  return undefined;
}
