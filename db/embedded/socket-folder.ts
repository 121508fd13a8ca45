// The folder of the server's unix socket: whoever can enter it can knock at the database, so it belongs to
// the server's user and to our group, and to nobody else. A socket's path may be about 103 bytes long, so a
// deep data folder gets a short private folder under the system's temporary one instead.
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import type { ServerUser } from '#db/embedded/server-user.ts';

export const UNIX_PORT = 5432; // only the name of the socket file
const MAX_PATH_LENGTH = 100;

function socketFolder(dataDir: string): string {
  const name = `plainlaw-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const places = [join(dataDir, 'socket'), join(tmpdir(), name), join('/tmp', name)];
  return places.find((place) => Buffer.byteLength(socketFile(place)) <= MAX_PATH_LENGTH) ?? join('/tmp', name);
}

export function socketFile(folder: string): string {
  return join(folder, `.s.PGSQL.${UNIX_PORT}`);
}

export function prepareSocketFolder(dataDir: string, user: ServerUser): string {
  const folder = socketFolder(dataDir);
  const self = process.getuid?.() ?? 0;
  const owner = user?.uid ?? self;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== self)) {
    throw new DatabaseStartError(
      `${folder} should hold the database's socket but belongs to someone else. Remove it, or choose another ` +
        'data folder with DATA_DIR.',
    );
  }
  if (user) chownSync(folder, owner, process.getgid?.() ?? 0);
  chmodSync(folder, user ? 0o710 : 0o700);
  return folder;
}
