// Texts of the import of cases.
import { formatCount } from '#features/importing/messages.ts';
import type { Counts } from './import-counts.ts';

export const caseImportMessages = {
  contentProblems: (count: number) =>
    `The content has ${count} problems (npm run content -- check): built-in cases stay as they are.`,
  progress: ({ records, imported, opinions }: Counts) =>
    `${formatCount(records)} records, ${formatCount(imported)} cases new, ${formatCount(opinions)} texts`,
  done: ({ records, imported, updated, unchanged, opinions }: Counts) =>
    `Done: ${formatCount(records)} records read. ${formatCount(imported)} cases imported, ${formatCount(updated)} updated, ${formatCount(unchanged)} unchanged, ${formatCount(opinions)} texts stored.`,
};
