// Parses CSV (RFC 4180): quoted cells may contain commas, quotes and line breaks. Rows without any
// text are skipped.
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let inQuotes = false;
  const endRow = () => {
    row.push(cell);
    if (row.some((value) => value.trim() !== '')) rows.push(row);
    row = [];
    cell = '';
  };
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  for (let i = 0; i < source.length; i++) {
    const character = source[i] ?? '';
    if (inQuotes && character === '"' && source[i + 1] === '"') {
      cell += '"';
      i++;
    } else if (character === '"' && (inQuotes || cell === '')) inQuotes = !inQuotes;
    else if (!inQuotes && character === ',') {
      row.push(cell);
      cell = '';
    } else if (!inQuotes && character === '\n') endRow();
    else cell += character;
  }
  endRow();
  return rows;
}
