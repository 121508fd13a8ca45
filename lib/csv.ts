// CSV as spreadsheets read and write it (RFC 4180). A cell that a spreadsheet would evaluate as a
// formula is prefixed with an apostrophe.
import { createCsvSplitter } from './split-csv.ts';

const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

export function formatCsvRow(cells: readonly (string | number | boolean)[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? quoteCell(cell) : String(cell))).join(',')}\r\n`;
}

function quoteCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Without empty rows. What follows a quotation mark that never closes is one cell. */
export function readCsv(text: string): string[][] {
  const splitter = createCsvSplitter({ quote: '"', escape: '"' }, Number.POSITIVE_INFINITY);
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  return [...splitter.push(lines), ...splitter.end()]
    .map(({ fields, rest }) => (rest === undefined ? fields : [...fields, rest]))
    .filter((row) => row.some((value) => value.trim() !== ''));
}
