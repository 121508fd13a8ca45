// Creates the database folder on the first start. initdb works in a temporary folder beside it,
// which is then renamed: a kill halfway leaves only a folder that the next start deletes, never an
// incomplete database. If two first starts run at once, the rename decides: one wins, the other
// uses the result.
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import { startGuarded } from '#db/embedded/guarded-process.ts';
import { isAlive } from '#db/embedded/running-server.ts';
import type { Programs } from '#db/embedded/server-binaries.ts';
import { readLogTail } from '#db/embedded/server-log.ts';
import { INITDB_FLAGS } from '#db/embedded/server-settings.ts';
import type { ServerUser } from '#db/embedded/server-user.ts';

const HOUR_MS = 3_600_000;

type InitOptions = {
  pgDir: string;
  user: ServerUser;
  programs: Programs;
  logFile: number;
  logPath: string;
};

export function isInitialized(pgDir: string): boolean {
  if (existsSync(join(pgDir, 'PG_VERSION'))) return true;
  if (existsSync(pgDir) && readdirSync(pgDir).length > 0) {
    throw new DatabaseStartError(
      `${pgDir} holds files but is not a database. Move it away, or choose another folder with DATA_DIR.`,
    );
  }
  return false;
}

export async function initialize({
  pgDir,
  user,
  programs,
  logFile,
  logPath,
}: InitOptions): Promise<void> {
  const temporaryDir = `${pgDir}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  mkdirSync(temporaryDir, { mode: 0o700 });
  try {
    if (user) chownSync(temporaryDir, user.uid, user.gid);
    const args = ['-D', temporaryDir, ...INITDB_FLAGS, ...getAuthFlags(pgDir)];
    const initdb = await startGuarded({
      program: programs.initdb,
      args,
      user,
      logFile,
      pgCtl: programs.pgCtl,
      pgDir: temporaryDir,
    });
    const code = await initdb.exited;
    if (code !== 0) {
      throw new DatabaseStartError(
        `The database folder ${pgDir} could not be made.\n${readLogTail(logPath)}`,
      );
    }
    moveIntoPlace(temporaryDir, pgDir);
  } finally {
    rmSync(temporaryDir, { recursive: true, force: true });
  }
}

function getAuthFlags(pgDir: string): string[] {
  if (process.platform !== 'win32') return ['--auth-local=peer', '--auth-host=reject'];
  const file = getPasswordFile(dirname(pgDir));
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${file}`];
}

/** Only Windows needs a password: elsewhere the kernel identifies the socket's peer. */
export function getPasswordFile(dataDir: string): string {
  return join(dataDir, 'postgres-password');
}

function moveIntoPlace(temporaryDir: string, pgDir: string): void {
  try {
    renameSync(temporaryDir, pgDir);
  } catch (error) {
    // Another first start was faster: use its folder.
    if (!existsSync(join(pgDir, 'PG_VERSION'))) throw error;
    return;
  }
  if (process.platform === 'win32') return;
  const parent = openSync(dirname(pgDir), 'r');
  fsyncSync(parent); // the new name survives a power loss
  closeSync(parent);
}

/** Deletes temporary folders of interrupted first starts. */
export function removeLeftovers(pgDir: string): void {
  const dataDir = dirname(pgDir);
  for (const name of readdirSync(dataDir)) {
    const match = /^(postgres|postgres-program-[^/]+)\.new-(\d+)(-|$)/.exec(name);
    if (!match) continue;
    const path = join(dataDir, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    const creatorPid = Number(match[2]);
    // another first start is running
    if (creatorPid !== process.pid && isAlive(creatorPid) && age < HOUR_MS) continue;
    rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  }
}

export function checkMajorVersion(pgDir: string, major: string): void {
  const folderVersion = readFileSync(join(pgDir, 'PG_VERSION'), 'utf8').trim();
  if (folderVersion === major) return;
  throw new DatabaseStartError(
    `The database in ${basename(dirname(pgDir))}/${basename(pgDir)} was made by PostgreSQL ${folderVersion}; this Plainlaw ` +
      `brings ${major}. With the Plainlaw that made it, run npm run backup, then npm run restore into a new DATA_DIR.`,
  );
}
