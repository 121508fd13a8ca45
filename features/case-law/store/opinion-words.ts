// The tsvector of an opinion. Stemming is done in JavaScript, so that texts and queries are
// tokenized the same way on every server. Each word that occurs more than once is also stored with
// a level, `word~12`: its quantized BM25 term weight, in steps of a quarter octave. A search reads
// levels from the top down and stops early, so that a very common word costs no more than a rare
// one (docs/decisions/0007).
import { stemmer } from 'stemmer';

export type Token = { lexeme: string; start: number; end: number };

export const LOWEST_LEVEL = 4;
export const HIGHEST_LEVEL = 27;
const STEPS_PER_OCTAVE = 4;
/**
 * Distinct words of a typical opinion, for length normalization. Changing it requires storing every
 * opinion again.
 */
const TYPICAL_DISTINCT_WORDS = 400;

/**
 * PostgreSQL's limits: positions up to 16,383, 255 of them per word, one megabyte in all (with some
 * margin).
 */
const MAX_POSITION = 16_383;
const MAX_POSITIONS_PER_WORD = 255;
const MAX_BYTES = 900_000;
const MAX_WORD_LENGTH = 60;

// A star and a number mark a page of the printed report. They are not words and leave no gap in a
// phrase.
const WORD = /\*\d+|(?:\p{L}\.){2,}|[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;
const STOP_WORDS = new Set(
  (
    'a an and any are as at be been being but by can could did do does for from had has have he her him his how i if in into is it ' +
    'its me my no nor not of off on or our out over she should so some such than that the their them then there these they this ' +
    'those to too under up upon was we were what when where which while who whom whose why with would you your'
  ).split(' '),
);
const NAME_STOP_WORDS = new Set('a al an and et for in of on or the to v versus vs'.split(' '));

/** Lexeme by raw word, so that each word is stemmed once. The cap covers nearly all vocabulary. */
const lexemeCache = new Map<string, string>();
const MAX_CACHED_LEXEMES = 50_000;

/**
 * All words with their offsets. Stop words ("of", "the") have an empty lexeme: they count toward
 * distances but are not stored.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: rawWord, index } of text.matchAll(WORD)) {
    if (rawWord.startsWith('*')) continue;
    tokens.push({ lexeme: getLexeme(rawWord), start: index, end: index + rawWord.length });
  }
  return tokens;
}

/** The tsvector literal of an opinion's paragraphs. */
export function buildOpinionVector(paragraphs: string[]): string {
  const positionsByLexeme = new Map<string, number[]>();
  let wordIndex = 0;
  for (const paragraph of paragraphs) {
    for (const [rawWord] of paragraph.matchAll(WORD)) {
      if (rawWord.startsWith('*')) continue;
      // Positions wrap around, so that phrases still match at the end of a very long opinion;
      // phrase hits are verified in the text.
      const position = (wordIndex++ % MAX_POSITION) + 1;
      const lexeme = getLexeme(rawWord);
      if (lexeme === '') continue;
      const positions = positionsByLexeme.get(lexeme);
      if (positions) positions.push(position);
      else positionsByLexeme.set(lexeme, [position]);
    }
    wordIndex++; // a phrase must not span two paragraphs
  }
  return formatVector(positionsByLexeme);
}

/**
 * The tsvector literal of a case's name: its words, not stemmed, and the whole name as one lexeme.
 */
export function buildNameVector(name: string): string {
  const words = splitNameWords(name);
  const wholeName = joinNameWords(words);
  return [...new Set([...words, ...(wholeName ? [wholeName] : [])])].join(' ');
}

export function splitNameWords(name: string): string[] {
  const words = Array.from(name.matchAll(WORD), ([rawWord]) => normalizeWord(rawWord));
  const significantWords = words
    .filter((word) => word !== '' && !NAME_STOP_WORDS.has(word))
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
  return significantWords.slice(0, 100);
}

/** One lexeme for the whole name; undefined for a name without words. */
export function joinNameWords(words: string[]): string | undefined {
  return words.length > 0 ? `~${words.join('~')}`.slice(0, 400) : undefined;
}

/** Quantized BM25 term weight for a term frequency and document length. */
export function getTermLevel(frequency: number, distinctWords: number): number {
  const density = frequency / (0.25 + (0.75 * distinctWords) / TYPICAL_DISTINCT_WORDS);
  return Math.min(
    HIGHEST_LEVEL,
    Math.max(LOWEST_LEVEL, Math.floor(STEPS_PER_OCTAVE * Math.log2(density))),
  );
}

/** BM25 term share of a level, from 0 to 1. */
export function getShareForLevel(level: number): number {
  const density = 2 ** ((level + 0.5) / STEPS_PER_OCTAVE);
  return density / (density + 1.2);
}

function formatVector(positionsByLexeme: Map<string, number[]>): string {
  for (const maxPositions of [MAX_POSITIONS_PER_WORD, 40, 4]) {
    const parts: string[] = [];
    let bytes = 0;
    for (const [lexeme, positions] of positionsByLexeme) {
      const storedPositions =
        positions.length > maxPositions ? positions.slice(0, maxPositions) : positions;
      parts.push(`${lexeme}:${storedPositions.join(',')}`);
      bytes += estimateBytes(lexeme) + 2 * storedPositions.length + 4;
      if (positions.length < 2) continue;
      parts.push(`${lexeme}~${getTermLevel(positions.length, positionsByLexeme.size)}`);
      bytes += estimateBytes(lexeme) + 3;
    }
    if (bytes < MAX_BYTES) return parts.join(' ');
  }
  // No real opinion has this many distinct words; keep the first ones.
  return [...positionsByLexeme.keys()].slice(0, 10_000).join(' ');
}

/** Upper bound of the UTF-8 length: at most three bytes per UTF-16 unit. */
function estimateBytes(lexeme: string): number {
  return /^[a-z0-9]*$/.test(lexeme) ? lexeme.length : 3 * lexeme.length;
}

function getLexeme(rawWord: string): string {
  let lexeme = lexemeCache.get(rawWord);
  if (lexeme === undefined) {
    const detached = detachString(rawWord);
    const word = normalizeWord(detached);
    lexeme = STOP_WORDS.has(word) ? '' : stemmer(word).slice(0, MAX_WORD_LENGTH).toWellFormed();
    if (lexemeCache.size < MAX_CACHED_LEXEMES && detached.length <= MAX_WORD_LENGTH)
      lexemeCache.set(detached, lexeme);
  }
  return lexeme;
}

/**
 * V8 stores longer substrings as slices, so that a cached word would keep its whole opinion in
 * memory.
 */
function detachString(piece: string): string {
  return piece.length < 13 || piece.length > MAX_WORD_LENGTH ? piece : piece.split('').join('');
}

/** Lower case, without accents, periods, apostrophes and the possessive s. */
function normalizeWord(rawWord: string): string {
  const lower = rawWord.toLowerCase().replace(/['’]s$/, '');
  return /^[a-z0-9]+$/.test(lower) ? lower : lower.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
}
