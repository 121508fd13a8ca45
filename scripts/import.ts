// npm run import -- cases PATH: imports court decisions from files, folders and archives into the database. It shows progress,
// stops cleanly on Ctrl-C, resumes where it stopped, and ends with a report of all skipped records.
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { migrate } from '#db/migrate.ts';
import { type ImportProgress, importCases } from '#features/case-law/import/import-cases.server.ts';
import { countReasons, listRemarks } from '#features/case-law/import/import-state.server.ts';
import { importMessages as say } from '#features/case-law/import/messages.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { formatCsvRow } from '#lib/csv.ts';
import { runCommand, withOperatorDeps } from '#scripts/operator-deps.ts';
import { readOperatorSettings } from '#scripts/with-database.ts';

const root = join(import.meta.dirname, '..');
// biome-ignore lint/suspicious/noControlCharactersInRegex: a file name must not send control sequences to the operator's terminal
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]/g;
const LOG_INTERVAL_MS = 10_000;

await runCommand(async () => {
  const [command, inputPath, ...options] = process.argv.slice(2);
  if (command !== 'cases' || !inputPath || options.some((option) => option !== '--restart')) {
    console.error(say.usage);
    return 1;
  }
  const path = resolve(inputPath);
  if (!existsSync(path)) {
    console.error(say.noPath(path));
    return 1;
  }
  const { dataDir, contentDir } = readOperatorSettings();
  const { library, problems } = loadLibrary(join(root, 'content'), contentDir);
  if (problems.length > 0) console.error(say.contentProblems(problems.length));
  return withOperatorDeps('import', { mail: false }, async ({ db }) => {
    await migrate(db, join(root, 'db', 'migrations'));
    return runImport(
      { db, library: problems.length > 0 ? undefined : library },
      path,
      options.includes('--restart'),
      join(dataDir, 'imports'),
    );
  });
});

async function runImport(
  deps: Pick<LibraryDeps, 'db'> & Partial<Pick<LibraryDeps, 'library'>>,
  path: string,
  restart: boolean,
  folder: string,
): Promise<number> {
  const stopping = new AbortController();
  const stop = () => {
    console.error(`\n${say.stopping}`);
    stopping.abort();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.error(say.looking(path));
  const printProgress = createProgressLine();
  const report = await importCases(deps, { path, restart, signal: stopping.signal, onProgress: printProgress });
  if (process.stderr.isTTY) process.stderr.write('\n');
  process.off('SIGINT', stop);
  process.off('SIGTERM', stop);
  if (report.resumed) console.log(say.resumed);
  console.log(say.done(report.counts));
  await printRemarks(deps, path, folder);
  if (!report.stopped) return 0;
  console.log(say.stopped(`npm run import -- cases ${path}`));
  return 130;
}

async function printRemarks({ db }: Pick<LibraryDeps, 'db'>, path: string, folder: string): Promise<void> {
  const reasons = await countReasons(db.pool, path);
  for (const kind of ['skipped', 'remark'] as const) {
    const reasonsOfKind = reasons.filter((one) => one.kind === kind);
    if (reasonsOfKind.length === 0) continue;
    const total = reasonsOfKind.reduce((sum, one) => sum + one.times, 0);
    console.log(kind === 'skipped' ? say.skipped(total) : say.remarks(total));
    for (const { times, reason } of reasonsOfKind) console.log(say.reason(times, reason.replace(CONTROL_CHARACTERS, ' ')));
  }
  if (reasons.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${basename(path).replace(/[^\w.-]+/g, '-')}-remarks.csv`);
  const out = createWriteStream(file);
  out.write(formatCsvRow(['kind', 'file', 'record', 'id', 'reason']));
  for await (const { kind, file: where, record, id, reason } of listRemarks(db.pool, path)) {
    if (!out.write(formatCsvRow([kind, where, record, id, reason])))
      await new Promise<void>((drained) => out.once('drain', () => drained()));
  }
  out.end();
  await finished(out);
  console.log(say.list(file));
}

/** One line that is overwritten on a terminal; otherwise a line at intervals. */
function createProgressLine(): (progress: ImportProgress) => void {
  const startedAt = Date.now();
  let firstBytes: number | undefined;
  let lastPrintedAt = 0;
  return ({ bytesDone, bytesTotal, counts, file }) => {
    const now = Date.now();
    if (!process.stderr.isTTY && now - lastPrintedAt < LOG_INTERVAL_MS) return;
    lastPrintedAt = now;
    firstBytes ??= bytesDone;
    const fraction = bytesTotal > 0 ? Math.min(1, bytesDone / bytesTotal) : 0;
    const bytesPerMs = (bytesDone - firstBytes) / (now - startedAt);
    const remaining = bytesPerMs > 0 && now - startedAt > 3000 ? say.minutes((bytesTotal - bytesDone) / bytesPerMs / 1000) : '';
    const line = say.progress(Math.floor(fraction * 100), remaining, counts, file.replace(CONTROL_CHARACTERS, ' ').slice(-60));
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[2K${line.slice(0, (process.stderr.columns ?? 100) - 1)}` : `${line}\n`);
  };
}
