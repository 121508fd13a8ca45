// Imports JSON files, lists of cases and records from a program; merges the same decision from
// several collections; a second run changes nothing.
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importCases } from '#features/case-law/import/import-cases.server.ts';
import { makeZip } from './fixtures/archives.ts';
import { bulkFiles, capCase, factsCsv, v2Document } from './fixtures/collections.ts';
import { dumpCases } from './fixtures/dump.ts';
import { createImportFolder } from './fixtures/import-folder.ts';

const { database, db, put, path, run, remarks, cases, empty } = await createImportFolder();

describe('JSON', () => {
  test('CourtListener’s v2 documents', async () => {
    put('102.json', JSON.stringify(v2Document()));
    expect((await run()).counts).toMatchObject({ imported: 1, opinions: 1, skipped: 0 });
    expect(await cases()).toMatchObject([
      { slug: 'gideon-v-wainwright-1963', cites: ['372 U.S. 335', '83 S. Ct. 792'], docket: '155' },
    ]);
  });

  test('CAP: a case of the v1 API, a page of results, a volume’s list without texts, an archive of the static site', async () => {
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
        {
          slug: 'in-re-gault-1967',
          name: 'In re Gault',
          court: 'scotus',
          docket: '116',
          decided: '1967-05-15',
        },
      ]);
    }
    expect(await database.rows('SELECT kind, author FROM opinions ORDER BY position')).toEqual([
      { kind: 'lead', author: 'Mr. Justice Fortas' },
      { kind: 'dissent', author: 'Mr. Justice Stewart' },
    ]);
    expect(await remarks(path('us-387.zip'))).toMatchObject([
      {
        file: 'us-387.zip/metadata/VolumeMetadata.json',
        reason: 'it describes a volume, not a case',
      },
    ]);
  });
});

test('a list of cases: shortens captions and recognizes different column names', async () => {
  put('facts.csv', factsCsv);
  put(
    'other.csv',
    'Case Name,Citation,Decision Date,Docket No.\n"Roe v. Wade","410 U.S. 113; 93 S. Ct. 705",1/22/1973,No. 70-18\n',
  );
  expect((await run()).counts).toMatchObject({ imported: 5, skipped: 0 });
  expect(
    (await cases()).map(({ slug, name, decided, day, cites }) => [slug, name, decided, day, cites]),
  ).toEqual([
    [
      'gideon-v-wainwright-1963',
      'Gideon v. Wainwright',
      '1963-03-18',
      true,
      ['372 U.S. 335', '83 S. Ct. 792'],
    ],
    ['in-re-gault-1967', 'In re Gault', '1967-01-01', false, ['387 U.S. 1']],
    [
      'miranda-v-arizona-1966',
      'Miranda v. Arizona',
      '1966-06-13',
      true,
      ['384 U.S. 436', '86 S. Ct. 1602'],
    ],
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
    const storedCases = await cases();
    expect(storedCases.map(({ slug }) => slug)).toEqual([
      'gideon-v-wainwright-1963',
      'in-re-gault-1967',
      'in-re-test-1970',
      'miranda-v-arizona-1966',
      'nobody-v-knows-1970',
      'trump-v-casa-inc-2025',
    ]);
    expect(storedCases[0]).toMatchObject({ cited: 2 });
    expect(storedCases[1]).toMatchObject({
      decided: '1967-05-15',
      day: true,
      cites: ['387 U.S. 1', '87 S. Ct. 1428'],
    });
    expect(
      await database.rows(
        `SELECT source FROM case_sources s JOIN cases c ON c.id = case_id WHERE c.slug = 'in-re-gault-1967' ORDER BY 1`,
      ),
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

  test('stopped after each batch and resumed, it gives the same result as an uninterrupted import', async () => {
    putAll();
    const folder = dirname(dirname(path('a/facts.csv')));
    const whole = await importCases({ db }, { path: folder, batchRecords: 2 });
    const expected = await dumpCases(database);
    await empty();
    let runs = 0;
    for (let stopped = true; stopped; runs++) {
      const stop = new AbortController();
      const report = await importCases(
        { db },
        { path: folder, batchRecords: 2, signal: stop.signal, onProgress: () => stop.abort() },
      );
      expect(report.resumed).toBe(runs > 0);
      stopped = report.stopped;
      if (!stopped) expect(report.counts).toEqual(whole.counts);
    }
    expect(runs).toBeGreaterThan(2);
    expect(await dumpCases(database)).toEqual(expected);
  });

  test('gives the same result in reverse order', async () => {
    putAll();
    await run();
    const {
      cases: expectedCases,
      citations: expectedCitations,
      opinions: expectedOpinions,
    } = await dumpCases(database);
    await empty();
    for (const part of ['d', 'c', 'b', 'a']) await run(path(part));
    const reversed = await dumpCases(database);
    expect(reversed.cases).toEqual(expectedCases);
    expect(reversed.citations).toEqual(expectedCitations);
    expect(reversed.opinions.map(({ source_id, slug }) => [source_id, slug])).toEqual(
      expectedOpinions.map(({ source_id, slug }) => [source_id, slug]),
    );
  });

  test('a different name, year or U.S. Reports citation is a different case', async () => {
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

test('a changed record updates its case and its links', async () => {
  put('gault.json', JSON.stringify(capCase()));
  put('facts.csv', factsCsv);
  await run();
  expect(
    await database.rows(`SELECT cited_by FROM cases WHERE slug = 'gideon-v-wainwright-1963'`),
  ).toEqual([{ cited_by: 1 }]);
  put(
    'gault.json',
    JSON.stringify(
      capCase({
        docket_number: '117',
        casebody: { opinions: [{ type: 'majority', text: 'A test text that cites nobody.' }] },
      }),
    ),
  );
  expect((await run()).counts).toMatchObject({ imported: 0, updated: 1, opinions: 1 });
  expect(
    await database.rows(`SELECT cited_by FROM cases WHERE slug = 'gideon-v-wainwright-1963'`),
  ).toEqual([{ cited_by: 0 }]);
});

test('a pending citation is linked when another import adds its case', async () => {
  await run(put('gault.json', JSON.stringify(capCase())));
  expect(await database.rows('SELECT to_case FROM case_links')).toEqual([{ to_case: null }]);
  await run(put('facts.csv', factsCsv));
  expect(
    await database.rows('SELECT c.slug, c.cited_by FROM case_links JOIN cases c ON c.id = to_case'),
  ).toEqual([{ slug: 'gideon-v-wainwright-1963', cited_by: 1 }]);
});

test('cases with the same name and year get distinct slugs, with the citation, then with a number', async () => {
  put(
    'x.csv',
    'citation,name,year,docket\n1 F.2d 1,Doe v. Roe,1950,a\n1 F.2d 2,Doe v. Roe,1950,b\n,Poe v. Moe,1950,9\n,Poe v. Moe,1951,9\n,Poe v. Moe,1950,9 \n',
  );
  await run();
  expect((await cases()).map(({ slug }) => slug)).toEqual([
    'doe-v-roe-1950',
    'doe-v-roe-1950-1-f2d-2',
    'poe-v-moe-1950',
    'poe-v-moe-1951',
  ]);
});

test('imports records from a program', async () => {
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
  expect(await database.rows('SELECT count(*)::int AS n FROM cases WHERE cited_by = 1')).toEqual([
    { n: 24 },
  ]);
});
