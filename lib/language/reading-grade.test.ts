import { describe, expect, test } from 'vitest';
import { plainProse, readingGrade } from './reading-grade.ts';

test('short words in short sentences are easy, long ones are hard', () => {
  const easy = readingGrade('The cat sat on the mat. It was fat. The dog ran.').grade;
  const hard = readingGrade(
    'Notwithstanding the aforementioned considerations, jurisdictional determinations necessitate comprehensive administrative adjudication.',
  ).grade;
  expect(easy).toBeLessThan(2);
  expect(hard).toBeGreaterThan(20);
});

test('the formula is Flesch and Kincaid’s', () => {
  // 10 words, 2 sentences, 10 syllables: 0.39 × 5 + 11.8 × 1 − 15.59
  expect(readingGrade('The cat sat on it. The dog ran up here.')).toEqual({ grade: -1.8, words: 10, sentences: 2 });
});

describe('what nobody reads aloud does not count', () => {
  const plain = readingGrade('See the rule on the page. Then act.');
  test.each([
    ['emphasis', 'See the **rule** on the _page_. Then act.'],
    ['link targets', 'See the [rule](https://www.example.gov/very/long/address) on the page. Then act.'],
    ['headings and lists', '## See the rule on the page.\n\n- Then act.'],
    ['code', 'See the rule on the page. Then act.\n\n```\nincomprehensible\n```'],
  ])('%s', (_name, text) => {
    expect(readingGrade(text)).toEqual(plain);
  });
});

test('a citation or an abbreviation does not end a sentence', () => {
  expect(readingGrade('The law is 15 U.S.C. § 1692g and it helps you.').sentences).toBe(1);
  expect(readingGrade('Ask Mr. Bell or Dr. Yu at 9 a.m. sharp.').sentences).toBe(1);
  expect(readingGrade('The law is 15 U.S.C. § 1692g and it helps you.').words).toBe(8);
});

test('no words, no grade', () => {
  for (const text of ['', '   ', '123. 456.', '---']) expect(readingGrade(text)).toEqual({ grade: 0, words: 0, sentences: 0 });
});

test('plain prose keeps the words of a link', () => {
  expect(plainProse('a [b c](https://x.example) d').trim()).toBe('a b c d');
});
