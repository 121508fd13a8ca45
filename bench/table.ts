// Formats all ratios as one table, those that miss their aim first, as text and as
// docs/performance.md.
import type { Ratio } from './ratios.ts';

/** The ratios of one run of a benchmark, as stored in docs/performance/. */
export type RecordedBench = { bench: string; date: string; machine: string; ratios: Ratio[] };
type Row = Ratio & { bench: string; date: string };

const MISSED = 'MISSED';

export function isRecordedBench(value: unknown): value is RecordedBench {
  const { bench, date, machine, ratios } = (value ?? {}) as Partial<RecordedBench>;
  return (
    typeof bench === 'string' &&
    typeof date === 'string' &&
    typeof machine === 'string' &&
    Array.isArray(ratios)
  );
}

function listRows(recorded: RecordedBench[]): Row[] {
  const rows = recorded.flatMap(({ bench, date, ratios }) =>
    ratios.map((ratio) => ({ ...ratio, bench, date })),
  );
  return [...rows.filter(({ met }) => !met), ...rows.filter(({ met }) => met)];
}

const getVerdict = ({ aim, met }: Ratio) => (aim === '' ? '' : met ? 'met' : MISSED);

export function formatRatio(ratio: number): string {
  if (!Number.isFinite(ratio)) return 'none';
  return ratio.toLocaleString('en-US', {
    maximumFractionDigits: Math.abs(ratio) >= 100 ? 0 : Math.abs(ratio) >= 10 ? 1 : 2,
  });
}

export function toText(recorded: RecordedBench[]): string {
  const cells = listRows(recorded).map((row) => [
    row.bench,
    row.name,
    formatRatio(row.ratio),
    row.aim,
    getVerdict(row),
    row.date,
    row.note,
  ]);
  const all = [['bench', 'what', 'ratio', 'aim', '', 'measured', 'note'], ...cells];
  const widths =
    all[0]?.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function toMarkdown(recorded: RecordedBench[]): string {
  const rows = listRows(recorded);
  const missed = rows.filter(({ met }) => !met);
  const formatRow = (row: Row) =>
    `| ${[row.bench, row.name, formatRatio(row.ratio), row.aim, getVerdict(row), row.note].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const head = '| bench | what | ratio | aim | | note |\n|---|---|---:|---|---|---|';
  return `# Performance

Written by \`npm run bench\`; do not edit. Every figure is a ratio of two things measured in the same run, so that it says something on
another machine too. \`npm run bench\` measures what is quick and takes the rest from its last run; \`npm run bench -- --all\` measures all.

## What misses its aim

${missed.length === 0 ? 'Nothing.' : `${head}\n${missed.map(formatRow).join('\n')}`}

## What meets it

${head}
${rows
  .filter(({ met }) => met)
  .map(formatRow)
  .join('\n')}

## Under rising load

[What was asked, and what happens past the knee](performance/load.md).

## When and where

| bench | measured on | machine |
|---|---|---|
${recorded.map(({ bench, date, machine }) => `| ${bench} | ${date} | ${machine} |`).join('\n')}
`;
}
