// npm run bench                     all quick benchmarks; then every ratio in one table, and docs/performance.md
// npm run bench -- --all            the slow ones too (tens of minutes)
// npm run bench -- --table          the table alone, from what was recorded
// npm run bench -- NAME… [--record] these alone; --record keeps their ratios for the table
// A benchmark is a file of bench/ that exports `run`, and `quick = true` when it takes a few minutes at most. Each runs in a process of its own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import type { Ratio } from '#bench/ratios.ts';
import { isRecorded, type Recorded, toMarkdown, toText } from '#bench/table.ts';

/** The exit of one benchmark: the table shows it. Any other means that it broke. */
const MISSED_AN_AIM = 2;
const root = join(import.meta.dirname, '..');
const records = join(root, 'docs', 'performance');
const known = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ name: file.slice(0, -3), source: readFileSync(join(root, 'bench', file), 'utf8') }))
  .filter(({ source }) => /^export (?:async )?function run\b/m.test(source))
  .map(({ name, source }) => ({ name, quick: /^export const quick = true;/m.test(source) }));

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = names.filter((name) => !known.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(', ')}.`);
  console.error(`Usage: npm run bench -- [--all | --table] [NAME… [--record]]   (there are: ${known.map(({ name }) => name).join(', ')})`);
  process.exit(1);
}
if (names.length > 0) for (const name of names) await runOne(name);
else {
  if (!args.includes('--table')) runAll(args.includes('--all'));
  writeTable();
}

async function runOne(name: string): Promise<void> {
  const { run } = (await import(`#bench/${name}.ts`)) as { run: () => Promise<Ratio[] | undefined> };
  const ratios = (await run()) ?? [];
  if (ratios.length === 0) return;
  const recorded: Recorded = { bench: name, date: new Date().toISOString().slice(0, 10), machine: machine(), ratios };
  console.log(`\n${toText([recorded])}`);
  if (ratios.some(({ met }) => !met)) process.exitCode = MISSED_AN_AIM;
  if (!args.includes('--record')) return;
  mkdirSync(records, { recursive: true });
  writeFileSync(join(records, `${name}.json`), `${JSON.stringify(recorded, null, 2)}\n`);
}

function runAll(slowToo: boolean): void {
  for (const { name, quick } of known) {
    if (!quick && !slowToo) continue;
    console.log(`\n── ${name}`);
    const { status } = spawnSync(process.execPath, [import.meta.filename, name, '--record'], { cwd: root, stdio: 'inherit' });
    if (status !== 0 && status !== MISSED_AN_AIM) console.error(`${name} broke off: its last recorded run stands in the table.`);
  }
}

function writeTable(): void {
  const all = readRecords();
  writeFileSync(join(root, 'docs', 'performance.md'), toMarkdown(all));
  console.log(`\n${toText(all)}\n\nWritten to docs/performance.md.`);
  if (all.some(({ ratios }) => ratios.some(({ met }) => !met))) process.exitCode = 1;
}

/** Other files may lie there too: pictures, and figures of another shape. */
function readRecords(): Recorded[] {
  if (!existsSync(records)) return [];
  return readdirSync(records)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(records, file), 'utf8')) as unknown)
    .filter(isRecorded);
}

function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim() || 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${process.version}`;
}
