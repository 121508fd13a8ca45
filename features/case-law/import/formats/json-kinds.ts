// Reads a JSON record: a document of CourtListener's v2 API, a case of CAP (v1 API or static site),
// or an API response with a page of them.

import { tidyLine, toStorableText } from '#features/importing/formats/tidy-line.ts';
import { ImportFault } from '#features/importing/import-fault.ts';
import type { CaseRecord, ImportItem } from '../case-record.ts';
import { findCapCourtId } from './cap-court.ts';
import { findOpinionText, parseOpinionKind, tidyDate, tidyDocket } from './courtlistener-fields.ts';
import { readCaseKey } from './read-case-key.ts';

export type JsonRecord = { items: ImportItem[]; id: string; remark?: string };
type Fields = Record<string, unknown>;

const V2_CITATION_FIELDS = [
  'federal_cite_one',
  'federal_cite_two',
  'federal_cite_three',
  'scotus_early_cite',
  'state_cite_one',
  'state_cite_two',
  'state_cite_three',
  'state_cite_regional',
  'neutral_cite',
  'specialty_cite_one',
  'westlaw_cite',
  'lexis_cite',
];

export function readJsonRecord(value: unknown): JsonRecord {
  if (!isFields(value)) throw new ImportFault('not a record');
  const list = value.results ?? value.objects;
  if (Array.isArray(list)) {
    const records = list.map(readJsonRecord);
    return {
      items: records.flatMap((one) => one.items),
      id: '',
      remark: records.find((one) => one.remark)?.remark,
    };
  }
  if (isFields(value.citation) && 'case_name' in value.citation)
    return readV2(value, value.citation);
  if ('name_abbreviation' in value && Array.isArray(value.citations)) return readCap(value);
  if ('volume_number' in value) throw new ImportFault('it describes a volume, not a case');
  throw new ImportFault('neither a document of CourtListener (v2) nor a case of CAP');
}

function readV2(doc: Fields, cite: Fields): JsonRecord {
  const id = toText(doc.id);
  if (!/^\d+$/.test(id)) throw new ImportFault('it has no id');
  const name = tidyLine(
    toText(cite.case_name) || toText(cite.case_name_full) || toText(cite.case_name_short),
  );
  if (!name) throw new ImportFault('it has no name');
  const decided = tidyDate(toText(doc.date_filed));
  const record: CaseRecord = {
    source: 'courtlistener-v2',
    sourceId: id,
    name,
    fullName: tidyLine(toText(cite.case_name_full)),
    courtId: /\/(?:jurisdiction|court)s?\/([\w-]+)\/?$/.exec(toText(doc.court))?.[1] ?? '',
    docketNumber: tidyDocket(toText(cite.docket_number)),
    decided,
    citations: V2_CITATION_FIELDS.flatMap(
      (field) => readCaseKey(toText(cite[field]), decided) ?? [],
    ),
    opinions: [],
  };
  const opinion = findOpinionText((field) => toText(doc[field]));
  if (opinion)
    record.opinions.push({
      sourceId: id,
      ...parseOpinionKind('010combined'),
      author: tidyLine(toText(doc.judges)),
      text: opinion,
    });
  return { items: [{ type: 'case', record }], id };
}

function readCap(doc: Fields): JsonRecord {
  const id = toText(doc.id);
  if (!/^\d+$/.test(id)) throw new ImportFault('it has no id');
  const name = tidyLine(toText(doc.name_abbreviation) || toText(doc.name));
  if (!name) throw new ImportFault('it has no name');
  const decided = tidyDate(toText(doc.decision_date));
  const cites = (doc.citations as unknown[]).filter(isFields).map((one) => toText(one.cite));
  const court = isFields(doc.court) ? doc.court : {};
  const record: CaseRecord = {
    source: 'cap',
    sourceId: id,
    name,
    fullName: tidyLine(toText(doc.name)),
    courtId: findCapCourtId(toText(court.name), toText(court.name_abbreviation)),
    docketNumber: tidyDocket(toText(doc.docket_number)),
    decided,
    citations: cites.flatMap((cite) => readCaseKey(cite, decided) ?? []),
    opinions: readCapOpinions(doc.casebody, id),
  };
  return { items: [{ type: 'case', record }], id, remark: describeUnreadCites(cites, record) };
}

function readCapOpinions(casebody: unknown, id: string): CaseRecord['opinions'] {
  if (!isFields(casebody)) return [];
  const data = casebody.data ?? casebody;
  if (typeof data === 'string')
    return [{ sourceId: `${id}-1`, position: 1, kind: 'combined', author: '', text: data }];
  const opinions =
    isFields(data) && Array.isArray(data.opinions) ? data.opinions.filter(isFields) : [];
  return opinions.map((one, i) => ({
    sourceId: `${id}-${i + 1}`,
    position: i + 1,
    kind:
      toText(one.type) === 'majority'
        ? 'lead'
        : tidyLine(toText(one.type)).slice(0, 40) || 'opinion',
    author: tidyLine(toText(one.author)).slice(0, 200),
    text: toText(one.text),
  }));
}

function describeUnreadCites(cites: string[], record: CaseRecord): string | undefined {
  return cites.length > 0 && record.citations.length === 0
    ? `its citation could not be read: ${cites[0]?.slice(0, 60)}`
    : undefined;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toText = (value: unknown) =>
  typeof value === 'string'
    ? toStorableText(value)
    : typeof value === 'number'
      ? String(value)
      : '';
