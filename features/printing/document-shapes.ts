// What the page, the server and the engine say to each other about a document. Types and two rules only: this file goes to browsers.
import type { DocumentType } from '#features/library/schema/document-kinds.ts';

export type Party = { name: string; address: string; role: string };

export type DocumentRequest = {
  documentType: DocumentType;
  parties: Party[];
  details: Record<string, string>;
  /** As a date input gives it: 2027-03-01. */
  dates: { effective_date: string };
  /** The code of a state, or General. */
  jurisdiction: string;
  /** Suggestions that the person accepted, in the order in which they are made. */
  changes?: Change[];
};

/**
 * New words for one piece of a document, or a paragraph after it: with a title, a clause of its own after that piece's clause. `was`: the
 * piece as it was when the change was accepted. Where the form has reworded it since, new words do not fit any more; an addition still
 * belongs to its clause. `at`: where it stood.
 */
export type Change = { kind: 'replace' | 'insert'; at: number; clause: string; was: string; title: string; text: string };

/** One piece of a finished document. `clause` names the clause that it comes from, so that a page can explain it. */
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'address'; lines: string[] }
  | { kind: 'clause'; clause: string; number: number; text: string }
  | { kind: 'paragraph'; clause?: string; text: string }
  | { kind: 'item'; clause: string; mark: string; text: string }
  | { kind: 'notice'; heading: string; text: string; cite: string }
  | { kind: 'signature'; heading: string; lines: string[] };

export type AssembledDocument = { title: string; blocks: Block[] };

/** What papers for a court have beside that: a caption, headings in the middle or at the side, a table of authorities. */
export type CourtBlock =
  | { kind: 'caption'; court: string[]; left: string[]; right: string[]; title: string }
  | { kind: 'heading'; level: 2 | 3; text: string; newPage?: boolean }
  | { kind: 'entry'; text: string; where: string }
  /** Where a lawyer or a judge signs: in the right half, never torn apart. */
  | { kind: 'signing'; lines: string[] };
/** What can be written as text, PDF and DOCX. */
export type PaperBlock = Block | CourtBlock;
export type Paper = { title: string; blocks: PaperBlock[] };

/** What is wrong, at the field that holds it: `details.start_date`, `dates.effective_date`, `parties.0.role`, `documentType`. */
export type Fault = { field: string; message: string };
