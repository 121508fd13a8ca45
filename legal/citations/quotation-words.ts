// The words of a text and of a quotation, written alike, so that they can be compared: without
// spaces, capitals, punctuation and quotation marks. The text gets an index of its trigrams; the
// quotation is split where an ellipsis or [brackets] stand for words of the text.

export type OpinionWords = {
  words: string[];
  texts: string[];
  paragraphs: number[];
  triples: Map<string, number[]>;
};

const MAX_POSITIONS = 60;
const MAX_ELLIPSIS_WORDS = 400;
const MAX_BRACKET_WORDS = 12;

const SPACES = /[\s—–]+|-{2,}/;
/** Section numbers have an en dash in print and a hyphen in briefs: "2000e–5". */
const joinNumbers = (text: string) => text.replace(/(?<=[\p{L}\p{N}])–(?=\d)/gu, '-');

const normalizeWord = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]/gu, '');

/** Builds the index that many quotations can be compared with. */
export function readOpinion(paragraphs: readonly string[]): OpinionWords {
  const words: string[] = [];
  const texts: string[] = [];
  const paragraphNumbers: number[] = [];
  for (const [number, paragraph] of paragraphs.entries()) {
    for (const text of joinNumbers(paragraph).split(SPACES)) {
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

/** Words without a mark between them. `gap`: how many words the mark before them may stand for. */
export type Piece = { words: string[]; texts: string[]; gap: number };

const GAP = '\u0001';
const ELLIPSIS = '\u0002';
/**
 * "[e]very" is "every" or, where that is not in the text, a bracketed change like "employ[s]": it
 * stands for whole words.
 */
export const BRACKETED_WORDS = [
  (text: string) => text.replace(/\[(\p{L})\](?=\.?\p{L})/gu, '$1'),
  (text: string) =>
    text.replace(/[\p{L}\p{N}'’]{0,40}\[\p{L}?\][\p{L}\p{N}'’]{0,40}/gu, ` ${GAP} `),
] as const;

export function splitPieces(
  quote: string,
  maxWords: number,
  readBracketedWord: (text: string) => string,
): Piece[] {
  const pieces: Piece[] = [{ words: [], texts: [], gap: 0 }];
  const marked = joinNumbers(quote).replace(
    /\[?(?:(?:\.\s?){3,}|(?:\*\s?){3,}|…\.?)\]?/g,
    ` ${ELLIPSIS} `,
  );
  const text = readBracketedWord(marked).replace(
    /[\p{L}\p{N}'’]{0,40}\[[^\]]{0,200}\][\p{L}\p{N}'’]{0,40}/gu,
    ` ${GAP} `,
  );
  let wordCount = 0;
  for (const token of text.split(SPACES)) {
    const last = pieces.at(-1) as Piece;
    if (token === GAP || token === ELLIPSIS) {
      const gap = token === GAP ? MAX_BRACKET_WORDS : MAX_ELLIPSIS_WORDS;
      if (last.words.length === 0) last.gap = Math.max(last.gap, gap);
      else pieces.push({ words: [], texts: [], gap });
    }
    const word = normalizeWord(token);
    if (!word) continue;
    if (wordCount++ === maxWords) break;
    pieces.at(-1)?.words.push(word);
    pieces.at(-1)?.texts.push(token);
  }
  return pieces.filter(({ words }) => words.length);
}
