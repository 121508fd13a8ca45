// Finds citations in a text, up to the limits; used both inline and in the worker.
import { findCitations } from '#legal/citations/find-citations.ts';
import { MAX_CHARACTERS, MAX_CITATIONS, type ReadText } from './schema.ts';

export function findInText(fullText: string): ReadText {
  const text = fullText.length > MAX_CHARACTERS ? fullText.slice(0, MAX_CHARACTERS) : fullText;
  const allCitations = findCitations(text, { byName: true });
  return {
    text,
    citations: allCitations.slice(0, MAX_CITATIONS),
    textCut: text.length < fullText.length,
    citationsCut: allCitations.length > MAX_CITATIONS,
  };
}
