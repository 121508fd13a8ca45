// The words of the library's items, and those that a query may be corrected to.
import {
  createWordCounter,
  createWordWeight,
  type Field,
  type Postings,
  scorePostings,
} from '#lib/language/postings.ts';
import { tokenizeWords } from '#lib/language/words.ts';
import { isReferenceKind } from '../search-kinds.ts';
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

/**
 * What counting needs of one item. It does not depend on the others. Words and stems are numbers in
 * `vocabulary`, one array for all items that were read together.
 */
export type ItemWords = {
  vocabulary: string[];
  /** Of each field. */
  lengths: number[];
  stems: Uint32Array;
  /** How often each of the stems occurs in each field. */
  uses: Uint16Array;
  /** Those that spelling corrections may come from, as often as they occur. */
  words: Uint32Array;
};

export type Numbering = { vocabulary: string[]; getNumber: (word: string) => number };

export function createNumbering(): Numbering {
  const vocabulary: string[] = [];
  const numbers = new Map<string, number>();
  return {
    vocabulary,
    getNumber(word) {
      const found = numbers.get(word);
      if (found !== undefined) return found;
      numbers.set(word, vocabulary.length);
      return vocabulary.push(word) - 1;
    },
  };
}

export function listWords(item: SearchItem, { vocabulary, getNumber }: Numbering): ItemWords {
  const usesByStem = new Map<number, number[]>();
  const words: number[] = [];
  const lengths = FIELDS.map(({ getTexts }, field) => {
    const found = getTexts(item).flatMap((text) => (text ? tokenizeWords(text) : []));
    for (const { stem } of found) {
      const number = getNumber(stem);
      const uses = usesByStem.get(number) ?? FIELDS.map(() => 0);
      uses[field] = (uses[field] as number) + 1;
      usesByStem.set(number, uses);
    }
    // From answers and the names of terms, not from party names in case captions.
    if (!isReferenceKind(item.kind) || (item.kind === 'term' && getTexts === getTitle))
      words.push(...found.map(({ word }) => getNumber(word)));
    return found.length;
  });
  return {
    vocabulary,
    lengths,
    stems: Uint32Array.from(usesByStem.keys()),
    uses: Uint16Array.from([...usesByStem.values()].flat()),
    words: Uint32Array.from(words),
  };
}

/** Of all items, in their order. */
export function countWords(items: readonly ItemWords[], answerCount: number): WordCounts {
  // Statistics come from answers alone, so that adding a term or a case does not change how answers
  // rank.
  const weighs = FIELDS.map((field, index) =>
    createWordWeight(
      field,
      items.slice(0, answerCount).map(({ lengths }) => lengths[index] as number),
    ),
  );
  const counter = createWordCounter();
  const getCounts = createPerNumber(counter.getCount);
  const uses = new Map<string, { count: number }>();
  const getUses = createPerNumber((word) => {
    const known = uses.get(word) ?? { count: 0 };
    uses.set(word, known);
    return known;
  });
  for (const [number, { vocabulary, lengths, stems, ...item }] of items.entries()) {
    const weights = weighs.map((weigh, field) => weigh(lengths[field] as number));
    for (let index = 0; index < stems.length; index++) {
      let sum = 0;
      for (let field = 0; field < weights.length; field++)
        sum += (weights[field] as number) * (item.uses[index * weights.length + field] as number);
      counter.add(number, getCounts(vocabulary, stems[index] as number), sum);
    }
    for (const word of item.words) getUses(vocabulary, word).count++;
  }
  return {
    size: items.length,
    postings: counter.finish({ size: answerCount, stopWords: STOP_WORDS }),
    uses: new Map([...uses].map(([word, { count }]) => [word, count])),
  };
}

/** What `make` makes of a word, looked up by the word's number, which is far faster. */
export function createPerNumber<T>(make: (word: string) => T) {
  const valuesByVocabulary = new Map<readonly string[], T[]>();
  return (vocabulary: readonly string[], number: number): T => {
    let values = valuesByVocabulary.get(vocabulary);
    if (!values) {
      values = [];
      valuesByVocabulary.set(vocabulary, values);
    }
    values[number] ??= make(vocabulary[number] as string);
    return values[number] as T;
  };
}

/** One score per item; 0 for items with none of the words. */
export const scoreByWords = (
  { postings, size }: WordIndex,
  terms: ReadonlyMap<string, number>,
): Float32Array => scorePostings(postings, size, terms);
