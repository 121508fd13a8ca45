// Hostile collections must not exhaust memory, run forever, stop the import, or be skipped silently.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importCases } from '#features/case-law/import/import-cases.server.ts';
import { listRemarks } from '#features/case-law/import/import-state.server.ts';
import { LONG } from '#tests/harness/long-form.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { makeTar, makeZip } from './fixtures/archives.ts';
import { capCase, factsCsv, v2Document } from './fixtures/collections.ts';

const database = await createTestDatabase();
const db = await database.open();
let folder = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plainlaw-hostile-'));
  await database.empty('cases', 'courts', 'dockets', 'waiting_citations', 'case_imports', 'case_import_remarks');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, data: string | Buffer) => writeFileSync(join(folder, name), data);

/** Adds a good file to each hostile one and expects it to be imported. */
async function run() {
  put('zz-good.json', JSON.stringify(v2Document()));
  await importCases({ db }, { path: folder });
  expect(await database.rows(`SELECT name FROM cases WHERE name = 'Gideon v. Wainwright'`)).toHaveLength(1);
  const list = [];
  for await (const { file, record, id, kind, reason } of listRemarks(db.pool, folder)) list.push({ file, record, id, kind, reason });
  return list;
}

const makeBomb = (size: number) => Buffer.alloc(size, ' ');

test('rejects a .gz bomb with a clear message, without reading it into memory', async () => {
  put('bomb.json.gz', gzipSync(makeBomb(LONG ? 400_000_000 : 80_000_000)));
  const before = process.memoryUsage().rss;
  expect(await run()).toMatchObject([
    { file: 'bomb.json', kind: 'skipped', reason: expect.stringContaining('more than 200 times its size') },
  ]);
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
});

test.runIf(LONG)('rejects a .zip bomb', async () => {
  put(
    'bomb.zip',
    makeZip([
      { name: 'a.json', data: makeBomb(LONG ? 300_000_000 : 80_000_000) },
      { name: 'b.json', data: JSON.stringify(capCase()) },
    ]),
  );
  expect(await run()).toMatchObject([{ file: 'bomb.zip/a.json', reason: expect.stringContaining('more than 200 times its size') }]);
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
  ['JSON that ends too early', 'x.json', () => '{"id": 7, "citations": [', 'the file ends in the middle of it'],
  ['JSON of something else', 'x.json', () => '{"id": 7}', 'neither a document of CourtListener (v2) nor a case of CAP'],
  ['a number for a record', 'x.json', () => '[1]', 'it is not good JSON'],
  ['JSON nested without end', 'x.json', () => `[${'{"results":['.repeat(100_000)}${']}'.repeat(100_000)}]`, 'it is not good JSON'],
  ['text that is no list of cases', 'x.csv', () => 'name,color\na,b\n', 'this kind of file is not known'],
  ['bytes', 'x.bin', () => Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 37) % 256)), 'this kind of file is not known'],
  [
    'a .zip that is cut off',
    'x.zip',
    () => makeZip([{ name: 'a.json', data: JSON.stringify(capCase()) }]).subarray(0, 200),
    'the .zip is broken or cut off',
  ],
  ['a .zip that is none', 'x.zip', () => `PK\u0003\u0004${'x'.repeat(1000)}`, 'the .zip is broken or cut off'],
  ['a .zip with a password', 'x.zip', () => makeLockedZip(), 'locked with a password'],
  ['a .gz that is cut off', 'x.json.gz', () => gzipSync(JSON.stringify(capCase())).subarray(0, 300), 'the .gz is broken'],
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
  ['a quote that never closes', 'x.csv', () => `${factsCsv}"1 U.S. 2`, 'a quotation mark opens and never closes'],
  ['a line with too few fields', 'x.csv', () => `${factsCsv}1 U.S. 2\n`, '1 fields where the heading has 5'],
  ['no name', 'x.csv', () => `${factsCsv}1 U.S. 2,,,1999,\n`, 'it has no name (1 U.S. 2)'],
  ['no citation', 'x.csv', () => `${factsCsv}somewhere,,A v. B,1999,\n`, 'neither a citation that can be read nor a docket number'],
])('reports %s and imports the rest', async (_what, name, data, reason) => {
  put(name, data());
  const list = await run();
  expect(list.map((one) => one.reason).join('\n')).toContain(reason);
  expect(list.every((one) => one.kind === 'skipped' && one.file.startsWith(name.replace(/\.gz$/, '')))).toBe(true);
});

function makeLockedZip(): Buffer {
  const zip = makeZip([{ name: 'a.json', data: '{}' }]);
  zip.writeUInt16LE(1, zip.indexOf('PK\u0001\u0002', 0, 'latin1') + 8);
  return zip;
}

test('paths that leave the folder are harmless: nothing is written to disk', async () => {
  put('x.tar', makeTar([{ name: '../../../climbed.json', data: JSON.stringify(capCase()) }]));
  put('y.zip', makeZip([{ name: '../climbed.json', data: JSON.stringify(capCase({ id: 9002, citations: [{ cite: '388 U.S. 1' }] })) }]));
  expect(await run()).toEqual([]);
  expect(readdirSync(folder).toSorted()).toEqual(['x.tar', 'y.zip', 'zz-good.json']);
  expect(readdirSync(join(folder, '..'))).not.toContain('climbed.json');
});

test('reads Windows-1252 and UTF-16, replaces and reports invalid bytes, and removes NUL and lone surrogates', async () => {
  put('a.csv', Buffer.from('us,name,year,docket\n1 U.S. 10,Peña v. Muñoz,1999,1\n', 'latin1'));
  put('b.csv', Buffer.from('\ufeffus,name,year,docket\n1 U.S. 20,Café v. Noël,1999,1\n', 'utf16le'));
  put(
    'c.csv',
    Buffer.concat([
      Buffer.from(`us,name,year,docket\n${'1 U.S. 30,Señor v. Ñu §§§§§§,1999,1\n'}1 U.S. 40,Bad `),
      Buffer.from([0xff]),
      Buffer.from(' v. Byte,1999,1\n'),
    ]),
  );
  put('d.json', JSON.stringify(capCase({ id: 5, name_abbreviation: 'Nul\u0000l v. H\ud800alf', citations: [{ cite: '1 U.S. 50' }] })));
  const list = await run();
  const names = (await database.rows('SELECT name FROM cases ORDER BY name COLLATE "C"')).map(({ name }) => name);
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
    { file: 'c.csv', record: 2, kind: 'remark', reason: 'some characters could not be read and were replaced' },
  ]);
});

test('reports a record that is too large, without reading it into memory, and imports the next', async () => {
  const noise = Buffer.alloc(LONG ? 100_000_000 : 34_000_000, 'the quick brown fox ');
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
    Buffer.concat([Buffer.from('us,name,year,docket\n1 U.S. 60,"'), noise, Buffer.from('",1999,1\n1 U.S. 61,Doe v. Roe,1999,1\n')]),
  );
  expect(await run()).toMatchObject([
    { file: 'big.csv', record: 1, id: '1 U.S. 60', reason: 'line 2: longer than 32 million characters' },
    { file: 'big.json', record: 1, id: '77', reason: 'longer than 32 million characters' },
  ]);
  expect((await database.rows('SELECT name FROM cases ORDER BY name')).map(({ name }) => name)).toEqual([
    'Doe v. Roe',
    'Gideon v. Wainwright',
    'In re Gault',
  ]);
});

test('stores words and names that exceed index limits', async () => {
  const word = 'x'.repeat(5_000);
  const many = Array.from({ length: 60_000 }, (_, i) => `w${i}q`).join(' ');
  put(
    'long.json',
    JSON.stringify(
      capCase({ name_abbreviation: `${word} v. ${word}`, casebody: { opinions: [{ type: 'majority', text: `${word} ${many}` }] } }),
    ),
  );
  expect(await run()).toEqual([]);
  expect(
    await database.rows(`SELECT length(name) < 600 AS short, length(slug) < 200 AS address FROM cases WHERE name LIKE 'xxx%'`),
  ).toEqual([{ short: true, address: true }]);
});

test('skips a raw deflate stream with an unknown file name', async () => {
  put('x.dat', deflateRawSync(Buffer.from(factsCsv)));
  expect(await run()).toMatchObject([{ file: 'x.dat', reason: expect.stringContaining('not known') }]);
});
