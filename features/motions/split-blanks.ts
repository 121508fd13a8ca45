// A text cut where its blanks stand, so that a page can mark them.
import { blanksOf } from './blanks.ts';

export function splitBlanks(text: string): { text: string; blank: boolean }[] {
  const pieces: { text: string; blank: boolean }[] = [];
  let at = 0;
  for (const blank of blanksOf(text)) {
    const start = text.indexOf(blank, at);
    pieces.push({ text: text.slice(at, start), blank: false }, { text: blank, blank: true });
    at = start + blank.length;
  }
  return [...pieces, { text: text.slice(at), blank: false }].filter((piece) => piece.text !== '');
}
