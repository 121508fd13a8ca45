// A date in a table is what the head of its column says: "RECEIVED DATE   NOTICE DATE", and the
// dates in the line below. A date over the word "Date" beside a signature is the day of the paper.

const MAX_LINE = 200;
const GAP = / {2,}|\t+| ?\| ?/g;

type Cell = { start: number; text: string };

/** The head above the date, or an empty string. */
export function readColumnHead(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end);
  const aboveStart = text.lastIndexOf('\n', lineStart - 2) + 1;
  if (lineStart < 2 || lineEnd - lineStart > MAX_LINE || lineStart - aboveStart > MAX_LINE)
    return '';
  const heads = splitLine(text.slice(aboveStart, lineStart - 1));
  const cells = splitLine(text.slice(lineStart, lineEnd));
  const column = cells.findIndex((cell) => lineStart + cell.start === start);
  const head = heads[column];
  // A row may lack its last cells, not its first ones; a head with a colon is a label of its own
  // line.
  if (
    column === -1 ||
    !head ||
    heads.length < 2 ||
    cells.length > heads.length ||
    /[:\d]/.test(head.text)
  )
    return '';
  return /\bdate\b/i.test(head.text) ? head.text : '';
}

/** "07/22/2026   R. Szymanek" over "Date   Signature". */
export function isOverDateLine(text: string, start: number, end: number): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  if (lineEnd === -1 || lineEnd - lineStart > MAX_LINE) return false;
  const next = (text.slice(lineEnd + 1).split('\n', 1)[0] ?? '').slice(0, MAX_LINE);
  const cells = splitLine(text.slice(lineStart, lineEnd));
  const column = cells.findIndex((cell) => lineStart + cell.start === start);
  return column !== -1 && /^\(?date\)?$/i.test(splitLine(next)[column]?.text ?? '');
}

function splitLine(line: string): Cell[] {
  const cells: Cell[] = [];
  let start = 0;
  for (const gap of [...line.matchAll(GAP), { index: line.length, 0: '' }]) {
    const cell = line.slice(start, gap.index);
    if (cell.trim())
      cells.push({ start: start + cell.length - cell.trimStart().length, text: cell.trim() });
    start = gap.index + gap[0].length;
  }
  return cells;
}
