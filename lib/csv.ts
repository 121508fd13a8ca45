// One line of CSV (RFC 4180). A cell that a spreadsheet would evaluate as a formula is prefixed
// with an apostrophe.
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

export function formatCsvRow(cells: readonly (string | number | boolean)[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? quoteCell(cell) : String(cell))).join(',')}\r\n`;
}

function quoteCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
