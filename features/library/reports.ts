// Cells that nobody here could read in the law: what two others say of it, independently of each
// other. Where they do not agree, the cell is shown as empty; no document and no deadline rests on
// one.
import type { FilledCell, Report, RuleValue } from './schema/rule-schema.ts';

const MIN_REPORTS = 2;
const MAX_MONTHS = 24;
/** What an empty cell says whose reports do not agree. */
export const REPORTS_DISAGREE = 'What others say of this law does not agree, so we say nothing.';

/** Whether a document, a deadline or a paper's last day may rest on it. */
export const canCountWith = ({ isNotCompared, isOldFigure, source }: FilledCell): boolean =>
  !isNotCompared && !isOldFigure && source !== 'reported';

/** What is wrong with the reports that a cell rests on. */
export function findReportFaults(cell: FilledCell): string[] {
  const { source, reports = [] } = cell;
  if (source !== 'reported')
    return reports.length > 0 ? ['reports: only of a cell whose source is "reported"'] : [];
  const hosts = new Set(reports.map(({ url }) => getSite(url)));
  const names = new Set(reports.map(({ by }) => by.toLowerCase()));
  return [
    ...(Math.min(hosts.size, names.size) < MIN_REPORTS
      ? [`reports: it needs ${MIN_REPORTS}, of different publishers`]
      : []),
    ...reports.flatMap((report) =>
      findFaultsOfReport(cell, report).map((fault) => `reports, ${report.by}: ${fault}`),
    ),
  ];
}

function findFaultsOfReport(cell: FilledCell, { date, value, cite }: Report): string[] {
  const year = 'year' in cell.value ? cell.value.year : undefined;
  return [
    ...(isSameValue(cell.value, value) ? [] : ['it says another value']),
    ...(getSection(cite) === getSection(cell.cite) ? [] : [`it names another section, "${cite}"`]),
    ...(isRecent(date, cell.readOn) ? [] : [`its date is more than ${MAX_MONTHS} months ago`]),
    ...(year !== undefined && Number(date.slice(0, 4)) < year ? [`it is older than ${year}`] : []),
  ];
}

function isSameValue(a: RuleValue, b: RuleValue): boolean {
  if ('amount' in a && 'amount' in b)
    return a.amount === b.amount && a.unit === b.unit && a.year === b.year;
  if ('choice' in a && 'choice' in b) return a.choice === b.choice;
  return 'none' in a && 'none' in b;
}

/** Two pages of one publisher are one report. */
const getSite = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** "23-363" of "Ariz. Rev. Stat. § 23-363(B)". */
const getSection = (cite: string) =>
  cite
    .replace(/\(.*/s, '')
    .match(/\d[\w.:/-]*/g)
    ?.at(-1)
    ?.replace(/[.:/-]+$/, '');

function isRecent(date: string, readOn: string): boolean {
  const countMonths = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return countMonths(readOn) - countMonths(date) <= MAX_MONTHS;
}
