// When are two questions the same? Exactly alike but for capitals and spaces, or alike by more than 0.8 of their words, as the
// specification says; and then only when every word that could carry meaning stands in both, in the same order: another state,
// number or "not", or landlord and tenant the other way round, is another question. What is compared are keyed codes.
import { createHmac } from 'node:crypto';

export const SIMILAR = 0.8;

/** Said or left out, the question is the same. All others count: "by", "not" and "when" decide cases. */
const FILLERS = new Set('a an the please hi hello hey dear thanks thank just really so also actually um well ok okay'.split(' '));

export type CacheKey = {
  /** The same for questions with the same meaningful words in the same scope. */
  key: string;
  /** One code per word, of use only together with the key. */
  words: string[];
};

/** `scope`: all that the answer depends on besides the question. */
export function cacheKey(secret: string, question: string, scope: string[]): CacheKey {
  const words = question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}$%]+/u)
    .filter(Boolean);
  const code = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const meaningful = words.filter((word) => !FILLERS.has(word));
  const key = code(`answer\n${JSON.stringify(scope)}\n${meaningful.join(' ')}`);
  return { key, words: [...new Set(words)].map((word) => code(`word\n${key}\n${word}`).slice(0, 16)) };
}

/** Words in both, as a share of the words in either. */
export function similarity(a: string[], b: string[]): number {
  const [one, other] = [new Set(a), new Set(b)];
  const either = one.union(other).size;
  return either === 0 ? 1 : one.intersection(other).size / either;
}
