import { expect, test } from 'vitest';
import { csvRow } from '#lib/csv.ts';
import { readCsv } from './read-csv.ts';

test('quoted cells hold commas, quotes and lines; empty lines are no rows', () => {
  expect(readCsv('\ufeffname,address\r\n"Lee, Ann","1 ""Main""\r\nAlbany"\r\n\r\n,\r\nBo,2 Oak')).toEqual([
    ['name', 'address'],
    ['Lee, Ann', '1 "Main"\nAlbany'],
    ['Bo', '2 Oak'],
  ]);
});

test('what we write, we read; nothing is nothing; an open quote takes the rest', () => {
  const cells = ['a, b', 'say "hi"', 'two\nlines', ' edge ', 'plain'];
  expect(readCsv(csvRow(cells))).toEqual([cells]);
  expect(readCsv('')).toEqual([]);
  expect(readCsv('a\n"b,c\nd')).toEqual([['a'], ['b,c\nd']]);
});
