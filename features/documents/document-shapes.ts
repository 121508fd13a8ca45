// What the page, the server and the engine say to each other about a document. Types and two rules only: this file goes to browsers.
import type { DocumentType } from '#features/library/document-kinds.ts';

export type Party = { name: string; address: string; role: string };

export type DocumentRequest = {
  documentType: DocumentType;
  parties: Party[];
  details: Record<string, string>;
  /** As a date input gives it: 2027-03-01. */
  dates: { effective_date: string };
  /** The code of a state, or General. */
  jurisdiction: string;
};

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

/** What is wrong, at the field that holds it: `details.start_date`, `dates.effective_date`, `parties.0.role`, `documentType`. */
export type Fault = { field: string; message: string };
