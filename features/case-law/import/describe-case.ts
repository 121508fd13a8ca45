// Combines all records of a case. The rules:
// - Name: ours first, then CourtListener's, then CAP's abbreviation, then a facts file's.
// - Court: the first known one, in the same order.
// - Day: ours, then a facts file's (the Supreme Court Database is more exact than CourtListener's
//   older dates), then CAP's, then CourtListener's. A year alone is used only if no record has the
//   day.
// - Docket number and the order of citations: as for the day. WL and LEXIS numbers come last.
import type { CaseKey } from '#legal/citations/types.ts';
import { parseCaseKey, type SourceName, UNKNOWN_COURT } from './case-record.ts';

export type SourceRow = {
  source: SourceName;
  sourceId: string;
  name: string;
  fullName: string;
  courtId: string;
  docketNumber: string;
  decided: string;
  citations: string[];
  hash: string;
};

export type DescribedCase = {
  name: string;
  courtId: string;
  docketNumber: string;
  /** A full date; January 1 if only the year is known. */
  decided: string | null;
  dayKnown: boolean;
  builtIn: boolean;
  citations: CaseKey[];
};

const NAME_PRIORITY: SourceName[] = [
  'built-in',
  'courtlistener',
  'courtlistener-v2',
  'cap',
  'facts',
];
const FACT_PRIORITY: SourceName[] = [
  'built-in',
  'facts',
  'cap',
  'courtlistener',
  'courtlistener-v2',
];

export function describeCase(rows: readonly SourceRow[]): DescribedCase {
  const byName = sortByPriority(rows, NAME_PRIORITY);
  const byFact = sortByPriority(rows, FACT_PRIORITY);
  const day = byFact.find((row) => row.decided.length === 10)?.decided;
  const year = byFact.find((row) => row.decided.length === 4)?.decided;
  const citations = [...new Set(byFact.flatMap((row) => row.citations))];
  const getCitationRank = (text: string) => (/ (?:WL|.*LEXIS) /.test(text) ? 1 : 0);
  return {
    name: byName.find((row) => row.name !== '')?.name ?? '',
    courtId:
      byName.find((row) => row.courtId !== '' && row.courtId !== UNKNOWN_COURT)?.courtId ??
      UNKNOWN_COURT,
    docketNumber: byFact.find((row) => row.docketNumber !== '')?.docketNumber ?? '',
    decided: day ?? (year ? `${year}-01-01` : null),
    dayKnown: day !== undefined,
    builtIn: rows.some((row) => row.source === 'built-in'),
    citations: citations
      .toSorted((a, b) => getCitationRank(a) - getCitationRank(b))
      .map(parseCaseKey),
  };
}

function sortByPriority(rows: readonly SourceRow[], order: SourceName[]): SourceRow[] {
  return rows.toSorted(
    (a, b) =>
      order.indexOf(a.source) - order.indexOf(b.source) ||
      a.sourceId.length - b.sourceId.length ||
      (a.sourceId < b.sourceId ? -1 : 1),
  );
}
