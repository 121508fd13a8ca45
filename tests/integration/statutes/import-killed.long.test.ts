// Runs the operator's command, kills it with SIGKILL again and again, stops it once with Ctrl-C and
// runs it until it is done. The tables have exactly the result of an uninterrupted import: nothing
// is lost, nothing is there twice, and the report lists the same sections.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { CHILD_ENV } from '#tests/harness/child-env.ts';
import { LONG } from '#tests/harness/long-form.ts';
import { makeZip } from '#tests/integration/case-law/fixtures/archives.ts';
import { createLawFolder, line } from './fixtures/law-folder.ts';
import { content, section, uscDoc } from './fixtures/uslm.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const law = await createLawFolder();
const work = mkdtempSync(join(tmpdir(), 'plainlaw-law-killed-'));
const source = join(work, 'source');
const KILLS = LONG ? 20 : 2;
const SECTIONS = LONG ? 24_000 : 4_000;
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Both forms, packed and plain, with second sections of one number and broken ones. */
function writeSource(): void {
  mkdirSync(source);
  const numbers = Array.from({ length: SECTIONS / 4 }, (_, i) => i + 1);
  const text = (n: number) =>
    `(a)\nThe rule of number ${n}.\n(1)\n${'It was applied to the facts. '.repeat(n % 40)}\n(b)\nOther.`;
  const json = (title: string) =>
    numbers
      .map(
        (n) =>
          line(`${n}`, text(n), { title }) +
          (n % 500 === 0 ? line(`${n}_2`, 'Second.', { title }) : ''),
      )
      .join('');
  const xml = (title: string) =>
    uscDoc(
      numbers
        .map((n) =>
          section({ number: `${n}`, body: content(n % 700 === 0 ? '&broken;' : text(n)), title }),
        )
        .join(''),
      { title },
    );
  writeFileSync(join(source, 't1.jsonl'), `${json('1')}{"broken\n`);
  writeFileSync(join(source, 't2.jsonl.gz'), gzipSync(json('2')));
  writeFileSync(join(source, 'usc03.xml'), xml('3'));
  writeFileSync(join(source, 'usc04.zip'), makeZip([{ name: 'usc04.xml', data: xml('4') }]));
}

function startImport() {
  const child = spawn(
    process.execPath,
    ['scripts/import.ts', 'law', source, '--date', '2026-07', '--release', '119-100'],
    {
      cwd: root,
      env: { ...CHILD_ENV, DATABASE_URL: law.database.url, DATA_DIR: work },
    },
  );
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

/** Sections stored by the committed batches. */
const countStored = async () => {
  const [row] = await law.database.rows('SELECT counts FROM case_imports');
  return row ? ((JSON.parse(String(row.counts)) as { sections?: number }).sections ?? 0) : 0;
};
const readRemarksFile = () => readFileSync(join(work, 'imports', 'law-source-remarks.csv'), 'utf8');

test('killed again and again and stopped once, then finished, it gives the same result as an uninterrupted import', async () => {
  writeSource();
  expect(await startImport().ended).toMatchObject({ code: 0 });
  const expected = { dump: await law.dump(), remarks: readRemarksFile() };
  expect(expected.dump.length).toBeGreaterThan(SECTIONS * 0.99);
  expect(expected.remarks).toContain('it is not good JSON');
  await law.database.empty(
    'statute_sections',
    'statute_releases',
    'case_imports',
    'case_import_remarks',
  );

  let stored = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const run = startImport();
    // At another moment each time: while a batch is being stored, or right after it.
    await expect
      .poll(countStored, { interval: 5 + (kill % 4) * 10, timeout: 60_000 })
      .toBeGreaterThan(stored);
    run.kill('SIGKILL');
    expect(await run.ended).toMatchObject({ signal: 'SIGKILL' });
    stored = await countStored();
  }
  const stopped = startImport();
  await expect.poll(countStored, { interval: 20, timeout: 60_000 }).toBeGreaterThan(stored);
  stopped.kill('SIGINT');
  const { code, output } = await stopped.ended;
  if (code !== 0) {
    expect(code).toBe(130);
    expect(output).toContain(
      `To go on: npm run import -- law ${source} --date 2026-07 --release 119-100`,
    );
    const last = await startImport().ended;
    expect(last).toMatchObject({ code: 0 });
    expect(last.output).toContain('Going on where the import was stopped.');
  }
  expect(await law.dump()).toEqual(expected.dump);
  expect(readRemarksFile()).toBe(expected.remarks);
}, 3_600_000);
