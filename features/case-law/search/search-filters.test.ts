import { expect, test } from 'vitest';
import { findCourts, passesFilter, readFilter } from './search-filters.ts';

const listCourtIds = (jurisdiction: string) =>
  readFilter({ query: '', page: 1, jurisdiction })?.courts;

test.each(['', 'General', '  all ', undefined])('%j does not filter', (jurisdiction) => {
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
])('%s includes %s', (jurisdictionName, id) => {
  expect(listCourtIds(jurisdictionName)).toContain(id);
});

test('does not confuse states, and a circuit is one court', () => {
  expect(listCourtIds('Virginia')).not.toContain('wva');
  expect(listCourtIds('9th Circuit')).toHaveLength(1);
});

test('a state includes the federal courts, with its own ones to come first', () => {
  expect(listCourtIds('California')).toEqual(expect.arrayContaining(['cal', 'ca9', 'scotus']));
  const filter = readFilter({ query: '', page: 1, jurisdiction: 'CA' });
  expect(filter?.ownCourts).toContain('cal');
  expect(filter?.ownCourts).not.toContain('ca9');
  expect(
    readFilter({ query: '', page: 1, jurisdiction: '9th Circuit' })?.ownCourts,
  ).toBeUndefined();
});

test('an unknown jurisdiction matches no court', () => {
  expect(listCourtIds('Atlantis')).toEqual([]);
  expect(findCourts('')).toBeDefined();
});

test('filters by court and years and ignores invalid years', () => {
  expect(
    readFilter({ query: '', page: 1, court: 'supreme', jurisdiction: 'federal' })?.courts,
  ).toEqual(['scotus']);
  expect(readFilter({ query: '', page: 1, fromYear: 1960, toYear: 1969 })).toEqual({
    from: '1960-01-01',
    before: '1970-01-01',
  });
  expect(readFilter({ query: '', page: 1, fromYear: Number.NaN, toYear: -5 })).toBeUndefined();
  expect(passesFilter({ from: '1960-01-01', before: '1970-01-01' }, 'scotus', '1966-06-13')).toBe(
    true,
  );
  expect(passesFilter({ before: '1960-01-01' }, 'scotus', '1966-06-13')).toBe(false);
  expect(passesFilter({ before: '1960-01-01' }, 'scotus', '')).toBe(false);
});
