// The bounded reading of one text, the same on the event loop and in the worker.
import { findCitations } from '#legal/citations/find-citations.ts';
import { MAX_CHARACTERS, MAX_CITATIONS, type ReadText } from './schema.ts';

export function findInText(whole: string): ReadText {
  const text = whole.length > MAX_CHARACTERS ? whole.slice(0, MAX_CHARACTERS) : whole;
  const found = findCitations(text);
  return {
    text,
    citations: found.slice(0, MAX_CITATIONS),
    textCut: text.length < whole.length,
    citationsCut: found.length > MAX_CITATIONS,
  };
}
