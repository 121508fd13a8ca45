// What the import commands print: progress, and at the end what was skipped or imported with a
// remark, with the full list in a file.
import { createWriteStream, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Database } from '#db/database.ts';
import { countReasons, listRemarks } from '#features/importing/import-state.server.ts';
import * as say from '#features/importing/messages/import-messages.ts';
import type { ImportReport, RunOptions } from '#features/importing/run-import.server.ts';
import { stripControls } from '#lib/control-characters.ts';
import { formatCsvRow } from '#lib/csv.ts';

const LOG_INTERVAL_MS = 10_000;

/** A file name must not send control sequences to the operator's terminal. */
export const toLine = (text: string) => stripControls(text.replace(/\s/g, ' '));

type Command<Counts> = {
  path: string;
  /** What to type to go on. */
  command: string;
  /** Where the list of remarks goes; `key` of the import's state, `name` of the file. */
  list: { folder: string; key: string; name: string };
  run: (options: RunOptions<Counts>) => Promise<ImportReport<Counts>>;
  describe: { progress: (counts: Counts) => string; done: (counts: Counts) => string };
};

/** Imports, says what came of it, and gives what was counted and the exit code. */
export async function runImportCommand<Counts>(
  db: Pick<Database, 'pool'>,
  { path, command, list, run, describe }: Command<Counts>,
): Promise<{ counts: Counts; exitCode: number }> {
  console.error(say.looking(path));
  const print = createProgressLine();
  const { counts, resumed, stopped } = await runStoppable((signal) =>
    run({
      signal,
      onProgress: (progress) => print({ ...progress, text: describe.progress(progress.counts) }),
    }),
  );
  if (resumed) console.log(say.resumed);
  console.log(describe.done(counts));
  await printRemarks(db, list);
  if (stopped) console.log(say.stopped(command));
  return { counts, exitCode: stopped ? 130 : 0 };
}

/** Ctrl-C stops the import after its current batch. */
export async function runStoppable<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const stop = () => {
    console.error(`\n${say.stopping}`);
    stopping.abort();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    return await work(stopping.signal);
  } finally {
    if (process.stderr.isTTY) process.stderr.write('\n');
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}

async function printRemarks(
  db: Pick<Database, 'pool'>,
  { folder, key, name }: Command<unknown>['list'],
): Promise<void> {
  const reasons = await countReasons(db.pool, key);
  for (const kind of ['skipped', 'remark'] as const) {
    const reasonsOfKind = reasons.filter((one) => one.kind === kind);
    if (reasonsOfKind.length === 0) continue;
    const total = reasonsOfKind.reduce((sum, one) => sum + one.times, 0);
    console.log(kind === 'skipped' ? say.skipped(total) : say.remarks(total));
    for (const { times, reason } of reasonsOfKind) console.log(say.reason(times, toLine(reason)));
  }
  if (reasons.length === 0) return;
  const file = getReportPath(folder, name, 'remarks');
  await writeCsv(
    file,
    ['kind', 'file', 'record', 'id', 'reason'],
    listRemarks(db.pool, key),
    (one) => [one.kind, one.file, one.record, one.id, one.reason],
  );
  console.log(say.list(file));
}

export const getReportPath = (folder: string, path: string, kind: string) =>
  join(folder, `${basename(path).replace(/[^\w.-]+/g, '-')}-${kind}.csv`);

export async function writeCsv<T>(
  file: string,
  heading: string[],
  items: AsyncIterable<T>,
  toRow: (item: T) => (string | number)[],
): Promise<void> {
  mkdirSync(join(file, '..'), { recursive: true });
  const out = createWriteStream(file);
  out.write(formatCsvRow(heading));
  for await (const item of items) {
    if (!out.write(formatCsvRow(toRow(item))))
      await new Promise<void>((drained) => out.once('drain', () => drained()));
  }
  out.end();
  await finished(out);
}

/** One line that is overwritten on a terminal; otherwise a line at intervals. */
export function createProgressLine(): (progress: {
  bytesDone: number;
  bytesTotal: number;
  file: string;
  text: string;
}) => void {
  const startedAt = Date.now();
  let firstBytes: number | undefined;
  let lastPrintedAt = 0;
  return ({ bytesDone, bytesTotal, text, file }) => {
    const now = Date.now();
    if (!process.stderr.isTTY && now - lastPrintedAt < LOG_INTERVAL_MS) return;
    lastPrintedAt = now;
    firstBytes ??= bytesDone;
    const fraction = bytesTotal > 0 ? Math.min(1, bytesDone / bytesTotal) : 0;
    const bytesPerMs = (bytesDone - firstBytes) / (now - startedAt);
    const remaining =
      bytesPerMs > 0 && now - startedAt > 3000
        ? say.minutes((bytesTotal - bytesDone) / bytesPerMs / 1000)
        : '';
    const line = `${Math.floor(fraction * 100)}%  ${text}${remaining ? `, about ${remaining} left` : ''}  ${stripControls(file).slice(-60)}`;
    process.stderr.write(
      process.stderr.isTTY
        ? `\r\u001b[2K${line.slice(0, (process.stderr.columns ?? 100) - 1)}`
        : `${line}\n`,
    );
  };
}
