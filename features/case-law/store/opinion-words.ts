// The words of an opinion as PostgreSQL keeps them. Stems are made here, in JavaScript, so that text and query are read the
// same way on every server. Beside each word that an opinion says more than once stands the same word with a level, `word~12`:
// how much the opinion is about it (BM25's share of one word, in steps of a quarter octave). A search reads the levels from the
// top down and stops, so that a word of every opinion costs no more than a rare one (docs/decisions/0007).
import { stemmer } from 'stemmer';

export type Token = { lexeme: string; start: number; end: number };

export const LOWEST_LEVEL = 4;
export const HIGHEST_LEVEL = 27;
const STEPS_PER_OCTAVE = 4;
/** Different words of a middling opinion. It only has to be the same everywhere: a change needs every opinion stored anew. */
const MIDDLING = 400;

/** PostgreSQL's limits: positions to 16,383, 255 of them a word, one megabyte in all (with room to spare). */
const POSITIONS = 16_383;
const MAX_POSITIONS = 255;
const MAX_BYTES = 900_000;
const MAX_WORD_LENGTH = 60;

// A star and a number is where a page of the printed report begins: no word, and no gap in a phrase.
const WORD = /\*\d+|(?:\p{L}\.){2,}|[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;
const STOP_WORDS = new Set(
  (
    'a an and any are as at be been being but by can could did do does for from had has have he her him his how i if in into is it ' +
    'its me my no nor not of off on or our out over she should so some such than that the their them then there these they this ' +
    'those to too under up upon was we were what when where which while who whom whose why with would you your'
  ).split(' '),
);
const IN_NAMES = new Set('a al an and et for in of on or the to v versus vs'.split(' '));

/** Of words that were met, so that each is stemmed once; enough for nearly all that is written. */
const lexemes = new Map<string, string>();
const MAX_KEPT = 50_000;

/** Every word with its place in the text. Small words ("of", "the") have an empty lexeme: they are counted, not kept. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: written, index } of text.matchAll(WORD)) {
    if (written.startsWith('*')) continue;
    tokens.push({ lexeme: lexemeOf(written), start: index, end: index + written.length });
  }
  return tokens;
}

/** The tsvector of an opinion's paragraphs, as a literal. */
export function opinionWords(paragraphs: string[]): string {
  const places = new Map<string, number[]>();
  let place = 0;
  for (const paragraph of paragraphs) {
    for (const [written] of paragraph.matchAll(WORD)) {
      if (written.startsWith('*')) continue;
      // Counted round and round: a phrase stays a phrase in the longest opinion, and its text is looked at in the end.
      const position = (place++ % POSITIONS) + 1;
      const lexeme = lexemeOf(written);
      if (lexeme === '') continue;
      const known = places.get(lexeme);
      if (known) known.push(position);
      else places.set(lexeme, [position]);
    }
    place++; // no phrase runs from one paragraph into the next
  }
  return literal(places);
}

/** The tsvector of a case's name: its words as they are, and the whole name as one word. */
export function nameWords(name: string): string {
  const words = wordsOfName(name);
  const whole = wholeName(words);
  return [...new Set([...words, ...(whole ? [whole] : [])])].join(' ');
}

export function wordsOfName(name: string): string[] {
  const words = Array.from(name.matchAll(WORD), ([written]) => plain(written));
  const telling = words.filter((word) => word !== '' && !IN_NAMES.has(word)).map((word) => word.slice(0, MAX_WORD_LENGTH));
  return telling.slice(0, 100);
}

/** One word for all of them, or nothing for a name without words. */
export function wholeName(words: string[]): string | undefined {
  return words.length > 0 ? `~${words.join('~')}`.slice(0, 400) : undefined;
}

/** How much an opinion with so many different words is about a word it says so often; BM25 turned into a step. */
export function levelOf(times: number, different: number): number {
  const density = times / (0.25 + (0.75 * different) / MIDDLING);
  return Math.min(HIGHEST_LEVEL, Math.max(LOWEST_LEVEL, Math.floor(STEPS_PER_OCTAVE * Math.log2(density))));
}

/** The share of a word at a level in an opinion's score, from 0 to 1. */
export function shareOfLevel(level: number): number {
  const density = 2 ** ((level + 0.5) / STEPS_PER_OCTAVE);
  return density / (density + 1.2);
}

function literal(places: Map<string, number[]>): string {
  for (const most of [MAX_POSITIONS, 40, 4]) {
    const parts: string[] = [];
    let bytes = 0;
    for (const [lexeme, positions] of places) {
      const kept = positions.length > most ? positions.slice(0, most) : positions;
      parts.push(`${lexeme}:${kept.join(',')}`);
      bytes += bytesIn(lexeme) + 2 * kept.length + 4;
      if (positions.length < 2) continue;
      parts.push(`${lexeme}~${levelOf(positions.length, places.size)}`);
      bytes += bytesIn(lexeme) + 3;
    }
    if (bytes < MAX_BYTES) return parts.join(' ');
  }
  // No text of a court has so many words: the first ones must do.
  return [...places.keys()].slice(0, 10_000).join(' ');
}

/** At most: a letter beyond ASCII has two to four, of one or two units. */
function bytesIn(lexeme: string): number {
  return /^[a-z0-9]*$/.test(lexeme) ? lexeme.length : 3 * lexeme.length;
}

function lexemeOf(written: string): string {
  let lexeme = lexemes.get(written);
  if (lexeme === undefined) {
    const own = ownText(written);
    const word = plain(own);
    lexeme = STOP_WORDS.has(word) ? '' : stemmer(word).slice(0, MAX_WORD_LENGTH).toWellFormed();
    if (lexemes.size < MAX_KEPT && own.length <= MAX_WORD_LENGTH) lexemes.set(own, lexeme);
  }
  return lexeme;
}

/** V8 keeps a longer piece of a text as a view of it: a word that is remembered would hold on to its whole opinion. */
function ownText(piece: string): string {
  return piece.length < 13 || piece.length > MAX_WORD_LENGTH ? piece : piece.split('').join('');
}

/** Lower case, without accents, dots, apostrophes and the owner's s. */
function plain(written: string): string {
  const lower = written.toLowerCase().replace(/['’]s$/, '');
  return /^[a-z0-9]+$/.test(lower) ? lower : lower.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
}
