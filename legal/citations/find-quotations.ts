// Quotations that a text attributes to a case: six words or more in double quotes, with the citation right after them (only
// punctuation, a signal or a bracket in between). match-quotation.ts compares each with the opinion.
import type { Citation } from './types.ts';

export type Quotation = {
  start: number;
  end: number;
  /** The text between the quotation marks. */
  text: string;
  /** Index of the citation that follows it. */
  citation: number;
};

const MIN_WORDS = 6;
const MAX_QUOTATION_LENGTH = 4000;
const MAX_CITATION_DISTANCE = 40;
const BETWEEN = /^[\s.,;:)\]\d]*(?:\(?(?:[Ss]ee|[Cc]iting|[Qq]uoting|[Ii]n|[Aa]ccord)?,?\s*(?:also|e\.g\.,)?\s*)$/;

export function findQuotations(text: string, citations: Citation[]): Quotation[] {
  const quotations: Quotation[] = [];
  let citationIndex = 0;
  let openOffset = -1;
  for (let i = 0; i < text.length; i++) {
    const mark = text[i];
    if (mark === '“' || (mark === '"' && openOffset < 0)) {
      openOffset = i;
      continue;
    }
    if (openOffset < 0 || (mark !== '”' && mark !== '"')) continue;
    const quotation = { start: openOffset, end: i + 1, text: text.slice(openOffset + 1, i) };
    openOffset = -1;
    while (citationIndex < citations.length && (citations[citationIndex]?.start ?? 0) < i) citationIndex++;
    const citation = citations[citationIndex];
    if (!citation || citation.start - i > MAX_CITATION_DISTANCE || quotation.text.length > MAX_QUOTATION_LENGTH) continue;
    if (!BETWEEN.test(text.slice(i + 1, citation.start)) || quotation.text.trim().split(/\s+/).length < MIN_WORDS) continue;
    quotations.push({ ...quotation, citation: citationIndex });
  }
  return quotations;
}
