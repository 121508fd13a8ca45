// npm test: installs what it needs and runs everything, then one line with the counts.
//   --fast   only what needs no database and no browser (npm run check)
//   --long   instead: the long forms of some of it, and what takes many processes (npm run test:long)
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { nodeBinary, prepare, root } from './prepare.mjs';

const fast = process.argv.includes('--fast');
const long = process.argv.includes('--long');
await prepare({ build: !fast });

const node = nodeBinary();
const module_ = (...path) => join(root, 'node_modules', ...path);
const reports = join(root, '.cache', 'reports');
mkdirSync(reports, { recursive: true });
/** Files whose tests go on for longer with LONG=1. */
const LONG_FORMS = ['query-plans', 'embedded-kill', 'backup', 'fuzz'];
const totals = { passed: 0, failed: 0, skipped: 0 };
const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`, ...(long ? { LONG: '1' } : {}) };
delete env.NODE_OPTIONS;
if (!process.stdout.isTTY) env.NO_COLOR = '1';

function run(args, extra = {}) {
  return spawnSync(node, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...env, ...extra } }).status === 0;
}

function step(name, work) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const before = { ...totals };
  work();
  const failed = totals.failed - before.failed;
  console.log(`── ${name}: ${totals.passed - before.passed} passed, ${failed} failed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

const single = (ok) => (ok ? totals.passed++ : totals.failed++);

function vitest(projects, files = []) {
  const report = join(reports, 'vitest.json');
  rmSync(report, { force: true });
  const args = [module_('vitest', 'vitest.mjs'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const ok = run([...args, ...projects.flatMap((p) => ['--project', p]), ...files]);
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  if (!result) return single(false);
  totals.passed += result.numPassedTests;
  totals.failed += result.numFailedTests;
  totals.skipped += result.numPendingTests + result.numTodoTests;
  if (!ok && result.numFailedTests === 0) totals.failed++;
}

function browser() {
  const chromium = ensureChromium(root);
  if (!chromium) {
    console.error('No Chromium was found and none could be installed. Install one, or set ALLOW_DOWNLOADS=1.');
    return single(false);
  }
  const report = join(reports, 'playwright.json');
  rmSync(report, { force: true });
  const ok = run([module_('@playwright', 'test', 'cli.js'), 'test', '--reporter=dot,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    CHROMIUM: chromium,
  });
  const stats = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).stats : undefined;
  if (!stats) return single(false);
  totals.passed += stats.expected;
  totals.failed += stats.unexpected + stats.flaky;
  totals.skipped += stats.skipped;
  if (!ok && stats.unexpected + stats.flaky === 0) totals.failed++;
}

if (long) {
  step('long forms: plans at a million rows, fuzzing, kills, backups', () => vitest(['database', 'embedded'], LONG_FORMS));
  step('many processes, replicas, faults, a soak', () => vitest(['many']));
} else {
  step('format and lint', () => single(run([module_('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings', '.'])));
  step('types', () => {
    const typegen = run([module_('@react-router', 'dev', 'bin.cjs'), 'typegen']);
    single(typegen && run([module_('typescript', 'bin', 'tsc'), '-p', '.']));
  });
  step('content', () => single(run(['scripts/content.ts', 'check'])));
  step('unit and architecture', () => vitest(['unit']));
  if (!fast) {
    step('database and server, embedded and outside PostgreSQL', () => vitest(['database', 'embedded', 'outside']));
    step('browser journeys', browser);
  }
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`);
process.exit(totals.failed === 0 ? 0 : 1);
