// What a check is given and what it answers, and how much of it there may be. The limits are here because the page, the API, the
// worker that reads and the use case that judges all name them. No function, nothing to load: browsers may have it.
import type { Quotation } from '#legal/citations/find-quotations.ts';
import type { QuotationMatch } from '#legal/citations/match-quotation.ts';
import type { OfficialLink } from '#legal/citations/official-link.ts';
import type { Citation, CitationStatus } from '#legal/citations/types.ts';

const MEGABYTE = 1024 * 1024;
export const MAX_UPLOAD_BYTES = 10 * MEGABYTE;
/** Of text, however it came: about seven hundred pages. What follows is not read, and the answer says so. */
export const MAX_CHARACTERS = 2_000_000;
/** Of citations in one answer. */
export const MAX_CITATIONS = 5_000;

export const STATUSES: readonly CitationStatus[] = ['verified', 'found_live', 'not_in_index', 'wrong_name', 'impossible'];

/** A file as it was sent. The name only tells what its sender takes it for. */
export type Upload = { name: string; bytes: Uint8Array };

/** Why a file could not be read; `messages.ts` has the sentence for each. */
export type ReadFault =
  | 'not_docx'
  | 'not_pdf'
  | 'old_word'
  | 'not_text'
  | 'unpacks_too_large'
  | 'locked_pdf'
  | 'scanned'
  | 'empty'
  | 'too_heavy'
  | 'busy';

/** What was read from a text or file: the text itself, and the citations in it. */
export type ReadText = { text: string; citations: Citation[]; textCut: boolean; citationsCut: boolean };

/** A case that stands at the cited place. `page` is its address here; `treatment` what later cases did to it. */
export type StandingCase = { name: string; year?: number; page?: string; treatment?: { status: 'limited' | 'overruled'; by: string } };

type WithoutSpan<C> = C extends Citation ? Omit<C, 'start' | 'end' | 'text'> : never;
export type ParsedCitation = WithoutSpan<Citation>;

export type CheckedCitation = {
  start: number;
  end: number;
  text: string;
  /** All that the citation says, part by part; short forms name in `refersTo` which of the list they point back to. */
  parsed: ParsedCitation;
  status: CitationStatus;
  reason: string;
  sentence: string;
  held: StandingCase[];
  /** Where the law itself can be read. */
  link?: OfficialLink;
  /** The heading of a statute, regulation or rule that we list. */
  heading?: string;
};

export type CheckedQuotation = Pick<Quotation, 'start' | 'end' | 'text' | 'citation'> & {
  match: QuotationMatch;
  /** The paragraph it stands in, at our page of the case. */
  page?: string;
};

export type CheckedText = {
  citations: CheckedCitation[];
  quotations: CheckedQuotation[];
  /** The rest of the text was not read, or the rest of its citations not checked. */
  textCut: boolean;
  citationsCut: boolean;
  /** The index could not be asked: cases were compared with the built-in ones alone. */
  partial: boolean;
  /** A live source was to be asked and did not answer. */
  liveFailed: boolean;
};
