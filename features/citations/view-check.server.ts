// What the page shows of a checked text. A brief has a few hundred citations; of far longer texts the page shows the beginning and
// the downloads have all, so that no phone has to draw five thousand rows.
import type { CitationStatus } from '#legal/citations/types.ts';
import type { Checked } from './check-citations.server.ts';
import { checker } from './messages.ts';
import { type CheckedCitation, type CheckedQuotation, STATUSES } from './schema.ts';
import { type AuthorityTable, tableOfAuthorities } from './table-of-authorities.ts';

const MAX_SHOWN = 500;
const MAX_COPY_LENGTH = 300_000;

export type Row = Pick<CheckedCitation, 'status' | 'text' | 'sentence' | 'held' | 'link' | 'heading'> & {
  number: number;
  again: number;
  notes: string[];
};
/** `row`: the number whose row explains it. */
export type Mark = { start: number; end: number; number: number; row: number; status: CitationStatus };
export type CheckView = {
  text: string;
  /** How much of the text the marked copy on the page has. */
  copied: number;
  total: number;
  tally: { status: CitationStatus; count: number }[];
  rows: Row[];
  marks: Mark[];
  quotations: (Pick<CheckedQuotation, 'text' | 'match' | 'page'> & { number: number })[];
  table: AuthorityTable;
  notices: string[];
};

export function viewCheck(checked: Checked): CheckView {
  const { citations, text } = checked;
  const shown = citations.slice(0, MAX_SHOWN);
  const last = shown.length < citations.length ? (shown.at(-1)?.end ?? 0) : text.length;
  const copied = Math.min(last, MAX_COPY_LENGTH);
  const rows = new Map<number, Row>();
  const marks = shown.map((citation, at): Mark => {
    const { status, start, end, parsed } = citation;
    const meant = 'refersTo' in parsed && parsed.refersTo !== undefined ? parsed.refersTo : at;
    const row = rows.get(meant);
    if (row) row.again++;
    else rows.set(at, rowOf(citation, at));
    return { start, end, number: at + 1, row: meant + 1, status };
  });
  return {
    text,
    copied,
    total: citations.length,
    tally: STATUSES.map((status) => ({ status, count: citations.filter((c) => c.status === status).length })).filter((t) => t.count > 0),
    rows: [...rows.values()],
    marks: marks.filter(({ end }) => end <= copied),
    quotations: checked.quotations.map((q) => ({ text: q.text, match: q.match, page: q.page, number: q.citation + 1 })),
    table: tableOfAuthorities(shown),
    notices: noticesOf(checked, shown.length),
  };
}

function rowOf({ status, text, sentence, held, link, heading }: CheckedCitation, at: number): Row {
  const notes = held.flatMap(({ name, treatment }) => (treatment ? [checker.treated(name, treatment.status, treatment.by)] : []));
  return { number: at + 1, again: 0, status, text, sentence, held: held.slice(0, 4), link, heading, notes };
}

export function noticesOf(checked: Checked, shown = checked.citations.length): string[] {
  return [
    checked.partial && checker.partial,
    checked.liveFailed && checker.liveFailed,
    checked.textCut && checker.textCut,
    checked.citationsCut && checker.citationsCut,
    shown < checked.citations.length && checker.pageCut(shown, checked.citations.length),
  ].filter((notice) => notice !== false);
}
