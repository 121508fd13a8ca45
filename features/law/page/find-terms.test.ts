import { expect, test } from 'vitest';
import { findTerms, findTermUses } from './find-terms.ts';

test.each([
  ['The term “debt” means any obligation', ['debt']],
  ['“radiologic procedure” means any procedure', ['radiologic procedure']],
  ['The terms “creditor” and “card issuer” mean a person', ['creditor', 'card issuer']],
  ['The term “State”, when used in this section, includes Guam', ['State']],
  ['"Qualified elector" means any resident', ['Qualified elector']],
  ['the term “employer” has the meaning given that term', ['employer']],
  ['The court shall print the words “so ordered” on it.', []],
  ['by striking “30 days” and inserting “60 days”', []],
])('%s', (text, expected) => {
  expect(findTerms([text]).map(({ term }) => term)).toEqual(
    expected.toSorted((a, b) => b.length - a.length),
  );
});

test('uses: once in a text, in the plural, the longer term first, not inside a word', () => {
  const terms = findTerms(['“debt” means x', '“debt collector” means y']);
  const text = 'A debt collector collects debts of indebted people; a debt is owed.';
  expect(findTermUses(text, terms).map(({ start, end }) => text.slice(start, end))).toEqual([
    'debt collector',
    'debts',
  ]);
});

test('many quoted words do not make the list longer than its bound', () => {
  const text = Array.from({ length: 500 }, (_, index) => `“term number ${index}” means it. `).join(
    '',
  );
  expect(findTerms([text]).length).toBe(80);
});
