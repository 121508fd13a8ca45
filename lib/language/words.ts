// Tokenizes text into the words that search compares: lower case, no accents or apostrophes, stems
// ("evicted" matches "eviction"). Form numbers are preserved ("N-400" is n, 400 and n400; "U.S.C."
// is usc), because people search for exactly those.

import { stemmer } from 'stemmer';
import { memoizeUpTo } from '../memo.ts';

export type Word = { stem: string; word: string; start: number; end: number };

const WORD = /(?:\p{L}\.){2,}|[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
const CODE = /^(?:\p{L}{1,4}|\p{N}+)$/u;

const STOP_WORDS = new Set(
  (
    'a about after again all also am an and any are as at be because been before being but by can cant could did didnt do ' +
    'does doesnt doing dont down for from get gets getting go going got had has hasnt have havent having he her here hers ' +
    'him his how i id if ill im in into is isnt it its ive just keep keeps let like me more most much my need no not now ' +
    'of off on one only or other our out over own please really she should so some someone somebody still such tell than ' +
    'that thats the their them then there these they thing things this those to too up us very want wants was wasnt we ' +
    'well were what when where which while who why will with without wont would wouldnt you your'
  ).split(' '),
);

const MAX_STEMS = 50_000;

export const stemWord = memoizeUpTo(MAX_STEMS, (word: string): string => stemmer(word));

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Every word with its offsets; a code like N-400 is added once more as a whole. */
export function tokenizeWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = normalizeWord(match[0]);
    if (word === '') continue;
    const start = match.index;
    const end = match.index + match[0].length;
    const previous = words.at(-1);
    words.push({ word, stem: stemWord(word), start, end });
    if (
      previous &&
      previous.end === start - 1 &&
      text[start - 1] === '-' &&
      isCode(previous.word, word)
    ) {
      words.push({
        word: previous.word + word,
        stem: previous.word + word,
        start: previous.start,
        end,
      });
    }
  }
  return words;
}

/** The words that are not stop words; if there are none, all words ("who are you"). */
export function pickContentWords(words: Word[]): Word[] {
  const content = words.filter(({ word }) => !STOP_WORDS.has(word));
  return content.length > 0 ? content : words;
}

function isCode(left: string, right: string): boolean {
  return CODE.test(left) && CODE.test(right) && /\p{N}/u.test(left + right);
}

function normalizeWord(text: string): string {
  const lower = text.toLowerCase();
  // Most words are plain ASCII; the slow path is for the rest.
  const bare = /^[a-z0-9]+$/.test(lower)
    ? lower
    : lower.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
  return bare.length > 5 && /['’]s$/.test(lower) ? bare.slice(0, -1) : bare;
}

/** Normalizes text for substring comparison: case, quotation marks and whitespace. */
export function flattenText(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();
}
