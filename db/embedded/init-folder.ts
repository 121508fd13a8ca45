// Makes the database folder on the first start. initdb works in a temporary folder beside it, which is then
// renamed into place: a kill in the middle leaves only a folder that the next start throws away, never a
// half-made database. Two first starts at once are settled by the rename: one wins, the other uses it.
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
import { logTail } from '#db/embedded/server-log.ts';
import { INITDB_FLAGS } from '#db/embedded/server-settings.ts';
import type { ServerUser } from '#db/embedded/server-user.ts';

const HOUR = 3_600_000;

type Wanted = { pgDir: string; user: ServerUser; programs: Programs; logFile: number; logPath: string };

export function isInitialised(pgDir: string): boolean {
  if (existsSync(join(pgDir, 'PG_VERSION'))) return true;
  if (existsSync(pgDir) && readdirSync(pgDir).length > 0) {
    throw new DatabaseStartError(`${pgDir} holds files but is not a database. Move it away, or choose another folder with DATA_DIR.`);
  }
  return false;
}

export async function initialise({ pgDir, user, programs, logFile, logPath }: Wanted): Promise<void> {
  const temporary = `${pgDir}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  mkdirSync(temporary, { mode: 0o700 });
  try {
    if (user) chownSync(temporary, user.uid, user.gid);
    const args = ['-D', temporary, ...INITDB_FLAGS, ...authFlags(pgDir)];
    const initdb = await startGuarded({
      program: programs.initdb,
      args,
      user,
      logFile,
      pgCtl: programs.pgCtl,
      pgDir: temporary,
    });
    const code = await initdb.exited;
    if (code !== 0) {
      throw new DatabaseStartError(`The database folder ${pgDir} could not be made.\n${logTail(logPath)}`);
    }
    moveIntoPlace(temporary, pgDir);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function authFlags(pgDir: string): string[] {
  if (process.platform !== 'win32') return ['--auth-local=peer', '--auth-host=reject'];
  const file = passwordFile(dirname(pgDir));
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${file}`];
}

/** Only Windows needs one: elsewhere the kernel says who is at the other end of the socket. */
export function passwordFile(dataDir: string): string {
  return join(dataDir, 'postgres-password');
}

function moveIntoPlace(temporary: string, pgDir: string): void {
  try {
    renameSync(temporary, pgDir);
  } catch (error) {
    // Another first start was quicker: its folder is as good as ours.
    if (!existsSync(join(pgDir, 'PG_VERSION'))) throw error;
    return;
  }
  if (process.platform === 'win32') return;
  const parent = openSync(dirname(pgDir), 'r');
  fsyncSync(parent); // the new name survives a power loss
  closeSync(parent);
}

/** Throws away what first starts that were interrupted left beside the database folder. */
export function removeLeftovers(pgDir: string): void {
  const dataDir = dirname(pgDir);
  for (const name of readdirSync(dataDir)) {
    const match = /^(postgres|postgres-program-[^/]+)\.new-(\d+)(-|$)/.exec(name);
    if (!match) continue;
    const path = join(dataDir, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    const maker = Number(match[2]);
    if (maker !== process.pid && isAlive(maker) && age < HOUR) continue; // another first start, at work
    rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  }
}

export function checkMajor(pgDir: string, major: string): void {
  const made = readFileSync(join(pgDir, 'PG_VERSION'), 'utf8').trim();
  if (made === major) return;
  throw new DatabaseStartError(
    `The database in ${basename(dirname(pgDir))}/${basename(pgDir)} was made by PostgreSQL ${made}; this Plainlaw ` +
      `brings ${major}. With the Plainlaw that made it, run npm run backup, then npm run restore into a new DATA_DIR.`,
  );
}
