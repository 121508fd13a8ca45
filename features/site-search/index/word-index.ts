// Search by words: BM25 over fields, so that a word in a title or a tag counts for more than the same word deep in a text.
// All that depends only on the content is computed once; a query then adds up a few short lists.

import { isStopWord, wordsOf } from '#lib/language/words.ts';
import { countAnswers } from './list-items.ts';
import type { SearchItem } from './search-item.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

type Posting = { items: Uint16Array; weights: Float32Array; idf: number };
/** What can be kept between starts: plain data. `uses`: how often the answers say each word. */
export type WordCounts = { size: number; postings: Map<string, Posting>; uses: Map<string, number> };
export type WordIndex = { size: number; postings: Map<string, Posting>; vocabulary: Vocabulary };

const TITLE = (item: SearchItem) => [item.title];
/** weight: what a word in this field is worth; pull: how strongly a long field dilutes it. */
const FIELDS: { weight: number; pull: number; textOf: (item: SearchItem) => string[] }[] = [
  { weight: 3, pull: 0.3, textOf: TITLE },
  { weight: 2, pull: 0.3, textOf: (item) => [item.organization ?? '', ...item.tags, ...item.terms] },
  { weight: 1.5, pull: 0.4, textOf: (item) => [item.description] },
  { weight: 1.5, pull: 0.5, textOf: (item) => item.questions },
  { weight: 1, pull: 0.7, textOf: (item) => item.paragraphs },
];
const SATURATION = 1.5;

export function createWordIndex({ size, postings, uses }: WordCounts, english: ReadonlySet<string> = new Set()): WordIndex {
  return { size, postings, vocabulary: createVocabulary(uses, english) };
}

export function countWords(items: SearchItem[]): WordCounts {
  const answers = countAnswers(items);
  const found = new Map<string, Map<number, number>>();
  const uses = new Map<string, number>();
  for (const { weight, pull, textOf } of FIELDS) {
    const texts = items.map((item) => textOf(item).flatMap((text) => (text ? wordsOf(text) : [])));
    // Terms and cases are weighed by the answers' measures, so that adding one changes nothing for them.
    const filled = texts.filter((words, number) => words.length > 0 && number < answers);
    const average = filled.reduce((sum, words) => sum + words.length, 0) / Math.max(1, filled.length);
    for (const [number, words] of texts.entries()) {
      const worth = weight / (1 - pull + (pull * words.length) / Math.max(1, average));
      for (const { word, stem } of words) {
        // What people may have meant to type: our answers' words and terms, not everybody who ever went to court.
        if (number < answers || (textOf === TITLE && items[number]?.kind === 'term')) uses.set(word, (uses.get(word) ?? 0) + 1);
        const counts = found.get(stem) ?? new Map<number, number>();
        if (counts.size === 0) found.set(stem, counts);
        counts.set(number, (counts.get(number) ?? 0) + worth);
      }
    }
  }
  const postings = new Map<string, Posting>();
  for (const [stem, counts] of found) {
    const bearers = counts.keys().reduce((sum, number) => (number < answers ? sum + 1 : sum), 0);
    const idf = Math.log(1 + (answers - bearers + 0.5) / (bearers + 0.5));
    postings.set(stem, {
      items: Uint16Array.from(counts.keys()),
      weights: Float32Array.from(counts.values(), (count) => (count * (SATURATION + 1)) / (count + SATURATION)),
      idf: isStopWord(stem) ? idf * 0.2 : idf,
    });
  }
  return { size: items.length, postings, uses };
}

/** One score per item; 0 where none of the words stands. */
export function scoreByWords(index: WordIndex, terms: ReadonlyMap<string, number>): Float32Array {
  const scores = new Float32Array(index.size);
  for (const [stem, weight] of terms) {
    const posting = index.postings.get(stem);
    if (!posting) continue;
    for (let i = 0; i < posting.items.length; i++) {
      const item = posting.items[i] as number;
      scores[item] = (scores[item] as number) + weight * posting.idf * (posting.weights[i] as number);
    }
  }
  return scores;
}
