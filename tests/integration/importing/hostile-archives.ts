// What every import promises of archives and folders: a hostile one is reported, is not read into
// memory, reaches nothing outside, and keeps no other file from being imported.
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Remark } from '#features/importing/import-state.server.ts';
import type { TestDatabase } from '#tests/harness/db/test-database.ts';
import { makeTar, makeZip } from '#tests/integration/case-law/fixtures/archives.ts';

type Import = {
  database: Pick<TestDatabase, 'rows'>;
  folder: () => string;
  put: (name: string, data: string | Buffer) => unknown;
  /** Imports the folder and one good file beside it, which it expects to find. */
  run: () => Promise<Remark[]>;
  /** A record that can be imported, in the file of this name. */
  record: { name: string; data: string };
  /** Whether the record was stored. */
  isStored: () => Promise<boolean>;
};

export function testHostileArchives({
  database,
  folder,
  put,
  run,
  record,
  isStored,
}: Import): void {
  const zipped = () => makeZip([record]);
  /** Offset of the first entry in the central directory. */
  const findTable = (zip: Buffer) => zip.indexOf('PK\u0001\u0002', 0, 'latin1');
  const change = (work: (zip: Buffer) => void) => () => {
    const zip = zipped();
    work(zip);
    return zip;
  };

  describe('hostile archives', () => {
    test.each<[what: string, name: string, data: () => Buffer | string, reason: string]>([
      [
        'bytes',
        'x.bin',
        () => Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 37) % 256)),
        'this kind of file is not known',
      ],
      [
        'a raw deflate stream',
        'x.dat',
        () => deflateRawSync(Buffer.from(record.data)),
        'not known',
      ],
      [
        'a .zip that is cut off',
        'x.zip',
        () => zipped().subarray(0, 200),
        'the .zip is broken or cut off',
      ],
      [
        'a .zip that is none',
        'x.zip',
        () => `PK\u0003\u0004${'x'.repeat(1000)}`,
        'the .zip is broken or cut off',
      ],
      [
        'a .zip with a password',
        'x.zip',
        change((zip) => zip.writeUInt16LE(1, findTable(zip) + 8)),
        'locked with a password',
      ],
      [
        'a .gz that is cut off',
        `x-${record.name}.gz`,
        () => gzipSync(record.data).subarray(0, -20),
        'the .gz is broken',
      ],
      [
        'a .tar that is cut off',
        'x.tar',
        () => makeTar([record]).subarray(0, 600),
        'the .tar ends in the middle',
      ],
      [
        'a .zip in a .tar',
        'x.tar',
        () => makeTar([{ name: 'b.zip', data: zipped() }]),
        'unpack the outer one first',
      ],
      // Each entry is small for itself, and all together unpack to terabytes.
      ['entries that share their bytes', 'x.zip', overlap, 'the .zip is broken or cut off'],
      [
        'a directory far outside',
        'x.zip',
        change((zip) => zip.writeUInt32LE(0xfffffff0, zip.length - 6)),
        'the .zip is',
      ],
      [
        'a 64-bit directory that is not there',
        'x.zip',
        change((zip) => zip.writeUInt32LE(0xffffffff, zip.length - 6)),
        'the .zip is',
      ],
      [
        'a file far outside',
        'x.zip',
        change((zip) => zip.writeUInt32LE(0xfffffff0, findTable(zip) + 42)),
        'the .zip is',
      ],
      [
        'a file of 4 GB',
        'x.zip',
        change((zip) => zip.writeUInt32LE(0xfffffff0, findTable(zip) + 20)),
        'the .zip is',
      ],
      [
        'a name longer than the directory',
        'x.zip',
        change((zip) => zip.writeUInt16LE(0xffff, findTable(zip) + 28)),
        'the .zip is',
      ],
      [
        'an unknown way of packing',
        'x.zip',
        change((zip) => zip.writeUInt16LE(99, findTable(zip) + 10)),
        'the .zip is',
      ],
      ['a directory where no file ends', 'x.zip', addFarDirectory, 'the .zip is broken or cut off'],
      ['a file where no file ends', 'x.zip', addFarFile, 'the .zip is broken or cut off'],
    ])('reports %s and imports the rest', async (_what, name, data, reason) => {
      put(name, data());
      const remarks = await run();
      expect(remarks.map((one) => one.reason).join('\n')).toContain(reason);
      for (const { kind, file } of remarks) {
        expect(kind).toBe('skipped');
        expect(file.startsWith(name.replace(/\.gz$/, ''))).toBe(true);
      }
    });

    test('a size that is understated is not believed', async () => {
      const zip = zipped();
      zip.writeUInt32LE(5, 22);
      put('lies.zip', zip);
      expect(await run()).toEqual([]);
      expect(await isStored()).toBe(true);
    });

    test('paths that leave the folder are harmless: nothing is written to disk', async () => {
      put('x.tar', makeTar([{ ...record, name: `../../../climbed-${record.name}` }]));
      put('y.zip', makeZip([{ ...record, name: `../climbed-${record.name}` }]));
      const before = readdirSync(folder());
      await run();
      expect(await isStored()).toBe(true);
      expect(readdirSync(folder())).toEqual(expect.arrayContaining(before));
      expect(readdirSync(folder()).filter((name) => name.includes('climbed'))).toEqual([]);
      expect(readdirSync(join(folder(), '..')).filter((name) => name.includes('climbed'))).toEqual(
        [],
      );
    });

    test('links that lead nowhere, in circles or outside neither stop the import nor repeat it', async () => {
      mkdirSync(join(folder(), 'inner'));
      put(`inner/${record.name}`, record.data);
      const ending = record.name.slice(record.name.lastIndexOf('.'));
      symlinkSync('..', join(folder(), 'inner', 'circle'));
      symlinkSync(folder(), join(folder(), 'again'));
      symlinkSync('/no/such/place', join(folder(), `nowhere${ending}`));
      symlinkSync('/dev/zero', join(folder(), `zero${ending}`));
      symlinkSync(`itself${ending}`, join(folder(), `itself${ending}`));
      expect(await run()).toEqual([]);
      expect(await isStored()).toBe(true);
      const [state] = await database.rows('SELECT * FROM case_imports');
      expect(JSON.stringify(state)).not.toContain('circle');
    });
  });

  function overlap(): Buffer {
    const zip = zipped();
    const [start, end] = [findTable(zip), zip.length - 22];
    const tail = Buffer.from(zip.subarray(end));
    tail.writeUInt32LE(200 * (end - start), 12);
    const table = Array.from({ length: 200 }, () => zip.subarray(start, end));
    return Buffer.concat([zip.subarray(0, start), ...table, tail]);
  }

  function addFarDirectory(): Buffer {
    const zip = zipped();
    const locator = Buffer.alloc(20);
    locator.write('PK\u0006\u0007', 'latin1');
    locator.writeBigUInt64LE(2n ** 63n, 8);
    const end = Buffer.from(zip.subarray(zip.length - 22));
    end.writeUInt32LE(0xffffffff, 16);
    return Buffer.concat([zip.subarray(0, zip.length - 22), locator, end]);
  }

  function addFarFile(): Buffer {
    const zip = zipped();
    const start = findTable(zip);
    const entry = Buffer.from(zip.subarray(start, zip.length - 22));
    entry.writeUInt32LE(0xffffffff, 42);
    entry.writeUInt16LE(12, 30);
    const extra = Buffer.alloc(12);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(2n ** 63n, 4);
    const tail = Buffer.from(zip.subarray(zip.length - 22));
    tail.writeUInt32LE(entry.length + 12, 12);
    return Buffer.concat([zip.subarray(0, start), entry, extra, tail]);
  }
}
