// Many documents from a table: a row each, with the rules of the form. A row that cannot become a document is named with its reasons in
// the report that lies in the zip; the others do not wait for it. Sizes are bounded so that one person's table holds up nobody.
import { strToU8, zipSync } from 'fflate';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { runGated } from '#features/plans/run-gated.server.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import type { WrittenFile } from '#features/printing/generated-file.ts';
import { csvRow } from '#lib/csv.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { emptyRequest } from './form/document-form-values.ts';
import { checkRequest, type DocumentDeps, type DocumentFile, writeFile } from './generate-document.server.ts';
import { batch } from './messages.ts';
import { readCsv } from './read-csv.ts';

export const MAX_ROWS = 100;
const MAX_CSV_BYTES = 256 * 1024;
const PARTS = ['name', 'role', 'address'] as const;

type Input = { documentType: unknown; csv: Uint8Array; format: DocumentFile; jurisdiction: string; clientAddress: string };

export function batchDocuments(deps: DocumentDeps, viewer: Viewer, input: Input): Promise<Result<WrittenFile>> {
  return runGated(deps, viewer, 'batch-documents', async () => {
    const template = deps.library.documents.find(({ id }) => id === input.documentType);
    if (!template) return fail('not_found', batch.noType);
    const table = readTable(template, input.csv);
    if (!table.ok) return table;
    const taken = await deps.limits.take('document-batches', input.clientAddress);
    if (!taken.allowed) return fail('rate_limited', batch.tooOften, { retryAfterSeconds: taken.retryAfterSeconds });
    const name = template.id.replaceAll('_', '-');
    const files: Record<string, Uint8Array> = {};
    let report = `\ufeff${csvRow(batch.report)}`;
    for (const [at, row] of table.value.entries()) {
      const request = requestOf(template, row, input.jurisdiction);
      const number = at + 1;
      const checked = checkRequest(deps.library, request);
      if (checked.ok) {
        const { bytes, ending } = await writeFile(checked.value.document, input.format, deps.clock.now());
        const file = `${name}-${String(number).padStart(3, '0')}.${ending}`;
        files[file] = bytes;
        report += csvRow([number, request.parties[0]?.name ?? '', batch.made, file]);
      } else
        report += csvRow([
          number,
          request.parties[0]?.name ?? '',
          batch.notMade,
          reasonsOf(checked.failure.message, checked.failure.fields),
        ]);
    }
    files['report.csv'] = strToU8(report);
    return ok({
      name: `${name}-documents.zip`,
      type: 'application/zip',
      bytes: new Uint8Array(zipSync(files, { mtime: deps.clock.now() })),
    });
  });
}

/** The table to fill in: the columns, and one row of examples. */
export function batchTable(template: DocumentTemplate): string {
  const { least, roles } = template.parties;
  const count = Math.max(2, least);
  const parties = Array.from({ length: count }, (_, at) => [batch.exampleName(at + 1), roles[at] ?? roles[0] ?? '', batch.exampleAddress]);
  const columns = [...columnsOf(template, count)];
  return `\ufeff${csvRow(columns)}${csvRow([...parties.flat(), batch.exampleDate, ...template.fields.map(({ example }) => example)])}`;
}

const columnsOf = ({ fields }: DocumentTemplate, parties: number) => [
  ...Array.from({ length: parties }, (_, at) => PARTS.map((part) => `party_${at + 1}_${part}`)).flat(),
  'effective_date',
  ...fields.map(({ name }) => name),
];

type Row = Map<string, string>;

function readTable(template: DocumentTemplate, csv: Uint8Array): Result<Row[]> {
  if (csv.length > MAX_CSV_BYTES) return fail('invalid', batch.tooLarge);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(csv);
  } catch {
    return fail('invalid', batch.notText);
  }
  const [head = [], ...rows] = readCsv(text);
  const columns = head.map((cell) => cell.trim().toLowerCase().replaceAll(' ', '_'));
  if (rows.length === 0) return fail('invalid', batch.noRows);
  if (rows.length > MAX_ROWS) return fail('invalid', batch.tooManyRows(MAX_ROWS));
  const missing = columnsOf(template, template.parties.least).filter((name) => !columns.includes(name));
  if (missing.length > 0) return fail('invalid', batch.missingColumns(missing.join(', ')));
  return ok(rows.map((row) => new Map(columns.map((name, at) => [name, row[at] ?? '']))));
}

function requestOf(template: DocumentTemplate, row: Row, jurisdiction: string): DocumentRequest {
  const cell = (name: string) => row.get(name) ?? '';
  const parties = Array.from({ length: template.parties.most }, (_, at) => {
    const [name = '', role = '', address = ''] = PARTS.map((part) => cell(`party_${at + 1}_${part}`));
    return { name, role, address };
  });
  const named = parties.filter((party, at) => at < template.parties.least || Object.values(party).some((value) => value.trim() !== ''));
  return {
    ...emptyRequest(template, jurisdiction),
    parties: named,
    details: Object.fromEntries(template.fields.map(({ name }) => [name, cell(name)])),
    dates: { effective_date: cell('effective_date') },
  };
}

function reasonsOf(message: string, fields: Record<string, string> = {}): string {
  const reasons = Object.entries(fields).map(([field, reason]) => `${columnOf(field)}: ${reason}`);
  return reasons.length > 0 ? reasons.join(' ') : message;
}

/** As the table calls it: `parties.0.role` is the column party_1_role. */
const columnOf = (field: string) =>
  field.replace(/^(?:details|dates)\./, '').replace(/^parties\.(\d+)\.(\w+)$/, (_, at, part) => `party_${Number(at) + 1}_${part}`);
