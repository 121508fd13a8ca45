// A list of cases as CSV: citation, name, date, docket, in any order, with any of the usual headings. The Supreme Court's lists
// write captions in full and in capitals; a short one is made of them.
import { createHash } from 'node:crypto';
import { type CaseRecord, citationText } from '../case-record.ts';
import { ImportFault } from '../import-fault.ts';
import { tidyDate, tidyDocket } from './courtlistener-fields.ts';
import type { CsvItems } from './csv-items.ts';
import { readCaseKey } from './read-case-key.ts';
import { shortCaption } from './short-caption.ts';
import { tidyLine } from './tidy-line.ts';

export type FactColumns = { name: string; citations: string[]; date?: string; docket?: string; court?: string };

const NAME = ['name', 'case_name', 'casename', 'case name', 'case', 'caption', 'title', 'short_name', 'name_abbreviation'];
const CITATION =
  /^(?:us|u\.s\.|usc?ite|us_cite|sct|s\.?\s?ct\.?|sctcite|led|lawed|ledcite|lexis|lexiscite|cites?|citations?|official_cite|parallel(?:_cites?)?)$/;
const DATE = ['decided', 'date_decided', 'datedecision', 'decision_date', 'date_filed', 'date', 'decision date', 'year', 'term'];
const DOCKET = ['docket', 'docket_number', 'docketnumber', 'docket_no', 'docket number', 'docket no', 'docket no.', 'number'];
const COURT = ['court', 'court_id', 'courtid'];
const SUPREME = new Set(['U.S.', 'S. Ct.', 'L. Ed.', 'L. Ed. 2d', 'U.S. LEXIS']);

/** undefined: these columns are not about cases. */
export function findFactColumns(names: string[]): FactColumns | undefined {
  const first = (wanted: string[]) => wanted.find((name) => names.includes(name));
  const name = first(NAME);
  const citations = names.filter((one) => CITATION.test(one));
  const docket = first(DOCKET);
  if (!name || (citations.length === 0 && !docket)) return undefined;
  return { name, citations, date: first(DATE), docket, court: first(COURT) };
}

export function readFacts(columns: FactColumns, field: (name: string) => string): CsvItems {
  const written = tidyLine(field(columns.name));
  const date = tidyDate(columns.date ? field(columns.date) : '') || usDate(columns.date ? field(columns.date) : '');
  const cells = columns.citations.flatMap((column) => field(column).split(/[;|]/).map(tidyLine)).filter(Boolean);
  const docketNumber = columns.docket ? tidyDocket(field(columns.docket)) : '';
  const id = (cells[0] ?? docketNumber) || written.slice(0, 60);
  if (!written) throw new ImportFault(`it has no name (${id})`);
  const citations = cells.flatMap((cell) => readCaseKey(cell, date) ?? []);
  if (citations.length === 0 && docketNumber === '')
    throw new ImportFault('it has neither a citation that can be read nor a docket number');
  const unread = cells.length - citations.length;
  const supreme = citations.some(({ reporter }) => SUPREME.has(reporter)) || columns.citations.some((name) => /^(?:us|sct)/.test(name));
  const court = columns.court ? field(columns.court).trim() : '';
  const place = citations[0] ? citationText(citations[0]) : docketNumber;
  const record: CaseRecord = {
    source: 'facts',
    sourceId: `${place} ${date.slice(0, 4)} ${createHash('sha256').update(written).digest('base64url').slice(0, 8)}`,
    name: shortCaption(written),
    fullName: written,
    courtId: /^[\w-]+$/.test(court) ? court.toLowerCase() : supreme ? 'scotus' : '',
    docketNumber,
    decided: date,
    citations,
    opinions: [],
  };
  return { items: [{ type: 'case', record }], id, remark: unread > 0 ? `${unread} of its citations could not be read` : undefined };
}

/** 6/13/1966, as spreadsheets have it. */
function usDate(text: string): string {
  const [, month = '', day = '', year = ''] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? [];
  return year ? tidyDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) : '';
}
