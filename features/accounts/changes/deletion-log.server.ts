// Which accounts were deleted, outside of the database: a restored backup holds them again, and
// `npm run restore` deletes them before the app starts. The file has a keyed hash of each account's
// random id, and no address; the first line tells whether a key is the right one.
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
    const head = existsSync(file) ? '' : `key ${hash(secret, 'key')}\n`;
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

export type ReadDeletions = { count: number; includes: (accountId: string) => boolean };

/** Null when the file was written with another key. */
export function readDeletions(file: string, secret: string): ReadDeletions | null {
  const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  if (head !== `key ${hash(secret, 'key')}`) return null;
  const hashes = new Set<string>();
  for (const line of lines) {
    // Two processes that wrote the first line at once.
    if (line === head) continue;
    if (line.startsWith('kept ')) hashes.delete(line.slice('kept '.length));
    else hashes.add(line);
  }
  return { count: hashes.size, includes: (accountId) => hashes.has(hash(secret, accountId)) };
}
