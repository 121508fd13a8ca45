// Looks for the phrases of content/papers in a paper. Both are folded, so that what a scanner
// misread still matches. "…" stands for up to six words, "*" for any ending of a word. No regular
// expressions: the time is linear in the text, whatever it holds.
import { foldText } from '#legal/papers/ocr-text.ts';

/** Enough to tell what a paper is; the rest is boilerplate. */
const MAX_PHRASE_TEXT = 30_000;
const MAX_GAP_WORDS = 6;
const MAX_TRIES = 40;

export type FoldedText = string;
export type Phrase = { parts: string[] };

export const foldPaper = (text: string): FoldedText =>
  ` ${foldText(text.slice(0, MAX_PHRASE_TEXT))} `;

export function compilePhrase(phrase: string): Phrase {
  return {
    parts: phrase.split('…').map((part) => {
      const words = part.trim();
      return words.endsWith('*') ? ` ${foldText(words.slice(0, -1))}` : ` ${foldText(words)} `;
    }),
  };
}

/** The offset in the folded text; -1 if it is not there. */
export function findPhrase(
  text: FoldedText,
  { parts: [first = '', second] }: Phrase,
  from = 0,
): number {
  let index = text.indexOf(first, from);
  if (second === undefined) return index;
  for (let tries = 0; index !== -1 && tries < MAX_TRIES; tries++) {
    const start = index + first.length - (first.endsWith(' ') ? 1 : 0);
    const gap = text
      .slice(start, start + 120)
      .split(' ', MAX_GAP_WORDS + 9)
      .join(' ');
    const offset = gap.indexOf(second);
    if (offset !== -1 && gap.slice(0, offset).split(' ').length <= MAX_GAP_WORDS + 1) return index;
    index = text.indexOf(first, index + 1);
  }
  return -1;
}
