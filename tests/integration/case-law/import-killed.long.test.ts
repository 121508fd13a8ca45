// An import of cases that is interrupted (../importing/interrupted-import.ts).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { LONG } from '#tests/harness/app/long-form.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { expectSameWhenInterrupted } from '../importing/interrupted-import.ts';
import { makeTar } from './fixtures/archives.ts';
import { dumpCases } from './fixtures/dump.ts';

const database = await createTestDatabase();
const work = mkdtempSync(join(tmpdir(), 'plainlaw-killed-'));
const source = join(work, 'source');
const content = join(work, 'content');
const CASES = LONG ? 4_500 : 1_500;

/**
 * Enough for several batches of every kind, with cases that cite earlier and later ones, duplicates
 * and broken records.
 */
function writeSource() {
  mkdirSync(source);
  const row = (...fields: (string | number)[]) =>
    `${fields.map((field) => `"${field}"`).join(',')}\n`;
  const names = [
    'Able',
    'Baker',
    'Cole',
    'Drew',
    'Ewing',
    'Frost',
    'Grant',
    'Hale',
    'Irons',
    'Jonas',
  ];
  const name = (n: number) => `${names[n % 10]} v. ${names[Math.floor(n / 10) % 10]}`;
  const year = (n: number) => 1900 + (n % 90);
  const numbers = Array.from({ length: CASES }, (_, i) => i + 1);
  const cite = (n: number) => `${name(n)}, ${100 + (n % 50)} F.2d ${n} (9th Cir. ${year(n)})`;
  const text = (n: number) =>
    `A test text, number ${n}.\n\nSee ${cite((n * 7) % (CASES + 500))}; ${cite(n + 3)}.\n\n${'The rule was applied to the facts. '.repeat(n % 9)}`;
  const files = {
    'dockets.csv': `id,court_id,docket_number,case_name\n${numbers.map((n) => row(n, 'ca9', `${n}-x`, '')).join('')}`,
    'clusters.csv': `id,date_filed,date_filed_is_approximate,case_name,docket_id\n${numbers.map((n) => row(n, `${year(n)}-02-03`, 'f', n % 1000 === 0 ? '' : name(n), n)).join('')}`,
    'citations.csv': `id,volume,reporter,page,type,cluster_id\n${numbers.map((n) => row(n, 100 + (n % 50), 'F.2d', n, 1, n)).join('')}`,
    'opinions.csv': `id,type,plain_text,cluster_id\n${numbers.map((n) => row(n, '010combined', text(n), n)).join('')}`,
  };
  writeFileSync(
    join(source, 'bulk.tar.gz'),
    gzipSync(makeTar(Object.entries(files).map(([file, data]) => ({ name: file, data })))),
  );
  const facts = numbers
    .filter((n) => n % 3 === 0)
    .map((n) => `${100 + (n % 50)} F.2d ${n},${name(n)},${year(n)},${n}-x\n`);
  writeFileSync(
    join(source, 'facts.csv'),
    `citation,name,year,docket\n${facts.join('')}no citation,,1999,\n`,
  );
  writeFileSync(join(source, 'broken.json'), '{"id": 1, "name');
}

mkdirSync(content);
writeSource();
afterAll(() => rmSync(work, { recursive: true, force: true }));

test('killed at several moments and stopped once, then finished, it gives the same result as an uninterrupted import', async () => {
  const { tables, report } = await expectSameWhenInterrupted({
    database,
    work,
    args: ['cases', source],
    env: { CONTENT_DIR: content },
    counted: 'records',
    report: 'source-remarks.csv',
    kills: LONG ? 3 : 1,
    empty: () =>
      database.rows(
        'TRUNCATE cases, courts, dockets, waiting_citations, case_imports, case_import_remarks, former_case_slugs RESTART IDENTITY CASCADE',
      ),
    dump: () => dumpCases(database),
  });
  expect(tables.cases.length).toBeGreaterThan(CASES * 0.88);
  expect(tables.links.filter(({ to }) => to !== null).length).toBeGreaterThan(CASES);
  expect(report).toContain('broken.json,1,1,the file ends in the middle of it');
}, 300_000);
