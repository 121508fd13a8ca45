// What a visitor typed, understood as far as words go: cleaned and cut, stems with a weight each, everyday words with
// their legal neighbours, corrected typing slips, phrases in quotation marks, and states that are named.
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import type { EverydayWords } from './schema.ts';
import type { WordIndex } from './word-index.ts';
import { contentWords, flat, isStopWord, stemOf, wordsOf } from './words.ts';

export type ReadQuery = {
  text: string;
  /** The text with likely typing slips put right: what its meaning is taken from. */
  corrected: string;
  flat: string;
  /** Only the words, one space between them. */
  spaced: string;
  terms: Map<string, number>;
  /** The share of its words that the library has, slips put right. */
  coverage: number;
  phrases: string[];
  states: Set<string>;
  /** Stems worth highlighting: what was typed, or what it was taken for. */
  shown: Set<string>;
};

export type EverydayLookup = Map<string, { say: string[]; means: string[]; text: string }[]>;

const NEIGHBOUR_WEIGHT = 0.5;
const COMPLETION_WEIGHT = 0.8;
const MOST_TERMS = 60;

/** Well-formed, no control or invisible steering characters, single spaces, at most so long. */
export function cleanText(text: string, longest: number): string {
  return text
    .slice(0, longest)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\uFFFD]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function createEverydayLookup(entries: EverydayWords[]): EverydayLookup {
  const lookup: EverydayLookup = new Map();
  for (const { say, means } of entries) {
    const stems = means.flatMap((text) => contentWords(wordsOf(text)).map((w) => w.stem));
    for (const phrase of say) {
      const words = wordsOf(phrase).map((w) => w.stem);
      const first = words[0];
      if (first !== undefined) lookup.set(first, [...(lookup.get(first) ?? []), { say: words, means: stems, text: means[0] ?? '' }]);
    }
  }
  return lookup;
}

export function readQuery(
  index: WordIndex,
  everyday: EverydayLookup,
  raw: string,
  options: { longest: number; typing?: boolean },
): ReadQuery {
  const text = cleanText(raw, options.longest);
  const words = wordsOf(text);
  const terms = new Map<string, number>();
  const shown = new Set<string>();
  const add = (stem: string, weight: number) => {
    if (terms.size < MOST_TERMS || terms.has(stem)) terms.set(stem, Math.max(weight, terms.get(stem) ?? 0));
  };

  const last = words.at(-1);
  const fixes: { start: number; end: number; word: string }[] = [];
  const content = contentWords(words).slice(0, MOST_TERMS);
  let understood = 0;
  for (const { word, stem, start, end } of content) {
    const known = index.postings.has(stem);
    if (known) {
      understood++;
      add(stem, 1);
      shown.add(stem);
    }
    if (options.typing && last?.word === word && last.end === text.length && word.length >= 2) {
      for (const completed of index.vocabulary.completions(word, 8)) {
        add(completed, COMPLETION_WEIGHT);
        shown.add(completed);
      }
    }
    if (terms.size > MOST_TERMS / 2) continue;
    if (known && index.vocabulary.isWord(word)) continue;
    const meant = index.vocabulary.correct(word);
    if (!known && meant.length > 0) understood++;
    for (const { stem: other, trust } of known ? [] : meant) {
      add(other, trust);
      shown.add(other);
    }
    // The model knows more words than the library: only what is no word at all is put right for it.
    const everydayWord = everyday.get(stem)?.find(({ say }) => say.length === 1)?.text;
    const better = index.vocabulary.isWord(word) ? undefined : (everydayWord ?? meant[0]?.word);
    if (better) fixes.push({ start, end, word: better });
  }
  for (const [place, { stem }] of words.entries()) {
    // "trade mark" for trademark: both halves exist, so the whole is tried as well.
    const next = words[place + 1];
    const joined = next && !isStopWord(next.word) ? stemOf(words[place]?.word + next.word) : '';
    if (joined !== '' && index.postings.has(joined)) {
      add(joined, 1);
      shown.add(joined);
    }
    for (const { say, means } of everyday.get(stem) ?? []) {
      if (say.every((part, i) => words[place + i]?.stem === part)) for (const meant of means) add(meant, NEIGHBOUR_WEIGHT);
    }
  }
  const phrases = [...text.replace(/[“”]/g, '"').matchAll(/"([^"]{2,})"/g)].map((m) => flat(m[1] ?? '')).filter(Boolean);
  const spaced = words.map((w) => w.word).join(' ');
  const corrected = fixes.reduceRight((fixed, { start, end, word }) => fixed.slice(0, start) + word + fixed.slice(end), text);
  const coverage = understood / Math.max(1, content.length);
  return { text, corrected, flat: flat(text), spaced, terms, coverage, phrases, states: statesIn(text, spaced), shown };
}

// Longest first, so that West Virginia is not also Virginia.
const STATE_NAMES = Object.entries(STATES)
  .map(([code, name]) => ({ code, name: ` ${name.toLowerCase()} ` }))
  .sort((a, b) => b.name.length - a.name.length);

function statesIn(text: string, spaced: string): Set<string> {
  let rest = ` ${spaced} `;
  const found = new Set<string>();
  for (const { code, name } of STATE_NAMES) {
    if (!rest.includes(name)) continue;
    found.add(code);
    rest = rest.replaceAll(name, ' ');
  }
  // Codes only in capitals, and only where not everything is: "in TX" yes, "IN MY HOUSE OR ELSE" no.
  if (/\p{Ll}/u.test(text))
    for (const code of text.match(/\b[A-Z]{2}\b/g) ?? []) if (Object.hasOwn(STATES, code)) found.add(code as StateCode);
  return found;
}
