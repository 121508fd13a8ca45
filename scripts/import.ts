// npm run import -- cases PATH: takes court decisions from files, folders and archives into the database. It shows how far it is,
// stops cleanly at Ctrl-C, goes on where it was stopped, and ends with a report of everything that it could not take.
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { migrate } from '#db/migrate.ts';
import { type ImportProgress, importCases } from '#features/case-law/import/import-cases.server.ts';
import { countReasons, listRemarks } from '#features/case-law/import/import-state.server.ts';
import { importMessages as say } from '#features/case-law/import/messages.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { csvRow } from '#lib/csv.ts';
import { runCommand, withOperatorDeps } from '#scripts/operator-deps.ts';
import { readOperatorSettings } from '#scripts/with-database.ts';

const root = join(import.meta.dirname, '..');
// biome-ignore lint/suspicious/noControlCharactersInRegex: a file's name must not steer the operator's terminal
const STEERS_TERMINAL = /[\u0000-\u001f\u007f-\u009f]/g;
const PLAIN_LINE_MS = 10_000;

await runCommand(async () => {
  const [what, given, ...options] = process.argv.slice(2);
  if (what !== 'cases' || !given || options.some((option) => option !== '--restart')) {
    console.error(say.usage);
    return 1;
  }
  const path = resolve(given);
  if (!existsSync(path)) {
    console.error(say.noPath(path));
    return 1;
  }
  const { dataDir, contentDir } = readOperatorSettings();
  const { library, problems } = loadLibrary(join(root, 'content'), contentDir);
  if (problems.length > 0) console.error(say.contentProblems(problems.length));
  return withOperatorDeps('import', { mail: false }, async ({ db }) => {
    await migrate(db, join(root, 'db', 'migrations'));
    return run({ db, library: problems.length > 0 ? undefined : library }, path, options.includes('--restart'), join(dataDir, 'imports'));
  });
});

async function run(
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
  const show = createProgressLine();
  const report = await importCases(deps, { path, restart, signal: stopping.signal, onProgress: show });
  if (process.stderr.isTTY) process.stderr.write('\n');
  process.off('SIGINT', stop);
  process.off('SIGTERM', stop);
  if (report.resumed) console.log(say.resumed);
  console.log(say.done(report.counts));
  await tellRemarks(deps, path, folder);
  if (!report.stopped) return 0;
  console.log(say.stopped(`npm run import -- cases ${path}`));
  return 130;
}

async function tellRemarks({ db }: Pick<LibraryDeps, 'db'>, path: string, folder: string): Promise<void> {
  const reasons = await countReasons(db.pool, path);
  for (const kind of ['skipped', 'remark'] as const) {
    const list = reasons.filter((one) => one.kind === kind);
    if (list.length === 0) continue;
    const all = list.reduce((sum, one) => sum + one.times, 0);
    console.log(kind === 'skipped' ? say.skipped(all) : say.remarks(all));
    for (const { times, reason } of list) console.log(say.reason(times, reason.replace(STEERS_TERMINAL, ' ')));
  }
  if (reasons.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${basename(path).replace(/[^\w.-]+/g, '-')}-remarks.csv`);
  const out = createWriteStream(file);
  out.write(csvRow(['kind', 'file', 'record', 'id', 'reason']));
  for await (const { kind, file: where, record, id, reason } of listRemarks(db.pool, path)) {
    if (!out.write(csvRow([kind, where, record, id, reason]))) await new Promise<void>((drained) => out.once('drain', () => drained()));
  }
  out.end();
  await finished(out);
  console.log(say.list(file));
}

/** One line that is written over on a terminal; otherwise a line now and then. */
function createProgressLine(): (progress: ImportProgress) => void {
  const begun = Date.now();
  let first: number | undefined;
  let shown = 0;
  return ({ bytesDone, bytesTotal, counts, file }) => {
    const now = Date.now();
    if (!process.stderr.isTTY && now - shown < PLAIN_LINE_MS) return;
    shown = now;
    first ??= bytesDone;
    const part = bytesTotal > 0 ? Math.min(1, bytesDone / bytesTotal) : 0;
    const pace = (bytesDone - first) / (now - begun);
    const left = pace > 0 && now - begun > 3000 ? say.minutes((bytesTotal - bytesDone) / pace / 1000) : '';
    const line = say.progress(Math.floor(part * 100), left, counts, file.replace(STEERS_TERMINAL, ' ').slice(-60));
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[2K${line.slice(0, (process.stderr.columns ?? 100) - 1)}` : `${line}\n`);
  };
}
