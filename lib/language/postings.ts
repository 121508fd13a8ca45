// Full-text search: BM25 over fields, so that a word in a title counts for more than the same word
// deep in a text. Everything that depends only on the texts is computed once; a query then adds up
// a few short lists.
import { isStopWord } from './words.ts';

/** The texts that have a word, ascending, and what it counts in each. */
type Posting = { texts: Uint32Array; weights: Float32Array; idf: number };
export type Postings = Map<string, Posting>;

/**
 * `weight`: what a word in this field counts; `lengthPenalty`: BM25's b, how strongly a long field
 * dilutes it.
 */
export type Field = { weight: number; lengthPenalty: number };

const SATURATION = 1.5;

/** What a word counts in a field of so many words. `lengths`: of the field in all texts. */
export function createWordWeight(
  { weight, lengthPenalty }: Field,
  lengths: readonly number[],
): (length: number) => number {
  const filled = lengths.filter((length) => length > 0);
  const average = filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length);
  return (length) => weight / (1 - lengthPenalty + (lengthPenalty * length) / Math.max(1, average));
}

type Count = { texts: number[]; weights: number[] };

export type WordCounter = {
  getCount: (stem: string) => Count;
  /** Texts are counted one after another, in the order of their numbers. */
  add: (text: number, stem: Count, weight: number) => void;
  /**
   * `size`: how many texts, from the first, decide how rare a word is; `stopWords`: the share of
   * its rarity that a stop word keeps.
   */
  finish: (options: { size: number; stopWords: number }) => Postings;
};

export function createWordCounter(): WordCounter {
  const counts = new Map<string, Count>();
  return {
    getCount(stem) {
      const count = counts.get(stem) ?? { texts: [], weights: [] };
      counts.set(stem, count);
      return count;
    },
    add(text, { texts, weights }, weight) {
      const last = texts.length - 1;
      if (texts[last] === text) weights[last] = (weights[last] as number) + weight;
      else {
        texts.push(text);
        weights.push(weight);
      }
    },
    finish({ size, stopWords }) {
      const postings: Postings = new Map();
      for (const [stem, { texts, weights }] of counts) {
        const found = texts.reduce((sum, text) => (text < size ? sum + 1 : sum), 0);
        const idf = Math.log(1 + (size - found + 0.5) / (found + 0.5));
        postings.set(stem, {
          texts: Uint32Array.from(texts),
          weights: Float32Array.from(
            weights,
            (count) => (count * (SATURATION + 1)) / (count + SATURATION),
          ),
          idf: isStopWord(stem) ? idf * stopWords : idf,
        });
      }
      return postings;
    },
  };
}

/** One score per text; 0 for those with none of the words. */
export function scorePostings(
  postings: Postings,
  size: number,
  terms: ReadonlyMap<string, number>,
): Float32Array {
  const scores = new Float32Array(size);
  for (const [stem, weight] of terms) {
    const posting = postings.get(stem);
    if (!posting) continue;
    for (let i = 0; i < posting.texts.length; i++) {
      const text = posting.texts[i] as number;
      scores[text] =
        (scores[text] as number) + weight * posting.idf * (posting.weights[i] as number);
    }
  }
  return scores;
}
