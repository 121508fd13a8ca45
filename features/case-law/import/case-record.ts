// Records that importers produce, independent of the collection they come from. A record says what
// its source says; which case it belongs to, and the name of that case, is decided when it is
// stored.
import type { CaseKey } from '#legal/citations/types.ts';

/** Collections. CourtListener's v2 JSON and its bulk files use different ids for the same cases. */
const SOURCES = ['built-in', 'courtlistener', 'courtlistener-v2', 'cap', 'facts'] as const;
export type SourceName = (typeof SOURCES)[number];

export type CourtLevel = 'supreme' | 'appellate' | 'district' | 'other';
export type CourtRecord = {
  id: string;
  name: string;
  citeAs: string;
  level: CourtLevel;
  jurisdiction: string;
};

export type OpinionRecord = {
  sourceId: string;
  /** Sort order among the case's opinions. */
  position: number;
  kind: string;
  author: string;
  /** HTML, XML or plain text, unchanged from the source. */
  text: string;
};

export type CaseRecord = {
  source: SourceName;
  sourceId: string;
  /** Display caption, already shortened. */
  name: string;
  /** The source's full caption if it differs; also used to compare names. */
  fullName?: string;
  /** CourtListener's court id; empty if unknown. */
  courtId: string;
  docketNumber: string;
  /** 1966-06-13, 1966, or empty. */
  decided: string;
  /** Preferred citation first. */
  citations: CaseKey[];
  opinions: OpinionRecord[];
  /**
   * Set for cases from a bulk file: the docket names the court, and citations come from a separate
   * file.
   */
  bulk?: { docketId: string };
};

export type DocketRecord = { sourceId: string; courtId: string; number: string; name: string };
/** Lines of bulk files that belong to a case, which they name by the collection's id. */
export type CitationRecord = { caseSourceId: string; key: CaseKey };
export type BulkOpinion = { caseSourceId: string; opinion: OpinionRecord };

export type ImportItem =
  | { type: 'court'; court: CourtRecord }
  | { type: 'docket'; docket: DocketRecord }
  | { type: 'citation'; citation: CitationRecord }
  | { type: 'case'; record: CaseRecord }
  | { type: 'opinion'; bulkOpinion: BulkOpinion };

/** The court of a case whose record does not name one. */
export const UNKNOWN_COURT = 'unknown';

export const formatCaseKey = ({ volume, reporter, page }: CaseKey) =>
  `${volume} ${reporter} ${page}`;

export function parseCaseKey(text: string): CaseKey {
  const first = text.indexOf(' ');
  const last = text.lastIndexOf(' ');
  return {
    volume: text.slice(0, first),
    reporter: text.slice(first + 1, last),
    page: text.slice(last + 1),
  };
}

export const getYear = (decided: string) =>
  /^\d{4}/.test(decided) ? Number(decided.slice(0, 4)) : undefined;
