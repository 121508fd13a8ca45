import { expect, test } from 'vitest';
import { csvRow } from './csv.ts';

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [[true, 7], 'true,7\r\n'],
])('%j', (cells, line) => {
  expect(csvRow(cells)).toBe(line);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =HYPERLINK("x")', '＝1', '\n@x'])('%j is no formula', (cell) => {
  expect(csvRow([cell])).toMatch(/^"'/);
});
