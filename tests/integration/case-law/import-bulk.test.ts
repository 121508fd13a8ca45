// CourtListener's bulk files in every archive format, order and CSV dialect.
import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeTar, makeZip } from './fixtures/archives.ts';
import { bulkFiles, factsCsv } from './fixtures/collections.ts';
import { createImportFolder } from './fixtures/import-folder.ts';

const { database, put, run, remarks, cases } = await createImportFolder();

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
      {
        ...MIRANDA,
        slug: 'nobody-v-knows-1970',
        name: 'Nobody v. Knows',
        court: 'unknown',
        decided: '1970-01-01',
        docket: '',
        cites: [],
      },
    ]);
    expect(
      await database.rows('SELECT kind, author, paragraphs FROM opinions ORDER BY source_id'),
    ).toEqual([
      {
        kind: 'lead',
        author: 'Warren',
        paragraphs: [
          'This text was written for a test.',
          'See Gideon v. Wainwright, 372 U. S. 335 (1963), and "others".',
        ],
      },
      {
        kind: 'dissent',
        author: 'Harlan',
        paragraphs: [
          'This text was written for a test.',
          'But see Smith v. Nobody, 999 U.S. 1 (1966).',
        ],
      },
      {
        kind: 'combined',
        author: 'Black',
        paragraphs: ['This text was written for a test.', 'See \\ a backslash, and nothing else.'],
      },
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

  test('in a folder, with any file names', async () => {
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
      {
        file: '2-citations.csv',
        record: 4,
        id: '4',
        kind: 'skipped',
        reason: 'line 5: not a citation:  U.S. 1',
      },
      {
        file: '3-clusters.csv',
        record: 5,
        id: '105',
        kind: 'skipped',
        reason: 'line 6: it has no name',
      },
      {
        file: '1-opinions.csv',
        record: 4,
        id: '1004',
        kind: 'skipped',
        reason: 'line 11: it has no text',
      },
      {
        file: '3-clusters.csv',
        record: 4,
        id: '104',
        kind: 'remark',
        reason: 'its docket (999) is not held, so its court is not known',
      },
      {
        file: '1-opinions.csv',
        record: 5,
        id: '1005',
        kind: 'skipped',
        reason: 'its case (cluster 555) is not held',
      },
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

  test('compressed with bzip2', async ({ skip }) => {
    if (spawnSync('bzip2', ['--help']).error) skip('no bzip2 on this machine');
    for (const [name, data] of Object.entries(files))
      put(`${name}.csv.bz2`, spawnSync('bzip2', ['-c'], { input: data }).stdout);
    await run();
    await expectBulk();
  });

  test('one by one: citations imported last merge the same cases', async () => {
    await run(put('facts.csv', factsCsv));
    for (const name of ['courts', 'clusters', 'opinions', 'citations'] as const)
      await run(put(`${name}.csv`, files[name]));
    const storedCases = await cases();
    expect(storedCases.filter(({ name }) => name === 'Miranda v. Arizona')).toEqual([MIRANDA]);
    expect(
      await database.rows(
        `SELECT source FROM case_sources WHERE name = 'Miranda v. Arizona' ORDER BY source`,
      ),
    ).toHaveLength(2);
    expect(await database.rows('SELECT slug FROM former_case_slugs ORDER BY slug')).toHaveLength(2);
    expect(storedCases.find(({ slug }) => slug === 'gideon-v-wainwright-1963')).toMatchObject({
      cited: 1,
    });
  });

  test('with doubled quotes and with backticks, as in older files', async () => {
    const doubled = files.opinions.replaceAll('\\"', '""').replaceAll('\\\\', '\\');
    const ticks = files.clusters.replaceAll('"', '`');
    for (const name of ['courts', 'dockets', 'citations'] as const) put(`${name}.csv`, files[name]);
    put('clusters.csv', ticks);
    put('opinions.csv', doubled);
    await run();
    await expectBulk();
  });
});
