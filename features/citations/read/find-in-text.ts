// Finds citations in a text, up to the limits; used both inline and in the worker.
import { findCitations } from '#legal/citations/find-citations.ts';
import type { Citation } from '#legal/citations/types.ts';
import { MAX_CHARACTERS, MAX_CITATIONS, MAX_SECTIONS, type ReadText } from '../schema.ts';

export function findInText(fullText: string): ReadText {
  const text = fullText.length > MAX_CHARACTERS ? fullText.slice(0, MAX_CHARACTERS) : fullText;
  const allCitations = findCitations(text, { byName: true });
  const citations = allCitations.slice(0, countWithinLimits(allCitations));
  return {
    text,
    citations,
    textCut: text.length < fullText.length,
    citationsCut: citations.length < allCitations.length,
  };
}

function countWithinLimits(citations: Citation[]): number {
  let sections = 0;
  const beyond = citations.findIndex((citation) => {
    sections += 'others' in citation ? (citation.others?.length ?? 0) : 0;
    return sections > MAX_SECTIONS;
  });
  return Math.min(MAX_CITATIONS, beyond < 0 ? citations.length : beyond);
}
