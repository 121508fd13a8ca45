// Is a quotation in the opinion it is attributed to? Only words are compared, not spaces, capitals, punctuation or quotation marks;
// an ellipsis may replace omitted words, [brackets] a few altered ones. Candidate positions come from a trigram index and are
// compared word by word in a bounded window, so that each opinion is read only once.
type QuotationPart = { kind: 'kept' | 'removed' | 'added'; text: string };

export type QuotationMatch =
  | { kind: 'exact'; paragraph: number }
  /** `removed`: in the opinion but not in the quotation; `added`: in the quotation but not in the opinion. */
  | { kind: 'altered'; paragraph: number; parts: QuotationPart[] }
  | { kind: 'absent' };

export type OpinionWords = { words: string[]; texts: string[]; paragraphs: number[]; triples: Map<string, number[]> };

/** The whole quotation is searched for; differences are computed only for its beginning. */
const MAX_QUOTE_WORDS = 20_000;
const MAX_COMPARED_WORDS = 600;
const MAX_POSITIONS = 60;
const MAX_ELLIPSIS_WORDS = 400;
const MAX_BRACKET_WORDS = 12;
/** A quotation that shares fewer of its words with the opinion counts as absent. */
const MIN_ALTERED_SHARE = 0.6;

const normalizeWord = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Builds the index that many quotations can be compared with. */
export function readOpinion(paragraphs: string[]): OpinionWords {
  const words: string[] = [];
  const texts: string[] = [];
  const paragraphNumbers: number[] = [];
  for (const [number, paragraph] of paragraphs.entries()) {
    for (const text of paragraph.split(/[\s—–]+/)) {
      const word = normalizeWord(text);
      if (!word || /^\*\d+$/.test(text)) continue;
      words.push(word);
      texts.push(text);
      paragraphNumbers.push(number);
    }
  }
  const triples = new Map<string, number[]>();
  for (let i = 0; i + 2 < words.length; i++) {
    const key = `${words[i]} ${words[i + 1]} ${words[i + 2]}`;
    const positions = triples.get(key);
    if (!positions) triples.set(key, [i]);
    else if (positions.length < MAX_POSITIONS) positions.push(i);
  }
  return { words, texts, paragraphs: paragraphNumbers, triples };
}

type Piece = { words: string[]; texts: string[]; gap: number };

export function matchQuotation(quote: string, opinion: OpinionWords): QuotationMatch {
  const pieces = splitPieces(quote, MAX_QUOTE_WORDS);
  const anchorIndex = pieces.reduce((longest, piece, i) => (piece.words.length > (pieces[longest]?.words.length ?? 0) ? i : longest), 0);
  const anchor = pieces[anchorIndex];
  if (!anchor || anchor.words.length < 3) return { kind: 'absent' };
  for (const position of opinion.triples.get(anchor.words.slice(0, 3).join(' ')) ?? []) {
    if (!matchesWordsAt(anchor.words, opinion.words, position)) continue;
    if (matchesAround(pieces, anchorIndex, opinion.words, position)) return { kind: 'exact', paragraph: opinion.paragraphs[position] ?? 0 };
  }
  return findNearest(splitPieces(quote, MAX_COMPARED_WORDS), opinion);
}

function splitPieces(quote: string, maxWords: number): Piece[] {
  const pieces: Piece[] = [{ words: [], texts: [], gap: 0 }];
  const text = quote
    .replace(/\[(\p{L})\](?=\p{L})/gu, '$1')
    .replace(/\[[^\]]{0,200}\]/g, ' \u0001 ')
    .replace(/(?:\.\s?){3,}|…/g, ' \u0002 ');
  for (const token of text.split(/[\s—–]+/).slice(0, maxWords)) {
    if (token === '\u0001' || token === '\u0002')
      pieces.push({ words: [], texts: [], gap: token === '\u0001' ? MAX_BRACKET_WORDS : MAX_ELLIPSIS_WORDS });
    const word = normalizeWord(token);
    const piece = pieces.at(-1);
    if (!word || !piece) continue;
    piece.words.push(word);
    piece.texts.push(token);
  }
  return pieces.filter(({ words }) => words.length);
}

function matchesWordsAt(words: string[], text: string[], position: number): boolean {
  return position >= 0 && words.every((word, i) => text[position + i] === word);
}

/** Matches the pieces before and after the anchor, each within the gap allowed for omitted words. */
function matchesAround(pieces: Piece[], anchorIndex: number, text: string[], position: number): boolean {
  let end = position + (pieces[anchorIndex]?.words.length ?? 0);
  for (const piece of pieces.slice(anchorIndex + 1)) {
    const pieceStart = findInRange(end, end + piece.gap, (from) => matchesWordsAt(piece.words, text, from));
    if (pieceStart === undefined) return false;
    end = pieceStart + piece.words.length;
  }
  let start = position;
  for (let i = anchorIndex - 1; i >= 0; i--) {
    const piece = pieces[i];
    const gap = pieces[i + 1]?.gap ?? 0;
    if (!piece) return false;
    const last = start - piece.words.length;
    const gapLength = findInRange(0, gap, (back) => matchesWordsAt(piece.words, text, last - back));
    if (gapLength === undefined) return false;
    start = last - gapLength;
  }
  return true;
}

function findInRange(from: number, to: number, test: (i: number) => boolean): number | undefined {
  for (let i = from; i <= to; i++) if (test(i)) return i;
  return undefined;
}

/** Compares the quotation word by word with the window that shares the most trigrams with it. */
function findNearest(pieces: Piece[], opinion: OpinionWords): QuotationMatch {
  const words = pieces.flatMap((piece) => piece.words);
  const texts = pieces.flatMap((piece) => piece.texts);
  const votes = new Map<number, number>();
  for (let i = 0; i + 2 < words.length; i++) {
    for (const position of opinion.triples.get(`${words[i]} ${words[i + 1]} ${words[i + 2]}`) ?? []) {
      const slot = Math.round((position - i) / 8);
      votes.set(slot, (votes.get(slot) ?? 0) + 1);
    }
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  if (!best) return { kind: 'absent' };
  const from = Math.max(0, best[0] * 8 - 8);
  const window = opinion.words.slice(from, from + words.length + 30);
  const { parts, shared, start } = compareWords(words, texts, window, opinion.texts.slice(from, from + window.length));
  if (shared < MIN_ALTERED_SHARE * words.length) return { kind: 'absent' };
  return { kind: 'altered', paragraph: opinion.paragraphs[from + start] ?? 0, parts };
}

type Comparison = { parts: QuotationPart[]; shared: number; start: number };

/** Longest common subsequence; the window's words before the first and after the last common word are ignored. */
function compareWords(quote: string[], quoteTexts: string[], text: string[], opinionTexts: string[]): Comparison {
  const width = text.length + 1;
  const table = commonLengths(quote, text);
  const parts: QuotationPart[] = [];
  const add = (kind: QuotationPart['kind'], word = '') => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += ` ${word}`;
    else parts.push({ kind, text: word });
  };
  let i = 0;
  let j = 0;
  let firstShared = -1;
  while (i < quote.length && j < text.length) {
    if (quote[i] === text[j]) {
      if (firstShared < 0) firstShared = j;
      add('kept', opinionTexts[j++]);
      i++;
    } else if ((table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0)) add('added', quoteTexts[i++]);
    else if (firstShared >= 0) add('removed', opinionTexts[j++]);
    else j++;
  }
  while (i < quote.length) add('added', quoteTexts[i++]);
  return { parts, shared: table[0] ?? 0, start: Math.max(0, firstShared) };
}

/** For every pair of positions: how many words the rest of the quotation and the rest of the text have in common. */
function commonLengths(quote: string[], text: string[]): Uint16Array {
  const width = text.length + 1;
  const table = new Uint16Array((quote.length + 1) * width);
  for (let i = quote.length - 1; i >= 0; i--) {
    for (let j = text.length - 1; j >= 0; j--) {
      const here = i * width + j;
      const longer = Math.max(table[here + width] ?? 0, table[here + 1] ?? 0);
      table[here] = quote[i] === text[j] ? (table[here + width + 1] ?? 0) + 1 : longer;
    }
  }
  return table;
}
