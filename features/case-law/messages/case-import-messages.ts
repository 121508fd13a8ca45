// The import of cases.
import { formatNumber } from '#lib/language/format.ts';
import type { Counts } from '../import/import-counts.ts';

export const contentProblems = (count: number) =>
  `The content has ${count} problems (npm run content -- check): built-in cases stay as they are.`;

export const progress = ({ records, imported, opinions }: Counts) =>
  `${formatNumber(records)} records, ${formatNumber(imported)} cases new, ${formatNumber(opinions)} texts`;

export const done = ({ records, imported, updated, unchanged, opinions }: Counts) =>
  `Done: ${formatNumber(records)} records read. ${formatNumber(imported)} cases imported, ${formatNumber(updated)} updated, ${formatNumber(unchanged)} unchanged, ${formatNumber(opinions)} texts stored.`;
