// Splits a text at its blanks, so that the page can highlight them.
import { findBlanks } from './blanks.ts';

export function splitBlanks(text: string): { text: string; blank: boolean }[] {
  const pieces: { text: string; blank: boolean }[] = [];
  let offset = 0;
  for (const blank of findBlanks(text)) {
    const start = text.indexOf(blank, offset);
    pieces.push({ text: text.slice(offset, start), blank: false }, { text: blank, blank: true });
    offset = start + blank.length;
  }
  return [...pieces, { text: text.slice(offset), blank: false }].filter(
    (piece) => piece.text !== '',
  );
}
