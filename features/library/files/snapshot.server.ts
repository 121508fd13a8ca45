// Keeps what is derived from content (parsed files, the search index), so that it is computed once
// per version of the content, of the code and of Node, not at every start; its parts (one file, one
// item) are kept as well, so that a changed file costs what it has. A snapshot that cannot be read
// or written is never an error: the value is computed again. server/boot/content-source.ts says who
// keeps them where.
import { createHash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { makeOnce } from '#lib/memo.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/**
 * Code that affects what is derived from content: a change in it makes all snapshots anew. The
 * image has all of it, and package.json names the exact versions of the parsers.
 */
export const CODE_PATHS = [
  'features/library',
  'features/models',
  'features/search',
  'legal',
  'lib',
  'package.json',
];
const MAX_FILES_PER_NAME = 4;
const FILE_NAME = /^([a-z-]+)~(.+)~[0-9a-f]{24}\.bin$/;

/** The kept part for this key, of any earlier value of the same name, or a newly computed one. */
export type GetPart<Part> = (key: string, compute: () => Part) => Part;
export const computePart = <Part>(_key: string, compute: () => Part): Part => compute();

export type Snapshots = {
  /**
   * The kept value for this key, or a newly computed one, of whose parts only those are computed
   * that no earlier value had. `isFinal` decides whether a value may be kept.
   */
  take: <T, Part = unknown>(
    name: string,
    key: string,
    compute: (getPart: GetPart<Part>) => T,
    isFinal?: (value: T) => boolean,
  ) => T;
  /** How much was computed, and why, in one line; undefined if everything was kept. */
  explainMissing: () => string | undefined;
};

/** `read` is never written to, and may be missing; `write` is read, too. */
export function openSnapshots({
  read,
  write,
  getMaker = getOwnMaker,
}: {
  read?: string;
  write: string;
  getMaker?: () => string;
}): Snapshots {
  const missing = new Map<string, string>();

  const folders = read ? [read, write] : [write];

  function take<T, Part>(
    name: string,
    key: string,
    compute: (getPart: GetPart<Part>) => T,
    isFinal: (value: T) => boolean = () => true,
  ): T {
    const hash = createHash('sha256').update(key).digest('hex').slice(0, 24);
    const file = `${name}~${getMaker()}~${hash}.bin`;
    for (const folder of folders) {
      const found = readValue<T>(join(folder, file));
      if (!found) continue;
      if (folder === write) touch(join(folder, file));
      return found.value;
    }
    missing.set(name, findReason(name));
    const partsName = `${name}-parts`;
    const getEarlierParts = makeOnce(() => readParts<Part>(partsName));
    const computed = new Map<string, Part>();
    const value = compute((partKey, computePart) => {
      for (const parts of [...getEarlierParts(), computed]) {
        const part = parts.get(partKey);
        if (part !== undefined) return part;
      }
      const part = computePart();
      computed.set(partKey, part);
      return part;
    });
    if (!isFinal(value)) return value;
    writeValue(write, name, file, value);
    if (computed.size > 0) writeValue(write, partsName, file.replace(name, partsName), computed);
    return value;
  }

  /** Each file has the parts that those before it lacked. */
  function readParts<Part>(name: string): ReadonlyMap<string, Part>[] {
    return folders.flatMap((folder) =>
      listFiles(folder)
        .filter((file) => file.name === name && file.maker === getMaker())
        .flatMap(({ path }) => {
          const found = readValue<ReadonlyMap<string, Part>>(path);
          if (folder === write) touch(path);
          return found ? [found.value] : [];
        }),
    );
  }

  function findReason(name: string): string {
    const makers = [read, write]
      .flatMap((folder) => (folder ? listFiles(folder) : []))
      .flatMap((file) => (file.name === name ? [file.maker] : []));
    if (makers.length === 0) return 'there was no snapshot';
    return makers.includes(getMaker())
      ? 'the snapshots are of other content'
      : `the snapshots are of ${makers[0]}, and this is ${getMaker()}`;
  }

  return {
    take,
    explainMissing() {
      const [reason] = new Set(missing.values());
      return reason && `Content was parsed anew (${missing.size} parts): ${reason}`;
    },
  };
}

let ownMaker: string | undefined;

/** Node, the architecture and the code that this process computes values with. */
function getOwnMaker(): string {
  ownMaker ??= `${process.version}-${process.arch}-${hashCode(root)}`;
  return ownMaker;
}

/** Undefined: it is not there, or cannot be read. */
function readValue<T>(path: string): { value: T } | undefined {
  try {
    return { value: deserialize(readFileSync(path)) as T };
  } catch {
    return undefined;
  }
}

/** The snapshots that were not used for the longest time are removed. */
function touch(path: string): void {
  try {
    // Finer than a millisecond, in which a fast machine writes several files.
    const now = (performance.timeOrigin + performance.now()) / 1000;
    utimesSync(path, now, now);
  } catch {
    // The folder is not writable.
  }
}

function writeValue(folder: string, name: string, file: string, value: unknown): void {
  try {
    // Perhaps the data folder: as root, the database's user has to pass through.
    mkdirSync(dirname(folder), { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    mkdirSync(folder, { recursive: true });
    // Written to a temporary file and renamed, because several processes may start at once.
    const temporary = join(folder, `${file}.${randomUUID()}`);
    writeFileSync(temporary, serialize(value));
    renameSync(temporary, join(folder, file));
    removeOld(folder, name);
  } catch {
    // The folder is not writable: the value is computed at every start.
  }
}

function removeOld(folder: string, name: string): void {
  const files = listFiles(folder)
    .filter((file) => file.name === name)
    .map(({ path }) => ({ path, used: statSync(path).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  for (const { path } of files.slice(MAX_FILES_PER_NAME)) rmSync(path, { force: true });
}

function listFiles(folder: string): { path: string; name: string; maker: string }[] {
  try {
    return readdirSync(folder).flatMap((file) => {
      const [, name, maker] = FILE_NAME.exec(file) ?? [];
      return name && maker ? [{ path: join(folder, file), name, maker }] : [];
    });
  } catch {
    return [];
  }
}

/** A file that is missing, or that tests alone use, changes nothing. */
export function hashCode(folder: string): string {
  const hash = createHash('sha256');
  for (const path of CODE_PATHS.flatMap((source) => listCode(join(folder, source))))
    hash.update(relative(folder, path)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 12);
}

function listCode(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(path, name));
}
