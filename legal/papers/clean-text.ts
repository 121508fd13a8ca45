// The text of a paper as it was before a scanner misread it, with the way back to the places of the
// text as it was given. Look-alikes in known words are put right ("WlTHlN"), words that were run
// together ("wasserved", "within10"), split ("mai led", "D A T E") or broken by the end of a line
// are mended, and boxes that nobody checked are left out where another one is checked.
import { foldText } from './ocr-text.ts';
import { PAPER_WORDS } from './paper-words.ts';

/** `places`: of each character in the text as it was given, and of its end. */
export type CleanText = { text: string; places: number[] };
type Mend = (...groups: string[]) => string | undefined;

/** By which papers say when time runs: these alone are found in longer words. */
const TIME_WORDS = [
  'after against allowed and any appeal answer are arrest arrested at be been before business by',
  'calendar certified citation class copy court coverage date dated day days decision decree',
  'deliver delivered delivery determination effective end ends entered entry expiration file filed',
  'first following for from given hand handed has have hearing in is issuance issued it judgment',
  'letter mail mailed mailing must not notice of office on or order paper papers pay personally',
  'post posted posting postmark postmarked receipt receive received respond response serve served',
  'service shall summons tenant the then this to unless until upon was were when which will with',
  'within writ you your',
].flatMap((line) => line.split(' '));
const TIME = new Set(TIME_WORDS.map(foldText));
const KNOWN = new Set([...PAPER_WORDS, ...TIME_WORDS]);
const BY_FOLD = new Map([...PAPER_WORDS, ...TIME_WORDS].map((word) => [foldText(word), word]));
/** "To-day" is no slip. */
const WHOLE = new Set(['today', 'withholding', 'payday', 'postdate'].map(foldText));
const MIN_GLUED = 5;
const MAX_GLUED = 32;
const MAX_PIECES = 4;
const MIN_REJOINED = 6;

const CHECKED = /\[ ?[xX✓✔] ?\]|\( ?[xX✓✔] ?\)|[☑☒]/;
const MAX_BETWEEN_BOXES = 500;
/** Its line is not empty. */
const OPEN_BOX = '~';
const UNCHECKED =
  /(?:\[[ _]{0,3}\]|\([ _]{0,3}\)|☐)[^\n[(☐☑☒]*(?:\((?!\s*[xX_]?\s*\))[^)\n]*\)[^\n[(☐☑☒]*)*/g;

export function cleanText(source: string): CleanText {
  const steps: [RegExp, Mend][] = [
    [/([A-Za-z])-[ \t]*\r?\n[ \t]*(?=[a-z])/g, (_, letter) => letter],
    [/\b([A-Za-z]{3,})- {1,3}([a-z]{2,})\b/g, joinBroken],
    [/\bU\. ?S\.(?= [A-Za-z])/g, () => 'US'],
    [/\b(?:[A-Za-z] ){3,}[A-Za-z]\b/g, (spaced = '') => spaced.replaceAll(' ', '')],
    [/(?<![\w$])[A-Za-z0-9|!]*[A-Za-z][A-Za-z0-9|!]*(?![\w|])/g, readLookalikes],
    [/\b([A-Za-z]{2,14})(?=\d)/g, (word = '') => (isTime(word) ? `${word} ` : undefined)],
    [/(\d\)?|\))(?=(?:days?|weeks?|months?)\b)/gi, (number) => `${number} `],
    [/\b[A-Za-z|!]{5,32}\b/g, splitWord],
    [/\b([A-Za-z]{1,9}) ([A-Za-z]{1,9})\b/g, joinPieces],
  ];
  let clean: CleanText = {
    text: dropUnchecked(source),
    places: Array.from({ length: source.length + 1 }, (_, index) => index),
  };
  for (const [pattern, mend] of steps) clean = replace(clean, pattern, mend);
  return clean;
}

type Span = { start: number; end: number };
/** A span of the text as it was given, in the clean one. */
export const toClean = <S extends Span>({ places }: CleanText, span: S): S => ({
  ...span,
  start: findPlace(places, span.start),
  end: findPlace(places, span.end),
});
export const toSource = <S extends Span>({ places }: CleanText, span: S): S => ({
  ...span,
  start: places[span.start] ?? 0,
  end: places[span.end] ?? places.at(-1) ?? 0,
});

/** Where a match stays as it is, the next one may begin behind its first group. */
function replace({ text, places }: CleanText, pattern: RegExp, mend: Mend): CleanText {
  const parts: string[] = [];
  const newPlaces: number[] = [];
  let end = 0;
  const keep = (until: number) => {
    parts.push(text.slice(end, until));
    for (let index = end; index < until; index++) newPlaces.push(places[index] as number);
  };
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [whole, first = whole] = match;
    const mended = mend(...match);
    if (mended === undefined || mended === whole) {
      pattern.lastIndex = match.index + Math.max(1, first.length);
      continue;
    }
    keep(match.index);
    parts.push(mended);
    for (let index = 0; index < mended.length; index++)
      newPlaces.push(places[match.index + Math.min(index, whole.length - 1)] as number);
    end = match.index + whole.length;
  }
  if (end === 0) return { text, places };
  keep(text.length);
  newPlaces.push(places[text.length] as number);
  return { text: parts.join(''), places: newPlaces };
}

function findPlace(places: number[], offset: number): number {
  let low = 0;
  let high = places.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

const dropUnchecked = (text: string): string =>
  text.replace(UNCHECKED, (option, index: number) => {
    const around = text.slice(Math.max(0, index - MAX_BETWEEN_BOXES), index + MAX_BETWEEN_BOXES);
    return CHECKED.test(around) ? OPEN_BOX.padEnd(option.length) : option;
  });

const isTime = (word: string): boolean => TIME.has(foldText(word));

function readLookalikes(word = ''): string | undefined {
  const lower = word.toLowerCase();
  if (KNOWN.has(lower) || /^[\dlIoO|!]+$/.test(word)) return undefined;
  const known = BY_FOLD.get(foldText(word));
  if (!known) return mendCase(word);
  if (/[A-Z]/.test(word) && !/[a-km-z]/.test(word)) return known.toUpperCase();
  return /^[A-Z]/.test(word) ? known[0]?.toUpperCase() + known.slice(1) : known;
}

/** "EXCLUDlNG", "UnfavorabIe": no word has such letters. */
const mendCase = (word: string): string =>
  word
    .replace(/(?<=[A-Z]{2})[l1|]|[l1|](?=[A-Z]{2})/g, 'I')
    .replace(/(?<=[a-z])[I|](?=[a-z]|$)/g, 'l')
    .replace(/(?<=[A-Z])0(?=[A-Z])/g, 'O')
    .replace(/(?<=[a-z])0(?=[a-z])/g, 'o');

function splitWord(word = ''): string | undefined {
  if (KNOWN.has(word.toLowerCase())) return undefined;
  const folded = foldText(word);
  // Where folding made one letter of two, the places are not known.
  if (folded.length !== word.length || word.length < MIN_GLUED || word.length > MAX_GLUED)
    return undefined;
  if (TIME.has(folded) || WHOLE.has(folded)) return undefined;
  const ends = findPieces(folded, MAX_PIECES);
  let start = 0;
  return ends
    ?.map((end) => {
      const piece = word.slice(start, end);
      start = end;
      return piece;
    })
    .join(' ');
}

/** The ends of the fewest words that make it up. */
function findPieces(folded: string, max: number): number[] | undefined {
  if (TIME.has(folded)) return [folded.length];
  if (max === 1) return undefined;
  let best: number[] | undefined;
  for (let end = folded.length - 2; end >= 2; end--) {
    if (!TIME.has(folded.slice(0, end))) continue;
    const rest = findPieces(folded.slice(end), max - 1);
    if (rest && rest.length + 1 < (best?.length ?? Number.POSITIVE_INFINITY))
      best = [end, ...rest.map((other) => other + end)];
  }
  return best;
}

/** "Exclud-  ing": broken where a line ended. */
const joinBroken = (_: string | undefined, first = '', second = ''): string | undefined =>
  KNOWN.has(`${first}${second}`.toLowerCase()) ? `${first}${second}` : undefined;

const isKnownWhole = (whole: string, first: string) =>
  KNOWN.has(whole.toLowerCase()) && !KNOWN.has(first.toLowerCase());

function joinPieces(_: string | undefined, first = '', second = ''): string | undefined {
  const whole = `${first}${second}`;
  if (whole.length < MIN_REJOINED) return undefined;
  if (whole.toLowerCase() === 'within') return whole;
  if (KNOWN.has(first.toLowerCase()) && KNOWN.has(second.toLowerCase())) return undefined;
  // "arese rved": run together and split at once.
  if (!isTime(first) && !isTime(second) && !isTime(whole)) {
    const mended = splitWord(whole);
    return mended?.split(' ').some((word) => word.length >= MIN_REJOINED) ? mended : undefined;
  }
  const isWord = isTime(whole) ? !(isTime(first) && isTime(second)) : isKnownWhole(whole, first);
  return isWord ? whole : undefined;
}
