// Recognizes kinds of CSV files and reads their lines. CourtListener's bulk files are recognized by
// their columns, regardless of file name and other columns; any other CSV is a list of cases if its
// header has a case name and a citation or docket number.

import { tidyLine } from '#features/importing/formats/tidy-line.ts';
import { ImportFault } from '#features/importing/import-fault.ts';
import type { CourtLevel } from '../case-record.ts';
import {
  findOpinionText,
  parseOpinionKind,
  TEXT_FIELDS,
  tidyDate,
  tidyDocket,
} from './courtlistener-fields.ts';
import type { CsvItems } from './csv-items.ts';
import { findFactColumns, readFacts } from './facts-csv.ts';
import { createCaseKey } from './read-case-key.ts';

export type CsvKind = 'courts' | 'dockets' | 'citations' | 'clusters' | 'opinions' | 'facts';
export type CsvHeading = { kind: CsvKind; columns: ReadonlyMap<string, number> };

export function recognizeCsv(heading: string): CsvHeading | undefined {
  const names = heading
    .slice(0, 20_000)
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^["`']|["`']$/g, '')
        .trim()
        .toLowerCase(),
    );
  const columns = new Map(names.map((name, i) => [name, i]));
  const has = (...required: string[]) => required.every((name) => columns.has(name));
  const detectKind = (): CsvKind | undefined => {
    if (has('id', 'full_name', 'citation_string')) return 'courts';
    if (has('volume', 'reporter', 'page', 'cluster_id')) return 'citations';
    if (has('id', 'cluster_id') && TEXT_FIELDS.some((getField) => columns.has(getField)))
      return 'opinions';
    if (has('id', 'docket_id', 'date_filed', 'case_name')) return 'clusters';
    if (has('id', 'court_id', 'docket_number')) return 'dockets';
    return findFactColumns(names) ? 'facts' : undefined;
  };
  const csvKind = detectKind();
  return csvKind && { kind: csvKind, columns };
}

export function createCsvReader({ kind, columns }: CsvHeading): (fields: string[]) => CsvItems {
  const getField = (fields: string[], name: string) => fields[columns.get(name) ?? -1] ?? '';
  const readId = (fields: string[], name = 'id') => {
    const id = getField(fields, name).trim();
    if (!/^\d{1,18}$/.test(id)) throw new ImportFault(`its ${name} is not a number`);
    return id;
  };
  switch (kind) {
    case 'facts': {
      const factColumns = findFactColumns([...columns.keys()]);
      if (!factColumns) throw new ImportFault('its heading names no cases');
      return (fields) => readFacts(factColumns, (name) => getField(fields, name));
    }
    case 'courts':
      return (fields) => {
        const id = getField(fields, 'id').trim();
        if (!/^[\w-]{1,60}$/.test(id)) throw new ImportFault('its id is missing');
        const name =
          tidyLine(getField(fields, 'full_name')) || tidyLine(getField(fields, 'short_name')) || id;
        const level = toCourtLevel(id, getField(fields, 'jurisdiction'));
        const jurisdiction = getField(fields, 'jurisdiction').startsWith('F') ? 'US' : '';
        return {
          items: [
            {
              type: 'court',
              court: {
                id,
                name,
                citeAs: tidyLine(getField(fields, 'citation_string')),
                level,
                jurisdiction,
              },
            },
          ],
          id,
        };
      };
    case 'dockets':
      return (fields) => {
        const id = readId(fields);
        const courtId = getField(fields, 'court_id').trim();
        if (!/^[\w-]{1,60}$/.test(courtId)) throw new ImportFault('it names no court');
        const number = tidyDocket(getField(fields, 'docket_number'));
        return {
          items: [
            {
              type: 'docket',
              docket: {
                sourceId: id,
                courtId,
                number,
                name: tidyLine(getField(fields, 'case_name')),
              },
            },
          ],
          id,
        };
      };
    case 'citations':
      return (fields) => {
        const id = readId(fields, 'cluster_id');
        const parts = [
          getField(fields, 'volume').trim(),
          getField(fields, 'reporter').trim(),
          getField(fields, 'page').trim(),
        ] as const;
        const key = createCaseKey(...parts);
        if (!key) throw new ImportFault(`not a citation: ${parts.join(' ').slice(0, 60)}`);
        return { items: [{ type: 'citation', citation: { caseSourceId: id, key } }], id };
      };
    case 'clusters':
      return (fields) => {
        const id = readId(fields);
        const name = tidyLine(
          getField(fields, 'case_name') ||
            getField(fields, 'case_name_full') ||
            getField(fields, 'case_name_short'),
        );
        if (!name) throw new ImportFault('it has no name');
        const day = tidyDate(getField(fields, 'date_filed'));
        const decided = /^t(?:rue)?$/i.test(getField(fields, 'date_filed_is_approximate'))
          ? day.slice(0, 4)
          : day;
        const bulk = { docketId: getField(fields, 'docket_id').trim() };
        const fullName = tidyLine(getField(fields, 'case_name_full'));
        const record = {
          source: 'courtlistener' as const,
          sourceId: id,
          name,
          fullName,
          courtId: '',
          docketNumber: '',
          decided,
          citations: [],
          opinions: [],
          bulk,
        };
        return { items: [{ type: 'case', record }], id };
      };
    case 'opinions':
      return (fields) => {
        const id = readId(fields);
        const text = findOpinionText((name) => getField(fields, name));
        if (!text) throw new ImportFault('it has no text');
        const opinion = {
          sourceId: id,
          ...parseOpinionKind(getField(fields, 'type')),
          author: tidyLine(getField(fields, 'author_str')),
          text,
        };
        return {
          items: [
            {
              type: 'opinion',
              bulkOpinion: { caseSourceId: readId(fields, 'cluster_id'), opinion },
            },
          ],
          id,
        };
      };
  }
}

/** Maps CourtListener's codes for kinds of courts. */
function toCourtLevel(id: string, jurisdictionCode: string): CourtLevel {
  if (id === 'scotus' || jurisdictionCode === 'S') return 'supreme';
  if (jurisdictionCode === 'F' || jurisdictionCode === 'SA') return 'appellate';
  return jurisdictionCode === 'FD' ? 'district' : 'other';
}
