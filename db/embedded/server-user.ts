// The system user that PostgreSQL's programs run as (choose-server-user.ts). Whether that user can
// access a path is tested by trying, not inferred from mode bits.
import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';

/** undefined: the server runs as the app's user. */
export type ServerUser = { uid: number; gid: number } | undefined;

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
  return (
    spawnSync('/bin/sh', ['-c', test, 'sh', path], { cwd: '/', env: {}, ...user }).status === 0
  );
}
