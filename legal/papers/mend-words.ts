// Words of a passage as they were before a scanner ran them together ("wasserved", "within10"),
// split them ("mai led", "D A T E") or a line ended inside of them ("mail-" and "ing"). Only words
// by which papers say when time runs are mended. For reading a passage: offsets do not stay.
import { foldText } from './ocr-text.ts';

const WORDS = [
  'after against allowed and any appeal answer are arrest arrested at be been before business by',
  'calendar certified citation class copy court coverage date dated day days decision decree',
  'deliver delivered delivery determination effective end ends entered entry expiration file filed',
  'first following for from given hand handed has have hearing in is issuance issued it judgment',
  'letter mail mailed mailing must not notice of office on or order paper papers pay personally',
  'post posted posting postmark postmarked receipt receive received respond response serve served',
  'service shall summons tenant the then this to unless until upon was were when which will with',
  'within writ you your',
].flatMap((line) => line.split(' '));
const BY_FOLD = new Set(WORDS.map(foldText));
/** "To-day" is no slip. */
const WHOLE = new Set(['today', 'withholding', 'payday', 'postdate'].map(foldText));
const MIN_GLUED = 5;
const MAX_GLUED = 32;
const MAX_PIECES = 4;
const MIN_REJOINED = 6;
const PIECE = /^[A-Za-z]{1,9}$/;

export function mendWords(passage: string): string {
  return passage
    .replace(/([A-Za-z])-[ \t]*\r?\n[ \t]*(?=[a-z])/g, '$1')
    .replace(/\b(?:[A-Za-z] ){3,}[A-Za-z]\b/g, (spaced) => spaced.replaceAll(' ', ''))
    .replace(/\b([A-Za-z]{2,14})(?=\d)/g, (word) => (isWord(word) ? `${word} ` : word))
    .replace(/(?<=\d\)?|\))(?=(?:days?|weeks?|months?)\b)/gi, ' ')
    .replace(/\b[A-Za-z|!]{5,32}\b/g, splitWord)
    .split(/(\s+)/)
    .reduce<string[]>(addPart, [])
    .join('');
}

/** Words and the spaces between them, in turn. */
function addPart(parts: string[], part: string): string[] {
  const [first = '', space] = parts.slice(-2);
  const joined =
    space === ' ' && PIECE.test(first) && PIECE.test(part) ? joinPieces(first, part) : undefined;
  return joined ? [...parts.slice(0, -2), joined] : [...parts, part];
}

const isWord = (word: string): boolean => BY_FOLD.has(foldText(word));

function splitWord(word: string): string {
  const folded = foldText(word);
  // Where folding made one letter of two, the places are not known.
  if (folded.length !== word.length || word.length < MIN_GLUED || word.length > MAX_GLUED)
    return word;
  if (BY_FOLD.has(folded) || WHOLE.has(folded)) return word;
  const ends = findPieces(folded, MAX_PIECES);
  if (!ends) return word;
  let start = 0;
  return ends
    .map((end) => {
      const piece = word.slice(start, end);
      start = end;
      return piece;
    })
    .join(' ');
}

/** The ends of the fewest words that make it up. */
function findPieces(folded: string, max: number): number[] | undefined {
  if (BY_FOLD.has(folded)) return [folded.length];
  if (max === 1) return undefined;
  let best: number[] | undefined;
  for (let end = folded.length - 2; end >= 2; end--) {
    if (!BY_FOLD.has(folded.slice(0, end))) continue;
    const rest = findPieces(folded.slice(end), max - 1);
    if (rest && rest.length + 1 < (best?.length ?? Number.POSITIVE_INFINITY))
      best = [end, ...rest.map((other) => other + end)];
  }
  return best;
}

function joinPieces(first: string, second: string): string | undefined {
  const whole = `${first}${second}`;
  if (whole.length < MIN_REJOINED) return undefined;
  // "arese rved": run together and split at once.
  if (!isWord(first) && !isWord(second) && !isWord(whole)) {
    const mended = splitWord(whole);
    return mended.split(' ').some((word) => word.length >= MIN_REJOINED && word !== whole)
      ? mended
      : undefined;
  }
  const isSplit = !(isWord(first) && isWord(second)) || whole.toLowerCase() === 'within';
  return isWord(whole) && isSplit ? whole : undefined;
}
