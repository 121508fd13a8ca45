import { expect, test } from 'vitest';
import { courtsOf, passes, readFilter } from './search-filters.ts';

const courts = (jurisdiction: string) => readFilter({ query: '', page: 1, jurisdiction })?.courts;

test.each(['', 'General', '  all ', undefined])('%j filters nothing', (jurisdiction) => {
  expect(readFilter({ query: '', page: 1, jurisdiction })).toBeUndefined();
});

test.each([
  ['California', 'cal'],
  ['CA', 'cal'],
  ['californai', 'cal'],
  ['State of California', 'cal'],
  ['9th Circuit', 'ca9'],
  ['Ninth Circuit', 'ca9'],
  ['9th Cir.', 'ca9'],
  ['federal', 'scotus'],
  ['U.S.', 'scotus'],
  ['S.D.N.Y.', 'nysd'],
  ['scotus', 'scotus'],
])('%s includes %s', (place, id) => {
  expect(courts(place)).toContain(id);
});

test('a state is not its neighbour, and a circuit is one court', () => {
  expect(courts('California')).not.toContain('ca9');
  expect(courts('Virginia')).not.toContain('wva');
  expect(courts('9th Circuit')).toHaveLength(1);
});

test('what names no court finds none', () => {
  expect(courts('Atlantis')).toEqual([]);
  expect(courtsOf('')).toBeDefined();
});

test('court and years narrow it down; impossible years are passed over', () => {
  expect(readFilter({ query: '', page: 1, court: 'supreme', jurisdiction: 'federal' })?.courts).toEqual(['scotus']);
  expect(readFilter({ query: '', page: 1, fromYear: 1960, toYear: 1969 })).toEqual({ from: '1960-01-01', before: '1970-01-01' });
  expect(readFilter({ query: '', page: 1, fromYear: Number.NaN, toYear: -5 })).toBeUndefined();
  expect(passes({ from: '1960-01-01', before: '1970-01-01' }, 'scotus', '1966-06-13')).toBe(true);
  expect(passes({ before: '1960-01-01' }, 'scotus', '1966-06-13')).toBe(false);
  expect(passes({ before: '1960-01-01' }, 'scotus', '')).toBe(false);
});
