// One line of CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe in front.
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

export function csvRow(cells: readonly (string | number | boolean)[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? quoted(cell) : String(cell))).join(',')}\r\n`;
}

function quoted(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
