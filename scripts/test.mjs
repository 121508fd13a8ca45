// npm test: installs what it needs and runs all checks, then prints a table of phases, the slowest
// files, and the counts.
//   --fast       only checks that need no database and no browser (npm run check)
//   --long       instead: every test in its long form, many processes, replicas, faults, a soak,
//                all evaluations (npm run test:long)
//   --portable   with --long: only the integration tests on a second PostgreSQL version
//   --journeys=1/3  only the browser tests: the first third of all journeys (2/3, 3/3: the others)
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { countBrowserTests, findBrowserFailures, printWaitingJourneys } from './browser-report.mjs';
import { ensureChromium } from './chromium.mjs';
import { nodeBinary, prepare, root } from './prepare.mjs';
import { runMeasured } from './run-measured.mjs';
import { findVitestFailures, printFailures } from './test-failures.mjs';
import { printTable } from './test-table.mjs';

const fast = process.argv.includes('--fast');
const long = process.argv.includes('--long');
const portableOnly = process.argv.includes('--portable');
const JOURNEYS = '--journeys=';
const shard = process.argv.find((one) => one.startsWith(JOURNEYS))?.slice(JOURNEYS.length);
await prepare({ build: !fast });

const node = nodeBinary();
const bin = (...path) => join(root, 'node_modules', ...path);
const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
  // Hundreds of processes are started: they share Node's compile cache.
  NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
  // More room for short-lived objects and fewer helper threads: less processor time for garbage
  // collection.
  NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'scripts', 'quick-resolve.mjs')).href} --max-semi-space-size=64 --v8-pool-size=1`,
  ...(long ? { LONG: '1' } : {}),
};
if (!process.stdout.isTTY) env.NO_COLOR = '1';
const started = Date.now();
const results = [];
/** Tests that failed, each with what runs it again on its own. */
const failures = [];
/** Tests that failed beside the others and passed on their own. */
const unsteady = [];

/**
 * Runs a program to completion. Its output is printed at the end, because phases run in parallel.
 */
async function runPhase(name, args, { extra = {}, count } = {}) {
  const { ok, output, wallSeconds, cpuSeconds } = await runMeasured([node, ...args], {
    cwd: root,
    env: { ...env, ...extra },
  });
  const counts = count?.(ok) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, files: [] };
  results.push({ name, ...counts, wallSeconds, cpuSeconds });
  console.log(
    `\n── ${name}: ${counts.passed} passed, ${counts.failed} failed (${wallSeconds.toFixed(1)} s)`,
  );
  if (output.trim()) console.log(output.trimEnd());
  return counts.failed === 0;
}

const readReport = (path) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;

/**
 * A run that failed without a failed test counts as one failure, such as a broken import or a
 * server that did not start.
 */
function toCounts(ok, passed, failed, skipped, files) {
  return { passed, failed: !ok && failed === 0 ? 1 : failed, skipped, files };
}

/**
 * Start threads and programs, run the language model or make files, which is slow; the whole run
 * has them.
 */
const LEFT_OUT_OF_FAST = [
  '**/hostile*.test.ts',
  'tests/planted-faults.test.ts',
  'tests/run-bounded.test.ts',
  'features/citations/read/create-citation-reader.server.test.ts',
  'features/motions/motion-files.test.ts',
  'features/motions/motions-rest-on-law.test.ts',
  'features/printing/to-files.test.ts',
  'features/search/meaning/spot-issues.server.test.ts',
  'features/models/**/{engine,create-embedder.server}.test.ts',
  'features/triage/danger-model.server.test.ts',
];

/**
 * One worker beside other phases: each further one loads the library and all modules again, and
 * there is no core for it.
 */
const ONE_WORKER = ['--maxWorkers=1'];

function runVitest(name, projects, options = []) {
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const args = [
    bin('vitest', 'vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const exclude = fast ? LEFT_OUT_OF_FAST.map((glob) => `--exclude=${glob}`) : [];
  const selected = [...exclude, ...projects.flatMap((project) => ['--project', project])];
  return runPhase(name, [...args, ...options, ...selected], {
    count: function count(ok) {
      const result = readReport(report);
      if (!ok)
        collectFailures(
          name,
          findVitestFailures(result, root),
          (files) => [...args, ...ONE_WORKER, ...selected, ...files],
          count,
        );
      if (!result) return toCounts(false, 0, 0, 0, []);
      const slow = result.testResults.map((file) => ({
        file: file.name.slice(root.length + 1),
        seconds: (file.endTime - file.startTime) / 1000,
      }));
      return toCounts(
        ok,
        result.numPassedTests,
        result.numFailedTests,
        result.numPendingTests + result.numTodoTests,
        slow,
      );
    },
  });
}

const playwright = bin('@playwright', 'test', 'cli.js');
const ALL_JOURNEYS = { ALL_JOURNEYS: '1' };

/** What only the shards run. */
async function listWaitingJourneys() {
  const report = join(reports, 'waiting.json');
  await runMeasured([node, playwright, 'test', '--list', '--grep=@long', '--reporter=json'], {
    cwd: root,
    env: { ...env, ...ALL_JOURNEYS, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return readReport(report);
}

async function runBrowserTests() {
  const chromium = ensureChromium(root);
  const report = join(reports, 'browser.json');
  if (!chromium) {
    console.error(
      'No Chromium was found and none could be installed. Install one, or set ALLOW_DOWNLOADS=1.',
    );
    const none = { skipped: 0, files: [], wallSeconds: 0, cpuSeconds: 0 };
    results.push({ name: 'browser', passed: 0, failed: 1, ...none });
    return;
  }
  const args = [playwright, 'test', '--reporter=dot,json'];
  if (!long) args.push('--workers=1');
  const part = shard ? [`--shard=${shard}`] : [];
  const reportTo = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const extra = { ...reportTo, CHROMIUM: chromium, ...(shard && ALL_JOURNEYS) };
  await runPhase('browser', [...args, ...part], {
    extra,
    count: function count(ok) {
      const result = readReport(report);
      if (!ok)
        collectFailures(
          'browser',
          findBrowserFailures(result),
          (locations) => [...args, '--workers=1', ...locations],
          count,
          extra,
        );
      if (!result) return toCounts(false, 0, 0, 0, []);
      const { passed, failed, skipped, files } = countBrowserTests(result);
      return toCounts(ok, passed, failed, skipped, files);
    },
  });
}

/** Without the name of a test (a crash, an error outside tests) the whole phase runs again. */
function collectFailures(phase, found, toArgs, count, extra = {}) {
  const locations = [...new Set(found.map((one) => one.location))];
  failures.push({ phase, found, args: toArgs(locations), count, extra });
}

/**
 * Runs what failed once more on its own, when nothing else runs. What passes then counts as passed
 * and is named as unsteady: one busy moment must not hide the result of six thousand tests, and
 * nobody should have to guess which test it was.
 */
async function runFailuresAgain() {
  for (const failure of failures) {
    const { ok, output, wallSeconds, cpuSeconds } = await runMeasured([node, ...failure.args], {
      cwd: root,
      env: { ...env, ...failure.extra },
    });
    const first = results.find((result) => result.name === failure.phase);
    results.push({
      name: `${failure.phase}, again`,
      passed: 0,
      failed: 0,
      skipped: 0,
      wallSeconds,
      cpuSeconds,
    });
    if (!ok) {
      console.log(`\n── ${failure.phase}: failed again on its own\n${output.trimEnd()}`);
      continue;
    }
    unsteady.push(failure);
    if (failure.found.length === 0) Object.assign(first, failure.count(true));
    else Object.assign(first, { passed: first.passed + first.failed, failed: 0 });
  }
}

const lint = () =>
  runPhase('format and lint', [
    bin('@biomejs', 'biome', 'bin', 'biome'),
    'ci',
    '--error-on-warnings',
    '.',
  ]);
const content = () => runPhase('content', ['scripts/content.ts', 'check']);
const evaluations = () =>
  runPhase('evaluations', ['scripts/eval.ts', 'floors', ...(long ? ['--all'] : [])]);
const unused = () => runPhase('unused code', [bin('knip', 'bin', 'knip.js'), '--no-config-hints']);
const types = async () => {
  const generated = await runPhase('route types', [
    bin('@react-router', 'dev', 'bin.cjs'),
    'typegen',
  ]);
  if (!generated) return;
  await runPhase('types', [
    bin('typescript', 'bin', 'tsc'),
    ...['-p', '.', '--incremental', '--tsBuildInfoFile', join('.cache', 'types.tsbuildinfo')],
    // Several checkers would each build the types that all files share.
    ...['--checkers', '1'],
  ]);
};

const runInOrder = async (...steps) => {
  for (const step of steps) await step();
};

const HAS_SECOND_POSTGRES = existsSync(process.env.TEST_POSTGRES_BIN ?? '/usr/lib/postgresql');
const portable = async () => {
  if (HAS_SECOND_POSTGRES) return runVitest('second PostgreSQL', ['portable']);
  console.log(
    '\n── second PostgreSQL: not run: none is installed (set TEST_POSTGRES_BIN, or install postgresql)',
  );
};

if (portableOnly) await portable();
else if (shard) await runBrowserTests();
else if (long) {
  // In two lanes of one or two cores each; then alone what starts many processes and stops servers.
  await Promise.all([
    runInOrder(
      () => runVitest('unit and architecture', ['unit', 'components'], ONE_WORKER),
      () => runVitest('integration', ['integration', 'rendered']),
      runBrowserTests,
    ),
    runInOrder(() => runVitest('database', ['database']), portable, evaluations),
  ]);
  await runVitest('many processes, replicas, faults, a soak', ['many']);
} else if (fast) {
  await Promise.all([
    runInOrder(lint, types, content, unused),
    runVitest('unit and architecture', ['unit', 'components'], ONE_WORKER),
  ]);
} else {
  // In three lanes: each spends some of its time waiting, for servers, for processes or for the
  // browser. More lanes than that only push each other out of the caches of two cores.
  await Promise.all([
    runVitest('integration', ['integration', 'rendered'], ONE_WORKER),
    runInOrder(runBrowserTests, lint, types, content, unused, () =>
      runVitest('unit and architecture', ['unit', 'components'], ONE_WORKER),
    ),
    runInOrder(() => runVitest('database', ['database']), evaluations, portable),
  ]);
}

await runFailuresAgain();
const totals = printTable(results, (Date.now() - started) / 1000);
if (!fast && !long && !shard) printWaitingJourneys(await listWaitingJourneys());
printFailures('failed beside the others, passed on its own (unsteady: please mend)', unsteady);
printFailures(
  'failed',
  failures.filter((failure) => !unsteady.includes(failure)),
);
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed === 0 && results.length > 0 ? 0 : 1);
