// Types that the page, the server and the engine share for documents. Browsers load this file.
import type { DocumentType } from '#features/library/schema/document-kinds.ts';

export type Party = { name: string; address: string; role: string };

export type DocumentRequest = {
  documentType: DocumentType;
  parties: Party[];
  details: Record<string, string>;
  /** As an ISO date: 2027-03-01. */
  dates: { effective_date: string };
  /** A state code, or General. */
  jurisdiction: string;
  /** Accepted suggestions, in the order in which they are applied. */
  changes?: Change[];
};

/**
 * Replaces the text of one block, or inserts a paragraph after it; an insertion with a title
 * becomes a new clause after the block's clause. `was` and `at` are the block's text and index when
 * the change was accepted. If the form has changed that text since, a replacement no longer fits;
 * an insertion still belongs to its clause.
 */
export type Change = {
  kind: 'replace' | 'insert';
  at: number;
  clause: string;
  was: string;
  title: string;
  text: string;
};

/**
 * One block of a finished document. `clause` is the id of its clause, so that the page can explain
 * it.
 */
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'address'; lines: string[] }
  | { kind: 'clause'; clause: string; number: number; text: string }
  | { kind: 'paragraph'; clause?: string; text: string; framed?: boolean }
  | { kind: 'item'; clause: string; mark: string; text: string }
  | { kind: 'notice'; heading: string; text: string; cite: string }
  | { kind: 'signature'; heading: string; lines: string[] };

/** Additional blocks of court papers: a caption, headings, entries of a table of authorities. */
export type CourtBlock =
  | { kind: 'caption'; court: string[]; left: string[]; right: string[]; title: string }
  | { kind: 'heading'; level: 2 | 3; text: string; newPage?: boolean }
  | { kind: 'entry'; text: string; where: string }
  /** Where a lawyer or a judge signs: in the right half, never split across pages. */
  | { kind: 'signing'; lines: string[] };
/** Can be written as text, PDF and DOCX. */
export type PrintableBlock = Block | CourtBlock;
export type PrintableDocument = {
  title: string;
  /** Our notes for the person who filled it in: sheets of their own, no part of the document. */
  cover?: PrintableBlock[];
  blocks: PrintableBlock[];
  /** How many people initial every page, as with a lease. */
  initials?: number;
};
export type AssembledDocument = PrintableDocument;
/** At the foot of the sheets that are taken off. */
export const COVER_FOOTER = 'Cover sheet, not part of the document';

/**
 * A validation message for a field: `details.start_date`, `dates.effective_date`, `parties.0.role`,
 * `documentType`.
 */
export type Fault = { field: string; message: string };
