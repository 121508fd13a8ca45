// Generates one document per row of a CSV table, with the same validation as the form. A table is
// checked on the page first. Rows that fail are listed with their reasons, also in a report inside
// the zip; the other rows are still generated. Sizes are bounded, and of all tables of the process
// one row is done in one turn of the event loop, which others then have for as long, so that no
// table holds up other requests. What a client that left had asked for is not made.

import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Caller } from '#features/caller.ts';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import { runGated } from '#features/plans/run-gated.server.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import type { GeneratedFile } from '#features/printing/generated-file.ts';
import { type FileFormat, writeFile } from '#features/printing/write-file.server.ts';
import { takeLimits } from '#features/take-limits.ts';
import { formatCsvRow, readCsv } from '#lib/csv.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { findTemplate } from './find-template.ts';
import { createEmptyRequest } from './form/document-form-values.ts';
import { checkRequest, type DocumentDeps } from './generate-document.server.ts';
import * as batch from './messages/batch.ts';

export const MAX_ROWS = 100;
const MAX_CSV_BYTES = 256 * 1024;
const PARTY_FIELDS = ['name', 'role', 'address'] as const;

const eventLoop = createEventLoopQueue({
  processorMs() {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  },
});

type Input = { documentType: unknown; csv: Uint8Array; format: FileFormat };

export function batchDocuments(
  deps: DocumentDeps,
  caller: Caller,
  input: Input,
): Promise<Result<GeneratedFile>> {
  return runGated(deps, caller.viewer, 'batch-documents', async () => {
    const template = findTemplate(deps.library, input.documentType);
    if (!template) return fail('not_found', batch.noType);
    const refused = await takeLimits(
      deps,
      [['document-batches', caller.clientAddress]],
      batch.tooOften,
    );
    if (refused) return refused;
    const table = readTable(template, input.csv);
    if (!table.ok) return table;
    const name = template.id.replaceAll('_', '-');
    const files: Zippable = {};
    let report = `\ufeff${formatCsvRow(batch.report)}`;
    for (const [index, row] of table.value.entries()) {
      await eventLoop.wait();
      if (caller.signal?.aborted) return fail('unavailable', batch.left);
      const request = toRequest(template, row, caller.jurisdiction);
      const number = index + 1;
      const checked = checkRequest(deps.library, request);
      if (checked.ok) {
        const { name: fileName, bytes } = await writeFile(checked.value.document, input.format, {
          name: `${name}-${String(number).padStart(3, '0')}`,
          createdAt: deps.clock.now(),
        });
        files[fileName] = [bytes, { level: input.format === 'text' ? 6 : 0 }];
        report += formatCsvRow([number, request.parties[0]?.name ?? '', batch.made, fileName]);
      } else
        report += formatCsvRow([
          number,
          request.parties[0]?.name ?? '',
          batch.notMade,
          listReasons(checked.failure.message, checked.failure.fields).join(' '),
        ]);
    }
    files['report.csv'] = strToU8(report);
    await eventLoop.wait();
    return ok({
      name: `${name}-documents.zip`,
      type: 'application/zip',
      bytes: new Uint8Array(zipSync(files, { mtime: deps.clock.now() })),
    });
  });
}

/**
 * `reasons`: why the row cannot be made; empty when it can. `name`: of the first party. `csv`: the
 * table, to be posted again.
 */
export type TableCheck = {
  rows: { number: number; name: string; reasons: string[] }[];
  makeable: number;
  csv: string;
};

/** Reads the whole table and makes nothing. */
export function checkTable(
  deps: DocumentDeps,
  caller: Caller,
  { documentType, csv }: Pick<Input, 'documentType' | 'csv'>,
): Promise<Result<TableCheck>> {
  return runGated(deps, caller.viewer, 'batch-documents', async () => {
    const template = findTemplate(deps.library, documentType);
    if (!template) return fail('not_found', batch.noType);
    const table = readTable(template, csv);
    if (!table.ok) return table;
    const rows: TableCheck['rows'] = [];
    for (const [index, row] of table.value.entries()) {
      await eventLoop.wait();
      if (caller.signal?.aborted) return fail('unavailable', batch.left);
      const request = toRequest(template, row, caller.jurisdiction);
      const checked = checkRequest(deps.library, request);
      const reasons = checked.ok
        ? []
        : listReasons(checked.failure.message, checked.failure.fields);
      rows.push({ number: index + 1, name: request.parties[0]?.name ?? '', reasons });
    }
    return ok({
      rows,
      makeable: rows.filter(({ reasons }) => reasons.length === 0).length,
      csv: new TextDecoder().decode(csv),
    });
  });
}

/** The CSV template to fill in: a header and one example row. */
export function createBatchTable(template: DocumentTemplate): string {
  const { least, roles } = template.parties;
  const partyCount = Math.max(2, least);
  const parties = Array.from({ length: partyCount }, (_, index) => [
    batch.exampleName(index + 1),
    roles[index] ?? roles[0] ?? '',
    batch.exampleAddress,
  ]);
  const columns = [...listColumns(template, partyCount)];
  return `\ufeff${formatCsvRow(columns)}${formatCsvRow([...parties.flat(), batch.exampleDate, ...template.fields.map(({ example }) => example)])}`;
}

const listColumns = ({ fields }: DocumentTemplate, partyCount: number) => [
  ...Array.from({ length: partyCount }, (_, index) =>
    PARTY_FIELDS.map((part) => `party_${index + 1}_${part}`),
  ).flat(),
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
  const [headerRow = [], ...rows] = readCsv(text);
  const columns = headerRow.map((cell) => cell.trim().toLowerCase().replaceAll(' ', '_'));
  if (rows.length === 0) return fail('invalid', batch.noRows);
  if (rows.length > MAX_ROWS) return fail('invalid', batch.tooManyRows(MAX_ROWS));
  const missingColumns = listColumns(template, template.parties.least).filter(
    (name) => !columns.includes(name),
  );
  if (missingColumns.length > 0)
    return fail('invalid', batch.missingColumns(missingColumns.join(', ')));
  return ok(rows.map((row) => new Map(columns.map((name, index) => [name, row[index] ?? '']))));
}

function toRequest(template: DocumentTemplate, row: Row, jurisdiction: string): DocumentRequest {
  const getCell = (name: string) => row.get(name) ?? '';
  const parties = Array.from({ length: template.parties.most }, (_, index) => {
    const [name = '', role = '', address = ''] = PARTY_FIELDS.map((part) =>
      getCell(`party_${index + 1}_${part}`),
    );
    return { name, role, address };
  });
  const filledParties = parties.filter(
    (party, index) =>
      index < template.parties.least || Object.values(party).some((value) => value.trim() !== ''),
  );
  return {
    ...createEmptyRequest(template, jurisdiction),
    parties: filledParties,
    details: Object.fromEntries(template.fields.map(({ name }) => [name, getCell(name)])),
    dates: { effective_date: getCell('effective_date') },
  };
}

function listReasons(message: string, fields: Record<string, string> = {}): string[] {
  const reasons = Object.entries(fields).map(
    ([field, reason]) => `${toColumnName(field)}: ${reason}`,
  );
  return reasons.length > 0 ? reasons : [message];
}

/** The column for a form field: `parties.0.role` is party_1_role. */
const toColumnName = (field: string) =>
  field
    .replace(/^(?:details|dates)\./, '')
    .replace(/^parties\.(\d+)\.(\w+)$/, (_, index, part) => `party_${Number(index) + 1}_${part}`);
