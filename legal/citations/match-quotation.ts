// Is a quotation in the opinion it is attributed to? Words are compared, not spaces, capitals, punctuation or the style of quotes;
// an ellipsis may stand for words left out, [brackets] for a few words put in another way. Places are found by three-word look-ups
// and compared word by word in a bounded window, so that a long opinion costs one reading and no more.
type QuotationPart = { kind: 'kept' | 'removed' | 'added'; text: string };

export type QuotationMatch =
  | { kind: 'exact'; paragraph: number }
  /** `removed`: the opinion has it and the quotation has not; `added`: the other way round. */
  | { kind: 'altered'; paragraph: number; parts: QuotationPart[] }
  | { kind: 'absent' };

export type OpinionWords = { words: string[]; shown: string[]; paragraphs: number[]; triples: Map<string, number[]> };

/** Whether it stands there is asked of the whole quotation; differences are shown in its beginning. */
const MAX_QUOTE_LENGTH = 20_000;
const MAX_COMPARED_LENGTH = 600;
const MAX_PLACES = 60;
const ELLIPSIS_GAP = 400;
const BRACKET_GAP = 12;
/** A quotation of which less than this share is in the opinion is not there at all. */
const ALTERED_SHARE = 0.6;

const wordOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Read an opinion once, compare many quotations with it. */
export function readOpinion(paragraphs: string[]): OpinionWords {
  const [words, shown, numbers]: [string[], string[], number[]] = [[], [], []];
  for (const [number, paragraph] of paragraphs.entries()) {
    for (const text of paragraph.split(/[\s—–]+/)) {
      const word = wordOf(text);
      if (!word || /^\*\d+$/.test(text)) continue;
      words.push(word);
      shown.push(text);
      numbers.push(number);
    }
  }
  const triples = new Map<string, number[]>();
  for (let i = 0; i + 2 < words.length; i++) {
    const key = `${words[i]} ${words[i + 1]} ${words[i + 2]}`;
    const places = triples.get(key);
    if (!places) triples.set(key, [i]);
    else if (places.length < MAX_PLACES) places.push(i);
  }
  return { words, shown, paragraphs: numbers, triples };
}

type Piece = { words: string[]; shown: string[]; gap: number };

export function matchQuotation(quote: string, opinion: OpinionWords): QuotationMatch {
  const pieces = piecesOf(quote, MAX_QUOTE_LENGTH);
  const first = pieces.reduce((longest, piece, at) => (piece.words.length > (pieces[longest]?.words.length ?? 0) ? at : longest), 0);
  const anchor = pieces[first];
  if (!anchor || anchor.words.length < 3) return { kind: 'absent' };
  for (const place of opinion.triples.get(anchor.words.slice(0, 3).join(' ')) ?? []) {
    if (!standsAt(anchor.words, opinion.words, place)) continue;
    if (allAround(pieces, first, opinion.words, place)) return { kind: 'exact', paragraph: opinion.paragraphs[place] ?? 0 };
  }
  return nearest(piecesOf(quote, MAX_COMPARED_LENGTH), opinion);
}

function piecesOf(quote: string, longest: number): Piece[] {
  const pieces: Piece[] = [{ words: [], shown: [], gap: 0 }];
  const text = quote
    .replace(/\[(\p{L})\](?=\p{L})/gu, '$1')
    .replace(/\[[^\]]{0,200}\]/g, ' \u0001 ')
    .replace(/(?:\.\s?){3,}|…/g, ' \u0002 ');
  for (const shown of text.split(/[\s—–]+/).slice(0, longest)) {
    if (shown === '\u0001' || shown === '\u0002')
      pieces.push({ words: [], shown: [], gap: shown === '\u0001' ? BRACKET_GAP : ELLIPSIS_GAP });
    const word = wordOf(shown);
    const piece = pieces.at(-1);
    if (!word || !piece) continue;
    piece.words.push(word);
    piece.shown.push(shown);
  }
  return pieces.filter(({ words }) => words.length);
}

function standsAt(words: string[], text: string[], place: number): boolean {
  return place >= 0 && words.every((word, at) => text[place + at] === word);
}

/** The pieces before and after the anchor, each within the gap that stands for what was left out. */
function allAround(pieces: Piece[], anchor: number, text: string[], place: number): boolean {
  let end = place + (pieces[anchor]?.words.length ?? 0);
  for (const piece of pieces.slice(anchor + 1)) {
    const at = within(end, end + piece.gap, (from) => standsAt(piece.words, text, from));
    if (at === undefined) return false;
    end = at + piece.words.length;
  }
  let start = place;
  for (let i = anchor - 1; i >= 0; i--) {
    const [piece, gap] = [pieces[i], pieces[i + 1]?.gap ?? 0];
    if (!piece) return false;
    const last = start - piece.words.length;
    const at = within(0, gap, (back) => standsAt(piece.words, text, last - back));
    if (at === undefined) return false;
    start = last - at;
  }
  return true;
}

function within(from: number, to: number, test: (at: number) => boolean): number | undefined {
  for (let at = from; at <= to; at++) if (test(at)) return at;
  return undefined;
}

/** The place that shares most three-word runs with the quotation, compared word by word. */
function nearest(pieces: Piece[], opinion: OpinionWords): QuotationMatch {
  const words = pieces.flatMap((piece) => piece.words);
  const shown = pieces.flatMap((piece) => piece.shown);
  const votes = new Map<number, number>();
  for (let i = 0; i + 2 < words.length; i++) {
    for (const place of opinion.triples.get(`${words[i]} ${words[i + 1]} ${words[i + 2]}`) ?? []) {
      const slot = Math.round((place - i) / 8);
      votes.set(slot, (votes.get(slot) ?? 0) + 1);
    }
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  if (!best) return { kind: 'absent' };
  const from = Math.max(0, best[0] * 8 - 8);
  const window = opinion.words.slice(from, from + words.length + 30);
  const { parts, shared, at } = compare(words, shown, window, opinion.shown.slice(from, from + window.length));
  if (shared < ALTERED_SHARE * words.length) return { kind: 'absent' };
  return { kind: 'altered', paragraph: opinion.paragraphs[from + at] ?? 0, parts };
}

type Compared = { parts: QuotationPart[]; shared: number; at: number };

/** A longest common subsequence; what the window has before the first and after the last common word is not counted. */
function compare(quote: string[], quoteShown: string[], text: string[], textShown: string[]): Compared {
  const width = text.length + 1;
  const table = commonLengths(quote, text);
  const parts: QuotationPart[] = [];
  const add = (kind: QuotationPart['kind'], word = '') => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += ` ${word}`;
    else parts.push({ kind, text: word });
  };
  let [i, j, at] = [0, 0, -1];
  while (i < quote.length && j < text.length) {
    if (quote[i] === text[j]) {
      if (at < 0) at = j;
      add('kept', textShown[j++]);
      i++;
    } else if ((table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0)) add('added', quoteShown[i++]);
    else if (at >= 0) add('removed', textShown[j++]);
    else j++;
  }
  while (i < quote.length) add('added', quoteShown[i++]);
  return { parts, shared: table[0] ?? 0, at: Math.max(0, at) };
}

/** How many words the rest of the quotation and the rest of the text have in common, for every pair of places. */
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
