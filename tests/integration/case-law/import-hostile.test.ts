// Hostile collections must not exhaust memory, run forever, stop the import, or be skipped
// silently.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importCases } from '#features/case-law/import/import-cases.server.ts';
import { listRemarks } from '#features/importing/import-state.server.ts';
import { LONG } from '#tests/harness/app/long-form.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { testHostileArchives } from '../importing/hostile-archives.ts';
import { makeZip } from './fixtures/archives.ts';
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

testHostileArchives({
  database,
  folder: () => folder,
  put,
  run,
  record: { name: 'a.json', data: JSON.stringify(capCase()) },
  isStored: async () =>
    (await database.rows(`SELECT 1 FROM cases WHERE name = 'In re Gault'`)).length === 1,
});

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
