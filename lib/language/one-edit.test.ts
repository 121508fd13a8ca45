import { expect, test } from 'vitest';
import { measureEditDistance } from './edit-distance.ts';
import { isWithinOneEdit } from './one-edit.ts';

/** All words of up to five letters of two, with one of another. */
const WORDS = ['', ...listWords(5)];
function listWords(length: number): string[] {
  const shorter = length === 1 ? [''] : listWords(length - 1);
  const all = shorter.flatMap((word) => [`${word}a`, `${word}b`]);
  return [...new Set([...shorter, ...all, ...all.map((word) => word.replace('a', 'c'))])];
}

test('is the same as an edit distance of one at most, for all pairs of short words', () => {
  expect(WORDS.length).toBeGreaterThan(100);
  const different = WORDS.flatMap((one) =>
    WORDS.filter(
      (other) => isWithinOneEdit(one, other) !== measureEditDistance(one, other, 1) <= 1,
    ).map((other) => [one, other]),
  );
  expect(different).toEqual([]);
});
