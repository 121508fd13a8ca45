// A message as phrases are looked for in it (danger-phrases.ts): its words in one row, and where
// each stands. What a slot of a phrase finds is remembered, because many phrases have the same
// slots. Between sentences there are more blanks than any phrase reaches over.

import { isWithinOneEdit } from '#lib/language/one-edit.ts';
import { tokenizeWords } from '#lib/language/words.ts';

/** One word of a phrase, or one of several. `key`: the same for slots that find the same. */
export type Slot = {
  key: string;
  stems: Set<string>;
  groups: readonly Set<string>[];
  /** Right after the slot before. */
  isNext?: boolean;
};

type PhraseWord = { word: string; stem: string; sentence: number };
export type PhraseText = {
  words: readonly PhraseWord[];
  /** For each place, the nearest negation before it, or far away. */
  negationBefore: Int32Array;
  byWord: ReadonlyMap<string, number[]>;
  byStem: ReadonlyMap<string, number[]>;
  /** By first letter: a typo elsewhere is tolerated in them. */
  longStems: ReadonlyMap<string, string[]>;
  found: Map<string, readonly number[]>;
};

const MIN_FUZZY_LENGTH = 6;
/** More than the reach of any slot, and of any negation. */
const BLANKS_BETWEEN = 4;
const NEGATIONS = new Set(
  'no not never didnt dont doesnt isnt wasnt arent werent hasnt havent hadnt wont wouldnt without nobody none aint neither nor'.split(
    ' ',
  ),
);

export function tokenizeSentences(text: string): PhraseText {
  // "ICE" in mixed-case text is the agency, not frozen water.
  const disambiguated = /\p{Ll}/u.test(text) ? text.replace(/\bICE\b/g, 'iceagents') : text;
  // The lookbehind avoids quadratic time on long runs of punctuation.
  const sentences = disambiguated.split(/(?<![.!?;\n])[.!?;\n]+\s|[!?;\n]+|\bbut\b/i);
  return indexWords(
    sentences.flatMap((part, sentence) => {
      const words = tokenizeWords(part).map(({ word, stem }) => ({ word, stem, sentence }));
      return words.length > 0 ? [...words, ...createBlanks(sentence)] : [];
    }),
  );
}

/** The same text without the words at these places. */
export function blankWords({ words }: PhraseText, places: ReadonlySet<number>): PhraseText {
  return indexWords(
    words.map((word, position) => (places.has(position) ? { ...word, word: '', stem: '' } : word)),
  );
}

const createBlanks = (sentence: number): PhraseWord[] =>
  Array.from({ length: BLANKS_BETWEEN }, () => ({ word: '', stem: '', sentence }));

function indexWords(words: readonly PhraseWord[]): PhraseText {
  const byWord = new Map<string, number[]>();
  const byStem = new Map<string, number[]>();
  const longStems = new Map<string, string[]>();
  const negationBefore = new Int32Array(words.length);
  let negation = -2 * BLANKS_BETWEEN;
  for (const [position, { word, stem }] of words.entries()) {
    negationBefore[position] = negation;
    if (NEGATIONS.has(word)) negation = position;
    if (stem === '') continue;
    if (stem.length >= MIN_FUZZY_LENGTH && !byStem.has(stem))
      append(longStems, stem.charAt(0), stem);
    append(byWord, word, position);
    append(byStem, stem, position);
  }
  return { words, negationBefore, byWord, byStem, longStems, found: new Map() };
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The places of the words that fill the slot, in order. */
export function findPlaces(text: PhraseText, slot: Slot): readonly number[] {
  const known = text.found.get(slot.key);
  if (known) return known;
  const lists = [
    ...slot.groups.flatMap((group) => [...group].map((word) => text.byWord.get(word))),
    ...[...slot.stems].flatMap((stem) =>
      listNearStems(text, stem).map((similar) => text.byStem.get(similar)),
    ),
  ].filter((list) => list !== undefined);
  const places =
    lists.length > 1 ? [...new Set(lists.flat())].sort((a, b) => a - b) : (lists[0] ?? []);
  text.found.set(slot.key, places);
  return places;
}

/** The stem itself, and those of the text that differ from it by one typo. */
function listNearStems({ longStems }: PhraseText, stem: string): string[] {
  if (stem.length < MIN_FUZZY_LENGTH) return [stem];
  return (longStems.get(stem.charAt(0)) ?? []).filter((other) => isWithinOneEdit(stem, other));
}
