// What a visitor typed, understood as far as words go: cleaned and cut, stems with a weight each, everyday words with
// their legal neighbours, corrected typing slips, phrases in quotation marks, and states that are named.

import { contentWords, flat, isStopWord, stemOf, type Word, wordsOf } from '#lib/language/words.ts';
import type { WordIndex } from './index/word-index.ts';
import { namedStates } from './named-states.ts';
import type { EverydayWords } from './schema.ts';

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
const MAX_TERMS = 60;
const MAX_COMPLETIONS = 8;

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
  const content = contentWords(words).slice(0, MAX_TERMS);
  const gathered: Gathered = { terms: new Map(), shown: new Set(), fixes: [] };
  let understood = 0;
  for (const word of content) if (readWord(index, everyday, word, gathered)) understood++;

  const last = content.at(-1);
  if (options.typing && last?.end === text.length && last.word.length >= 2) {
    for (const stem of index.vocabulary.completions(last.word, MAX_COMPLETIONS)) add(gathered, stem, COMPLETION_WEIGHT, true);
  }
  for (const place of words.keys()) readNeighbours(index, everyday, words, place, gathered);

  const spaced = words.map((w) => w.word).join(' ');
  return {
    ...{ text, flat: flat(text), spaced, terms: gathered.terms, shown: gathered.shown },
    corrected: gathered.fixes.reduceRight((fixed, { start, end, word }) => fixed.slice(0, start) + word + fixed.slice(end), text),
    coverage: understood / Math.max(1, content.length),
    phrases: [...text.replace(/[“”]/g, '"').matchAll(/"([^"]{2,})"/g)].map((m) => flat(m[1] ?? '')).filter(Boolean),
    states: namedStates(text, spaced),
  };
}

type Gathered = { terms: Map<string, number>; shown: Set<string>; fixes: { start: number; end: number; word: string }[] };

function add({ terms, shown }: Gathered, stem: string, weight: number, show: boolean): void {
  if (terms.size >= MAX_TERMS && !terms.has(stem)) return;
  terms.set(stem, Math.max(weight, terms.get(stem) ?? 0));
  if (show) shown.add(stem);
}

/** Whether the library has the word, as it stands or put right. */
function readWord(index: WordIndex, everyday: EverydayLookup, { word, stem, start, end }: Word, gathered: Gathered): boolean {
  const known = index.postings.has(stem);
  if (known) add(gathered, stem, 1, true);
  // Looking for slips is the dear part: in a long text the first words must do.
  if ((known && index.vocabulary.isWord(word)) || gathered.terms.size > MAX_TERMS / 2) return known;
  const meant = index.vocabulary.correct(word);
  if (!known) for (const other of meant) add(gathered, other.stem, other.trust, true);
  // The model knows more words than the library: only what is no word at all is put right for it.
  if (!index.vocabulary.isWord(word)) {
    const better = everyday.get(stem)?.find(({ say }) => say.length === 1)?.text ?? meant[0]?.word;
    if (better) gathered.fixes.push({ start, end, word: better });
  }
  return known || meant.length > 0;
}

/** What a word becomes together with the next ones: "trade mark" is a trademark, "kicked out" is everyday for an eviction. */
function readNeighbours(index: WordIndex, everyday: EverydayLookup, words: Word[], place: number, gathered: Gathered): void {
  const [word, next] = [words[place] as Word, words[place + 1]];
  const joined = next && !isStopWord(next.word) ? stemOf(word.word + next.word) : '';
  if (index.postings.has(joined)) add(gathered, joined, 1, true);
  for (const { say, means } of everyday.get(word.stem) ?? []) {
    if (!say.every((part, i) => words[place + i]?.stem === part)) continue;
    for (const meant of means) add(gathered, meant, NEIGHBOUR_WEIGHT, false);
  }
}
