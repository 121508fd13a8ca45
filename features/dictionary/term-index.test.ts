import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadLibrary } from '#features/library/load-library.server.ts';
import type { Term } from '#features/library/schema/law-schema.ts';
import { createTermIndex, findTerm, nearestTerms } from './term-index.ts';

const term = (id: string, name: string, also: string[] = [], questions: string[] = []) =>
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
  term('habeas-corpus', 'Habeas corpus', ['writ of habeas corpus']),
  term('garnishment', 'Garnishment', [], ['can they take money out of my paycheck']),
  term('levy', 'Levy', ['levies']),
  term('ex-post-facto-law', 'Ex post facto law'),
  term('non-compete-agreement', 'Non-compete agreement', ['noncompete']),
  term('litigant', 'Litigant'),
  term('litigation', 'Litigation'),
  term('driving-under-the-influence', 'Driving under the influence', ['DUI']),
  term('security-deposit', 'Security deposit'),
  term('class-action', 'Class action'),
  term('mortgagee', 'Mortgagee'),
  term('mortgagor', 'Mortgagor'),
]);

const found = (typed: string) => findTerm(index, typed)?.term.id;

describe('an entry is found', () => {
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
  ])('%s', (typed, id) => expect(found(typed)).toBe(id));
});

test('a slip that two entries are equally near to finds neither', () => {
  expect(found('mortgageor')).toBe('mortgagor');
  expect(found('mortgager')).toBeUndefined();
  expect(nearestTerms(index, 'mortgager').map((t) => t.id)).toEqual(expect.arrayContaining(['mortgagor', 'mortgagee']));
});

test('an unknown word gets the nearest ones, by its letters, its words or the questions they answer', () => {
  expect(found('paycheck')).toBeUndefined();
  expect(nearestTerms(index, 'money from my paycheck')[0]?.id).toBe('garnishment');
  expect(nearestTerms(index, 'deposit')[0]?.id).toBe('security-deposit');
  expect(nearestTerms(index, 'zzzzqqqq')).toEqual([]);
});

test('nothing typed breaks it', () => {
  for (const typed of ['', ' ', '---', '\u0000', '🙂', 'a'.repeat(5000), "'; drop table", '(((', 'ﬁle']) {
    expect(() => findTerm(index, typed)).not.toThrow();
    expect(() => nearestTerms(index, typed)).not.toThrow();
  }
});

test('every entry of ours is found at its own address', () => {
  const { terms } = loadLibrary(join(import.meta.dirname, '..', '..', 'content')).library;
  const ours = createTermIndex(terms);
  expect(terms.length).toBeGreaterThan(500);
  expect(terms.filter(({ id }) => findTerm(ours, id.replaceAll('-', ' '))?.term.id !== id).map(({ id }) => id)).toEqual([]);
});
