// The types and limits of a citation check, shared by the page, the API, the worker and the use
// case. No code and no dependencies, so that browsers can load it.
import type { Quotation } from '#legal/citations/find-quotations.ts';
import type { QuotationMatch } from '#legal/citations/match-quotation.ts';
import type { OfficialLink } from '#legal/citations/official-link.ts';
import type { Citation, CitationStatus } from '#legal/citations/types.ts';
import type { CodeRelease, CodeSection } from '#legal/statutes/us-code.ts';

const MEGABYTE = 1024 * 1024;
export const MAX_UPLOAD_BYTES = 10 * MEGABYTE;
/** Of a text or file: about seven hundred pages. The rest is not read, and the result says so. */
export const MAX_CHARACTERS = 2_000_000;
/** Of a request without a file. */
export const MAX_TEXT_BYTES = 3 * MEGABYTE;
/** Of a form: the largest file, the text in the box, and what multipart puts around them. */
export const MAX_CHECK_BYTES = MAX_UPLOAD_BYTES + MAX_TEXT_BYTES;
/** Texts up to this length are read in a few milliseconds, whatever they contain. */
export const MAX_INLINE_LENGTH = 20_000;
/** Checked per text; the result says when there are more. */
export const MAX_CITATIONS = 5_000;
/** That their lists add to those: each is looked up, and what is missing has its neighbors. */
export const MAX_SECTIONS = 10_000;

export const STATUSES: readonly CitationStatus[] = [
  'verified',
  'found_live',
  'not_in_index',
  'wrong_year',
  'wrong_name',
  'not_in_code',
  'impossible',
];

/** An uploaded file. The name is only the sender's claim about its type. */
export type Upload = { name: string; bytes: Uint8Array };

/**
 * What is read: a text, an uploaded file, or a JSON body that is too large to be parsed on the main
 * thread.
 */
export type ReadJob = { text: string } | { upload: Upload } | { json: Uint8Array };

/** Why a file could not be read; `messages/tables.ts` has a message for each. */
export type ReadFault =
  | 'not_docx'
  | 'not_pdf'
  | 'old_word'
  | 'not_text'
  | 'unpacks_too_large'
  | 'locked_pdf'
  | 'scanned'
  | 'empty'
  | 'bad_json'
  | 'too_heavy'
  | 'busy'
  | 'busy_network';

/** The text of an input or file, and the citations in it. */
export type ReadText = {
  text: string;
  citations: Citation[];
  textCut: boolean;
  citationsCut: boolean;
};

/**
 * A case at the cited volume and page. `page` is its path on this site; `treatment` is what later
 * cases did to it.
 */
export type CitedCase = {
  name: string;
  year?: number;
  page?: string;
  treatment?: { status: 'limited' | 'overruled' | 'superseded'; by: string };
};

export type InventedBy = {
  order: string;
  court: string;
  year: number;
  url: string;
  sentence: string;
};

type WithoutSpan<C> = C extends Citation ? Omit<C, 'start' | 'end' | 'text'> : never;
export type ParsedCitation = WithoutSpan<Citation>;

export type CheckedCitation = {
  start: number;
  end: number;
  text: string;
  /**
   * The parts of the citation; in short forms, `refersTo` is the index of the citation they refer
   * to.
   */
  parsed: ParsedCitation;
  status: CitationStatus;
  reason: string;
  sentence: string;
  matches: CitedCase[];
  /** For a wrong year or name, if one case stands there: the citation with the right one. */
  fix?: string;
  /** The court order that found this decision, under this name and citation, to be invented. */
  invented?: InventedBy;
  /** Where the law can be read. */
  link?: OfficialLink;
  /**
   * The heading of a listed statute, regulation or rule, or of the one section of the U.S. Code
   * that is cited.
   */
  heading?: string;
  /**
   * The U.S. Code: every section that is named, both ends of a range, and the list they were looked
   * up in.
   */
  sections?: CheckedSection[];
  release?: CodeRelease;
};

/** `url`: the official text; `page`: our own page of the section. */
type LinkedSection = CodeSection & { url: string; page?: string };
/** `nearest`: the sections next to one that is not in the Code. */
export type CheckedSection =
  | ({ title: string; inCode: true } & LinkedSection)
  | { title: string; section: string; inCode: false; nearest: LinkedSection[] };

export type CheckedQuotation = Pick<Quotation, 'start' | 'end' | 'text' | 'citation'> & {
  match: QuotationMatch;
  /** Path of the page of the case or statute; of a case with the anchor of the quoted paragraph. */
  page?: string;
  /**
   * Of a statute: the release whose text was compared; `earlier`: an earlier text has these words,
   * the newest has not.
   */
  statute?: { release: { name: string; date: string }; earlier?: true };
};

export type CheckedText = {
  citations: CheckedCitation[];
  quotations: CheckedQuotation[];
  /** The text was longer than the limit and the rest was not read. */
  textCut: boolean;
  /** There were more citations than the limit and the rest were not checked. */
  citationsCut: boolean;
  /** The database was unavailable: only built-in cases were looked up. */
  partial: boolean;
  /** The live source did not answer for every citation. */
  liveFailed: boolean;
};
