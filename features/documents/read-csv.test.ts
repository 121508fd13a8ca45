import { expect, test } from 'vitest';
import { formatCsvRow } from '#lib/csv.ts';
import { readCsv } from './read-csv.ts';

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
