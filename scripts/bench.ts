// npm run bench                     all quick benchmarks; then every ratio in one table, and
//   docs/performance.md
// npm run bench -- --all            the slow ones too (tens of minutes)
// npm run bench -- --table          only the table, from recorded results
// npm run bench -- NAME… [--record] only these; --record saves their ratios for the table
// A benchmark is a file in bench/ that exports `run`, and `quick = true` if it takes at most a few
// minutes. Each runs in its own process.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import type { Ratio } from '#bench/ratios.ts';
import { isRecordedBench, type RecordedBench, toMarkdown, toText } from '#bench/table.ts';
import { toIsoDay } from '#lib/dates.ts';

/**
 * Exit code of a benchmark that missed its target. Any other nonzero code means that it crashed.
 */
const EXIT_TARGET_MISSED = 2;
const root = join(import.meta.dirname, '..');
const recordsFolder = join(root, 'docs', 'performance');
const benchmarks = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({
    name: file.slice(0, -3),
    source: readFileSync(join(root, 'bench', file), 'utf8'),
  }))
  .filter(({ source }) => /^export (?:async )?function run\b/m.test(source))
  .map(({ name, source }) => ({ name, quick: /^export const quick = true;/m.test(source) }));

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const unknownNames = names.filter((name) => !benchmarks.some((bench) => bench.name === name));
if (unknownNames.length > 0) {
  console.error(`No benchmark is called ${unknownNames.join(', ')}.`);
  console.error(
    `Usage: npm run bench -- [--all | --table] [NAME… [--record]]   (there are: ${benchmarks.map(({ name }) => name).join(', ')})`,
  );
  process.exit(1);
}
if (names.length > 0) for (const name of names) await runOne(name);
else {
  if (!args.includes('--table')) runAll(args.includes('--all'));
  writeTable();
}

async function runOne(name: string): Promise<void> {
  const { run } = (await import(`#bench/${name}.ts`)) as {
    run: () => Promise<Ratio[] | undefined>;
  };
  const ratios = (await run()) ?? [];
  if (ratios.length === 0) return;
  const recorded: RecordedBench = {
    bench: name,
    date: toIsoDay(new Date()),
    machine: describeMachine(),
    ratios,
  };
  console.log(`\n${toText([recorded])}`);
  if (ratios.some(({ met }) => !met)) process.exitCode = EXIT_TARGET_MISSED;
  if (!args.includes('--record')) return;
  mkdirSync(recordsFolder, { recursive: true });
  writeFileSync(join(recordsFolder, `${name}.json`), `${JSON.stringify(recorded, null, 2)}\n`);
}

function runAll(includeSlow: boolean): void {
  for (const { name, quick } of benchmarks) {
    if (!quick && !includeSlow) continue;
    console.log(`\n── ${name}`);
    const { status } = spawnSync(process.execPath, [import.meta.filename, name, '--record'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0 && status !== EXIT_TARGET_MISSED)
      console.error(`${name} broke off: its last recorded run stands in the table.`);
  }
}

function writeTable(): void {
  const all = readRecords();
  writeFileSync(join(root, 'docs', 'performance.md'), toMarkdown(all));
  console.log(`\n${toText(all)}\n\nWritten to docs/performance.md.`);
  if (all.some(({ ratios }) => ratios.some(({ met }) => !met))) process.exitCode = 1;
}

function readRecords(): RecordedBench[] {
  if (!existsSync(recordsFolder)) return [];
  return readdirSync(recordsFolder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(recordsFolder, file), 'utf8')) as unknown)
    .filter(isRecordedBench);
}

function describeMachine(): string {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim() || 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${process.version}`;
}
