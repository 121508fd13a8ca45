import { expect, test } from 'vitest';
import { formatCsvRow } from './csv.ts';

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [[true, 7], 'true,7\r\n'],
])('%j', (cells, line) => {
  expect(formatCsvRow(cells)).toBe(line);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =HYPERLINK("x")', '＝1', '\n@x'])(
  'escapes the formula %j',
  (cell) => {
    expect(formatCsvRow([cell])).toMatch(/^"'/);
  },
);
