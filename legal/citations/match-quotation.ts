// Is a quotation in the text it is attributed to? Only words are compared (quotation-words.ts); an
// ellipsis may replace omitted words, [brackets] a few altered ones. Candidate positions come from
// a trigram index and are compared word by word in a bounded window, so that each text is read only
// once.
import {
  type Comparison,
  compareOneChange,
  compareWords,
  type QuotationPart,
} from './compare-words.ts';
import { BRACKETED_WORDS, type OpinionWords, type Piece, splitPieces } from './quotation-words.ts';

export type QuotationMatch =
  | { kind: 'exact'; paragraph: number }
  /**
   * `removed`: in the source but not in the quotation; `added`: in the quotation but not in the
   * source.
   */
  | { kind: 'altered'; paragraph: number; parts: QuotationPart[] }
  | { kind: 'absent' };

/** The whole quotation is searched for; differences are computed only for its beginning. */
const MAX_QUOTE_WORDS = 20_000;
const MAX_COMPARED_WORDS = 600;
/** Ways to match the pieces so far that are followed at the same time. */
const MAX_WAYS = 8;
/** A quotation that shares fewer of its words with the source counts as absent. */
const MIN_ALTERED_SHARE = 0.6;
/** Words on both sides of the likeliest position that are compared too. */
const WINDOW_MARGIN = 15;

export function matchQuotation(quote: string, opinion: OpinionWords): QuotationMatch {
  for (const bracketedWord of BRACKETED_WORDS) {
    const paragraph = findExact(splitPieces(quote, MAX_QUOTE_WORDS, bracketedWord), opinion);
    if (paragraph !== undefined) return { kind: 'exact', paragraph };
    if (!quote.includes('[')) break;
  }
  return findNearest(splitPieces(quote, MAX_COMPARED_WORDS, BRACKETED_WORDS[0]), opinion);
}

/** The paragraph of its longest piece. */
function findExact(pieces: Piece[], opinion: OpinionWords): number | undefined {
  const anchorIndex = pieces.reduce(
    (longest, piece, i) =>
      piece.words.length > (pieces[longest]?.words.length ?? 0) ? i : longest,
    0,
  );
  const anchor = pieces[anchorIndex];
  if (!anchor || anchor.words.length < 3) return undefined;
  const rarest = findRarestTriple(anchor.words, opinion);
  for (const found of rarest.positions) {
    const position = found - rarest.offset;
    if (!matchesWordsAt(anchor.words, opinion.words, position)) continue;
    if (!matchesBefore(pieces.slice(0, anchorIndex + 1), opinion.words, position)) continue;
    if (matchesAfter(pieces.slice(anchorIndex + 1), opinion.words, position + anchor.words.length))
      return opinion.paragraphs[position];
  }
  return undefined;
}

/**
 * Common ones ("the Secretary shall") stand in a long text more often than positions are stored.
 */
function findRarestTriple(
  words: string[],
  { triples }: OpinionWords,
): { offset: number; positions: number[] } {
  let rarest = { offset: 0, positions: [] as number[] };
  for (let offset = 0; offset + 2 < words.length; offset++) {
    const positions = triples.get(`${words[offset]} ${words[offset + 1]} ${words[offset + 2]}`);
    if (!positions) return { offset, positions: [] };
    if (offset === 0 || positions.length < rarest.positions.length) rarest = { offset, positions };
  }
  return rarest;
}

function matchesWordsAt(words: string[], text: string[], position: number): boolean {
  return position >= 0 && words.every((word, i) => text[position + i] === word);
}

/** Matches the pieces after a position, each within the gap allowed for omitted words. */
function matchesAfter(pieces: Piece[], text: string[], position: number): boolean {
  let ends = [position];
  for (const { words, gap } of pieces) {
    const starts = findInRanges(
      ends.map((end) => [end, end + gap]),
      (from) => matchesWordsAt(words, text, from),
    );
    ends = starts.map((start) => start + words.length);
    if (ends.length === 0) return false;
  }
  return true;
}

/** The same backward, the last of the pieces being at the position. */
function matchesBefore(pieces: Piece[], text: string[], position: number): boolean {
  let starts = [position];
  for (let i = pieces.length - 2; i >= 0; i--) {
    const { words } = pieces[i] as Piece;
    const gap = pieces[i + 1]?.gap ?? 0;
    const ranges = starts
      .map((start): [number, number] => [start - words.length - gap, start - words.length])
      .reverse();
    starts = findInRanges(ranges, (from) => matchesWordsAt(words, text, from)).reverse();
    if (starts.length === 0) return false;
  }
  return true;
}

/** The first few positions in the ranges, which are in ascending order and may overlap. */
function findInRanges(ranges: [number, number][], test: (i: number) => boolean): number[] {
  const found: number[] = [];
  let next = 0;
  for (const [from, to] of ranges) {
    for (let i = Math.max(from, next); i <= to; i++)
      if (test(i) && found.push(i) === MAX_WAYS) return found;
    next = Math.max(next, to + 1);
  }
  return found;
}

/**
 * Compares the quotation word by word with the text around the position that shares the most
 * trigrams with it, piece by piece.
 */
function findNearest(pieces: Piece[], opinion: OpinionWords): QuotationMatch {
  const votes = pieces.map((piece) =>
    findLikeliest(piece.words, opinion, -WINDOW_MARGIN, opinion.words.length),
  );
  const anchorIndex = votes.reduce(
    (best, vote, i) => ((vote?.count ?? 0) > (votes[best]?.count ?? 0) ? i : best),
    0,
  );
  const anchor = votes[anchorIndex];
  if (!anchor) return { kind: 'absent' };
  const comparisons = new Array<Comparison>(pieces.length);
  const compareAt = (i: number, from: number) => {
    comparisons[i] = comparePiece(pieces[i] as Piece, opinion, from);
    return comparisons[i] as Comparison;
  };
  let { end } = compareAt(anchorIndex, anchor.position);
  for (let i = anchorIndex + 1; i < pieces.length; i++) {
    const { words, gap } = pieces[i] as Piece;
    end = compareAt(i, locatePiece(words, opinion, end, end + gap) ?? end).end;
  }
  let start = comparisons[anchorIndex]?.start ?? 0;
  for (let i = anchorIndex - 1; i >= 0; i--) {
    const { words } = pieces[i] as Piece;
    const last = start - words.length;
    start = compareAt(
      i,
      locatePiece(words, opinion, last - (pieces[i + 1]?.gap ?? 0), last) ?? last,
    ).start;
  }
  const wordCount = pieces.reduce((sum, { words }) => sum + words.length, 0);
  const shared = comparisons.reduce((sum, comparison) => sum + comparison.shared, 0);
  if (shared < MIN_ALTERED_SHARE * wordCount) return { kind: 'absent' };
  return {
    kind: 'altered',
    paragraph: opinion.paragraphs[comparisons[0]?.start ?? 0] ?? 0,
    parts: joinParts(comparisons),
  };
}

function comparePiece(
  { words, texts }: Piece,
  opinion: OpinionWords,
  position: number,
): Comparison {
  if (matchesWordsAt(words, opinion.words, position)) {
    const end = position + words.length;
    return {
      parts: [{ kind: 'kept', text: opinion.texts.slice(position, end).join(' ') }],
      shared: words.length,
      start: position,
      end,
    };
  }
  const oneChange = compareOneChange({ words, texts }, opinion, position);
  if (oneChange) return oneChange;
  const from = Math.max(0, position - WINDOW_MARGIN);
  const to = Math.max(from, position) + words.length + WINDOW_MARGIN;
  const { start, end, ...comparison } = compareWords(
    { words, texts },
    { words: opinion.words.slice(from, to), texts: opinion.texts.slice(from, to) },
  );
  return { ...comparison, start: from + start, end: from + end };
}

function locatePiece(
  words: string[],
  opinion: OpinionWords,
  from: number,
  to: number,
): number | undefined {
  const [exact] = findInRanges([[from, to]], (i) => matchesWordsAt(words, opinion.words, i));
  return exact ?? findLikeliest(words, opinion, from - WINDOW_MARGIN, to + WINDOW_MARGIN)?.position;
}

/**
 * Where the piece would begin, by the votes of its trigrams. Positions that differ by a few words
 * vote together.
 */
function findLikeliest(
  words: string[],
  opinion: OpinionWords,
  from: number,
  to: number,
): { position: number; count: number } | undefined {
  const votes = new Map<number, { position: number; count: number }>();
  for (let i = 0; i + 2 < words.length; i++) {
    for (const found of opinion.triples.get(`${words[i]} ${words[i + 1]} ${words[i + 2]}`) ?? []) {
      const position = found - i;
      if (position < from || position > to) continue;
      const slot = Math.round(position / 8);
      const vote = votes.get(slot) ?? { position, count: 0 };
      vote.count++;
      votes.set(slot, vote);
    }
  }
  return [...votes.values()].sort((a, b) => b.count - a.count)[0];
}

/** The parts of all pieces, with an ellipsis where the quotation has a mark. */
function joinParts(comparisons: Comparison[]): QuotationPart[] {
  return comparisons.flatMap(({ parts }, i) =>
    i === 0 ? parts : [{ kind: 'kept' as const, text: '…' }, ...parts],
  );
}
