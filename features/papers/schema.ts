// What is read from a paper that someone got: the kind of paper, and what stands in it with its
// place in the text. The reader, the page and the API share these shapes. Nothing of it is stored.
import type { PAPER_KINDS } from '#features/library/schema/paper-kinds.ts';
import type { CitationStatus } from '#legal/citations/types.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import type { FoundPeriod } from '#legal/papers/period-grammar.ts';
import type { PeriodFrom } from '#legal/papers/period-start.ts';
import type { StartLabel } from '#legal/papers/start-labels.ts';

/**
 * Of a form with the text of a paper: four bytes a character at most, and what multipart puts
 * around it.
 */
export const MAX_PAPER_BYTES = 1024 * 1024;

/** More than a hundred pages; what follows is not read. */
export const MAX_PAPER_LENGTH = 200_000;
/** Read of a paper, the first ones. */
export const MAX_PAPER_DATES = 500;
/** Shown in the text. */
export const MAX_MARKS = 500;
/** Fields for what was found; a form may have a thousand, and a date takes two. */
export const MAX_CORRECTIONS = 200;

export type PaperKindId = (typeof PAPER_KINDS)[number];

export const DATE_ROLES = [
  'issued',
  'served',
  'hearing',
  'answer-by',
  'pay-by',
  'appeal-by',
  'other',
] as const;
export type DateRole = (typeof DATE_ROLES)[number];
/** Of a day that the reader gives. */
export const GIVEN_ROLES = ['served', 'issued', 'hearing'] as const satisfies DateRole[];
export type PeriodStart = PeriodFrom;

/** Offsets into the text as it was given; `end` is exclusive. */
type Span = { start: number; end: number };
/**
 * `given`: its day or its role is the reader's word, which counts before what was read. `label`:
 * what the words right before it name, whatever `role` it has by all that was read.
 */
type PaperDate = Span & {
  date: string;
  role: DateRole;
  sure: boolean;
  given?: true;
  label?: StartLabel;
};
type PaperPeriod = FoundPeriod;
type PaperAmount = Span & { amount: number };
export type PaperCitation = Span & { text: string; status: CitationStatus };

export type PaperReading = {
  kind: { id: PaperKindId | 'none'; sure: boolean };
  /** Other kinds that it may be, nearest first. */
  others: PaperKindId[];
  dates: PaperDate[];
  /** There are more dates than are read. */
  datesCut: boolean;
  periods: PaperPeriod[];
  amounts: PaperAmount[];
  caseNumber: (Span & { text: string }) | null;
  court: (Span & { text: string }) | null;
  /** Whose rules it is about, where the paper prints it. */
  state: StateCode | null;
  parties: (Span & { text: string; role: string })[];
  phones: (Span & { text: string })[];
  citations: PaperCitation[];
  scam: boolean;
  /** Ids of the signs of a scam that were found. */
  scamSigns: string[];
};
