// Which CSV is it, and how is a line of it read? CourtListener's bulk files are known by their columns, whatever the file is
// called and whatever else it holds; any other CSV is a list of cases when its heading names a case and a citation or a docket.
import type { CourtLevel } from '../case-record.ts';
import { ImportFault } from '../import-fault.ts';
import { opinionKind, TEXT_FIELDS, textOfOpinion, tidyDate, tidyDocket } from './courtlistener-fields.ts';
import type { CsvItems } from './csv-items.ts';
import { findFactColumns, readFacts } from './facts-csv.ts';
import { caseKey } from './read-case-key.ts';
import { tidyLine } from './tidy-line.ts';

export type CsvKind = 'courts' | 'dockets' | 'citations' | 'clusters' | 'opinions' | 'facts';
export type CsvHeading = { kind: CsvKind; columns: ReadonlyMap<string, number> };

export function recogniseCsv(heading: string): CsvHeading | undefined {
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
  const has = (...wanted: string[]) => wanted.every((name) => columns.has(name));
  const kind = (): CsvKind | undefined => {
    if (has('id', 'full_name', 'citation_string')) return 'courts';
    if (has('volume', 'reporter', 'page', 'cluster_id')) return 'citations';
    if (has('id', 'cluster_id') && TEXT_FIELDS.some((field) => columns.has(field))) return 'opinions';
    if (has('id', 'docket_id', 'date_filed', 'case_name')) return 'clusters';
    if (has('id', 'court_id', 'docket_number')) return 'dockets';
    return findFactColumns(names) ? 'facts' : undefined;
  };
  const found = kind();
  return found && { kind: found, columns };
}

export function csvReader({ kind, columns }: CsvHeading): (fields: string[]) => CsvItems {
  const field = (fields: string[], name: string) => fields[columns.get(name) ?? -1] ?? '';
  const idOf = (fields: string[], name = 'id') => {
    const id = field(fields, name).trim();
    if (!/^\d{1,18}$/.test(id)) throw new ImportFault(`its ${name} is not a number`);
    return id;
  };
  switch (kind) {
    case 'facts': {
      const found = findFactColumns([...columns.keys()]);
      if (!found) throw new ImportFault('its heading names no cases');
      return (fields) => readFacts(found, (name) => field(fields, name));
    }
    case 'courts':
      return (fields) => {
        const id = field(fields, 'id').trim();
        if (!/^[\w-]{1,60}$/.test(id)) throw new ImportFault('its id is missing');
        const name = tidyLine(field(fields, 'full_name')) || tidyLine(field(fields, 'short_name')) || id;
        const level = levelOf(id, field(fields, 'jurisdiction'));
        const jurisdiction = field(fields, 'jurisdiction').startsWith('F') ? 'US' : '';
        return {
          items: [{ type: 'court', court: { id, name, citeAs: tidyLine(field(fields, 'citation_string')), level, jurisdiction } }],
          id,
        };
      };
    case 'dockets':
      return (fields) => {
        const id = idOf(fields);
        const courtId = field(fields, 'court_id').trim();
        if (!/^[\w-]{1,60}$/.test(courtId)) throw new ImportFault('it names no court');
        const number = tidyDocket(field(fields, 'docket_number'));
        return { items: [{ type: 'docket', docket: { sourceId: id, courtId, number, name: tidyLine(field(fields, 'case_name')) } }], id };
      };
    case 'citations':
      return (fields) => {
        const id = idOf(fields, 'cluster_id');
        const parts = [field(fields, 'volume').trim(), field(fields, 'reporter').trim(), field(fields, 'page').trim()] as const;
        const key = caseKey(...parts);
        if (!key) throw new ImportFault(`not a citation: ${parts.join(' ').slice(0, 60)}`);
        return { items: [{ type: 'citation', citation: { caseSourceId: id, key } }], id };
      };
    case 'clusters':
      return (fields) => {
        const id = idOf(fields);
        const name = tidyLine(field(fields, 'case_name') || field(fields, 'case_name_full') || field(fields, 'case_name_short'));
        if (!name) throw new ImportFault('it has no name');
        const day = tidyDate(field(fields, 'date_filed'));
        const decided = /^t(?:rue)?$/i.test(field(fields, 'date_filed_is_approximate')) ? day.slice(0, 4) : day;
        const bulk = { docketId: field(fields, 'docket_id').trim() };
        const fullName = tidyLine(field(fields, 'case_name_full'));
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
        const id = idOf(fields);
        const text = textOfOpinion((name) => field(fields, name));
        if (!text) throw new ImportFault('it has no text');
        const opinion = { sourceId: id, ...opinionKind(field(fields, 'type')), author: tidyLine(field(fields, 'author_str')), text };
        return { items: [{ type: 'opinion', loose: { caseSourceId: idOf(fields, 'cluster_id'), opinion } }], id };
      };
  }
}

/** CourtListener's letters for kinds of courts. */
function levelOf(id: string, letters: string): CourtLevel {
  if (id === 'scotus' || letters === 'S') return 'supreme';
  if (letters === 'F' || letters === 'SA') return 'appellate';
  return letters === 'FD' ? 'district' : 'other';
}
