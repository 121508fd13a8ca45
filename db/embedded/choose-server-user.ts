// PostgreSQL refuses to run as root, so an app that runs as root needs another user for it.
// `nobody` is shared with other services, which could then read the database's files; a system user
// of our own is not. It is created when it is missing, and a folder that an earlier version gave to
// `nobody` is given to it. Where that is not possible, the server runs as `nobody`, and every start
// says so.
import { spawnSync } from 'node:child_process';
import { type Dirent, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import { isAlive, readPidFile } from '#db/embedded/running-server.ts';
import { canEnter, type ServerUser } from '#db/embedded/server-user.ts';
import { chooseSocketFolder } from '#db/embedded/socket-folder.ts';

type User = NonNullable<ServerUser>;
type OnProgress = (message: string) => void;

/** As in docs/upgrading.md, which creates it for the systemd units. */
export const SYSTEM_USER = 'plainlaw';
const USERADD_FLAGS = [
  '--system',
  '--home-dir',
  '/var/lib/plainlaw',
  '--shell',
  '/usr/sbin/nologin',
];

export function chooseServerUser(
  pgDir: string,
  onProgress: OnProgress,
  getSystemUser = (): ServerUser => findOrCreateUser(SYSTEM_USER, onProgress),
): ServerUser {
  const ownUid = process.getuid?.();
  const owner = statSync(pgDir, { throwIfNoEntry: false });
  if (ownUid === undefined) return undefined;
  if (ownUid !== 0) {
    if (owner && owner.uid !== ownUid) {
      throw new DatabaseStartError(
        `The database folder ${pgDir} belongs to another user (uid ${owner.uid}). Start Plainlaw as that user, ` +
          'give the folder to this one with chown -R, or choose another folder with DATA_DIR.',
      );
    }
    return undefined;
  }
  if (owner?.uid === 0) {
    throw new DatabaseStartError(
      `The database folder ${pgDir} belongs to root, and PostgreSQL does not run as root. ` +
        `Give it to an ordinary user first, for example: chown -R ${SYSTEM_USER} ${pgDir}`,
    );
  }
  const nobody = findUser('nobody');
  if (owner && owner.uid !== nobody?.uid) return { uid: owner.uid, gid: owner.gid };
  const systemUser = getSystemUser();
  if (
    systemUser &&
    canEnter(systemUser, dirname(pgDir)) &&
    (!owner || giveFolder(pgDir, systemUser, onProgress))
  )
    return systemUser;
  if (!nobody) {
    throw new DatabaseStartError(
      `PostgreSQL does not run as root, and this machine has neither a user ${SYSTEM_USER} nor \`nobody\` to run it as. ` +
        'Start Plainlaw as an ordinary user, or set DATABASE_URL to a server of your own.',
    );
  }
  onProgress(
    'Plainlaw runs as root, and its database as the user nobody, whom other services of this machine may run as, too: they can ' +
      `read the database's files. To change that, stop Plainlaw, run: useradd ${USERADD_FLAGS.join(' ')} ${SYSTEM_USER}, and start it again`,
  );
  return nobody;
}

export function findOrCreateUser(name: string, onProgress: OnProgress): ServerUser {
  const existing = findUser(name);
  if (existing) return existing;
  // Fails where there is no useradd, or where /etc cannot be written.
  const created = spawnSync('useradd', [...USERADD_FLAGS, name], { stdio: 'ignore' }).status === 0;
  if (created)
    onProgress(
      `Created the system user ${name} for the database (no login; userdel ${name} removes it)`,
    );
  return findUser(name); // another first start may have created it
}

function findUser(name: string): ServerUser {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout ?? '', 10),
  );
  return uid && gid ? { uid, gid } : undefined;
}

/**
 * Returns false, and changes nothing, when a server uses the folder or when symbolic links lead out
 * of it.
 */
function giveFolder(pgDir: string, user: User, onProgress: OnProgress): boolean {
  const pidFile = readPidFile(pgDir);
  if (pidFile && isAlive(pidFile.pid)) return false;
  const entries = listEntries(pgDir);
  if (entries.some((entry) => entry.isSymbolicLink())) return false;
  const socketDir = chooseSocketFolder(dirname(pgDir));
  const nobody = lstatSync(pgDir).uid;
  const isOurs = lstatSync(socketDir, { throwIfNoEntry: false })?.uid === nobody;
  const paths = [...entries, ...(isOurs ? listEntries(socketDir) : [])].map((entry) =>
    join(entry.parentPath, entry.name),
  );
  // The folder itself comes last: if this is interrupted, the next start sees the old owner and
  // does it again.
  for (const path of [...paths, ...(isOurs ? [socketDir] : []), pgDir])
    lchownSync(path, user.uid, user.gid);
  onProgress(
    `The database folder ${pgDir} belonged to nobody and now belongs to the system user ${SYSTEM_USER}`,
  );
  return true;
}

const listEntries = (folder: string): Dirent[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true });
