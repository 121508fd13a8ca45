import { expect, test } from 'vitest';
import { formatResearchAddress, readResearchAddress } from './search-address.ts';

const read = (query: string) => readResearchAddress(new URLSearchParams(query));

test('an empty query string is the first tab without filters', () => {
  expect(read('')).toEqual({
    tab: 'dictionary',
    q: '',
    jurisdiction: undefined,
    court: undefined,
    law: undefined,
    title: undefined,
    from: undefined,
    to: undefined,
    page: 1,
    list: false,
  });
});

test('reading and formatting a URL round-trips', () => {
  const query =
    'tab=cases&q=summary+judgment&jurisdiction=Ohio&court=appellate&from=1980&to=1999&page=3&list=1';
  expect(formatResearchAddress(read(query))).toBe(`/research?${query}`);
});

test('reads the filters of statutes', () => {
  const query = 'tab=statutes&q=eviction&law=us&title=42';
  expect(formatResearchAddress(read(query))).toBe(`/research?${query}`);
  expect(read('tab=statutes&law=United&title=42a')).toMatchObject({
    law: undefined,
    title: undefined,
  });
});

test('keeps an empty jurisdiction, which means everywhere', () => {
  expect(read('tab=cases&q=a&jurisdiction=').jurisdiction).toBe('');
  expect(formatResearchAddress(read('tab=cases&q=a&jurisdiction='))).toBe(
    '/research?tab=cases&q=a&jurisdiction=',
  );
});

test.each([
  ['tab=nonsense', { tab: 'dictionary' }],
  ['court=moot', { court: undefined }],
  ['from=19&to=99999', { from: undefined, to: undefined }],
  ['page=-3', { page: 1 }],
  ['page=1e9', { page: 1 }],
  ['page=99999', { page: 200 }],
  [`q=${'x'.repeat(1000)}`, { q: 'x'.repeat(400) }],
  ['q=%20%20', { q: '' }],
])('falls back to valid values for %s', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});
