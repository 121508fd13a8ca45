// What people paste: 100 kB of it, markup, template syntax, marks of direction, control characters, formulas. Through the form and the
// table alike it comes out as text or is refused at its field, and no file gets anything that acts.
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { MAX_PART_LENGTH } from '#features/documents/assemble/lint.ts';
import { batchDocuments, batchTable } from '#features/documents/batch-documents.server.ts';
import { DOCUMENT_FILES, exportDocument, generateDocument } from '#features/documents/generate-document.server.ts';
import { VISITOR } from '#features/plans/gate.ts';
import { exampleRequest, templateOf, templates } from '#tests/harness/document-examples.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { createTestDeps } from '#tests/harness/test-deps.ts';

const database = await createTestDatabase();
const base = createTestDeps({ db: await database.open() });
const deps = { ...base, site: { ...base.site, paywall: 'off' as const }, library: { ...base.library, documents: templates } };
const clientAddress = '192.0.2.1';
const lease = templateOf('lease');

const PIECES = {
  markup: '<script>alert(1)</script><w:p/>&amp;]]> ',
  'template syntax': '{{rent_amount}} {% x %} %s ',
  'marks of direction': 'abc\u202Etxt.exe\u2066 ',
  'control characters': 'a\u0008b\u001Fc\uFFFEd\uD800e ',
  formulas: '=HYPERLINK("http://x.example") +1 @SUM(A1) ',
  'PDF operators': ') Tj ET /JS (app.alert(1)) >> endobj ',
};
const UNSEEN = '\u0008\u001F\u202E\u2066\uFFFE';
const filled = (piece: string) => piece.repeat(Math.floor(100_000 / piece.length));

function expectNothingActs(bytes: Uint8Array, format: string) {
  if (format === 'pdf') {
    const names = /\/(?:JavaScript|JS|OpenAction|AA|Launch|URI|EmbeddedFile|AcroForm|RichMedia|Annots \[\s*\d)\b/;
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(names);
  }
  if (format !== 'docx') return;
  for (const [name, part] of Object.entries(unzipSync(bytes))) {
    expect(name).not.toMatch(/vba|embeddings|activeX|media/i);
    expect(strFromU8(part)).not.toMatch(/TargetMode="External"|<w:(?:instrText|fldSimple|fldChar|hyperlink|object)\b|<!DOCTYPE|<script/);
  }
}

describe.each(Object.entries(PIECES))('100 kB of %s', (_what, piece) => {
  const value = filled(piece);
  const request = exampleRequest(lease);
  const hostile = { ...request, details: { ...request.details, pet_policy: value } };
  const clean = [...piece]
    .filter((letter) => !UNSEEN.includes(letter))
    .join('')
    .toWellFormed();

  test('in a detail: text in every file', async () => {
    const made = await generateDocument(deps, VISITOR, { request: hostile, clientAddress });
    expect(made.ok && made.value.text).toContain(clean.repeat(3).trim());
    for (const format of DOCUMENT_FILES) {
      const file = await exportDocument(deps, VISITOR, { request: hostile, format, clientAddress });
      if (!file.ok) throw new Error(file.failure.message);
      expectNothingActs(file.value.bytes, format);
    }
  });

  test('in an amount and a date: refused at the field', async () => {
    const faulty = { ...request, details: { ...request.details, rent_amount: value, start_date: value } };
    expect(
      await generateDocument(deps, VISITOR, { request: { ...faulty, details: { ...request.details, rent_amount: value } }, clientAddress }),
    ).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { 'details.rent_amount': expect.stringContaining('amount') } },
    });
    expect(await generateDocument(deps, VISITOR, { request: faulty, clientAddress })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
  });

  test('in a name: too long is refused, and as long as may be is text', async () => {
    const named = (name: string) => ({ ...request, parties: request.parties.map((party, at) => (at === 0 ? { ...party, name } : party)) });
    expect(await generateDocument(deps, VISITOR, { request: named(value), clientAddress })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
    const made = await generateDocument(deps, VISITOR, { request: named(value.slice(0, MAX_PART_LENGTH - 100)), clientAddress });
    expect(made.ok && made.value.text).toContain(clean.repeat(3).trim());
  });

  test('in a table: text in the documents, and a report that no spreadsheet runs', async () => {
    const [head = ''] = batchTable(lease)
      .replace(/^\ufeff/, '')
      .split('\r\n');
    const columns = head.split(',');
    const good = columns.map((name) => (name === 'pet_policy' ? value : (EXAMPLE[name] ?? piece)));
    const bad = columns.map((name) => (name === 'rent_amount' ? piece : (EXAMPLE[name] ?? piece)));
    const csv = new TextEncoder().encode(`${head}\r\n${csvRaw(good)}${csvRaw(bad)}`);
    const made = await batchDocuments(deps, VISITOR, {
      documentType: 'lease',
      csv,
      format: 'docx',
      jurisdiction: 'General',
      clientAddress,
    });
    if (!made.ok) throw new Error(made.failure.message);
    const files = unzipSync(made.value.bytes);
    expect(Object.keys(files)).toEqual(['lease-001.docx', 'report.csv']);
    expectNothingActs(files['lease-001.docx'] ?? new Uint8Array(), 'docx');
    const report = strFromU8(files['report.csv'] ?? new Uint8Array());
    expect(report).toContain('rent_amount: Enter an amount');
    expect(report.replace(/""/g, '')).not.toMatch(/(?:^|[,\n])"?[=+@]/);
  });
});

const EXAMPLE: Record<string, string> = {
  party_1_role: 'Landlord',
  party_2_role: 'Tenant',
  party_2_name: 'Bo Ray',
  effective_date: '2027-03-01',
  ...exampleRequest(lease).details,
};
/** As a spreadsheet or an enemy would write it: without our own care for formulas. */
const csvRaw = (cells: string[]) => `${cells.map((cell) => `"${cell.toWellFormed().replaceAll('"', '""')}"`).join(',')}\r\n`;
