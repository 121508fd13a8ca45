// What people type is read whole or not at all, and written back the same.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, oneLine } from './clean-text.ts';
import { readCents, readCount, readDate, readRate, readTermEnd } from './read-values.ts';
import { numberWords, writeAs, writeMoney } from './write-values.ts';

test.each([
  ['1200', 120_000],
  ['$1,200.50', 120_050],
  ['1200.5', 120_050],
  ['-5', -500],
  ['0', 0],
  ['1,20', undefined],
  ['1e3', undefined],
  ['about 1200', undefined],
  ['12.345', undefined],
])('the amount %s', (typed, cents) => expect(readCents(typed)).toBe(cents));

test.each([
  ['6', 60_000],
  ['6.5%', 65_000],
  ['.5', 5_000],
  ['6.2500', 62_500],
  ['6 percent per year', 60_000],
  ['-1', -10_000],
  ['', undefined],
  ['.', undefined],
  ['six', undefined],
])('the rate %s', (typed, units) => expect(readRate(typed)).toBe(units));

test.each([
  ['2027-03-01', '2027-03-01'],
  ['3/1/2027', '2027-03-01'],
  ['March 1, 2027', '2027-03-01'],
  ['Sept. 30 2027', '2027-09-30'],
  ['2027-02-29', undefined],
  ['2028-02-29', '2028-02-29'],
  ['0001-01-01', undefined],
  ['marching 1, 2027', undefined],
  ['soon', undefined],
])('the date %s', (typed, iso) => expect(readDate(typed)).toBe(iso));

test.each([
  ['12 months', '2027-03-01', '2028-02-29'],
  ['one year', '2027-03-01', '2028-02-29'],
  ['a 1-year lease', '2027-03-01', undefined],
  ['1-year lease', '2027-03-01', '2028-02-29'],
  ['twelve (12) months', '2026-03-01', '2027-02-28'],
  ['twelve (11) months', '2026-03-01', undefined],
  ['1 year and 6 months', '2027-01-01', '2028-06-30'],
  ['6 weeks', '2027-01-01', '2027-02-11'],
  ['30 days', '2027-01-01', '2027-01-30'],
  ['1 month', '2027-01-31', '2027-02-28'],
  ['until June 30, 2027', '2027-01-01', '2027-06-30'],
  ['June 30, 2027', '2027-01-01', '2027-06-30'],
  ['month to month', '2027-01-01', undefined],
  ['12 months, then month to month', '2027-01-01', undefined],
  ['0 months', '2027-01-01', undefined],
  ['9999 years', '2027-01-01', undefined],
])('the term %s from %s', (typed, start, end) => expect(readTermEnd(typed, start)).toBe(end));

test('counts', () => {
  expect(['12', 'twelve', 'thirty-six', 'a', 'dozen'].map(readCount)).toEqual([12, 12, 36, 1, undefined]);
});

test('money in figures and words', () => {
  expect(writeMoney(120_000)).toBe('$1,200.00 (one thousand two hundred dollars)');
  expect(writeMoney(101)).toBe('$1.01 (one dollar and one cent)');
  expect(writeMoney(50)).toBe('$0.50 (fifty cents)');
  expect(writeMoney(100_000_000_00)).toBe('$100,000,000.00 (one hundred million dollars)');
  expect(numberWords(1_000_021)).toBe('one million twenty-one');
});

test('rates and dates written out; what cannot be read stays as it was typed', () => {
  expect(writeAs('rate', '6')).toBe('6 percent (6%) per year');
  expect(writeAs('percent', '6.50')).toBe('6.5 percent (6.5%)');
  expect(writeAs('date', '2027-03-01')).toBe('March 1, 2027');
  expect(writeAs('money', 'one month of rent')).toBe('one month of rent');
});

test('the figures that were written are the figures that are read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_99 }), (cents) => {
      const [figures = '', words = ''] = writeMoney(cents).split(' (');
      return readCents(figures) === cents && !/undefined|-\)|\s\s/.test(words);
    }),
  );
});

test('plain text: lines that say something, without what steers a screen', () => {
  expect(linesOf('a\u202Eb\u0000\u0007\r\n\n\t c\u2066\uFFFE\uD800')).toEqual(['ab', 'c\uFFFD']);
  expect(oneLine('first\nsecond.\nthird')).toBe('first; second. third');
  expect(oneLine(', rent,;')).toBe('rent');
  expect(oneLine('שלום')).toBe('שלום');
});
