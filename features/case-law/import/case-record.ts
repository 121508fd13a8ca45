// What an importer hands over, whatever the collection it came from. A record says what its source says; which case it
// belongs to, and what that case is called, is decided where it is stored.
import type { CaseKey } from '#legal/citations/types.ts';

/** Collections. CourtListener's old JSON and its bulk files number the same cases, each in its own way. */
const SOURCES = ['built-in', 'courtlistener', 'courtlistener-v2', 'cap', 'facts'] as const;
export type SourceName = (typeof SOURCES)[number];

export type CourtLevel = 'supreme' | 'appellate' | 'district' | 'other';
export type CourtRecord = { id: string; name: string; citeAs: string; level: CourtLevel; jurisdiction: string };

export type OpinionRecord = {
  sourceId: string;
  /** Where it stands among the case's opinions. */
  position: number;
  kind: string;
  author: string;
  /** As the source has it: HTML, XML or plain text. */
  text: string;
};

export type CaseRecord = {
  source: SourceName;
  sourceId: string;
  /** The caption to show, already short and readable. */
  name: string;
  /** The caption as the source writes it in full, when that is another: names are compared with it too. */
  fullName?: string;
  /** CourtListener's id of the court; empty: not known. */
  courtId: string;
  docketNumber: string;
  /** 1966-06-13, 1966, or empty. */
  decided: string;
  /** The one to cite it by first. */
  citations: CaseKey[];
  opinions: OpinionRecord[];
  /** Of a bulk file: the docket that names its court, and citations that come in a file of their own. */
  bulk?: { docketId: string };
};

export type DocketRecord = { sourceId: string; courtId: string; number: string; name: string };
/** A line of a bulk file that belongs to a case: it names the case by the collection's own id. */
export type CitationRecord = { caseSourceId: string; key: CaseKey };
export type LooseOpinion = { caseSourceId: string; opinion: OpinionRecord };

export type ImportItem =
  | { type: 'court'; court: CourtRecord }
  | { type: 'docket'; docket: DocketRecord }
  | { type: 'citation'; citation: CitationRecord }
  | { type: 'case'; record: CaseRecord }
  | { type: 'opinion'; loose: LooseOpinion };

/** The court of a case whose record does not name one. */
export const UNKNOWN_COURT = 'unknown';

export const citationText = ({ volume, reporter, page }: CaseKey) => `${volume} ${reporter} ${page}`;

export function citationKey(text: string): CaseKey {
  const [first, last] = [text.indexOf(' '), text.lastIndexOf(' ')];
  return { volume: text.slice(0, first), reporter: text.slice(first + 1, last), page: text.slice(last + 1) };
}

export const yearOf = (decided: string) => (/^\d{4}/.test(decided) ? Number(decided.slice(0, 4)) : undefined);
