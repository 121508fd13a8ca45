import { randomUUID } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CODE_PATHS, hashCode, openSnapshots } from './snapshot.server.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const name = 'test-values';

let folder: string;
let write: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainlaw-snapshots-'));
  write = join(folder, 'write');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** How often the value was computed when each of these was asked for it, in turn. */
function countComputed(...folders: Parameters<typeof openSnapshots>[0][]): number {
  let computed = 0;
  for (const options of folders) openSnapshots(options).take(name, 'a key', () => ++computed);
  return computed;
}

test('computes a value once per key', () => {
  const { take } = openSnapshots({ write });
  let computed = 0;
  const compute = () => ({ number: ++computed, words: new Map([['a', Float32Array.of(0.5)]]) });
  const first = take(name, 'a key', compute);
  expect(take(name, 'a key', compute)).toEqual(first);
  expect(openSnapshots({ write }).take(name, 'a key', compute)).toEqual(first);
  expect(computed).toBe(1);
  expect(take(name, 'another key', compute).number).toBe(2);
  const maker = `${process.version}-${process.arch}-${hashCode(root)}`;
  for (const file of readdirSync(write)) expect(file).toContain(`${name}~${maker}~`);
});

test('computes a value that is not final, or cannot be serialized, each time', () => {
  const { take } = openSnapshots({ write });
  let computed = 0;
  for (let i = 0; i < 2; i++)
    take(
      name,
      'a key',
      () => ++computed,
      () => false,
    );
  expect(computed).toBe(2);
  const value = { call: () => 1 };
  expect(take(name, 'a function', () => value)).toBe(value);
  expect(take(name, 'a function', () => value)).toBe(value);
});

test('keeps a value that is used, however many others are written', () => {
  const { take } = openSnapshots({ write });
  let computed = 0;
  for (let i = 0; i < 8; i++) {
    take(name, 'a key', () => ++computed);
    take(name, randomUUID(), () => i);
  }
  expect(computed).toBe(1);
  expect(readdirSync(write)).toHaveLength(4);
});

describe('the parts of a value', () => {
  /** The parts that were computed for a value made of these. */
  function listComputed(
    parts: string,
    options: Partial<Parameters<typeof openSnapshots>[0]> & { isFinal?: boolean } = {},
  ): string {
    const computed: string[] = [];
    const value = openSnapshots({ write, ...options }).take<string, string>(
      name,
      parts,
      (getPart) =>
        parts
          .split('')
          .map((part) =>
            getPart(part, () => {
              computed.push(part);
              return part.toUpperCase();
            }),
          )
          .join(''),
      () => options.isFinal ?? true,
    );
    expect(value).toBe(parts.toUpperCase());
    return computed.join('');
  }
  const listFiles = (folder: string) => readdirSync(folder).toSorted();

  test('are computed once, whatever values they are part of', () => {
    expect(['abc', 'abc', 'abd', 'dad', 'cab'].map((parts) => listComputed(parts))).toEqual([
      'abc',
      '',
      'd',
      '',
      '',
    ]);
  });
  test('of the build are used, and it is not written to', () => {
    const built = join(folder, 'built');
    listComputed('abc', { write: built });
    const before = listFiles(built);
    expect(listComputed('abd', { read: built })).toBe('d');
    expect(listComputed('dbe', { read: built })).toBe('e');
    expect(listFiles(built)).toEqual(before);
  });
  test('of other code are not used, and those of a value that is not final are not kept', () => {
    listComputed('ab', { getMaker: () => 'other' });
    expect(listComputed('ab', { isFinal: false })).toBe('ab');
    expect(listComputed('ab')).toBe('ab');
  });
  test('stay, however many values are computed with them', () => {
    listComputed('abcdef');
    expect([...'1234567'].map((one) => listComputed(`abcdef${one}`))).toEqual([...'1234567']);
  });
});

test('computes the value where nothing can be written', () => {
  writeFileSync(join(folder, 'a file'), '');
  const unwritable = { write: join(folder, 'a file', 'snapshots') };
  expect(countComputed(unwritable, unwritable)).toBe(2);
});

describe('snapshots of a build', () => {
  test('are read, and nothing is written beside them, nor anywhere else', () => {
    const built = join(folder, 'built');
    expect(countComputed({ write: built })).toBe(1);
    const list = () =>
      readdirSync(built).map((file) => [file, statSync(join(built, file)).mtimeMs]);
    const before = list();
    const server = openSnapshots({ read: built, write });
    expect(server.take(name, 'a key', () => 2)).toBe(1);
    expect(server.explainMissing()).toBeUndefined();
    server.take(name, 'another key', () => 2);
    expect(list()).toEqual(before);
    expect(readdirSync(write)).toHaveLength(1);
  });

  const ours = { getMaker: () => 'v24.21.0-x64-0a1b2c3d4e5f' };
  test.each([
    ['another Node', 'v24.20.0-x64-0a1b2c3d4e5f', 'a key', 'of v24.20.0-x64-0a1b2c3d4e5f, and'],
    ['another architecture', 'v24.21.0-arm64-0a1b2c3d4e5f', 'a key', 'of v24.21.0-arm64-0a1b2c'],
    ['other code', 'v24.21.0-x64-ffffffffffff', 'a key', 'and this is v24.21.0-x64-0a1b2c3d4e5f'],
    ['other content', 'v24.21.0-x64-0a1b2c3d4e5f', 'another key', 'are of other content'],
    ['nothing', undefined, 'a key', 'there was no snapshot'],
  ])('of %s are not used, and one line says so', (_of, maker, key, reason) => {
    const built = join(folder, 'built');
    if (maker) openSnapshots({ write: built, getMaker: () => maker }).take(name, key, () => 'old');
    const server = openSnapshots({ read: built, write, ...ours });
    expect(server.take(name, 'a key', () => 'new')).toBe('new');
    expect(server.explainMissing()).toMatch(/^Content was parsed anew \(1 parts\): [^\n]+$/);
    expect(server.explainMissing()).toContain(reason);
    // The next start finds what this one has written.
    const next = openSnapshots({ read: built, write, ...ours });
    expect(next.take(name, 'a key', () => 'again')).toBe('new');
    expect(next.explainMissing()).toBeUndefined();
  });
});

describe('the hash of the code', () => {
  test('is that of a folder without tests, package-lock.json and whatever else an image lacks', () => {
    for (const path of CODE_PATHS)
      cpSync(join(root, path), join(folder, path), {
        recursive: true,
        filter: (file) => !/\.test\.tsx?$/.test(file),
      });
    expect(hashCode(folder)).toBe(hashCode(root));
  });
  test('changes with the code, and a missing file is no error', () => {
    const empty = hashCode(folder);
    mkdirSync(join(folder, 'lib'));
    writeFileSync(join(folder, 'lib', 'a.ts'), 'export {};');
    const one = hashCode(folder);
    writeFileSync(join(folder, 'lib', 'a.test.ts'), 'export {};');
    expect(hashCode(folder)).toBe(one);
    writeFileSync(join(folder, 'lib', 'a.ts'), 'export const a = 1;');
    expect(new Set([empty, one, hashCode(folder)]).size).toBe(3);
  });
});
