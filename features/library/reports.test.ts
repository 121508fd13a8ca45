import { expect, test } from 'vitest';
import { filledCell } from '#tests/fixtures/state-rule.ts';
import { canCountWith, findReportFaults } from './reports.ts';
import { FilledCell } from './schema/rule-schema.ts';

const report = {
  by: 'Supreme Court of Ohio',
  url: 'https://www.supremecourt.ohio.gov/help',
  date: '2026-03-01',
  value: { amount: 30, unit: 'days' as const },
  cite: 'Ohio Rev. Code § 5321.16',
};
const other = { ...report, by: 'Ohio Legal Help', url: 'https://www.ohiolegalhelp.org/deposit' };
const createCell = (cell: object): FilledCell =>
  FilledCell.parse({
    ...filledCell,
    value: report.value,
    cite: 'Ohio Rev. Code § 5321.16(B)',
    source: 'reported',
    readOn: '2026-11-19',
    reports: [report, other],
    ...cell,
  });

test('two reports that agree bear a cell, and nothing counts with it', () => {
  const cell = createCell({});
  expect(findReportFaults(cell)).toEqual([]);
  expect(canCountWith(cell)).toBe(false);
  expect(canCountWith(createCell({ source: 'official', reports: undefined }))).toBe(true);
});

const WRONG_NUMBERS = Array.from({ length: 31 }, (_, index) => index + 15).filter((n) => n !== 30);

test.each(WRONG_NUMBERS)('a planted %i is found, in the cell or in a report', (amount) => {
  const value = { amount, unit: 'days' as const };
  expect(findReportFaults(createCell({ value }))).toHaveLength(2);
  expect(findReportFaults(createCell({ reports: [report, { ...other, value }] }))).toEqual([
    'reports, Ohio Legal Help: it says another value',
  ]);
});

test.each<[string, object]>([
  ['one report', { reports: [report] }],
  ['one publisher twice', { reports: [report, { ...other, by: report.by }] }],
  ['one site twice', { reports: [report, { ...other, url: report.url }] }],
  ['another section', { reports: [report, { ...other, cite: 'Ohio Rev. Code § 5321.17' }] }],
  ['an old page', { reports: [report, { ...other, date: '2024-10-31' }] }],
  [
    'a figure of this year on a page of last year',
    {
      value: { amount: 15, unit: 'dollars', year: 2026 },
      reports: [report, other].map((each) => ({
        ...each,
        date: each === other ? '2025-12-30' : each.date,
        value: { amount: 15, unit: 'dollars', year: 2026 },
      })),
    },
  ],
  ['reports beside a text that was read', { source: 'official' }],
])('%s does not do', (_, cell) => {
  expect(findReportFaults(createCell(cell))).toHaveLength(1);
});
