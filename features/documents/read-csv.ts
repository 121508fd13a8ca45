// A table from a spreadsheet (RFC 4180): quoted cells may hold commas, quotes and line ends. Lines without any text are left out.
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.some((value) => value.trim() !== '')) rows.push(row);
    row = [];
    cell = '';
  };
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < source.length; at++) {
    const letter = source[at] ?? '';
    if (quoted && letter === '"' && source[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (letter === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (!quoted && letter === ',') {
      row.push(cell);
      cell = '';
    } else if (!quoted && letter === '\n') endRow();
    else cell += letter;
  }
  endRow();
  return rows;
}
