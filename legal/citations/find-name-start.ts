// Where the name of a case begins: words are read backward to the end of a sentence, a bracket, a
// quotation or a word of prose, and what only introduces the name ("See", "The Court in") is then
// taken off. Reading never goes past the offset that a caller gives.
import {
  CAPTION_TAIL,
  isCapitalized,
  NOT_NAMES,
  SIGNALS,
  SMALL_WORDS,
  toOneLine,
} from './caption-words.ts';
import { isAbbreviation } from './name-words.ts';
import { isSpace, isUpper, skipSpacesBack } from './spelling.ts';

type Word = { start: number; text: string };

export function findPlaintiffStart(
  text: string,
  minStart: number,
  beforeV: number,
  isLowerCase: boolean,
): number {
  const { words: all, stop } = readWordsBack(text, minStart, beforeV, 45);
  if (isLowerCase && !all.length && stop?.text) return stop.start;
  const words = all.slice(skipCourtPhrase(all));
  let followsProse = (stop !== undefined && !SIGNALS.has(stop.text)) || words.length < all.length;
  while (words.length > 1 && isIntroductory(words[0]?.text ?? '', words[1]?.text ?? ''))
    followsProse = /^(?:[Ii]n|Under)$/.test(words.shift()?.text ?? '') || followsProse;
  const cut = followsProse ? skipProseIntroduction(words) : 0;
  return words[cut]?.start ?? beforeV;
}

/**
 * "The Court in Obergefell v. Hodges", "Mr. Justice Harlan in O'Neil v. Vermont": the name begins
 * after "in".
 */
function skipCourtPhrase(words: Word[]): number {
  const judge = words.findIndex(({ text }) =>
    /^(?:Justice|Judge|Court|Circuit|Congress|Appeals|Division|Panel)\b/.test(text),
  );
  return judge < 0
    ? 0
    : words.findIndex(({ text }, i) => i > judge && i <= judge + 4 && text === 'in') + 1;
}

/**
 * The words before `end` that a name may contain, and the word of prose that stopped the search, if
 * any.
 */
function readWordsBack(
  text: string,
  minStart: number,
  end: number,
  maxWords: number,
): { words: Word[]; stop: Word | undefined } {
  const words: Word[] = [];
  let start = end;
  while (start > minStart && words.length < maxWords) {
    const wordEnd = skipSpacesBack(text, start, words.length ? 5 : 12);
    if (wordEnd <= minStart || (words.length && /\n\s*\n/.test(text.slice(wordEnd, start)))) break;
    const bracket = findBracketBefore(text, minStart, wordEnd);
    let wordStart = bracket ?? wordEnd;
    while (
      bracket === undefined &&
      wordStart > minStart &&
      wordEnd - wordStart < 60 &&
      !isSpace(text.charCodeAt(wordStart - 1))
    )
      wordStart--;
    const raw = text.slice(wordStart, wordEnd);
    const isBracket = bracket !== undefined;
    const openIndex = isBracket ? -1 : findOpening(raw);
    const word = { start: wordStart + openIndex + 1, text: raw.slice(openIndex + 1) };
    if (
      words.length &&
      !isBracket &&
      (isBoundary(word.text) || /^(?:See|Cf\.|Accord|Compare|Contra),?$/.test(word.text))
    )
      break;
    if (!word.text || (!isCapitalized(word.text) && !SMALL_WORDS.has(word.text.replace(/,$/, ''))))
      return { words, stop: word };
    words.unshift(word);
    start = wordStart;
    if (openIndex >= 0) break;
  }
  return { words, stop: undefined };
}

/**
 * Index of the bracket, quotation mark or footnote number ("[9]Haley") in a word after which the
 * name begins.
 */
function findOpening(raw: string): number {
  const note = /^.{0,6}\[\d{1,3}\](?=[A-Z])/.exec(raw);
  return note
    ? note[0].length - 1
    : Math.max(
        raw.lastIndexOf('('),
        raw.lastIndexOf('['),
        raw.lastIndexOf('“'),
        raw.lastIndexOf('"'),
      );
}

/**
 * "Ford Motor Co. (Chicago Stamping Plant)": a parenthesis that belongs to the name is read as one
 * word.
 */
function findBracketBefore(text: string, minStart: number, end: number): number | undefined {
  const last = text[end - 1] === ',' ? end - 1 : end;
  if (text[last - 1] !== ')') return undefined;
  const from = Math.max(minStart, last - 80);
  const open = text.slice(from, last).lastIndexOf('(');
  return open >= 0 && /^\([A-Z][^()]*[^\d)]\)$/.test(text.slice(from + open, last))
    ? from + open
    : undefined;
}

/** A word that ends the text before the name: the end of a sentence, a clause or a quotation. */
function isBoundary(word: string): boolean {
  if (/[;:)\]”"—?!]$/.test(word) || /^(?:Id|id|Ibid|ibid|supra|infra)[.,]?$/.test(word))
    return true;
  if (!word.endsWith('.') || /^(?:al|rel|ux|vir|nom|no)\.$|[A-Z]\.$|['’][a-z]{1,3}\.$/.test(word))
    return false;
  return !isUpper(word.charCodeAt(0)) || !isAbbreviation(word);
}

function isIntroductory(word: string, next: string): boolean {
  if (word === 'In' || word === 'in') return !/^(?:re|Re|the)$/.test(next);
  if (/^\*?\d+[.),]?$/.test(word)) return !/^\d+$/.test(word);
  return (
    SIGNALS.has(word) ||
    SIGNALS.has(word.replace(/,$/, '')) ||
    (SMALL_WORDS.has(word) && !isCapitalized(word))
  );
}

/**
 * After prose, a comma ends an introduction ("In California, Smith v. …") unless the next words
 * belong to a caption.
 */
function skipProseIntroduction(words: { text: string }[]): number {
  for (let i = words.length - 1; i > 0; i--) {
    if (!words[i - 1]?.text.endsWith(',')) continue;
    const rest = words.slice(i);
    if (
      CAPTION_TAIL.test(rest[0]?.text ?? '') ||
      rest.some(({ text }) => text === '&' || text === 'and')
    )
      continue;
    return i;
  }
  return 0;
}

/** The capitalized words that end at `end`; undefined if there are none or they are not a name. */
export function readCapitalizedRun(
  text: string,
  from: number,
  end: number,
): { start: number; name: string } | undefined {
  const { words: all } = readWordsBack(text, Math.max(from, end - 120), end, 9);
  const comma = all.findLastIndex(
    (word, i) =>
      i < all.length - 1 && word.text.endsWith(',') && !CAPTION_TAIL.test(all[i + 1]?.text ?? ''),
  );
  const words = all.slice(comma + 1);
  while (words.length > 1 && isIntroductory(words[0]?.text ?? '', words[1]?.text ?? ''))
    words.shift();
  while (words[0] && !isUpper(words[0].text.charCodeAt(0))) words.shift();
  const head = words[0];
  if (!head) return undefined;
  const name = toOneLine(text.slice(head.start, end)).replace(/,$|\sat \*?\d[\d-]*$/g, '');
  if (!/[a-z]{2}|[A-Z]{2}/.test(name) || SIGNALS.has(name) || isBoundary(words.at(-1)?.text ?? ''))
    return undefined;
  if (
    NOT_NAMES.test(name.replace(/[.,]/g, '')) ||
    /^(?:Section|Part|Rule|Chapter|Title|Art|Article) /.test(name)
  )
    return undefined;
  return { start: head.start, name };
}
