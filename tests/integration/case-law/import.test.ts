// Every kind of collection, alone and in folders and archives; the same decision from several of them is one case; a second run
// changes nothing.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importCases } from '#features/case-law/import/import-cases.server.ts';
import { listRemarks } from '#features/case-law/import/import-state.server.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { makeTar, makeZip } from './fixtures/archives.ts';
import { bulkFiles, capCase, factsCsv, v2Document } from './fixtures/collections.ts';
import { dumpCases } from './fixtures/dump.ts';

const database = await createTestDatabase();
const db = await database.open();
let folder = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plainlaw-import-'));
  await database.rows(
    'TRUNCATE cases, courts, dockets, waiting_citations, case_imports, case_import_remarks, former_case_slugs RESTART IDENTITY CASCADE',
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, data: string | Buffer): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
  return path;
}

const run = (path = folder) => importCases({ db }, { path });

async function remarks(path = folder) {
  const list = [];
  for await (const { file, record, id, kind, reason } of listRemarks(db.pool, path)) list.push({ file, record, id, kind, reason });
  return list;
}

async function cases() {
  return database.rows(
    `SELECT slug, name, court_id AS court, decided::text, day_known AS day, docket_number AS docket, cited_by AS cited,
       ARRAY(SELECT volume || ' ' || reporter || ' ' || page FROM case_citations x WHERE x.case_id = c.id ORDER BY first DESC, reporter) AS cites
     FROM cases c ORDER BY slug`,
  );
}

const MIRANDA = {
  slug: 'miranda-v-arizona-1966',
  name: 'Miranda v. Arizona',
  court: 'scotus',
  decided: '1966-06-13',
  day: true,
  docket: '759',
  cited: 0,
  cites: ['384 U.S. 436', '86 S. Ct. 1602'],
};

describe('CourtListener’s bulk files', () => {
  const files = bulkFiles();

  async function expectBulk() {
    expect(await cases()).toEqual([
      {
        ...MIRANDA,
        slug: 'gideon-v-wainwright-1963',
        name: 'Gideon v. Wainwright',
        decided: '1963-03-18',
        docket: '155',
        cited: 1,
        cites: ['372 U.S. 335'],
      },
      {
        ...MIRANDA,
        slug: 'in-re-test-1970',
        name: 'In re Test',
        court: 'testct',
        decided: '1970-01-01',
        day: false,
        docket: 'T-1',
        cites: [],
      },
      MIRANDA,
      { ...MIRANDA, slug: 'nobody-v-knows-1970', name: 'Nobody v. Knows', court: 'unknown', decided: '1970-01-01', docket: '', cites: [] },
    ]);
    expect(await database.rows('SELECT kind, author, paragraphs FROM opinions ORDER BY source_id')).toEqual([
      {
        kind: 'lead',
        author: 'Warren',
        paragraphs: ['This text was written for a test.', 'See Gideon v. Wainwright, 372 U. S. 335 (1963), and "others".'],
      },
      {
        kind: 'dissent',
        author: 'Harlan',
        paragraphs: ['This text was written for a test.', 'But see Smith v. Nobody, 999 U.S. 1 (1966).'],
      },
      { kind: 'combined', author: 'Black', paragraphs: ['This text was written for a test.', 'See \\ a backslash, and nothing else.'] },
    ]);
    expect(
      await database.rows(
        `SELECT l.volume || ' ' || l.reporter || ' ' || l.page AS cite, paragraph, t.slug FROM case_links l LEFT JOIN cases t ON t.id = to_case ORDER BY 1`,
      ),
    ).toEqual([
      { cite: '372 U.S. 335', paragraph: 2, slug: 'gideon-v-wainwright-1963' },
      { cite: '999 U.S. 1', paragraph: 2, slug: null },
    ]);
  }

  test('in a folder, whatever they are called', async () => {
    put('5-courts.csv', files.courts);
    put('4-dockets.csv.gz', gzipSync(files.dockets));
    put('3-clusters.csv', files.clusters);
    put('2-citations.csv', files.citations);
    put('1-opinions.csv', files.opinions);
    const { counts, stopped } = await run();
    expect(stopped).toBe(false);
    expect(counts).toMatchObject({ imported: 4, opinions: 3, skipped: 4 });
    await expectBulk();
    expect(await remarks()).toEqual([
      { file: '2-citations.csv', record: 4, id: '4', kind: 'skipped', reason: 'line 5: not a citation:  U.S. 1' },
      { file: '3-clusters.csv', record: 5, id: '105', kind: 'skipped', reason: 'line 6: it has no name' },
      { file: '1-opinions.csv', record: 4, id: '1004', kind: 'skipped', reason: 'line 11: it has no text' },
      { file: '3-clusters.csv', record: 4, id: '104', kind: 'remark', reason: 'its docket (999) is not held, so its court is not known' },
      { file: '1-opinions.csv', record: 5, id: '1005', kind: 'skipped', reason: 'its case (cluster 555) is not held' },
    ]);
    expect(await database.rows(`SELECT name, level FROM courts WHERE id = 'testct'`)).toEqual([
      { name: 'A Court That Our List Does Not Have', level: 'other' },
    ]);
  });

  test.each<[string, (entries: { name: string; data: string }[]) => void]>([
    ['a .zip', (entries) => put('bulk.zip', makeZip(entries))],
    ['a .tar.gz', (entries) => put('bulk.tar.gz', gzipSync(makeTar(entries)))],
    ['a .tar', (entries) => put('bulk.tar', makeTar(entries))],
  ])('in %s, in any order', async (_kind, pack) => {
    pack(
      ['opinions', 'clusters', 'citations', 'dockets', 'courts'].map((name) => ({
        name: `${name}.csv`,
        data: files[name as keyof typeof files],
      })),
    );
    await run();
    await expectBulk();
  });

  test('packed with bzip2', async ({ skip }) => {
    if (spawnSync('bzip2', ['--help']).error) skip('no bzip2 on this machine');
    for (const [name, data] of Object.entries(files)) put(`${name}.csv.bz2`, spawnSync('bzip2', ['-c'], { input: data }).stdout);
    await run();
    await expectBulk();
  });

  test('one by one: citations that come last show which cases are the same', async () => {
    await run(put('facts.csv', factsCsv));
    for (const name of ['courts', 'clusters', 'opinions', 'citations'] as const) await run(put(`${name}.csv`, files[name]));
    const found = await cases();
    expect(found.filter(({ name }) => name === 'Miranda v. Arizona')).toEqual([MIRANDA]);
    expect(await database.rows(`SELECT source FROM case_sources WHERE name = 'Miranda v. Arizona' ORDER BY source`)).toHaveLength(2);
    expect(await database.rows('SELECT slug FROM former_case_slugs ORDER BY slug')).toHaveLength(2);
    expect(found.find(({ slug }) => slug === 'gideon-v-wainwright-1963')).toMatchObject({ cited: 1 });
  });

  test('with doubled quotes, and with backticks, as older ones have them', async () => {
    const doubled = files.opinions.replaceAll('\\"', '""').replaceAll('\\\\', '\\');
    const ticks = files.clusters.replaceAll('"', '`');
    for (const name of ['courts', 'dockets', 'citations'] as const) put(`${name}.csv`, files[name]);
    put('clusters.csv', ticks);
    put('opinions.csv', doubled);
    await run();
    await expectBulk();
  });
});

describe('JSON', () => {
  test('CourtListener’s v2 documents', async () => {
    put('102.json', JSON.stringify(v2Document()));
    expect((await run()).counts).toMatchObject({ imported: 1, opinions: 1, skipped: 0 });
    expect(await cases()).toMatchObject([{ slug: 'gideon-v-wainwright-1963', cites: ['372 U.S. 335', '83 S. Ct. 792'], docket: '155' }]);
  });

  test('CAP’s: the v1 API’s shape, a page of results, a list of one volume without texts, an archive of the static site', async () => {
    const { casebody, ...metadata } = capCase();
    for (const [name, data] of [
      ['v1.json', JSON.stringify({ ...metadata, casebody: { status: 'ok', data: casebody } })],
      ['page.json', JSON.stringify({ count: 1, results: [capCase()] })],
      ['us/387/CasesMetadata.json', JSON.stringify([metadata])],
      [
        'us-387.zip',
        makeZip([
          { name: 'json/0001-01.json', data: JSON.stringify(capCase()) },
          { name: 'html/0001-01.html', data: '<p>' },
          { name: 'metadata/VolumeMetadata.json', data: '{"volume_number":"387"}' },
        ]),
      ],
    ] as const) {
      await run(put(name, data));
      expect(await cases()).toMatchObject([
        { slug: 'in-re-gault-1967', name: 'In re Gault', court: 'scotus', docket: '116', decided: '1967-05-15' },
      ]);
    }
    expect(await database.rows('SELECT kind, author FROM opinions ORDER BY position')).toEqual([
      { kind: 'lead', author: 'Mr. Justice Fortas' },
      { kind: 'dissent', author: 'Mr. Justice Stewart' },
    ]);
    expect(await remarks(join(folder, 'us-387.zip'))).toMatchObject([
      { file: 'us-387.zip/metadata/VolumeMetadata.json', reason: 'it describes a volume, not a case' },
    ]);
  });
});

test('a list of cases: captions are made short, headings are read by their meaning', async () => {
  put('facts.csv', factsCsv);
  put('other.csv', 'Case Name,Citation,Decision Date,Docket No.\n"Roe v. Wade","410 U.S. 113; 93 S. Ct. 705",1/22/1973,No. 70-18\n');
  expect((await run()).counts).toMatchObject({ imported: 5, skipped: 0 });
  expect((await cases()).map(({ slug, name, decided, day, cites }) => [slug, name, decided, day, cites])).toEqual([
    ['gideon-v-wainwright-1963', 'Gideon v. Wainwright', '1963-03-18', true, ['372 U.S. 335', '83 S. Ct. 792']],
    ['in-re-gault-1967', 'In re Gault', '1967-01-01', false, ['387 U.S. 1']],
    ['miranda-v-arizona-1966', 'Miranda v. Arizona', '1966-06-13', true, ['384 U.S. 436', '86 S. Ct. 1602']],
    ['roe-v-wade-1973', 'Roe v. Wade', '1973-01-22', true, ['410 U.S. 113', '93 S. Ct. 705']],
    ['trump-v-casa-inc-2025', 'Trump v. CASA Inc.', '2025-06-27', true, []],
  ]);
});

describe('one decision from several collections', () => {
  const putAll = () => {
    put('a/facts.csv', factsCsv);
    put('b/102.json', JSON.stringify(v2Document()));
    put('c/gault.json', JSON.stringify(capCase()));
    for (const [name, data] of Object.entries(bulkFiles())) put(`d/${name}.csv`, data);
  };

  test('is one case, and has one text', async () => {
    putAll();
    await run();
    const found = await cases();
    expect(found.map(({ slug }) => slug)).toEqual([
      'gideon-v-wainwright-1963',
      'in-re-gault-1967',
      'in-re-test-1970',
      'miranda-v-arizona-1966',
      'nobody-v-knows-1970',
      'trump-v-casa-inc-2025',
    ]);
    expect(found[0]).toMatchObject({ cited: 2 });
    expect(found[1]).toMatchObject({ decided: '1967-05-15', day: true, cites: ['387 U.S. 1', '87 S. Ct. 1428'] });
    expect(
      await database.rows(`SELECT source FROM case_sources s JOIN cases c ON c.id = case_id WHERE c.slug = 'in-re-gault-1967' ORDER BY 1`),
    ).toEqual([{ source: 'cap' }, { source: 'facts' }]);
  });

  test('a second run changes nothing at all', async () => {
    putAll();
    await run();
    const before = await dumpCases(database);
    const stored = await database.rows('SELECT id, stored_at FROM cases ORDER BY id');
    const { counts } = await run();
    expect(counts).toMatchObject({ imported: 0, updated: 0, opinions: 0 });
    expect(await dumpCases(database)).toEqual(before);
    expect(await database.rows('SELECT id, stored_at FROM cases ORDER BY id')).toEqual(stored);
  });

  test('in the other order it is the same', async () => {
    putAll();
    await run();
    const { cases: one, citations: two, opinions: three } = await dumpCases(database);
    await database.rows('TRUNCATE cases, courts, dockets, waiting_citations, case_imports, former_case_slugs RESTART IDENTITY CASCADE');
    for (const part of ['d', 'c', 'b', 'a']) await run(join(folder, part));
    const other = await dumpCases(database);
    expect(other.cases).toEqual(one);
    expect(other.citations).toEqual(two);
    expect(other.opinions.map(({ source_id, slug }) => [source_id, slug])).toEqual(three.map(({ source_id, slug }) => [source_id, slug]));
  });

  test('another name, another year or another place in the U.S. Reports is another case', async () => {
    put('facts.csv', 'us,sct,name,decided,docket\n100 U.S. 1,1 S. Ct. 1,Smith v. Jones,1950,1\n');
    put(
      'other.csv',
      'us,sct,name,decided,docket\n100 U.S. 1,,Brown v. Black,1950,2\n100 U.S. 1,,Smith v. Jones,1960,3\n200 U.S. 2,1 S. Ct. 1,Smith v. Jones,1950,4\n',
    );
    await run();
    expect((await cases()).map(({ slug }) => slug)).toEqual([
      'brown-v-black-1950',
      'smith-v-jones-1950',
      'smith-v-jones-1950-200-us-2',
      'smith-v-jones-1960',
    ]);
  });
});

test('a record that has changed updates its case, and its links', async () => {
  put('gault.json', JSON.stringify(capCase()));
  put('facts.csv', factsCsv);
  await run();
  expect(await database.rows(`SELECT cited_by FROM cases WHERE slug = 'gideon-v-wainwright-1963'`)).toEqual([{ cited_by: 1 }]);
  put(
    'gault.json',
    JSON.stringify(
      capCase({ docket_number: '117', casebody: { opinions: [{ type: 'majority', text: 'A test text that cites nobody.' }] } }),
    ),
  );
  expect((await run()).counts).toMatchObject({ imported: 0, updated: 1, opinions: 1 });
  expect(await database.rows(`SELECT cited_by FROM cases WHERE slug = 'gideon-v-wainwright-1963'`)).toEqual([{ cited_by: 0 }]);
});

test('a citation waits for its case, and is linked when that comes in by another import', async () => {
  await run(put('gault.json', JSON.stringify(capCase())));
  expect(await database.rows('SELECT to_case FROM case_links')).toEqual([{ to_case: null }]);
  await run(put('facts.csv', factsCsv));
  expect(await database.rows('SELECT c.slug, c.cited_by FROM case_links JOIN cases c ON c.id = to_case')).toEqual([
    { slug: 'gideon-v-wainwright-1963', cited_by: 1 },
  ]);
});

test('two cases of one name and year have two addresses, with the citation, then with a number', async () => {
  put(
    'x.csv',
    'citation,name,year,docket\n1 F.2d 1,Doe v. Roe,1950,a\n1 F.2d 2,Doe v. Roe,1950,b\n,Poe v. Moe,1950,9\n,Poe v. Moe,1951,9\n,Poe v. Moe,1950,9 \n',
  );
  await run();
  expect((await cases()).map(({ slug }) => slug)).toEqual(['doe-v-roe-1950', 'doe-v-roe-1950-1-f2d-2', 'poe-v-moe-1950', 'poe-v-moe-1951']);
});

test('records handed over by a program', async () => {
  const record = (n: number) => ({
    source: 'courtlistener' as const,
    sourceId: String(n),
    name: `Doe v. Number ${n}`,
    courtId: 'ca9',
    docketNumber: '',
    decided: '1999-01-02',
    citations: [{ volume: '1', reporter: 'F.3d', page: String(n) }],
    opinions: [
      {
        sourceId: String(n),
        position: 10,
        kind: 'combined',
        author: '',
        text: `A test text. See Doe v. Number ${n - 1}, 1 F.3d ${n - 1} (9th Cir. 1999).`,
      },
    ],
  });
  const progress: number[] = [];
  const report = await importCases(
    { db },
    {
      records: Array.from({ length: 25 }, (_, i) => record(i + 1)),
      batchRecords: 10,
      onProgress: ({ counts }) => progress.push(counts.records),
    },
  );
  expect(report.counts).toMatchObject({ imported: 25, opinions: 25 });
  expect(progress).toEqual([10, 20, 25]);
  expect(await database.rows('SELECT count(*)::int AS n FROM cases WHERE cited_by = 1')).toEqual([{ n: 24 }]);
});
