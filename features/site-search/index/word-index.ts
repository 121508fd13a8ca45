// Full-text search: BM25 over fields, so that a word in a title or a tag counts for more than the
// same word deep in a text. Everything that depends only on the content is computed once; a query
// then adds up a few short posting lists.
import { isStopWord, tokenizeWords } from '#lib/language/words.ts';
import { countAnswers } from './list-items.ts';
import type { SearchItem } from './search-item.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

type Posting = { items: Uint16Array; weights: Float32Array; idf: number };
/**
 * Plain data that can be cached between starts. `uses`: how often each word occurs in the answers.
 */
export type WordCounts = {
  size: number;
  postings: Map<string, Posting>;
  uses: Map<string, number>;
};
export type WordIndex = { size: number; postings: Map<string, Posting>; vocabulary: Vocabulary };

const getTitle = (item: SearchItem) => [item.title];
/**
 * `weight`: what a word in this field counts; `lengthPenalty`: BM25's b, how strongly a long field
 * dilutes it.
 */
const FIELDS: {
  weight: number;
  lengthPenalty: number;
  getTexts: (item: SearchItem) => string[];
}[] = [
  { weight: 3, lengthPenalty: 0.3, getTexts: getTitle },
  {
    weight: 2,
    lengthPenalty: 0.3,
    getTexts: (item) => [item.organization ?? '', ...item.tags, ...item.terms],
  },
  { weight: 1.5, lengthPenalty: 0.4, getTexts: (item) => [item.description] },
  { weight: 1.5, lengthPenalty: 0.5, getTexts: (item) => item.questions },
  { weight: 1, lengthPenalty: 0.7, getTexts: (item) => item.paragraphs },
];
const SATURATION = 1.5;

export function createWordIndex(
  { size, postings, uses }: WordCounts,
  english: ReadonlySet<string> = new Set(),
): WordIndex {
  return { size, postings, vocabulary: createVocabulary(uses, english) };
}

export function countWords(items: SearchItem[]): WordCounts {
  const answerCount = countAnswers(items);
  const countsByStem = new Map<string, Map<number, number>>();
  const uses = new Map<string, number>();
  for (const { weight, lengthPenalty, getTexts } of FIELDS) {
    const texts = items.map((item) =>
      getTexts(item).flatMap((text) => (text ? tokenizeWords(text) : [])),
    );
    // Statistics come from answers alone, so that adding a term or a case does not change how
    // answers rank.
    const nonEmptyTexts = texts.filter(
      (words, itemIndex) => words.length > 0 && itemIndex < answerCount,
    );
    const average =
      nonEmptyTexts.reduce((sum, words) => sum + words.length, 0) /
      Math.max(1, nonEmptyTexts.length);
    for (const [itemIndex, words] of texts.entries()) {
      const wordWeight =
        weight / (1 - lengthPenalty + (lengthPenalty * words.length) / Math.max(1, average));
      for (const { word, stem } of words) {
        // Spelling corrections come from answers and term names, not from party names in case
        // captions.
        if (itemIndex < answerCount || (getTexts === getTitle && items[itemIndex]?.kind === 'term'))
          uses.set(word, (uses.get(word) ?? 0) + 1);
        const counts = countsByStem.get(stem) ?? new Map<number, number>();
        if (counts.size === 0) countsByStem.set(stem, counts);
        counts.set(itemIndex, (counts.get(itemIndex) ?? 0) + wordWeight);
      }
    }
  }
  const postings = new Map<string, Posting>();
  for (const [stem, counts] of countsByStem) {
    const documentFrequency = counts
      .keys()
      .reduce((sum, itemIndex) => (itemIndex < answerCount ? sum + 1 : sum), 0);
    const idf = Math.log(1 + (answerCount - documentFrequency + 0.5) / (documentFrequency + 0.5));
    postings.set(stem, {
      items: Uint16Array.from(counts.keys()),
      weights: Float32Array.from(
        counts.values(),
        (count) => (count * (SATURATION + 1)) / (count + SATURATION),
      ),
      idf: isStopWord(stem) ? idf * 0.2 : idf,
    });
  }
  return { size: items.length, postings, uses };
}

/** One score per item; 0 for items with none of the words. */
export function scoreByWords(index: WordIndex, terms: ReadonlyMap<string, number>): Float32Array {
  const scores = new Float32Array(index.size);
  for (const [stem, weight] of terms) {
    const posting = index.postings.get(stem);
    if (!posting) continue;
    for (let i = 0; i < posting.items.length; i++) {
      const item = posting.items[i] as number;
      scores[item] =
        (scores[item] as number) + weight * posting.idf * (posting.weights[i] as number);
    }
  }
  return scores;
}
