// The words of the library's items, and those that a query may be corrected to.
import {
  createWordCounter,
  createWordWeight,
  type Field,
  type Postings,
  scorePostings,
} from '#lib/language/postings.ts';
import { tokenizeWords } from '#lib/language/words.ts';
import { countAnswers } from './list-items.ts';
import type { SearchItem } from './search-item.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/**
 * Plain data that can be cached between starts. `uses`: how often each word occurs in the answers.
 */
export type WordCounts = { size: number; postings: Postings; uses: Map<string, number> };
export type WordIndex = { size: number; postings: Postings; vocabulary: Vocabulary };

const getTitle = (item: SearchItem) => [item.title];
const FIELDS: (Field & { getTexts: (item: SearchItem) => string[] })[] = [
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
const STOP_WORDS = 0.2;

export function createWordIndex(
  { size, postings, uses }: WordCounts,
  english: ReadonlySet<string> = new Set(),
): WordIndex {
  return { size, postings, vocabulary: createVocabulary(uses, english) };
}

export function countWords(items: SearchItem[]): WordCounts {
  // Statistics come from answers alone, so that adding a term or a case does not change how answers
  // rank.
  const answerCount = countAnswers(items);
  const uses = new Map<string, number>();
  const fields = FIELDS.map(({ getTexts, ...field }) => {
    const texts = items.map((item) =>
      getTexts(item).flatMap((text) => (text ? tokenizeWords(text) : [])),
    );
    const lengths = texts.slice(0, answerCount).map(({ length }) => length);
    return { texts, isTitle: getTexts === getTitle, weigh: createWordWeight(field, lengths) };
  });
  const counter = createWordCounter();
  for (const [number, { kind }] of items.entries()) {
    for (const { texts, isTitle, weigh } of fields) {
      const words = texts[number] ?? [];
      const weight = weigh(words.length);
      for (const { word, stem } of words) {
        counter.add(number, stem, weight);
        // Spelling corrections come from answers and term names, not from party names in case
        // captions.
        if (number < answerCount || (isTitle && kind === 'term'))
          uses.set(word, (uses.get(word) ?? 0) + 1);
      }
    }
  }
  const postings = counter.finish({ size: answerCount, stopWords: STOP_WORDS });
  return { size: items.length, postings, uses };
}

/** One score per item; 0 for items with none of the words. */
export const scoreByWords = (
  { postings, size }: WordIndex,
  terms: ReadonlyMap<string, number>,
): Float32Array => scorePostings(postings, size, terms);
