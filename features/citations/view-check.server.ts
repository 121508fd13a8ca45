// The view of a checked text for the page. A brief has a few hundred citations; of much longer texts the page shows only the beginning,
// so that no phone has to render five thousand rows. Downloads are complete.
import type { CitationStatus } from '#legal/citations/types.ts';
import type { CheckResult } from './check-citations.server.ts';
import { checker } from './messages.ts';
import { type CheckedCitation, type CheckedQuotation, STATUSES } from './schema.ts';
import { type AuthorityTable, createTableOfAuthorities } from './table-of-authorities.ts';

const MAX_VISIBLE = 500;
const MAX_COPY_LENGTH = 300_000;

export type Row = Pick<CheckedCitation, 'status' | 'text' | 'sentence' | 'held' | 'fix' | 'link' | 'heading' | 'sections'> & {
  number: number;
  /** How many short forms refer to it. */
  again: number;
  notes: string[];
};
/** `row`: the number of the row that explains it. */
export type Mark = { start: number; end: number; number: number; row: number; status: CitationStatus };
export type CheckView = {
  text: string;
  /** Length of the marked copy on the page. */
  copied: number;
  total: number;
  tally: { status: CitationStatus; count: number }[];
  rows: Row[];
  marks: Mark[];
  quotations: (Pick<CheckedQuotation, 'text' | 'match' | 'page' | 'statute'> & { number: number })[];
  table: AuthorityTable;
  notices: string[];
};

export function viewCheck(checked: CheckResult): CheckView {
  const { citations, text } = checked;
  const visibleCitations = citations.slice(0, MAX_VISIBLE);
  const lastOffset = visibleCitations.length < citations.length ? (visibleCitations.at(-1)?.end ?? 0) : text.length;
  const copied = Math.min(lastOffset, MAX_COPY_LENGTH);
  const rows = new Map<number, Row>();
  const marks = visibleCitations.map((citation, index): Mark => {
    const { status, start, end, parsed } = citation;
    const targetIndex = 'refersTo' in parsed && parsed.refersTo !== undefined ? parsed.refersTo : index;
    const row = rows.get(targetIndex);
    if (row) row.again++;
    else rows.set(index, toRow(citation, index));
    return { start, end, number: index + 1, row: targetIndex + 1, status };
  });
  return {
    text,
    copied,
    total: citations.length,
    tally: STATUSES.map((status) => ({ status, count: citations.filter((c) => c.status === status).length })).filter((t) => t.count > 0),
    rows: [...rows.values()],
    marks: marks.filter(({ end }) => end <= copied),
    quotations: checked.quotations.map((q) => ({
      text: q.text,
      match: q.match,
      page: q.page,
      number: q.citation + 1,
      ...(q.statute && { statute: q.statute }),
    })),
    table: createTableOfAuthorities(visibleCitations),
    notices: listNotices(checked, visibleCitations.length),
  };
}

function toRow({ status, text, sentence, held, fix, link, heading, sections }: CheckedCitation, index: number): Row {
  const notes = held.flatMap(({ name, treatment }) => (treatment ? [checker.treated(name, treatment.status, treatment.by)] : []));
  return { number: index + 1, again: 0, status, text, sentence, held: held.slice(0, 4), fix, link, heading, sections, notes };
}

export function listNotices(checked: CheckResult, visibleCount = checked.citations.length): string[] {
  return [
    checked.partial && checker.partial,
    checked.liveFailed && checker.liveFailed,
    checked.textCut && checker.textCut,
    checked.citationsCut && checker.citationsCut,
    visibleCount < checked.citations.length && checker.pageCut(visibleCount, checked.citations.length),
  ].filter((notice) => notice !== false);
}
