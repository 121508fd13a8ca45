import { expect, test } from 'vitest';
import { formatCsvRow, readCsv } from './csv.ts';

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

test('quoted cells may contain commas, quotes and line breaks; empty lines are skipped', () => {
  expect(
    readCsv('\ufeffname,address\r\n"Lee, Ann","1 ""Main""\r\nAlbany"\r\n\r\n,\r\nBo,2 Oak'),
  ).toEqual([
    ['name', 'address'],
    ['Lee, Ann', '1 "Main"\nAlbany'],
    ['Bo', '2 Oak'],
  ]);
});

test('reads back what formatCsvRow writes; empty text has no rows; an unclosed quote takes the rest', () => {
  const cells = ['a, b', 'say "hi"', 'two\nlines', ' edge ', 'plain'];
  expect(readCsv(formatCsvRow(cells))).toEqual([cells]);
  expect(readCsv('')).toEqual([]);
  expect(readCsv('a\n"b,c\nd')).toEqual([['a'], ['b,c\nd']]);
});
