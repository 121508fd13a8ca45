// What the import commands print: progress, and at the end what was skipped or imported with a
// remark, with the full list in a file.
import { createWriteStream, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Database } from '#db/database.ts';
import { countReasons, listRemarks } from '#features/importing/import-state.server.ts';
import * as say from '#features/importing/messages/import-messages.ts';
import { stripControls } from '#lib/control-characters.ts';
import { formatCsvRow } from '#lib/csv.ts';

const LOG_INTERVAL_MS = 10_000;

/** A file name must not send control sequences to the operator's terminal. */
export const toLine = (text: string) => stripControls(text.replace(/\s/g, ' '));

/** Runs an import that Ctrl-C stops after its current batch. */
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

/** `key` of the import's state; `name` of the file. */
export async function printRemarks(
  db: Pick<Database, 'pool'>,
  key: string,
  folder: string,
  name: string,
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
