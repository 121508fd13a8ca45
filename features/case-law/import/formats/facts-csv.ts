// Reads a list of cases as CSV: citation, name, date and docket number, in any order, with common
// column names. The Supreme Court's lists have full captions in capitals, which are shortened.
import { createHash } from 'node:crypto';
import { tidyLine } from '#features/importing/formats/tidy-line.ts';
import { ImportFault } from '#features/importing/import-fault.ts';
import { type CaseRecord, formatCaseKey } from '../case-record.ts';
import { tidyDate, tidyDocket } from './courtlistener-fields.ts';
import type { CsvItems } from './csv-items.ts';
import { readCaseKey } from './read-case-key.ts';
import { shortenCaption } from './short-caption.ts';

export type FactColumns = {
  name: string;
  citations: string[];
  date?: string;
  docket?: string;
  court?: string;
};

const NAME_HEADINGS = [
  'name',
  'case_name',
  'casename',
  'case name',
  'case',
  'caption',
  'title',
  'short_name',
  'name_abbreviation',
];
const CITATION_HEADING =
  /^(?:us|u\.s\.|usc?ite|us_cite|sct|s\.?\s?ct\.?|sctcite|led|lawed|ledcite|lexis|lexiscite|cites?|citations?|official_cite|parallel(?:_cites?)?)$/;
const DATE_HEADINGS = [
  'decided',
  'date_decided',
  'datedecision',
  'decision_date',
  'date_filed',
  'date',
  'decision date',
  'year',
  'term',
];
const DOCKET_HEADINGS = [
  'docket',
  'docket_number',
  'docketnumber',
  'docket_no',
  'docket number',
  'docket no',
  'docket no.',
  'number',
];
const COURT_HEADINGS = ['court', 'court_id', 'courtid'];
const SUPREME_COURT_REPORTERS = new Set(['U.S.', 'S. Ct.', 'L. Ed.', 'L. Ed. 2d', 'U.S. LEXIS']);

/** Undefined if the columns do not describe cases. */
export function findFactColumns(names: string[]): FactColumns | undefined {
  const findColumn = (headings: string[]) => headings.find((name) => names.includes(name));
  const name = findColumn(NAME_HEADINGS);
  const citations = names.filter((heading) => CITATION_HEADING.test(heading));
  const docket = findColumn(DOCKET_HEADINGS);
  if (!name || (citations.length === 0 && !docket)) return undefined;
  return {
    name,
    citations,
    date: findColumn(DATE_HEADINGS),
    docket,
    court: findColumn(COURT_HEADINGS),
  };
}

export function readFacts(columns: FactColumns, getField: (name: string) => string): CsvItems {
  const caption = tidyLine(getField(columns.name));
  const date =
    tidyDate(columns.date ? getField(columns.date) : '') ||
    parseUsDate(columns.date ? getField(columns.date) : '');
  const cells = columns.citations
    .flatMap((column) => getField(column).split(/[;|]/).map(tidyLine))
    .filter(Boolean);
  const docketNumber = columns.docket ? tidyDocket(getField(columns.docket)) : '';
  const id = (cells[0] ?? docketNumber) || caption.slice(0, 60);
  if (!caption) throw new ImportFault(`it has no name (${id})`);
  const citations = cells.flatMap((cell) => readCaseKey(cell, date) ?? []);
  if (citations.length === 0 && docketNumber === '')
    throw new ImportFault('it has neither a citation that can be read nor a docket number');
  const unreadCount = cells.length - citations.length;
  const isSupremeCourt =
    citations.some(({ reporter }) => SUPREME_COURT_REPORTERS.has(reporter)) ||
    columns.citations.some((name) => /^(?:us|sct)/.test(name));
  const court = columns.court ? getField(columns.court).trim() : '';
  const reference = citations[0] ? formatCaseKey(citations[0]) : docketNumber;
  const record: CaseRecord = {
    source: 'facts',
    sourceId: `${reference} ${date.slice(0, 4)} ${createHash('sha256').update(caption).digest('base64url').slice(0, 8)}`,
    name: shortenCaption(caption),
    fullName: caption,
    courtId: /^[\w-]+$/.test(court) ? court.toLowerCase() : isSupremeCourt ? 'scotus' : '',
    docketNumber,
    decided: date,
    citations,
    opinions: [],
  };
  return {
    items: [{ type: 'case', record }],
    id,
    remark: unreadCount > 0 ? `${unreadCount} of its citations could not be read` : undefined,
  };
}

/** Parses 6/13/1966, the format of US spreadsheets. */
function parseUsDate(text: string): string {
  const [, month = '', day = '', year = ''] =
    /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? [];
  return year ? tidyDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) : '';
}
