// Quotations that a text attributes to a source: six words or more in double quotes. A citation
// right after them (only punctuation, a signal or a bracket in between) is their source, or the one
// before the parentheses around them; before other quotations only a statute is, because a sentence
// that begins with a case often quotes another. match-quotation.ts compares each with the source.
import type { Citation } from './types.ts';

export type Quotation = {
  start: number;
  end: number;
  /** The text between the quotation marks. */
  text: string;
  /** Index of the citation that it is attributed to. */
  citation: number;
  /**
   * The sentence names a statute but may quote something else: that the statute lacks the words
   * says nothing.
   */
  loose?: true;
};

const MIN_WORDS = 6;
const MAX_QUOTATION_LENGTH = 4000;
const MAX_CITATION_DISTANCE = 40;
const MAX_LEAD_LENGTH = 160;
/** Curly quotation marks inside one another. */
const MAX_DEPTH = 4;
const SIGNAL = String.raw`(?:[Ss]ee|[Cc]iting|[Qq]uoting|[Ii]n|[Aa]ccord)?,?\s*(?:also|e\.g\.,)?\s*`;
const BETWEEN = new RegExp(String.raw`^[\s.,;:)\]\d]*(?:\(?${SIGNAL})$`);
const WITHOUT_SIGNAL = /^[\s.,;:)\]\d]*\(?$/;
const BEFORE_STATUTE =
  /^[\s.,;:)\]\d]*\(?(?:(?:under|at|of|by|from|pursuant to|within the meaning of|codified (?:at|in)|as (?:defined|used|provided|stated|set forth|required) (?:in|by|under))\s+)$/;
/**
 * After a statute: punctuation, parentheses ("(emphasis added)"), or a verb that says what it says.
 */
const STATUTE_SAYS =
  /^(?:\s*\([^()“”"]{0,40}\))?[\s,.;:()[\]—–-]*(?:(?:which|that|and|it|also|then|further|expressly|specifically|only|plainly|in (?:relevant|pertinent) part|as follows|in part|to be)[\s,]+)*(?:(?:provides?|states?|says|reads?|defines?|requires?|prohibits?|forbids|declares?|directs?|makes|bars|allows|permits|authorizes?|imposes|commands|mandates|specifies|establishes|grants|gives|applies|covers|exempts|excludes|includes|protects|guarantees|limits|means|is|providing|stating|defining|requiring|prohibiting|reading)(?:[\s,]+(?:that|only|to|as|for|as follows|in (?:relevant|pertinent) part|in part|it|unlawful|liable)){0,3}[\s,:(—–-]*)?$/i;
const SENTENCE_END = /[.!?;]\s+[\p{Lu}“"]|\n\s*\n/u;

export function findQuotations(text: string, citations: Citation[]): Quotation[] {
  const quotations: Quotation[] = [];
  let citationIndex = 0;
  for (const { start, end } of findQuotedSpans(text)) {
    while (citationIndex < citations.length && (citations[citationIndex]?.start ?? 0) < end - 1)
      citationIndex++;
    const quotation = { start, end, text: text.slice(start + 1, end - 1) };
    if (quotation.text.trim().split(/\s+/).length < MIN_WORDS) continue;
    const source = findSource(text, citations, quotation, citationIndex);
    if (source) quotations.push({ ...quotation, ...source });
  }
  return quotations;
}

/**
 * In the order of their closing marks. Curly marks may stand inside one another, straight ones not.
 */
function* findQuotedSpans(text: string): Generator<{ start: number; end: number }> {
  let openOffset = -1;
  const curlyOffsets: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const mark = text[i];
    if (mark === '“') {
      if (curlyOffsets.push(i) > MAX_DEPTH) curlyOffsets.shift();
    } else if (mark === '"' && openOffset < 0 && curlyOffsets.length === 0) {
      openOffset = i;
    } else if (mark === '”' || mark === '"') {
      const start = curlyOffsets.pop() ?? openOffset;
      if (start === openOffset) openOffset = -1;
      if (start >= 0 && i - start <= MAX_QUOTATION_LENGTH) yield { start, end: i + 1 };
    }
  }
}

type Attribution = Pick<Quotation, 'citation' | 'loose'>;

/** `next`: index of the first citation after the quotation. */
function findSource(
  text: string,
  citations: Citation[],
  { start, end }: Omit<Quotation, 'citation'>,
  next: number,
): Attribution | undefined {
  const inParentheses =
    text[start - 1] === '(' && text[end] === ')'
      ? findSourceBefore(text, citations, start, next)
      : undefined;
  if (inParentheses && !inParentheses.loose) return inParentheses;
  const after = citations[next];
  const between =
    after && after.start - end < MAX_CITATION_DISTANCE ? text.slice(end, after.start) : undefined;
  const isAfter =
    between !== undefined &&
    (BETWEEN.test(between) || (after?.kind === 'statute' && BEFORE_STATUTE.test(between)));
  if (isAfter && (after?.kind === 'statute' || WITHOUT_SIGNAL.test(between)))
    return { citation: next };
  const before = findSourceBefore(text, citations, start, next);
  if (before && !before.loose && citations[before.citation]?.kind === 'statute') return before;
  if (isAfter) return { citation: next };
  return before && citations[before.citation]?.kind === 'statute' ? before : undefined;
}

function findSourceBefore(
  text: string,
  citations: Citation[],
  start: number,
  next: number,
): Attribution | undefined {
  let index = next - 1;
  while (index >= 0 && (citations[index]?.end ?? 0) > start) index--;
  const citation = citations[index];
  if (!citation || start - citation.end > MAX_LEAD_LENGTH) return undefined;
  const lead = text.slice(citation.end, start);
  if (STATUTE_SAYS.test(lead)) return { citation: index };
  return SENTENCE_END.test(lead) ? undefined : { citation: index, loose: true };
}
