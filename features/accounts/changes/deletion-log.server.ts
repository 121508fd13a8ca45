// Which accounts were deleted, outside of the database: a restored backup holds them again, and
// `npm run restore` deletes them before the app starts. And which ones changed their address or
// got a factor: a backup from before gives them back to the mailbox that they left. The file has a
// keyed hash of each account's random id, and no address; a line before them tells whether a key
// is the right one. A deletion has a number: the same line in several copies and lists counts
// once.
import { createHmac, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchownSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

type GuardedChange = { kind: 'address-changed' | 'factor-added'; at: Date };

export type DeletionLog = {
  /** Written through to the disk: called before the deletion is committed. Returns the entry. */
  add: (accountId: string) => string;
  /** The deletion did not take place. */
  withdraw: (entry: string) => void;
  /** The deletion took place. */
  finish: (entry: string) => void;
  /** Written through to the disk, as a deletion is. */
  addChange: (accountId: string, change: GuardedChange) => void;
  /** Of which a crash left open whether they took place, to be asked of the database. */
  readUnfinished: () => { entries: string[]; find: (accountId: string) => string[] };
};

export const getDeletionFile = (dataDir: string) => join(dataDir, 'deleted-accounts');

const hash = (secret: string, value: string) =>
  createHmac('sha256', secret).update(`deleted account\n${value}`).digest('base64url');

export function createDeletionLog(file: string, secret: string): DeletionLog {
  function append(text: string): void {
    const key = `key ${hash(secret, 'key')}`;
    const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
    // Another APP_SECRET begins another part of the file.
    appendThrough(file, `${findLastKey(written) === key ? '' : `${key}\n`}${text}\n`);
  }
  return {
    add(accountId) {
      const entry = randomUUID();
      append(`deleted ${hash(secret, accountId)} ${entry}`);
      return entry;
    },
    withdraw: (entry) => append(`kept ${entry}`),
    finish: (entry) => append(`done ${entry}`),
    addChange: (accountId, { kind, at }) =>
      append(`${kind} ${hash(secret, accountId)} ${at.toISOString()}`),
    readUnfinished() {
      const { deleted, done } = readEntries(file, secret);
      const open = [...deleted].filter(([entry]) => !done.has(entry));
      const find = (accountId: string) => {
        const own = hash(secret, accountId);
        return open.filter(([, account]) => account === own).map(([entry]) => entry);
      };
      return { entries: open.map(([entry]) => entry), find };
    },
  };
}

/**
 * A restore brings the list along: the next one, of an older backup, needs what stands in it, and
 * looks for it where the app goes on writing.
 */
export function copyDeletions(from: string, to: string): void {
  if (resolve(from) === resolve(to)) return;
  const text = readFileSync(from, 'utf8');
  if (existsSync(to) && readFileSync(to, 'utf8').includes(text)) return;
  appendThrough(to, text.endsWith('\n') ? text : `${text}\n`);
}

/** After half a line, which a crash left, on a line of its own. */
function appendThrough(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const end = written === '' || written.endsWith('\n') ? '' : '\n';
  const handle = openSync(file, 'a', 0o600);
  try {
    writeSync(handle, `${end}${text}`);
    fsyncSync(handle);
    // Written by a command of root for an app that is not.
    const owner = statSync(dirname(file));
    if (written === '' && process.getuid?.() === 0) fchownSync(handle, owner.uid, owner.gid);
  } finally {
    closeSync(handle);
  }
}

const findLastKey = (text: string) => text.split('\n').findLast((line) => line.startsWith('key '));

/** `foreign`: entries that were written with another key, and cannot be told. */
export type ReadDeletions = {
  file: string;
  count: number;
  foreign: number;
  includes: (accountId: string) => boolean;
  findChanges: (accountId: string) => GuardedChange[];
};

/** Lists of several servers, one after the other in one file, are read as one. */
export function readDeletions(file: string, secret: string): ReadDeletions {
  const { deleted, changes, foreign } = readEntries(file, secret);
  const accounts = new Set(deleted.values());
  const includes = (accountId: string) => accounts.has(hash(secret, accountId));
  const findChanges = (accountId: string) => changes.get(hash(secret, accountId)) ?? [];
  return { file, count: accounts.size + changes.size, foreign, includes, findChanges };
}

/** `deleted`: the account's hash by entry, without those that were withdrawn, in any order. */
function readEntries(file: string, secret: string) {
  const own = `key ${hash(secret, 'key')}`;
  const deleted = new Map<string, string>();
  const done = new Set<string>();
  const changes = new Map<string, GuardedChange[]>();
  const withdrawn = new Set<string>();
  const foreign = new Set<string>();
  let isOwn = false;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const line of text.split('\n').filter(Boolean)) {
    const [kind, first = '', entry = ''] = line.split(' ');
    if (kind === 'key') isOwn = line === own;
    else if (!isOwn) foreign.add(line);
    else if (kind === 'kept') withdrawn.add(first);
    else if (kind === 'done') done.add(first);
    else if (kind === 'deleted' && entry !== '') deleted.set(entry, first);
    else if ((kind === 'address-changed' || kind === 'factor-added') && entry.endsWith('Z'))
      changes.set(first, [...(changes.get(first) ?? []), { kind, at: new Date(entry) }]);
  }
  for (const entry of withdrawn) deleted.delete(entry);
  return { deleted, done, changes, foreign: foreign.size };
}
