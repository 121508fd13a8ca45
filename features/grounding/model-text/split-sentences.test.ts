import { expect, test } from 'vitest';
import { runBounded } from '#tests/harness/hostile/run-bounded.ts';
import { splitSentences } from './split-sentences.ts';

test.each<[text: string, sentences: string[]]>([
  ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
  [
    'See Miranda v. Arizona, 384 U.S. 436 (1966). It matters.',
    ['See Miranda v. Arizona, 384 U.S. 436 (1966).', 'It matters.'],
  ],
  [
    'Under 15 U.S.C. § 1692g you may ask. Do it.',
    ['Under 15 U.S.C. § 1692g you may ask.', 'Do it.'],
  ],
  [
    'See Fed. R. App. P. 38 and Cal. Rev. & Tax. Code § 19141.',
    ['See Fed. R. App. P. 38 and Cal. Rev. & Tax. Code § 19141.'],
  ],
  ['Open the app. The page loads.', ['Open the app.', 'The page loads.']],
  ['Fed. R. Civ. P. 56. The court decides.', ['Fed. R. Civ. P. 56.', 'The court decides.']],
  [
    'Case No. 12 is old. John Q. Public sued Acme Inc. He won.',
    ['Case No. 12 is old.', 'John Q. Public sued Acme Inc.', 'He won.'],
  ],
  [
    'You have 30 days [1]. Then it ends.[2] More.',
    ['You have 30 days [1].', 'Then it ends.[2]', 'More.'],
  ],
  ['Rent is due. [1] Pay it.', ['Rent is due. [1]', 'Pay it.']],
  ['It applies in the U.S. The states differ.', ['It applies in the U.S.', 'The states differ.']],
  [
    'Call before 9 p.m. Eastern time. “Stop.” Then write.',
    ['Call before 9 p.m. Eastern time.', '“Stop.”', 'Then write.'],
  ],
  [
    'The fee is $3.50 a page. See Dep’t of Labor rules.',
    ['The fee is $3.50 a page.', 'See Dep’t of Labor rules.'],
  ],
  [
    'See Anderson v. Mt. Clemens Pottery Co., 328 U.S. 680 (1946). Yes.',
    ['See Anderson v. Mt. Clemens Pottery Co., 328 U.S. 680 (1946).', 'Yes.'],
  ],
  [
    'The answer is no. Keep what you found. Rest now.',
    ['The answer is no.', 'Keep what you found.', 'Rest now.'],
  ],
  ['', []],
])('%s', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

test('splits a long text of punctuation in bounded time', async () => {
  const texts = [['. [1] '.repeat(150_000)], ['v.'.repeat(500_000)]];
  const split = await runBounded<string[]>(
    new URL('./split-sentences.ts', import.meta.url),
    'splitSentences',
    texts,
  );
  expect(split.map((sentences) => sentences.length)).toEqual([150_000, 1]);
});
