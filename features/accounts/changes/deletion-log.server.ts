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
    // Another APP_SECRET begins another part of the file.
    const isCurrent = existsSync(file) && findLastKey(readFileSync(file, 'utf8')) === key;
    const head = isCurrent ? '' : `${key}\n`;
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
  const hashes = new Set<string>();
  let foreign = 0;
  let isOwn = false;
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    if (line.startsWith('key ')) isOwn = line === own;
    else if (!isOwn) foreign++;
    else if (line.startsWith('kept ')) hashes.delete(line.slice('kept '.length));
    else hashes.add(line);
  }
  const includes = (accountId: string) => hashes.has(hash(secret, accountId));
  return { count: hashes.size, foreign, includes };
}
