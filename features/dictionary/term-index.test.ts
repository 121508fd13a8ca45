import { describe, expect, test } from 'vitest';
import type { Term } from '#features/library/schema/law-schema.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { createTermIndex, findNearestTerms, findTerm } from './term-index.ts';

const createTerm = (id: string, name: string, also: string[] = [], questions: string[] = []) =>
  ({
    id,
    term: name,
    also,
    questions,
    definition: `${name}.`,
    example: '',
    related: [],
    citations: [],
    sources: [],
    topics: [],
  }) as unknown as Term;

const index = createTermIndex([
  createTerm('habeas-corpus', 'Habeas corpus', ['writ of habeas corpus']),
  createTerm('garnishment', 'Garnishment', [], ['can they take money out of my paycheck']),
  createTerm('levy', 'Levy', ['levies']),
  createTerm('ex-post-facto-law', 'Ex post facto law'),
  createTerm('non-compete-agreement', 'Non-compete agreement', ['noncompete']),
  createTerm('litigant', 'Litigant'),
  createTerm('litigation', 'Litigation'),
  createTerm('driving-under-the-influence', 'Driving under the influence', ['DUI']),
  createTerm('security-deposit', 'Security deposit'),
  createTerm('class-action', 'Class action'),
  createTerm('mortgagee', 'Mortgagee'),
  createTerm('mortgagor', 'Mortgagor'),
]);

const findTermId = (query: string) => findTerm(index, query)?.term.id;

describe('finds an entry', () => {
  test.each([
    ['garnishment', 'garnishment'],
    ['GARNISHMENTS', 'garnishment'],
    ['levies', 'levy'],
    ['Habeas Corpus', 'habeas-corpus'],
    ['habeus corpus', 'habeas-corpus'],
    ['ex-post-facto law', 'ex-post-facto-law'],
    ['ex post facto laws', 'ex-post-facto-law'],
    ['noncompete', 'non-compete-agreement'],
    ['non compete agreements', 'non-compete-agreement'],
    ['D.U.I.', 'driving-under-the-influence'],
    ['securty deposit', 'security-deposit'],
    ['what is a class action?', 'class-action'],
    ['define litigation', 'litigation'],
    ['litigants', 'litigant'],
    ['garnishment meaning', 'garnishment'],
  ])('%s', (query, id) => expect(findTermId(query)).toBe(id));
});

test('finds nothing when a typo is equally close to two entries', () => {
  expect(findTermId('mortgageor')).toBe('mortgagor');
  expect(findTermId('mortgager')).toBeUndefined();
  expect(findNearestTerms(index, 'mortgager').map((t) => t.id)).toEqual(
    expect.arrayContaining(['mortgagor', 'mortgagee']),
  );
});

test('finds the nearest entries by spelling, by words and by their questions', () => {
  expect(findTermId('paycheck')).toBeUndefined();
  expect(findNearestTerms(index, 'money from my paycheck')[0]?.id).toBe('garnishment');
  expect(findNearestTerms(index, 'deposit')[0]?.id).toBe('security-deposit');
  expect(findNearestTerms(index, 'zzzzqqqq')).toEqual([]);
});

test('accepts any input without throwing', () => {
  for (const query of [
    '',
    ' ',
    '---',
    '\u0000',
    '🙂',
    'a'.repeat(5000),
    "'; drop table",
    '(((',
    'ﬁle',
  ]) {
    expect(() => findTerm(index, query)).not.toThrow();
    expect(() => findNearestTerms(index, query)).not.toThrow();
  }
});

test('finds every entry of the library by its id', () => {
  const { terms } = library;
  const libraryIndex = createTermIndex(terms);
  expect(terms.length).toBeGreaterThan(500);
  expect(
    terms
      .filter(({ id }) => findTerm(libraryIndex, id.replaceAll('-', ' '))?.term.id !== id)
      .map(({ id }) => id),
  ).toEqual([]);
});
