// Two questions are the same when more than 0.8 of their words are shared, ignoring case and
// spaces, and all meaningful words are equal and in the same order: a different state, number or
// "not", or landlord and tenant swapped, is a different question. Only keyed hashes are compared.
import { createHmac } from 'node:crypto';

export const MIN_SIMILARITY = 0.8;

/**
 * Words that never change a question. All others count: "by", "not" and "when" can decide a case.
 */
const FILLERS = new Set(
  'a an the please hi hello hey dear thanks thank just really so also actually um well ok okay'.split(
    ' ',
  ),
);

export type CacheKey = {
  /** The same for questions with the same meaningful words in the same scope. */
  key: string;
  /** One hash per word, salted with the key. */
  words: string[];
};

/** `scope` is everything else that the answer depends on. */
export function createCacheKey(secret: string, question: string, scope: string[]): CacheKey {
  const words = question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}$%]+/u)
    .filter(Boolean);
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const meaningful = words.filter((word) => !FILLERS.has(word));
  const key = hash(`answer\n${JSON.stringify(scope)}\n${meaningful.join(' ')}`);
  return {
    key,
    words: [...new Set(words)].map((word) => hash(`word\n${key}\n${word}`).slice(0, 16)),
  };
}

/** Jaccard index of the two word lists. */
export function measureSimilarity(a: string[], b: string[]): number {
  const [one, other] = [new Set(a), new Set(b)];
  const unionSize = one.union(other).size;
  return unionSize === 0 ? 1 : one.intersection(other).size / unionSize;
}
