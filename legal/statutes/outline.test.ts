import { expect, test } from 'vitest';
import { LONG } from '#tests/harness/app/long-form.ts';
import { splitOutline } from './outline.ts';

const MARKERS = LONG ? 250_000 : 50_000;
const paths = (text: string) => splitOutline(text).map(({ path }) => path);
const lines = (...markers: string[]) => markers.map((marker) => `(${marker})\ntext`).join('\n');

test('a marker on a line of its own stands before its text', () => {
  expect(
    splitOutline(
      'In this title:\n(1)\nThe term means—\n(A)\none; or\n(B)\ntwo,\nas the case may be.\n(2)\nOther.',
    ),
  ).toEqual([
    { path: '', text: 'In this title:' },
    { path: '1', text: '(1) The term means—' },
    { path: '1/A', text: '(A) one; or' },
    { path: '1/B', text: '(B) two,' },
    { path: '1', text: 'as the case may be.' },
    { path: '2', text: '(2) Other.' },
  ]);
});

test('all levels of the U.S. Code', () => {
  expect(paths(lines('a', '1', 'A', 'i', 'I', 'aa', 'bb', 'II', 'ii', 'B', '2', 'b'))).toEqual([
    'a',
    'a/1',
    'a/1/A',
    'a/1/A/i',
    'a/1/A/i/I',
    'a/1/A/i/I/aa',
    'a/1/A/i/I/bb',
    'a/1/A/i/II',
    'a/1/A/ii',
    'a/1/B',
    'a/2',
    'b',
  ]);
});

test('(i), (v) and (x) are letters or numbers by what stands around them', () => {
  expect(paths(lines('g', 'h', 'i', 'j')).at(2)).toBe('i');
  expect(paths(lines('h', '1', '2', 'i', '1', '2', 'A', 'i', 'ii', 'j'))).toEqual([
    'h',
    'h/1',
    'h/2',
    'i',
    'i/1',
    'i/2',
    'i/2/A',
    'i/2/A/i',
    'i/2/A/ii',
    'j',
  ]);
  expect(paths(lines('1', 'A', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'ix', 'x')).slice(-4)).toEqual([
    '1/A/v',
    '1/A/vi',
    '1/A/ix',
    '1/A/x',
  ]);
  expect(paths(lines('H', 'I', 'J'))).toEqual(['H', 'I', 'J']);
  expect(paths(lines('u', 'v', 'w', 'x', 'y', 'z', 'aa', 'bb'))).toEqual([
    'u',
    'v',
    'w',
    'x',
    'y',
    'z',
    'aa',
    'bb',
  ]);
});

test('inserted and missing ones stay on their level', () => {
  expect(paths(lines('1', '2', '2A', '3', '14', '14A', '15'))).toEqual([
    '1',
    '2',
    '2A',
    '3',
    '14',
    '14A',
    '15',
  ]);
  expect(paths(lines('a', '1', 'c', '1'))).toEqual(['a', 'a/1', 'c', 'c/1']);
  expect(
    splitOutline('(a)\none\n[(b)\nRepealed.]\n(c)\nthree').map(
      ({ path, text }) => `${path} ${text}`,
    ),
  ).toEqual(['a (a) one', 'b [(b) Repealed.]', 'c (c) three']);
});

test('markers before their text, two in a row, and capitals with a period', () => {
  expect(
    splitOutline('(c) (1) Sections apply.\n(2) Others do not.').map(
      ({ path, text }) => `${path} ${text}`,
    ),
  ).toEqual(['c (c)', 'c/1 (1) Sections apply.', 'c/2 (2) Others do not.']);
  expect(
    paths('A. When an act passes.\n1. One.\n2. Two.\nB. When it fails.\nC. B. Smith, clerk.'),
  ).toEqual(['A', 'A/1', 'A/2', 'B', 'C']);
});

test('what is no outline is text', () => {
  expect(paths('(the) word\n(relating to cases)\n5. five without one before it\n§ 7')).toEqual([
    '',
    '',
    '',
    '',
  ]);
  expect(splitOutline(' \n\n')).toEqual([]);
});

test('very many markers are read in linear time and with bounded depth', () => {
  const found = splitOutline('(i)\n'.repeat(MARKERS));
  expect(found).toHaveLength(MARKERS);
  const deep = splitOutline(`${'(a)(1)(A)(i)(I)(aa)(AA)'.repeat(3_000)} text`);
  expect(Math.max(...deep.map(({ path }) => path.split('/').length))).toBeLessThanOrEqual(10);
});
