// Texts of the import command that are the same for everything it imports.
import { formatNumber, pluralize } from '#lib/language/format.ts';

export const usage = [
  'Use: npm run import -- cases PATH [--restart]',
  '     npm run import -- law PATH [--release NAME] [--date DATE] [--jurisdiction us|wa|…] [--complete] [--restart]',
  '     npm run import -- law us-code [--restart]',
  'PATH is a file, a folder or an archive with court decisions or statutes; docs/operations.md says which kinds.',
].join('\n');

export const noPath = (path: string) => `There is nothing at ${path}.`;
export const looking = (path: string) => `Looking through ${path}`;
export const resumed =
  'Going on where the import was stopped. (--restart begins at the beginning.)';
export const stopping = 'Stopping after this batch…';
export const stopped = (command: string) =>
  `Stopped. What was imported is kept. To go on: ${command}`;

export const skipped = (count: number) =>
  `${pluralize(count, { one: '# record was', other: '# records were' })} skipped:`;

export const remarks = (count: number) =>
  `${pluralize(count, { one: '# was', other: '# were' })} imported with a remark:`;

export const reason = (times: number, reason: string) => `  ${formatNumber(times)} × ${reason}`;
export const list = (path: string) => `The full list, with file, record and id: ${path}`;

export const minutes = (seconds: number) =>
  seconds < 90
    ? `${Math.ceil(seconds)} s`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`;
