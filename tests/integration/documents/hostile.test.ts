// Hostile input: 100 kB of markup, template syntax, bidirectional and control characters, formulas.
// Through the form and the table it stays plain text or is rejected at its field, and no file has
// active content.

import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { VISITOR } from '#features/caller.ts';
import { MAX_PART_LENGTH } from '#features/documents/assemble/lint.ts';
import { batchDocuments, createBatchTable } from '#features/documents/batch-documents.server.ts';
import { exportDocument, generateDocument } from '#features/documents/generate-document.server.ts';
import { FILE_FORMATS } from '#features/printing/write-file.server.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { sample } from '#tests/harness/app/long-form.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import {
  createExampleRequest,
  getTemplate,
  templates,
} from '#tests/harness/fakes/document-examples.ts';

const database = await createTestDatabase();
const base = createTestDeps({ db: await database.open() });
const deps = {
  ...base,
  site: { ...base.site, paywall: 'off' as const },
  library: { ...base.library, documents: templates },
};
const clientAddress = '192.0.2.1';
const lease = getTemplate('lease');

const PIECES = {
  markup: '<script>alert(1)</script><w:p/>&amp;]]> ',
  'template syntax': '{{rent_amount}} {% x %} %s ',
  'bidirectional control characters': 'abc\u202Etxt.exe\u2066 ',
  'control characters': 'a\u0008b\u001Fc\uFFFEd\uD800e ',
  formulas: '=HYPERLINK("http://x.example") +1 @SUM(A1) ',
  'PDF operators': ') Tj ET /JS (app.alert(1)) >> endobj ',
};
const INVISIBLE = '\u0008\u001F\u202E\u2066\uFFFE';
const repeatTo100Kb = (piece: string) => piece.repeat(Math.floor(100_000 / piece.length));

function expectNoActiveContent(bytes: Uint8Array, format: string) {
  if (format === 'pdf') {
    const names =
      /\/(?:JavaScript|JS|OpenAction|AA|Launch|URI|EmbeddedFile|AcroForm|RichMedia|Annots \[\s*\d)\b/;
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(names);
  }
  if (format !== 'docx') return;
  for (const [name, part] of Object.entries(unzipSync(bytes))) {
    expect(name).not.toMatch(/vba|embeddings|activeX|media/i);
    const text = strFromU8(part);
    expect(text).not.toMatch(
      /TargetMode="External"|<w:(?:fldSimple|hyperlink|object)\b|<!DOCTYPE|<script/,
    );
    // The page numbers of the footer.
    for (const [, field] of text.matchAll(/<w:instrText[^>]*>([^<]*)/g))
      expect(['PAGE', 'NUMPAGES']).toContain(field);
  }
}

describe.each(sample(Object.entries(PIECES), 2))('100 kB of %s', (_what, piece) => {
  const value = repeatTo100Kb(piece);
  const request = createExampleRequest(lease);
  const hostile = { ...request, details: { ...request.details, pet_policy: value } };
  const clean = [...piece]
    .filter((letter) => !INVISIBLE.includes(letter))
    .join('')
    .toWellFormed();

  test('in a detail, it is plain text in every file', async () => {
    const result = await generateDocument(deps, asCaller(VISITOR, { clientAddress }), {
      request: hostile,
    });
    expect(result.ok && result.value.text).toContain(clean.repeat(3).trim());
    for (const format of FILE_FORMATS) {
      const file = await exportDocument(deps, asCaller(VISITOR, { clientAddress }), {
        request: hostile,
        format,
      });
      if (!file.ok) throw new Error(file.failure.message);
      expectNoActiveContent(file.value.bytes, format);
    }
  });

  test('in an amount and a date, it is rejected at the field', async () => {
    const faulty = {
      ...request,
      details: { ...request.details, rent_amount: value, start_date: value },
    };
    expect(
      await generateDocument(deps, asCaller(VISITOR, { clientAddress }), {
        request: { ...faulty, details: { ...request.details, rent_amount: value } },
      }),
    ).toMatchObject({
      ok: false,
      failure: {
        kind: 'invalid',
        fields: { 'details.rent_amount': expect.stringContaining('amount') },
      },
    });
    expect(
      await generateDocument(deps, asCaller(VISITOR, { clientAddress }), { request: faulty }),
    ).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
  });

  test('in a name, it is rejected when too long and plain text otherwise', async () => {
    const withName = (name: string) => ({
      ...request,
      parties: request.parties.map((party, index) => (index === 0 ? { ...party, name } : party)),
    });
    expect(
      await generateDocument(deps, asCaller(VISITOR, { clientAddress }), {
        request: withName(value),
      }),
    ).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
    const result = await generateDocument(deps, asCaller(VISITOR, { clientAddress }), {
      request: withName(value.slice(0, MAX_PART_LENGTH - 100)),
    });
    expect(result.ok && result.value.text).toContain(clean.repeat(3).trim());
  });

  test('in a table, it is plain text in the documents, and the report has no formulas', async () => {
    const [head = ''] = createBatchTable(lease)
      .replace(/^\ufeff/, '')
      .split('\r\n');
    const columns = head.split(',');
    const good = columns.map((name) => (name === 'pet_policy' ? value : (EXAMPLE[name] ?? piece)));
    const bad = columns.map((name) => (name === 'rent_amount' ? piece : (EXAMPLE[name] ?? piece)));
    const csv = new TextEncoder().encode(`${head}\r\n${formatRawCsv(good)}${formatRawCsv(bad)}`);
    const result = await batchDocuments(deps, asCaller(VISITOR, { clientAddress }), {
      documentType: 'lease',
      csv,
      format: 'docx',
    });
    if (!result.ok) throw new Error(result.failure.message);
    const files = unzipSync(result.value.bytes);
    expect(Object.keys(files)).toEqual(['lease-001.docx', 'report.csv']);
    expectNoActiveContent(files['lease-001.docx'] ?? new Uint8Array(), 'docx');
    const report = strFromU8(files['report.csv'] ?? new Uint8Array());
    expect(report).toContain('rent_amount: Enter an amount');
    expect(report.replace(/""/g, '')).not.toMatch(/(?:^|[,\n])"?[=+@]/);
  });
});

describe('tables made to harm', () => {
  const [head = '', example = ''] = createBatchTable(lease)
    .replace(/^\ufeff/, '')
    .split('\r\n');
  const makeDocuments = async (csv: string | Uint8Array) => {
    const bytes = typeof csv === 'string' ? new TextEncoder().encode(csv) : csv;
    const caller = asCaller(VISITOR, { clientAddress: `192.0.2.${++tables}` });
    const result = await batchDocuments(deps, caller, {
      documentType: 'lease',
      csv: bytes,
      format: 'text',
    });
    return result.ok ? Object.keys(unzipSync(result.value.bytes)) : result.failure.kind;
  };
  let tables = 1;
  const MADE = ['lease-001.txt', 'report.csv'];
  const NONE_MADE = ['report.csv'];

  test.each<[what: string, csv: string | Uint8Array, outcome: string[] | string]>([
    [
      '10,000 more columns',
      `${head}${',x'.repeat(10_000)}\r\n${example}${',y'.repeat(10_000)}`,
      MADE,
    ],
    ['10,000 columns and no others', `${'x,'.repeat(10_000)}\r\n${'y,'.repeat(10_000)}`, 'invalid'],
    [
      'columns named like parts of an object',
      `${head},__proto__,constructor,__proto__\r\n${example},a,b,c`,
      MADE,
    ],
    ['a column twice', `${head},party_1_name\r\n${example},Another Name`, MADE],
    ['a quote that never ends in the heading', `"${head}\r\n${example}`, 'invalid'],
    [
      'a quote that never ends in a row',
      `${head}\r\n${example}\r\n"${'x,\r\n'.repeat(40_000)}`,
      MADE,
    ],
    ['quotes and nothing else', `${head}\r\n${'"'.repeat(200_000)}`, NONE_MADE],
    ['NUL in every cell', `${head}\r\n${example.replaceAll(',', '\u0000,')}`, NONE_MADE],
    ['two byte order marks', `\ufeff\ufeff${head}\r\n${example}`, MADE],
    ['UTF-16', new Uint8Array(Buffer.from(`\ufeff${head}\r\n${example}`, 'utf16le')), 'invalid'],
    ['a cell of 200 kB', `${head}\r\n${'x'.repeat(200_000)}`, NONE_MADE],
    ['257 kB', `${head}\r\n${example}\r\n${' '.repeat(257 * 1024)}`, 'invalid'],
    ['200,000 empty lines', `${head}\r\n${example}${'\r\n'.repeat(100_000)}`, MADE],
    ['101 rows', `${head}\r\n${`${example}\r\n`.repeat(101)}`, 'invalid'],
    ['nothing', '', 'invalid'],
  ])('%s', async (_what, csv, outcome) => {
    expect(await makeDocuments(csv)).toEqual(outcome);
    expect({}).not.toHaveProperty('a');
  });
});

const EXAMPLE: Record<string, string> = {
  party_1_role: 'Landlord',
  party_2_role: 'Tenant',
  party_2_name: 'Bo Ray',
  effective_date: '2027-03-01',
  ...createExampleRequest(lease).details,
};
/** CSV without the formula escaping of formatCsvRow, as an attacker would write it. */
const formatRawCsv = (cells: string[]) =>
  `${cells.map((cell) => `"${cell.toWellFormed().replaceAll('"', '""')}"`).join(',')}\r\n`;
