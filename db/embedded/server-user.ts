// PostgreSQL refuses to run as root. If the app runs as root, PostgreSQL's programs run as the owner of the existing database
// folder, or as `nobody` for a new one; an ordinary user runs them directly. Whether that user can access a path is tested
// by trying, not inferred from mode bits.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';

/** undefined: the server runs as the app's user. */
export type ServerUser = { uid: number; gid: number } | undefined;

export function chooseServerUser(pgDir: string): ServerUser {
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
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  if (owner) {
    throw new DatabaseStartError(
      `The database folder ${pgDir} belongs to root, and PostgreSQL does not run as root. ` +
        `Give it to an ordinary user first, for example: chown -R nobody ${pgDir}`,
    );
  }
  return { uid: lookUpNobody('-u'), gid: lookUpNobody('-g') };
}

function lookUpNobody(flag: '-u' | '-g'): number {
  const answer = spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' });
  const id = Number.parseInt(answer.stdout ?? '', 10);
  if (answer.status !== 0 || !Number.isInteger(id) || id === 0) {
    throw new DatabaseStartError(
      'PostgreSQL does not run as root, and this machine has no user `nobody` to run it as. ' +
        'Start Plainlaw as an ordinary user, or set DATABASE_URL to a server of your own.',
    );
  }
  return id;
}

/** The name of the user who runs this app; throws when the user id has no name. */
export function getOwnUserName(): string {
  try {
    return userInfo().username;
  } catch {
    throw new DatabaseStartError(
      `The user id ${process.getuid?.()} has no entry in /etc/passwd, and PostgreSQL needs one. ` +
        'Start Plainlaw as a named user, or set DATABASE_URL to a server of your own.',
    );
  }
}

export function canEnter(user: ServerUser, folder: string): boolean {
  return testAsUser(user, 'cd "$1"', folder);
}

export function canRun(user: ServerUser, program: string): boolean {
  return testAsUser(user, '[ -x "$1" ] && [ -r "$1" ]', program);
}

function testAsUser(user: ServerUser, test: string, path: string): boolean {
  if (process.platform === 'win32') return true;
  return spawnSync('/bin/sh', ['-c', test, 'sh', path], { cwd: '/', env: {}, ...user }).status === 0;
}
