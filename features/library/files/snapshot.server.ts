// Caches what is derived from content (parsed files, the search index) in .cache, so that it is
// computed once per version of the content and the code, not at every start. If a snapshot cannot
// be read or written, the value is simply computed again.
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
import { join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';

const root = join(import.meta.dirname, '..', '..', '..');
const FOLDER = join(root, '.cache', 'snapshots');
/** Code that affects what is derived from content: a change in it invalidates all snapshots. */
const CODE_PATHS = [
  'features/library',
  'features/site-search',
  'legal',
  'lib',
  'package-lock.json',
];
const MAX_FILES_PER_NAME = 4;

let codeHash: string | undefined;

/**
 * The cached value for this key, or a newly computed one. `isFinal` decides whether a value may be
 * cached.
 */
export function snapshot<T>(
  name: string,
  key: string,
  compute: () => T,
  isFinal: (value: T) => boolean = () => true,
): T {
  codeHash ??= hashCode();
  const hash = createHash('sha256')
    .update(`${process.version}\n${codeHash}\n${key}`)
    .digest('hex')
    .slice(0, 24);
  const path = join(FOLDER, `${name}-${hash}.bin`);
  try {
    const value = deserialize(readFileSync(path)) as T;
    keep(path);
    return value;
  } catch {
    const value = compute();
    if (isFinal(value)) write(name, path, value);
    return value;
  }
}

/** The snapshots that were not used for the longest time are removed. */
function keep(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // The folder is not writable.
  }
}

function write(name: string, path: string, value: unknown): void {
  try {
    mkdirSync(FOLDER, { recursive: true });
    // Written to a temporary file and renamed, because several processes may start at once.
    const temporary = `${path}.${randomUUID()}`;
    writeFileSync(temporary, serialize(value));
    renameSync(temporary, path);
    removeOld(name);
  } catch {
    // The folder is not writable: the value is computed at every start.
  }
}

function removeOld(name: string): void {
  const files = readdirSync(FOLDER)
    .filter((file) => file.startsWith(`${name}-`) && file.length === `${name}-.bin`.length + 24)
    .map((file) => ({ path: join(FOLDER, file), used: statSync(join(FOLDER, file)).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  for (const { path } of files.slice(MAX_FILES_PER_NAME)) rmSync(path, { force: true });
}

function hashCode(): string {
  const hash = createHash('sha256');
  for (const source of CODE_PATHS) {
    for (const path of listCode(join(root, source)))
      hash.update(relative(root, path)).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function listCode(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(path, name));
}
