// Hostile collections must not exhaust memory, run forever, stop the import, or be skipped
// silently.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importCases } from '#features/case-law/import/import-cases.server.ts';
import { listRemarks } from '#features/importing/import-state.server.ts';
import { LONG } from '#tests/harness/long-form.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { makeTar, makeZip } from './fixtures/archives.ts';
import { capCase, factsCsv, v2Document } from './fixtures/collections.ts';

const database = await createTestDatabase();
const db = await database.open();
let folder = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plainlaw-hostile-'));
  await database.empty(
    'cases',
    'courts',
    'dockets',
    'waiting_citations',
    'case_imports',
    'case_import_remarks',
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, data: string | Buffer) => writeFileSync(join(folder, name), data);

/** Adds a good file to each hostile one and expects it to be imported. */
async function run() {
  put('zz-good.json', JSON.stringify(v2Document()));
  await importCases({ db }, { path: folder });
  expect(
    await database.rows(`SELECT name FROM cases WHERE name = 'Gideon v. Wainwright'`),
  ).toHaveLength(1);
  const list = [];
  for await (const { file, record, id, kind, reason } of listRemarks(db.pool, folder))
    list.push({ file, record, id, kind, reason });
  return list;
}

const makeBomb = (size: number) => Buffer.alloc(size, ' ');

test('rejects a .gz bomb with a clear message, without reading it into memory', async () => {
  put('bomb.json.gz', gzipSync(makeBomb(LONG ? 400_000_000 : 72_000_000)));
  const before = process.memoryUsage().rss;
  expect(await run()).toMatchObject([
    {
      file: 'bomb.json',
      kind: 'skipped',
      reason: expect.stringContaining('more than 200 times its size'),
    },
  ]);
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
});

test.runIf(LONG)('rejects a .zip bomb', async () => {
  put(
    'bomb.zip',
    makeZip([
      { name: 'a.json', data: makeBomb(300_000_000) },
      { name: 'b.json', data: JSON.stringify(capCase()) },
    ]),
  );
  expect(await run()).toMatchObject([
    { file: 'bomb.zip/a.json', reason: expect.stringContaining('more than 200 times its size') },
  ]);
  expect(await database.rows(`SELECT name FROM cases WHERE name = 'In re Gault'`)).toHaveLength(1);
});

test('reads a .zip that understates the size of a file', async () => {
  const zip = makeZip([{ name: 'a.csv', data: `us,name,docket\n${'1 U.S. 1,x,y\n'.repeat(10)}` }]);
  zip.writeUInt32LE(5, 22);
  put('lies.zip', zip);
  expect(await run()).toEqual([]);
});

test.each<[what: string, name: string, data: () => Buffer | string, reason: string]>([
  ['broken JSON', 'x.json', () => '{"id": 7, "name_abbreviation": oops}', 'it is not good JSON'],
  [
    'JSON that ends too early',
    'x.json',
    () => '{"id": 7, "citations": [',
    'the file ends in the middle of it',
  ],
  [
    'JSON of something else',
    'x.json',
    () => '{"id": 7}',
    'neither a document of CourtListener (v2) nor a case of CAP',
  ],
  ['a number for a record', 'x.json', () => '[1]', 'it is not good JSON'],
  [
    'JSON nested without end',
    'x.json',
    () => `[${'{"results":['.repeat(100_000)}${']}'.repeat(100_000)}]`,
    'it is not good JSON',
  ],
  [
    'text that is no list of cases',
    'x.csv',
    () => 'name,color\na,b\n',
    'this kind of file is not known',
  ],
  [
    'bytes',
    'x.bin',
    () => Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 37) % 256)),
    'this kind of file is not known',
  ],
  [
    'a .zip that is cut off',
    'x.zip',
    () => makeZip([{ name: 'a.json', data: JSON.stringify(capCase()) }]).subarray(0, 200),
    'the .zip is broken or cut off',
  ],
  [
    'a .zip that is none',
    'x.zip',
    () => `PK\u0003\u0004${'x'.repeat(1000)}`,
    'the .zip is broken or cut off',
  ],
  ['a .zip with a password', 'x.zip', () => makeLockedZip(), 'locked with a password'],
  [
    'a .gz that is cut off',
    'x.json.gz',
    () => gzipSync(JSON.stringify(capCase())).subarray(0, 300),
    'the .gz is broken',
  ],
  [
    'a .tar that is cut off',
    'x.tar',
    () => makeTar([{ name: 'a.json', data: JSON.stringify(capCase()) }]).subarray(0, 900),
    'the .tar ends in the middle',
  ],
  [
    'a .zip in a .tar',
    'x.tar',
    () =>
      makeTar([
        { name: 'a.zip', data: makeZip([]) },
        { name: 'b.zip', data: makeZip([{ name: 'x', data: 'x' }]) },
      ]),
    'unpack the outer one first',
  ],
  [
    'a quote that never closes',
    'x.csv',
    () => `${factsCsv}"1 U.S. 2`,
    'a quotation mark opens and never closes',
  ],
  [
    'a line with too few fields',
    'x.csv',
    () => `${factsCsv}1 U.S. 2\n`,
    '1 fields where the heading has 5',
  ],
  ['no name', 'x.csv', () => `${factsCsv}1 U.S. 2,,,1999,\n`, 'it has no name (1 U.S. 2)'],
  [
    'no citation',
    'x.csv',
    () => `${factsCsv}somewhere,,A v. B,1999,\n`,
    'neither a citation that can be read nor a docket number',
  ],
])('reports %s and imports the rest', async (_what, name, data, reason) => {
  put(name, data());
  const list = await run();
  expect(list.map((one) => one.reason).join('\n')).toContain(reason);
  expect(
    list.every((one) => one.kind === 'skipped' && one.file.startsWith(name.replace(/\.gz$/, ''))),
  ).toBe(true);
});

function makeLockedZip(): Buffer {
  const zip = makeZip([{ name: 'a.json', data: '{}' }]);
  zip.writeUInt16LE(1, zip.indexOf('PK\u0001\u0002', 0, 'latin1') + 8);
  return zip;
}

test('paths that leave the folder are harmless: nothing is written to disk', async () => {
  put('x.tar', makeTar([{ name: '../../../climbed.json', data: JSON.stringify(capCase()) }]));
  put(
    'y.zip',
    makeZip([
      {
        name: '../climbed.json',
        data: JSON.stringify(capCase({ id: 9002, citations: [{ cite: '388 U.S. 1' }] })),
      },
    ]),
  );
  expect(await run()).toEqual([]);
  expect(readdirSync(folder).toSorted()).toEqual(['x.tar', 'y.zip', 'zz-good.json']);
  expect(readdirSync(join(folder, '..'))).not.toContain('climbed.json');
});

test('reads Windows-1252 and UTF-16, replaces and reports invalid bytes, and removes NUL and lone surrogates', async () => {
  put('a.csv', Buffer.from('us,name,year,docket\n1 U.S. 10,Peña v. Muñoz,1999,1\n', 'latin1'));
  put(
    'b.csv',
    Buffer.from('\ufeffus,name,year,docket\n1 U.S. 20,Café v. Noël,1999,1\n', 'utf16le'),
  );
  put(
    'c.csv',
    Buffer.concat([
      Buffer.from(`us,name,year,docket\n${'1 U.S. 30,Señor v. Ñu §§§§§§,1999,1\n'}1 U.S. 40,Bad `),
      Buffer.from([0xff]),
      Buffer.from(' v. Byte,1999,1\n'),
    ]),
  );
  put(
    'd.json',
    JSON.stringify(
      capCase({
        id: 5,
        name_abbreviation: 'Nul\u0000l v. H\ud800alf',
        citations: [{ cite: '1 U.S. 50' }],
      }),
    ),
  );
  const list = await run();
  const names = (await database.rows('SELECT name FROM cases ORDER BY name COLLATE "C"')).map(
    ({ name }) => name,
  );
  expect(names).toEqual([
    'Bad \ufffd v. Byte',
    'Café v. Noël',
    'Gideon v. Wainwright',
    'Null v. H\ufffdalf',
    'Peña v. Muñoz',
    'Señor v. Ñu §§§§§§',
  ]);
  expect(list).toMatchObject([
    { file: 'a.csv', kind: 'remark', reason: 'not UTF-8: read as Windows-1252' },
    {
      file: 'c.csv',
      record: 2,
      kind: 'remark',
      reason: 'some characters could not be read and were replaced',
    },
  ]);
});

test.runIf(LONG)(
  'reports a record that is too large, without reading it into memory, and imports the next',
  async () => {
    const noise = Buffer.alloc(100_000_000, 'the quick brown fox ');
    put(
      'big.json',
      Buffer.concat([
        Buffer.from('[{"id": 77, "text": "'),
        noise,
        Buffer.from('"}, '),
        Buffer.from(JSON.stringify(capCase())),
        Buffer.from(']'),
      ]),
    );
    put(
      'big.csv',
      Buffer.concat([
        Buffer.from('us,name,year,docket\n1 U.S. 60,"'),
        noise,
        Buffer.from('",1999,1\n1 U.S. 61,Doe v. Roe,1999,1\n'),
      ]),
    );
    expect(await run()).toMatchObject([
      {
        file: 'big.csv',
        record: 1,
        id: '1 U.S. 60',
        reason: 'line 2: longer than 32 million characters',
      },
      { file: 'big.json', record: 1, id: '77', reason: 'longer than 32 million characters' },
    ]);
    expect(
      (await database.rows('SELECT name FROM cases ORDER BY name')).map(({ name }) => name),
    ).toEqual(['Doe v. Roe', 'Gideon v. Wainwright', 'In re Gault']);
  },
);

test('stores words and names that exceed index limits', async () => {
  const word = 'x'.repeat(5_000);
  const many = Array.from({ length: 60_000 }, (_, i) => `w${i}q`).join(' ');
  put(
    'long.json',
    JSON.stringify(
      capCase({
        name_abbreviation: `${word} v. ${word}`,
        casebody: { opinions: [{ type: 'majority', text: `${word} ${many}` }] },
      }),
    ),
  );
  expect(await run()).toEqual([]);
  expect(
    await database.rows(
      `SELECT length(name) < 600 AS short, length(slug) < 200 AS address FROM cases WHERE name LIKE 'xxx%'`,
    ),
  ).toEqual([{ short: true, address: true }]);
});

test('skips a raw deflate stream with an unknown file name', async () => {
  put('x.dat', deflateRawSync(Buffer.from(factsCsv)));
  expect(await run()).toMatchObject([
    { file: 'x.dat', reason: expect.stringContaining('not known') },
  ]);
});

describe('.zip files that lie about themselves', () => {
  const gault = { name: 'a.json', data: JSON.stringify(capCase()) };
  /** Offset of the first entry in the central directory. */
  const findTable = (zip: Buffer) => zip.indexOf('PK\u0001\u0002', 0, 'latin1');

  // Guards against bombs whose entries share their bytes: each is small for itself, and all
  // together unpack to terabytes.
  test('many entries with the same bytes', async () => {
    const zip = makeZip([gault]);
    const [start, end] = [findTable(zip), zip.length - 22];
    const table = Array.from({ length: 200 }, () => zip.subarray(start, end));
    const tail = Buffer.from(zip.subarray(end));
    tail.writeUInt32LE(200 * (end - start), 12);
    put('overlap.zip', Buffer.concat([zip.subarray(0, start), ...table, tail]));
    expect(await run()).toMatchObject([
      { kind: 'skipped', reason: 'the .zip is broken or cut off' },
    ]);
  });
  test.each<[what: string, change: (zip: Buffer) => void]>([
    ['a directory far outside', (zip) => zip.writeUInt32LE(0xfffffff0, zip.length - 22 + 16)],
    [
      'a 64-bit directory that is not there',
      (zip) => zip.writeUInt32LE(0xffffffff, zip.length - 22 + 16),
    ],
    ['a file far outside', (zip) => zip.writeUInt32LE(0xfffffff0, findTable(zip) + 42)],
    ['a file of 4 GB', (zip) => zip.writeUInt32LE(0xfffffff0, findTable(zip) + 20)],
    ['a name longer than the directory', (zip) => zip.writeUInt16LE(0xffff, findTable(zip) + 28)],
    ['an unknown way of packing', (zip) => zip.writeUInt16LE(99, findTable(zip) + 10)],
  ])('%s', async (_what, change) => {
    const zip = makeZip([gault]);
    change(zip);
    put('lies.zip', zip);
    expect(await run()).toMatchObject([
      { kind: 'skipped', reason: expect.stringContaining('the .zip is') },
    ]);
  });
  test('a 64-bit directory and a file at addresses that no file has', async () => {
    const zip = makeZip([gault]);
    const locator = Buffer.alloc(20);
    locator.write('PK\u0006\u0007', 'latin1');
    locator.writeBigUInt64LE(2n ** 63n, 8);
    const end = Buffer.from(zip.subarray(zip.length - 22));
    end.writeUInt32LE(0xffffffff, 16);
    put('far.zip', Buffer.concat([zip.subarray(0, zip.length - 22), locator, end]));
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
    put('far-file.zip', Buffer.concat([zip.subarray(0, start), entry, extra, tail]));
    expect(await run()).toMatchObject([
      { reason: 'the .zip is broken or cut off' },
      { reason: 'the .zip is broken or cut off' },
    ]);
  });
});

test('links that lead nowhere, in circles or outside neither stop the import nor repeat it', async () => {
  mkdirSync(join(folder, 'inner'));
  put('inner/gault.json', JSON.stringify(capCase()));
  symlinkSync('..', join(folder, 'inner', 'circle'));
  symlinkSync(folder, join(folder, 'again'));
  symlinkSync('/no/such/place', join(folder, 'nowhere.json'));
  symlinkSync('/dev/zero', join(folder, 'zero.json'));
  symlinkSync('itself.json', join(folder, 'itself.json'));
  expect(await run()).toEqual([]);
  const [import_] = await database.rows('SELECT * FROM case_imports');
  expect(JSON.stringify(import_)).not.toContain('circle');
  expect(await database.rows('SELECT name FROM cases')).toHaveLength(2);
});

test('absurd values become empty or short, and one id twice is one case', async () => {
  const values = [
    '99999-12-31',
    '0000-00-00',
    '2026-02-31',
    '-1',
    'yesterday',
    7e300,
    null,
    ['1999'],
    { year: 1 },
  ];
  const records = values.map((decision_date, index) =>
    capCase({ id: 7000 + index, decision_date, citations: [{ cite: `${index + 1} F.3d 7` }] }),
  );
  put('dates.json', JSON.stringify(records));
  put(
    'odd.json',
    JSON.stringify([
      capCase({
        id: 8000,
        citations: Array.from({ length: 5_000 }, (_, i) => ({ cite: `${i + 1} F.2d 8` })),
      }),
      capCase({ id: 8000, name_abbreviation: 'Twice v. Told', citations: [{ cite: '9 F.4th 9' }] }),
      capCase({
        id: 8001,
        docket_number: 'x'.repeat(1_000_000),
        citations: [{ cite: '10 F.4th 10' }],
      }),
      capCase({ id: { $ne: null }, citations: [{ cite: '11 F.4th 11' }] }),
      {
        ...capCase({ id: 8003, citations: [{ cite: '12 F.4th 12' }] }),
        ['__proto__']: { admin: true },
        constructor: { prototype: 1 },
      },
    ]),
  );
  put(
    'wide.csv',
    `us,name,year,docket${',x'.repeat(10_000)}\n1 U.S. 70,Wide v. Table,1999,1${',y'.repeat(10_000)}\n`,
  );
  await run();
  const cases = await database.rows(
    'SELECT name, decided::text AS day, docket_number AS docket FROM cases',
  );
  for (const { name, day, docket } of cases) {
    expect(String(name).length).toBeLessThanOrEqual(500);
    expect(String(docket ?? '').length).toBeLessThanOrEqual(200);
    expect(day ?? '2000-01-01').toMatch(/^(?:1[6-9]|20)\d\d-/);
  }
  expect({}).not.toHaveProperty('admin');
});
