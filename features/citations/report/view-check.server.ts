// The view of a checked text for the page. A brief has a few hundred citations; of much longer
// texts the page shows only the beginning, so that no phone has to render five thousand rows, or
// rows with forty sections each. The text downloads are complete.
import { createHash } from 'node:crypto';
import { MAX_SENT_BACK } from '#lib/sent-back.ts';
import type { CheckResult } from '../check/check-citations.server.ts';
import { getVerdict, listFindings, type Verdict } from '../check/verdict.ts';
import * as checker from '../messages/checker.ts';
import type { CheckedCitation, CheckedQuotation, CheckedSection } from '../schema.ts';
import { type Correction, listCorrections } from './correct-text.ts';
import { groupSpots, listSpots, type Spot, type SpotGroup } from './describe-spots.ts';
import { numberCitations } from './number-citations.ts';
import { type AuthorityTable, createTableOfAuthorities } from './table-of-authorities.ts';

const MAX_VISIBLE = 500;
/** Of listed sections, for each visible citation on average. */
const MAX_SECTIONS = 4;

export type Row = Pick<
  CheckedCitation,
  'text' | 'matches' | 'invented' | 'fix' | 'link' | 'heading' | 'sections'
> & {
  number: number;
  status: Verdict;
  findings: string[];
  /** How many short forms refer to it. */
  again: number;
  notes: string[];
  /** Its index among the corrections, and what they do: "Use (1966)". */
  correction?: { index: number; label: string };
};
/**
 * `position`: its index among the marks of the text, which is its address; `number`: the row that
 * explains it.
 */
export type Mark = {
  start: number;
  end: number;
  position: number;
  number: number;
  status: Verdict;
};
/** `text`: as much as is sent back, of `length` characters. */
export type CheckView = {
  text: string;
  length: number;
  /** Says whether a text is still the one that was checked. */
  digest: string;
  /** Length of the marked copy on the page. */
  copied: number;
  total: number;
  spots: Spot[];
  groups: SpotGroup[];
  rows: Row[];
  marks: Mark[];
  corrections: Correction[];
  quotations: (Pick<CheckedQuotation, 'text' | 'match' | 'page' | 'statute'> & {
    number: number;
  })[];
  table: AuthorityTable;
  notices: string[];
};

export function viewCheck(checked: CheckResult, maxVisible = MAX_VISIBLE): CheckView {
  const { citations, text } = checked;
  const visibleCitations = listVisible(citations, maxVisible);
  const lastOffset =
    visibleCitations.length < citations.length ? (visibleCitations.at(-1)?.end ?? 0) : text.length;
  const copied = Math.min(lastOffset, MAX_SENT_BACK);
  const numbers = numberCitations(visibleCitations);
  const corrections = listCorrections(visibleCitations, numbers);
  const rows = new Map<number, Row>();
  const marks = visibleCitations.map((citation, index): Mark => {
    const { start, end } = citation;
    const number = numbers[index] ?? 0;
    const row = rows.get(number);
    if (row) row.again++;
    else rows.set(number, toRow(citation, number, corrections));
    return { start, end, position: index + 1, number, status: getVerdict(citation) };
  });
  const spots = listSpots(visibleCitations, numbers, text.length);
  return {
    text: text.slice(0, MAX_SENT_BACK),
    length: text.length,
    digest: digestText(text),
    copied,
    total: citations.length,
    spots,
    groups: groupSpots(citations, spots),
    rows: [...rows.values()],
    marks: marks.filter(({ end }) => end <= copied),
    corrections,
    quotations: checked.quotations.flatMap(({ citation, text: words, match, page, statute }) => {
      const number = numbers[citation];
      return number === undefined
        ? []
        : { text: words, match, page, number, ...(statute && { statute }) };
    }),
    table: createTableOfAuthorities(visibleCitations, numbers),
    notices: listNotices(checked, visibleCitations.length),
  };
}

function listVisible(citations: CheckedCitation[], maxVisible: number): CheckedCitation[] {
  let sections = 0;
  const beyond = citations.findIndex((citation) => {
    sections += citation.sections?.length ?? 0;
    return sections > maxVisible * MAX_SECTIONS;
  });
  return citations.slice(0, beyond < 0 ? maxVisible : Math.min(beyond, maxVisible));
}

/** Line breaks do not count: a browser sends its own. */
export const digestText = (text: string) =>
  createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64url').slice(0, 22);

function toRow(citation: CheckedCitation, number: number, corrections: Correction[]): Row {
  const { text, matches, invented, fix, link, heading, sections } = citation;
  const notes = matches.flatMap(({ name, treatment }) =>
    treatment ? [checker.treated(name, treatment.status, treatment.by)] : [],
  );
  const index = corrections.findIndex(({ start }) => start === citation.start);
  return {
    number,
    again: 0,
    status: getVerdict(citation),
    text,
    findings: listFindings(citation),
    matches: matches.slice(0, 4),
    invented,
    fix,
    link,
    heading,
    sections: sections && nameNearestOnce(sections),
    notes,
    ...(index >= 0 && { correction: { index, label: describeCorrection(citation) } }),
  };
}

/** Neighbors in a list of missing sections have the same nearest ones. */
function nameNearestOnce(sections: CheckedSection[]): CheckedSection[] {
  const named = new Set<string>();
  return sections.map((section) =>
    section.inCode
      ? section
      : {
          ...section,
          nearest: section.nearest.filter(({ url }) => !named.has(url) && named.add(url)),
        },
  );
}

function describeCorrection({ status, matches: [onlyCase] }: CheckedCitation): string {
  return status === 'wrong_year' && onlyCase?.year
    ? checker.correctYear(onlyCase.year)
    : checker.correctName(onlyCase?.name ?? '');
}

export function listNotices(
  checked: CheckResult,
  visibleCount = checked.citations.length,
): string[] {
  return [
    checked.partial && checker.partial,
    checked.liveFailed && checker.liveFailed,
    checked.textCut && checker.textCut,
    checked.citationsCut && checker.citationsCut,
    visibleCount < checked.citations.length &&
      checker.pageCut(visibleCount, checked.citations.length),
  ].filter((notice) => notice !== false);
}
