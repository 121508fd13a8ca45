// Runs the operator's command, kills it with SIGKILL at several moments, stops it with Ctrl-C and
// runs it until it is done. The tables have exactly the result of an uninterrupted import, and the
// report lists the same records.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { CHILD_ENV } from '#tests/harness/child-env.ts';
import { LONG } from '#tests/harness/long-form.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { makeTar } from './fixtures/archives.ts';
import { dumpCases } from './fixtures/dump.ts';

const root = join(import.meta.dirname, '..', '..', '..');
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

function startImport() {
  const child = spawn(process.execPath, ['scripts/import.ts', 'cases', source], {
    cwd: root,
    env: { ...CHILD_ENV, DATABASE_URL: database.url, DATA_DIR: work, CONTENT_DIR: content },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<{ code: number | null; signal: string | null; output: string }>(
    (resolve) => {
      child.once('close', (code, signal) => resolve({ code, signal, output }));
    },
  );
  return { ended, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}

const countStoredRecords = async () => {
  const [row] = await database.rows('SELECT counts FROM case_imports');
  return row ? ((JSON.parse(String(row.counts)) as { records?: number }).records ?? 0) : 0;
};

const emptyTables = () =>
  database.rows(
    'TRUNCATE cases, courts, dockets, waiting_citations, case_imports, case_import_remarks, former_case_slugs RESTART IDENTITY CASCADE',
  );

const readRemarksFile = () =>
  readFileSync(join(work, 'imports', readdirSync(join(work, 'imports'))[0] ?? ''), 'utf8');

mkdirSync(content);
writeSource();
beforeEach(emptyTables);
afterAll(() => rmSync(work, { recursive: true, force: true }));

test('killed at several moments and stopped once, then finished, it gives the same result as an uninterrupted import', async () => {
  const whole = await startImport().ended;
  expect(whole).toMatchObject({ code: 0 });
  const expected = await dumpCases(database);
  expect(expected.cases.length).toBeGreaterThan(CASES * 0.88);
  expect(expected.links.filter(({ to }) => to !== null).length).toBeGreaterThan(CASES);
  const expectedRemarks = readRemarksFile();
  expect(expectedRemarks).toContain('broken.json,1,1,the file ends in the middle of it');

  await emptyTables();
  const all = 5 * CASES;
  for (const part of LONG ? [0.1, 0.5, 0.7] : [0.5]) {
    const run = startImport();
    await expect.poll(countStoredRecords, { interval: 20 }).toBeGreaterThan(all * part * 0.8);
    run.kill('SIGKILL');
    expect(await run.ended).toMatchObject({ signal: 'SIGKILL' });
  }
  const before = await countStoredRecords();
  const stopped = startImport();
  await expect.poll(countStoredRecords, { interval: 20 }).toBeGreaterThan(before);
  stopped.kill('SIGINT');
  const { code, output } = await stopped.ended;
  if (code !== 0) {
    expect(code).toBe(130);
    expect(output).toContain(`To go on: npm run import -- cases ${source}`);
    const last = await startImport().ended;
    expect(last).toMatchObject({ code: 0 });
    expect(last.output).toContain('Going on where the import was stopped.');
  }
  expect(await dumpCases(database)).toEqual(expected);
  expect(readRemarksFile()).toBe(expectedRemarks);
}, 300_000);
