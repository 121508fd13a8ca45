// Parses a visitor's query: cleaned and truncated text, weighted stems, legal synonyms of everyday
// words, spelling corrections, quoted phrases, and named states.
import {
  flattenText,
  isStopWord,
  pickContentWords,
  stemWord,
  tokenizeWords,
  type Word,
} from '#lib/language/words.ts';
import type { WordIndex } from './index/word-index.ts';
import { findNamedStates } from './named-states.ts';
import type { Correction, EverydayWords } from './schema.ts';

export type ParsedQuery = {
  text: string;
  /** The text with likely typos corrected; this is what gets embedded. */
  corrected: string;
  /** The words that are no English words, and what they were read as. */
  corrections: Correction[];
  flat: string;
  /** The words alone, joined by single spaces. */
  joinedWords: string;
  terms: Map<string, number>;
  /** The share of its words that the library has, after correction. */
  coverage: number;
  phrases: string[];
  states: Set<string>;
  /** Stems to highlight: as typed, or as corrected. */
  highlightStems: Set<string>;
};

export type EverydayLookup = Map<string, { say: string[]; means: string[]; text: string }[]>;

const NEIGHBOR_WEIGHT = 0.5;
const COMPLETION_WEIGHT = 0.8;
const MAX_TERMS = 60;
const MAX_COMPLETIONS = 8;

/**
 * Well-formed, without control or invisible formatting characters, single spaces, at most
 * `maxLength` characters.
 */
export function cleanText(text: string, maxLength: number): string {
  return text
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\uFFFD]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function createEverydayLookup(entries: EverydayWords[]): EverydayLookup {
  const lookup: EverydayLookup = new Map();
  for (const { say, means } of entries) {
    const stems = means.flatMap((text) => pickContentWords(tokenizeWords(text)).map((w) => w.stem));
    for (const phrase of say) {
      const words = tokenizeWords(phrase).map((w) => w.stem);
      const first = words[0];
      if (first !== undefined)
        lookup.set(first, [
          ...(lookup.get(first) ?? []),
          { say: words, means: stems, text: means[0] ?? '' },
        ]);
    }
  }
  return lookup;
}

export function readQuery(
  index: WordIndex,
  everyday: EverydayLookup,
  raw: string,
  options: { maxLength: number; typing?: boolean },
): ParsedQuery {
  const text = cleanText(raw, options.maxLength);
  const words = tokenizeWords(text);
  const content = pickContentWords(words).slice(0, MAX_TERMS);
  const collector: TermCollector = {
    terms: new Map(),
    highlightStems: new Set(),
    fixes: [],
    corrections: [],
  };
  let knownWordCount = 0;
  for (const word of content) if (addWord(index, everyday, word, collector)) knownWordCount++;

  const last = content.at(-1);
  if (options.typing && last?.end === text.length && last.word.length >= 2) {
    for (const stem of index.vocabulary.complete(last.word, MAX_COMPLETIONS))
      addTerm(collector, stem, COMPLETION_WEIGHT, true);
  }
  for (const wordIndex of words.keys()) addNeighbors(index, everyday, words, wordIndex, collector);

  const joinedWords = words.map((w) => w.word).join(' ');
  return {
    text,
    flat: flattenText(text),
    joinedWords,
    terms: collector.terms,
    highlightStems: collector.highlightStems,
    corrected: collector.fixes.reduceRight(
      (fixed, { start, end, word }) => fixed.slice(0, start) + word + fixed.slice(end),
      text,
    ),
    corrections: collector.corrections,
    coverage: knownWordCount / Math.max(1, content.length),
    phrases: [...text.replace(/[“”]/g, '"').matchAll(/"([^"]{2,})"/g)]
      .map((m) => flattenText(m[1] ?? ''))
      .filter(Boolean),
    states: new Set(findNamedStates(text, words).map(({ state }) => state)),
  };
}

type TermCollector = {
  terms: Map<string, number>;
  highlightStems: Set<string>;
  fixes: { start: number; end: number; word: string }[];
  corrections: Correction[];
};

function addTerm(
  { terms, highlightStems }: TermCollector,
  stem: string,
  weight: number,
  show: boolean,
): void {
  if (terms.size >= MAX_TERMS && !terms.has(stem)) return;
  terms.set(stem, Math.max(weight, terms.get(stem) ?? 0));
  if (show) highlightStems.add(stem);
}

/** Returns whether the library has the word, as typed or corrected. */
function addWord(
  index: WordIndex,
  everyday: EverydayLookup,
  { word, stem, start, end }: Word,
  collector: TermCollector,
): boolean {
  const isIndexed = index.postings.has(stem);
  if (isIndexed) addTerm(collector, stem, 1, true);
  // Spelling correction is the expensive part: in a long text only the first words get it.
  if ((isIndexed && index.vocabulary.isWord(word)) || collector.terms.size > MAX_TERMS / 2)
    return isIndexed;
  const corrections = index.vocabulary.correct(word);
  if (!isIndexed)
    for (const correction of corrections)
      addTerm(collector, correction.stem, correction.confidence, true);
  // The embedding model knows more words than the library: its text is corrected only where there
  // is no such English word.
  if (!index.vocabulary.isWord(word)) {
    const everydayText = everyday.get(stem)?.find(({ say }) => say.length === 1)?.text;
    const spelled = corrections[0]?.word;
    const replacement = everydayText ?? spelled;
    if (replacement) collector.fixes.push({ start, end, word: replacement });
    if (!everydayText && !isIndexed && spelled)
      collector.corrections.push({ from: word, to: spelled });
  }
  return isIndexed || corrections.length > 0;
}

/**
 * Adds what a word means together with the next ones: "trade mark" is a trademark, "kicked out" is
 * everyday for an eviction.
 */
function addNeighbors(
  index: WordIndex,
  everyday: EverydayLookup,
  words: Word[],
  wordIndex: number,
  collector: TermCollector,
): void {
  const word = words[wordIndex] as Word;
  const next = words[wordIndex + 1];
  const joined = next && !isStopWord(next.word) ? stemWord(word.word + next.word) : '';
  if (index.postings.has(joined)) addTerm(collector, joined, 1, true);
  for (const { say, means } of everyday.get(word.stem) ?? []) {
    if (!say.every((part, i) => words[wordIndex + i]?.stem === part)) continue;
    for (const stem of means) addTerm(collector, stem, NEIGHBOR_WEIGHT, false);
  }
}
