// Texts of the import command.
import type { Counts } from './import-state.server.ts';

const number = (value: number) => value.toLocaleString('en-US');

export const importMessages = {
  usage:
    'Use: npm run import -- cases PATH [--restart]\nPATH is a file, a folder or an archive with court decisions; docs/operations.md says which kinds.',
  noPath: (path: string) => `There is nothing at ${path}.`,
  looking: (path: string) => `Looking through ${path}`,
  contentProblems: (count: number) => `The content has ${count} problems (npm run content -- check): built-in cases stay as they are.`,
  resumed: 'Going on where the import was stopped. (--restart begins at the beginning.)',
  progress: (percent: number, left: string, counts: Counts, file: string) =>
    `${percent}%  ${number(counts.records)} records, ${number(counts.imported)} cases new, ${number(counts.opinions)} texts${left ? `, about ${left} left` : ''}  ${file}`,
  stopping: 'Stopping after this batch…',
  stopped: (command: string) => `Stopped. What was imported is kept. To go on: ${command}`,
  done: ({ records, imported, updated, unchanged, opinions }: Counts) =>
    `Done: ${number(records)} records read. ${number(imported)} cases imported, ${number(updated)} updated, ${number(unchanged)} unchanged, ${number(opinions)} texts stored.`,
  skipped: (count: number) => `${number(count)} ${count === 1 ? 'record was' : 'records were'} skipped:`,
  remarks: (count: number) => `${number(count)} ${count === 1 ? 'was' : 'were'} imported with a remark:`,
  reason: (times: number, reason: string) => `  ${number(times)} × ${reason}`,
  list: (path: string) => `The full list, with file, record and id: ${path}`,
  minutes: (seconds: number) =>
    seconds < 90 ? `${Math.ceil(seconds)} s` : seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`,
};
