// Typed values are parsed completely or not at all, and formatted values can be parsed again.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCleanLines, toOneLine } from './clean-text.ts';
import { readCents, readCount, readDate, readRate, readTermEnd } from './read-values.ts';
import { formatMoney, formatValue } from './write-values.ts';

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
])('reads the amount %j', (input, cents) => expect(readCents(input)).toBe(cents));

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
])('reads the rate %j', (input, units) => expect(readRate(input)).toBe(units));

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
])('reads the date %j', (input, iso) => expect(readDate(input)).toBe(iso));

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
  ['200 years', '2026-01-01', undefined],
  ['9999 years', '2026-01-01', undefined],
  ['9999 months and 9999 days', '2026-01-01', undefined],
])('reads the term %j from %s', (input, start, end) => expect(readTermEnd(input, start)).toBe(end));

test('reads counts', () => {
  expect(['12', 'twelve', 'thirty-six', 'a', 'dozen'].map(readCount)).toEqual([
    12,
    12,
    36,
    1,
    undefined,
  ]);
});

test('formats money in figures and words', () => {
  expect(formatMoney(120_000)).toBe('$1,200.00 (one thousand two hundred dollars)');
  expect(formatMoney(101)).toBe('$1.01 (one dollar and one cent)');
  expect(formatMoney(50)).toBe('$0.50 (fifty cents)');
  expect(formatMoney(100_000_000_00)).toBe('$100,000,000.00 (one hundred million dollars)');
});

test('formats rates and dates, and leaves text that cannot be parsed unchanged', () => {
  expect(formatValue('rate', '6')).toBe('6 percent (6%) per year');
  expect(formatValue('percent', '6.50')).toBe('6.5 percent (6.5%)');
  expect(formatValue('date', '2027-03-01')).toBe('March 1, 2027');
  expect(formatValue('money', 'one month of rent')).toBe('one month of rent');
});

test('parses formatted amounts back to the same value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_99 }), (cents) => {
      const [figures = '', words = ''] = formatMoney(cents).split(' (');
      return readCents(figures) === cents && !/undefined|-\)|\s\s/.test(words);
    }),
  );
});

test('clean text has no empty lines, control or bidirectional characters', () => {
  expect(toCleanLines('a\u202Eb\u0000\u0007\r\n\n\t c\u2066\uFFFE\uD800')).toEqual([
    'ab',
    'c\uFFFD',
  ]);
  expect(toOneLine('first\nsecond.\nthird')).toBe('first; second. third');
  expect(toOneLine(', rent,;')).toBe('rent');
  expect(toOneLine('שלום')).toBe('שלום');
});
