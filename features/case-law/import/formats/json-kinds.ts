// What a JSON record is: a document of CourtListener's v2 API, a case of CAP (the v1 API or the static site), or a page of
// several of them as an API answers.

import type { CaseRecord, ImportItem } from '../case-record.ts';
import { ImportFault } from '../import-fault.ts';
import { courtOfCap } from './cap-court.ts';
import { opinionKind, textOfOpinion, tidyDate, tidyDocket } from './courtlistener-fields.ts';
import { readCaseKey } from './read-case-key.ts';
import { storable, tidyLine } from './tidy-line.ts';

export type JsonRecord = { items: ImportItem[]; id: string; remark?: string };
type Fields = Record<string, unknown>;

const V2_CITES = [
  ...['federal_cite_one', 'federal_cite_two', 'federal_cite_three', 'scotus_early_cite'],
  ...['state_cite_one', 'state_cite_two', 'state_cite_three', 'state_cite_regional', 'neutral_cite'],
  ...['specialty_cite_one', 'westlaw_cite', 'lexis_cite'],
];

export function readJsonRecord(value: unknown): JsonRecord {
  if (!isFields(value)) throw new ImportFault('not a record');
  const list = value.results ?? value.objects;
  if (Array.isArray(list)) {
    const all = list.map(readJsonRecord);
    return { items: all.flatMap((one) => one.items), id: '', remark: all.find((one) => one.remark)?.remark };
  }
  if (isFields(value.citation) && 'case_name' in value.citation) return readV2(value, value.citation);
  if ('name_abbreviation' in value && Array.isArray(value.citations)) return readCap(value);
  if ('volume_number' in value) throw new ImportFault('it describes a volume, not a case');
  throw new ImportFault('neither a document of CourtListener (v2) nor a case of CAP');
}

function readV2(doc: Fields, cite: Fields): JsonRecord {
  const id = text(doc.id);
  if (!/^\d+$/.test(id)) throw new ImportFault('it has no id');
  const name = tidyLine(text(cite.case_name) || text(cite.case_name_full) || text(cite.case_name_short));
  if (!name) throw new ImportFault('it has no name');
  const decided = tidyDate(text(doc.date_filed));
  const record: CaseRecord = {
    source: 'courtlistener-v2',
    sourceId: id,
    name,
    fullName: tidyLine(text(cite.case_name_full)),
    courtId: /\/(?:jurisdiction|court)s?\/([\w-]+)\/?$/.exec(text(doc.court))?.[1] ?? '',
    docketNumber: tidyDocket(text(cite.docket_number)),
    decided,
    citations: V2_CITES.flatMap((field) => readCaseKey(text(cite[field]), decided) ?? []),
    opinions: [],
  };
  const opinion = textOfOpinion((field) => text(doc[field]));
  if (opinion) record.opinions.push({ sourceId: id, ...opinionKind('010combined'), author: tidyLine(text(doc.judges)), text: opinion });
  return { items: [{ type: 'case', record }], id };
}

function readCap(doc: Fields): JsonRecord {
  const id = text(doc.id);
  if (!/^\d+$/.test(id)) throw new ImportFault('it has no id');
  const name = tidyLine(text(doc.name_abbreviation) || text(doc.name));
  if (!name) throw new ImportFault('it has no name');
  const decided = tidyDate(text(doc.decision_date));
  const cites = (doc.citations as unknown[]).filter(isFields).map((one) => text(one.cite));
  const court = isFields(doc.court) ? doc.court : {};
  const record: CaseRecord = {
    source: 'cap',
    sourceId: id,
    name,
    fullName: tidyLine(text(doc.name)),
    courtId: courtOfCap(text(court.name), text(court.name_abbreviation)),
    docketNumber: tidyDocket(text(doc.docket_number)),
    decided,
    citations: cites.flatMap((cite) => readCaseKey(cite, decided) ?? []),
    opinions: capOpinions(doc.casebody, id),
  };
  return { items: [{ type: 'case', record }], id, remark: unreadCites(cites, record) };
}

function capOpinions(casebody: unknown, id: string): CaseRecord['opinions'] {
  if (!isFields(casebody)) return [];
  const data = casebody.data ?? casebody;
  if (typeof data === 'string') return [{ sourceId: `${id}-1`, position: 1, kind: 'combined', author: '', text: data }];
  const opinions = isFields(data) && Array.isArray(data.opinions) ? data.opinions.filter(isFields) : [];
  return opinions.map((one, i) => ({
    sourceId: `${id}-${i + 1}`,
    position: i + 1,
    kind: text(one.type) === 'majority' ? 'lead' : tidyLine(text(one.type)).slice(0, 40) || 'opinion',
    author: tidyLine(text(one.author)).slice(0, 200),
    text: text(one.text),
  }));
}

function unreadCites(cites: string[], record: CaseRecord): string | undefined {
  return cites.length > 0 && record.citations.length === 0 ? `its citation could not be read: ${cites[0]?.slice(0, 60)}` : undefined;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown) => (typeof value === 'string' ? storable(value) : typeof value === 'number' ? String(value) : '');
