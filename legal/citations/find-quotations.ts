// The quotations of a text that are attributed to a case: six words or more in double quotes, with the citation right after them
// (nothing between but punctuation, a signal, or a bracket). Each is compared with the opinion by match-quotation.ts.
import type { Citation } from './types.ts';

export type Quotation = {
  start: number;
  end: number;
  /** What stands between the quotes. */
  text: string;
  /** Index of the citation that follows it. */
  citation: number;
};

const MIN_WORDS = 6;
const LONGEST = 4000;
const FARTHEST = 40;
const BETWEEN = /^[\s.,;:)\]\d]*(?:\(?(?:[Ss]ee|[Cc]iting|[Qq]uoting|[Ii]n|[Aa]ccord)?,?\s*(?:also|e\.g\.,)?\s*)$/;

export function findQuotations(text: string, citations: Citation[]): Quotation[] {
  const found: Quotation[] = [];
  let next = 0;
  let open = -1;
  for (let i = 0; i < text.length; i++) {
    const mark = text[i];
    if (mark === '“' || (mark === '"' && open < 0)) {
      open = i;
      continue;
    }
    if (open < 0 || (mark !== '”' && mark !== '"')) continue;
    const quotation = { start: open, end: i + 1, text: text.slice(open + 1, i) };
    open = -1;
    while (next < citations.length && (citations[next]?.start ?? 0) < i) next++;
    const citation = citations[next];
    if (!citation || citation.start - i > FARTHEST || quotation.text.length > LONGEST) continue;
    if (!BETWEEN.test(text.slice(i + 1, citation.start)) || quotation.text.trim().split(/\s+/).length < MIN_WORDS) continue;
    found.push({ ...quotation, citation: next });
  }
  return found;
}
