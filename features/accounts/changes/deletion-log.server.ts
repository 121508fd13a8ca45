// Which accounts were deleted, outside of the database: a restored backup holds them again, and
// `npm run restore` deletes them before the app starts. The file has a keyed hash of each account's
// random id, and no address; a line before them tells whether a key is the right one.
import { createHmac } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

export type DeletionLog = {
  /** Written through to the disk: called before the deletion is committed. */
  add: (accountId: string) => void;
  /** The deletion did not take place. */
  withdraw: (accountId: string) => void;
};

export const getDeletionFile = (dataDir: string) => join(dataDir, 'deleted-accounts');

const hash = (secret: string, value: string) =>
  createHmac('sha256', secret).update(`deleted account\n${value}`).digest('base64url');

export function createDeletionLog(file: string, secret: string): DeletionLog {
  function append(text: string): void {
    mkdirSync(dirname(file), { recursive: true });
    const key = `key ${hash(secret, 'key')}`;
    const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
    // Another APP_SECRET begins another part of the file; half a line is left by a crash.
    const end = written === '' || written.endsWith('\n') ? '' : '\n';
    const head = `${end}${findLastKey(written) === key ? '' : `${key}\n`}`;
    const handle = openSync(file, 'a', 0o600);
    try {
      writeSync(handle, `${head}${text}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }
  return {
    add: (accountId) => append(hash(secret, accountId)),
    withdraw: (accountId) => append(`kept ${hash(secret, accountId)}`),
  };
}

const findLastKey = (text: string) => text.split('\n').findLast((line) => line.startsWith('key '));

/** `foreign`: entries that were written with another key, and cannot be told. */
export type ReadDeletions = {
  count: number;
  foreign: number;
  includes: (accountId: string) => boolean;
};

/** Lists of several servers, one after the other in one file, are read as one. */
export function readDeletions(file: string, secret: string): ReadDeletions {
  const own = `key ${hash(secret, 'key')}`;
  // Counted: one server may have withdrawn what another one did, in lists of any order.
  const counts = new Map<string, number>();
  const add = (entry: string, count: number) => counts.set(entry, (counts.get(entry) ?? 0) + count);
  let foreign = 0;
  let isOwn = false;
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    if (line.startsWith('key ')) isOwn = line === own;
    else if (!isOwn) foreign++;
    else if (line.startsWith('kept ')) add(line.slice('kept '.length), -1);
    else add(line, 1);
  }
  const includes = (accountId: string) => (counts.get(hash(secret, accountId)) ?? 0) > 0;
  const count = [...counts.values()].filter((left) => left > 0).length;
  return { count, foreign, includes };
}
