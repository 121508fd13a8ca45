// Documents for people: who gets which file, what is said when facts are missing, and what becomes of a table with bad rows.
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { batchDocuments, batchTable, MAX_ROWS } from '#features/documents/batch-documents.server.ts';
import { exportDocument, generateDocument } from '#features/documents/generate-document.server.ts';
import { VISITOR } from '#features/plans/gate.ts';
import { csvRow } from '#lib/csv.ts';
import { exampleRequest, templateOf, templates } from '#tests/harness/document-examples.ts';
import { createTestAccount, createTestGrant } from '#tests/harness/test-accounts.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { createTestDeps } from '#tests/harness/test-deps.ts';

const database = await createTestDatabase();
const base = createTestDeps({ db: await database.open() });
const deps = { ...base, library: { ...base.library, documents: templates } };
const basic = await createTestAccount(database);
const premium = await createTestAccount(database);
await createTestGrant(database, premium, { tier: 'premium' });
const lease = templateOf('lease');
const clientAddress = '192.0.2.1';
const request = exampleRequest(lease);

test.each(templates.map((template) => [template.id, template] as const))(
  '%s: everybody gets the text and the PDF',
  async (_id, template) => {
    const input = { request: exampleRequest(template), clientAddress };
    expect(await generateDocument(deps, VISITOR, input)).toMatchObject({ ok: true, value: { missingInPdf: [] } });
    const pdf = await exportDocument(deps, VISITOR, { ...input, format: 'pdf' });
    expect(pdf.ok && Buffer.from(pdf.value.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  },
);

test('the editable file comes with premium, or without a paywall', async () => {
  const input = { request, clientAddress, format: 'docx' } as const;
  expect(await exportDocument(deps, VISITOR, input)).toMatchObject({ ok: false, failure: { kind: 'unauthenticated' } });
  expect(await exportDocument(deps, basic, input)).toMatchObject({ ok: false, failure: { kind: 'needs_plan' } });
  expect(await exportDocument(deps, premium, input)).toMatchObject({ ok: true, value: { name: 'lease.docx' } });
  const open = { ...deps, site: { ...deps.site, paywall: 'off' as const } };
  expect(await exportDocument(open, VISITOR, input)).toMatchObject({ ok: true });
});

test('faults come at their fields, whoever asks; what is no request is refused; limits hold', async () => {
  const faulty = { ...request, details: { ...request.details, rent_amount: '' } };
  const missing = { ok: false, failure: { kind: 'invalid', fields: { 'details.rent_amount': 'Rent Amount is required.' } } };
  expect(await generateDocument(deps, VISITOR, { request: faulty, clientAddress })).toMatchObject(missing);
  expect(await exportDocument(deps, VISITOR, { request: faulty, clientAddress, format: 'pdf' })).toMatchObject(missing);
  for (const bad of [null, 7, {}, { ...request, documentType: 'will' }, { ...request, details: { a: 'x'.repeat(200_000) } }]) {
    expect(await generateDocument(deps, VISITOR, { request: bad, clientAddress })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
  }
  const busy = { ...deps, limits: { take: async () => ({ allowed: false as const, retryAfterSeconds: 9 }) } };
  expect(await generateDocument(busy, VISITOR, { request, clientAddress })).toMatchObject({ ok: false, failure: { kind: 'rate_limited' } });
});

describe('a table', () => {
  const run = (text: string | Uint8Array, viewer = premium, documentType = 'lease') => {
    const csv = typeof text === 'string' ? new TextEncoder().encode(text) : text;
    return batchDocuments(deps, viewer, { documentType, csv, format: 'text', jurisdiction: 'General', clientAddress });
  };
  const [head = '', example = ''] = batchTable(lease).split('\r\n');

  test.each(templates.map((template) => [template.id, template] as const))(
    '%s: the table to fill in becomes a document as it is',
    async (id, template) => {
      const made = await run(batchTable(template), premium, id);
      const files = made.ok ? unzipSync(made.value.bytes) : {};
      expect(Buffer.from(files['report.csv'] ?? []).toString()).toMatch(/\r\n1,Example Person 1,made,/);
      expect(Object.keys(files)).toHaveLength(2);
    },
  );

  test('good rows are made; bad ones stand in the report with reasons, and no formula gets into it', async () => {
    const bad = csvRow([
      'Ann',
      'Landlord',
      '1 Main',
      '',
      'Tenant',
      '2 Oak',
      'someday',
      'x',
      '0',
      '12 months',
      '2027-03-01',
      'none',
      'none',
      'none',
    ]);
    const formula = example.replace('Example Person 1', '"=HYPERLINK(""http://x"")"');
    const made = await run(`${head}\r\n${example}\r\n${bad}${formula}\r\n`);
    const files = made.ok ? unzipSync(made.value.bytes) : {};
    expect(Object.keys(files)).toEqual(['lease-001.txt', 'lease-003.txt', 'report.csv']);
    const report = Buffer.from(files['report.csv'] ?? []).toString();
    expect(report).toContain('2,Ann,not made,');
    expect(report).toContain("party_2_name: Enter this party's full name.");
    expect(report).toContain('effective_date: Enter a real date');
    expect(report).toContain('rent_amount: The amount must be more than zero.');
    expect(report).toContain(`3,"'=HYPERLINK(""http://x"")",made`);
  });

  test('is refused as a whole when it cannot be read, is too much, or comes without the plan', async () => {
    const says = async (text: string | Uint8Array) => {
      const result = await run(text);
      return result.ok ? '' : result.failure.message;
    };
    expect(await says(head)).toContain('no rows');
    expect(await says(`name\nAnn`)).toContain('lacks these columns: party_1_name');
    expect(await says(`${head}\n${`${example}\n`.repeat(MAX_ROWS + 1)}`)).toContain('more than 100 rows');
    expect(await says(new Uint8Array([0xff, 0xfe, 0x41]))).toContain('UTF-8');
    expect(await says('x'.repeat(300_000))).toContain('256 KB');
    expect(await run(batchTable(lease), basic)).toMatchObject({ ok: false, failure: { kind: 'needs_plan' } });
  });
});
