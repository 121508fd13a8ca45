// The folder of the server's Unix socket. Anyone who can enter it can connect to the database, so
// only the server's user and the app's group have access. Socket paths are limited to about 103
// bytes, so for a deep data folder a short private folder in the system's temporary directory is
// used instead.
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import type { ServerUser } from '#db/embedded/server-user.ts';

export const UNIX_PORT = 5432; // only part of the socket's file name
const MAX_PATH_LENGTH = 100;

export function chooseSocketFolder(dataDir: string): string {
  const name = `plainlaw-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const candidates = [join(dataDir, 'socket'), join(tmpdir(), name), join('/tmp', name)];
  return (
    candidates.find(
      (candidate) => Buffer.byteLength(getSocketFile(candidate)) <= MAX_PATH_LENGTH,
    ) ?? join('/tmp', name)
  );
}

export function getSocketFile(folder: string): string {
  return join(folder, `.s.PGSQL.${UNIX_PORT}`);
}

export function prepareSocketFolder(dataDir: string, user: ServerUser): string {
  const folder = chooseSocketFolder(dataDir);
  const ownUid = process.getuid?.() ?? 0;
  const owner = user?.uid ?? ownUid;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stats = lstatSync(folder);
  if (!stats.isDirectory() || (stats.uid !== owner && stats.uid !== ownUid)) {
    throw new DatabaseStartError(
      `${folder} should hold the database's socket but belongs to someone else. Remove it, or choose another ` +
        'data folder with DATA_DIR.',
    );
  }
  if (user) chownSync(folder, owner, process.getgid?.() ?? 0);
  chmodSync(folder, user ? 0o710 : 0o700);
  return folder;
}
