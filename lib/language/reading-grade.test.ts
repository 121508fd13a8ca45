import { describe, expect, test } from 'vitest';
import { measureReadingGrade, toPlainProse } from './reading-grade.ts';

test('grades short words in short sentences as easy, long ones as hard', () => {
  const easy = measureReadingGrade('The cat sat on the mat. It was fat. The dog ran.').grade;
  const hard = measureReadingGrade(
    'Notwithstanding the aforementioned considerations, jurisdictional determinations necessitate comprehensive administrative adjudication.',
  ).grade;
  expect(easy).toBeLessThan(2);
  expect(hard).toBeGreaterThan(20);
});

test('uses the Flesch–Kincaid formula', () => {
  // 10 words, 2 sentences, 10 syllables: 0.39 × 5 + 11.8 × 1 − 15.59
  expect(measureReadingGrade('The cat sat on it. The dog ran up here.')).toEqual({
    grade: -1.8,
    words: 10,
    sentences: 2,
  });
});

describe('ignores Markdown syntax', () => {
  const plain = measureReadingGrade('See the rule on the page. Then act.');
  test.each([
    ['emphasis', 'See the **rule** on the _page_. Then act.'],
    [
      'link targets',
      'See the [rule](https://www.example.gov/very/long/address) on the page. Then act.',
    ],
    ['headings and lists', '## See the rule on the page.\n\n- Then act.'],
    ['code', 'See the rule on the page. Then act.\n\n```\nincomprehensible\n```'],
  ])('%s', (_name, text) => {
    expect(measureReadingGrade(text)).toEqual(plain);
  });
});

test('does not end a sentence at a citation or an abbreviation', () => {
  expect(measureReadingGrade('The law is 15 U.S.C. § 1692g and it helps you.').sentences).toBe(1);
  expect(measureReadingGrade('Ask Mr. Bell or Dr. Yu at 9 a.m. sharp.').sentences).toBe(1);
  expect(measureReadingGrade('The law is 15 U.S.C. § 1692g and it helps you.').words).toBe(8);
});

test('returns zero for a text without words', () => {
  for (const text of ['', '   ', '123. 456.', '---'])
    expect(measureReadingGrade(text)).toEqual({ grade: 0, words: 0, sentences: 0 });
});

test('keeps the text of a link', () => {
  expect(toPlainProse('a [b c](https://x.example) d').trim()).toBe('a b c d');
});
