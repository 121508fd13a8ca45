// Generating documents: who gets which file, errors for missing values, and tables with invalid
// rows.

import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { VISITOR } from '#features/caller.ts';
import {
  batchDocuments,
  checkTable,
  createBatchTable,
  MAX_ROWS,
} from '#features/documents/batch-documents.server.ts';
import { exportDocument, generateDocument } from '#features/documents/generate-document.server.ts';
import { formatCsvRow } from '#lib/csv.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestAccount, createTestGrant } from '#tests/harness/app/test-accounts.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import {
  createExampleRequest,
  getTemplate,
  templates,
} from '#tests/harness/fakes/document-examples.ts';

const database = await createTestDatabase();
const base = createTestDeps({ db: await database.open() });
const deps = { ...base, library: { ...base.library, documents: templates } };
const basic = await createTestAccount(database);
const premium = await createTestAccount(database);
await createTestGrant(database, premium, { tier: 'premium' });
const lease = getTemplate('lease');
const clientAddress = '192.0.2.1';
const request = createExampleRequest(lease);

test.each(templates.map((template) => [template.id, template] as const))(
  '%s: text and PDF need no account',
  async (_id, template) => {
    const input = { request: createExampleRequest(template), clientAddress };
    expect(await generateDocument(deps, asCaller(VISITOR), input)).toMatchObject({
      ok: true,
      value: { missingInPdf: [] },
    });
    const pdf = await exportDocument(deps, asCaller(VISITOR), { ...input, format: 'pdf' });
    expect(pdf.ok && Buffer.from(pdf.value.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  },
);

test('the DOCX needs premium, unless the paywall is off', async () => {
  const input = { request, clientAddress, format: 'docx' } as const;
  expect(await exportDocument(deps, asCaller(VISITOR), input)).toMatchObject({
    ok: false,
    failure: { kind: 'unauthenticated' },
  });
  expect(await exportDocument(deps, asCaller(basic), input)).toMatchObject({
    ok: false,
    failure: { kind: 'needs_plan' },
  });
  expect(await exportDocument(deps, asCaller(premium), input)).toMatchObject({
    ok: true,
    value: { name: 'lease.docx' },
  });
  const open = { ...deps, site: { ...deps.site, paywall: 'off' as const } };
  expect(await exportDocument(open, asCaller(VISITOR), input)).toMatchObject({ ok: true });
});

test('returns errors by field, rejects invalid requests, and applies the rate limit', async () => {
  const faulty = { ...request, details: { ...request.details, rent_amount: '' } };
  const missing = {
    ok: false,
    failure: { kind: 'invalid', fields: { 'details.rent_amount': 'Rent Amount is required.' } },
  };
  expect(
    await generateDocument(deps, asCaller(VISITOR, { clientAddress }), { request: faulty }),
  ).toMatchObject(missing);
  expect(
    await exportDocument(deps, asCaller(VISITOR, { clientAddress }), {
      request: faulty,
      format: 'pdf',
    }),
  ).toMatchObject(missing);
  for (const bad of [
    null,
    7,
    {},
    { ...request, documentType: 'will' },
    { ...request, details: { a: 'x'.repeat(200_000) } },
  ]) {
    expect(
      await generateDocument(deps, asCaller(VISITOR, { clientAddress }), { request: bad }),
    ).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
  }
  const busy = {
    ...deps,
    limits: { take: async () => ({ allowed: false as const, retryAfterSeconds: 9 }) },
  };
  expect(
    await generateDocument(busy, asCaller(VISITOR, { clientAddress }), { request }),
  ).toMatchObject({
    ok: false,
    failure: { kind: 'rate_limited' },
  });
});

describe('a CSV table', () => {
  const runBatch = (text: string | Uint8Array, viewer = premium, documentType = 'lease') => {
    const csv = typeof text === 'string' ? new TextEncoder().encode(text) : text;
    return batchDocuments(deps, asCaller(viewer, { clientAddress }), {
      documentType,
      csv,
      format: 'text',
    });
  };
  const [header = '', example = ''] = createBatchTable(lease).split('\r\n');

  test.each(templates.map((template) => [template.id, template] as const))(
    '%s: the example row of the CSV template gives a document',
    async (id, template) => {
      const result = await runBatch(createBatchTable(template), premium, id);
      const files = result.ok ? unzipSync(result.value.bytes) : {};
      expect(Buffer.from(files['report.csv'] ?? []).toString()).toMatch(
        /\r\n1,Example Person 1,made,/,
      );
      expect(Object.keys(files)).toHaveLength(2);
    },
  );

  test('generates valid rows, reports invalid ones with reasons, and escapes formulas in the report', async () => {
    const bad = formatCsvRow([
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
    const result = await runBatch(`${header}\r\n${example}\r\n${bad}${formula}\r\n`);
    const files = result.ok ? unzipSync(result.value.bytes) : {};
    expect(Object.keys(files)).toEqual(['lease-001.txt', 'lease-003.txt', 'report.csv']);
    const report = Buffer.from(files['report.csv'] ?? []).toString();
    expect(report).toContain('2,Ann,not made,');
    expect(report).toContain("party_2_name: Enter this party's full name.");
    expect(report).toContain('effective_date: Enter a real date');
    expect(report).toContain('rent_amount: The amount must be more than zero.');
    expect(report).toContain(`3,"'=HYPERLINK(""http://x"")",made`);
  });

  test('of all tables that are being made, each row has a turn of the event loop of its own', async () => {
    let turn = 0;
    let timer = setImmediate(function count() {
      turn++;
      timer = setImmediate(count);
    });
    const rowsPerTurn = new Map<number, number>();
    const now = () => {
      rowsPerTurn.set(turn, (rowsPerTurn.get(turn) ?? 0) + 1);
      return deps.clock.now();
    };
    const csv = new TextEncoder().encode(`${header}\r\n${`${example}\r\n`.repeat(8)}`);
    const results = await Promise.all(
      [1, 2].map(() =>
        batchDocuments({ ...deps, clock: { now } }, asCaller(premium, { clientAddress }), {
          documentType: 'lease',
          csv,
          format: 'text',
        }),
      ),
    );
    clearImmediate(timer);
    expect(results.map(({ ok }) => ok)).toEqual([true, true]);
    // Both gates ask for the time first; then each file and each archive does.
    expect([...rowsPerTurn.values()].slice(1)).toEqual(Array(18).fill(1));
  });

  // Guards against minutes of work for tables that nobody waits for.
  test('of a table whose client left no further row is made', async () => {
    const client = new AbortController();
    let rows = 0;
    const now = () => {
      if (++rows === 3) client.abort();
      return deps.clock.now();
    };
    const csv = new TextEncoder().encode(`${header}\r\n${`${example}\r\n`.repeat(8)}`);
    const caller = asCaller(premium, { clientAddress, signal: client.signal });
    const input = { documentType: 'lease', csv, format: 'text' } as const;
    expect(await batchDocuments({ ...deps, clock: { now } }, caller, input)).toMatchObject({
      failure: { kind: 'unavailable' },
    });
    expect(rows).toBe(3);
    const checked = await checkTable(deps, caller, { documentType: 'lease', csv });
    expect(checked).toMatchObject({ failure: { kind: 'unavailable' } });
  });

  test('is checked first: rows with their reasons, and nothing is made', async () => {
    const check = (text: string, viewer = premium) =>
      checkTable(deps, asCaller(viewer, { clientAddress }), {
        documentType: 'lease',
        csv: new TextEncoder().encode(text),
      });
    const bad = example.replace('1450', 'much').replace('Landlord', 'the owner');
    const text = `${header}\r\n${bad}\r\n${example}\r\n`;
    const checked = await check(text);
    expect(checked).toMatchObject({
      ok: true,
      value: {
        makeable: 1,
        csv: text.slice(1),
        rows: [
          { number: 1, name: 'Example Person 1' },
          { number: 2, reasons: [] },
        ],
      },
    });
    expect(checked.ok && checked.value.rows[0]?.reasons).toEqual([
      expect.stringContaining('party_1_role: Choose one of these roles: Landlord, Tenant.'),
      expect.stringContaining('rent_amount: Enter an amount in dollars'),
    ]);
    expect(await check(`name\nAnn`)).toMatchObject({
      ok: false,
      failure: { message: expect.stringContaining('lacks these columns') },
    });
    expect(await check(text, basic)).toMatchObject({ ok: false, failure: { kind: 'needs_plan' } });
  });

  test('is rejected when it cannot be parsed, is too large, or comes without the plan', async () => {
    const getFailureMessage = async (text: string | Uint8Array) => {
      const result = await runBatch(text);
      return result.ok ? '' : result.failure.message;
    };
    expect(await getFailureMessage(header)).toContain('no rows');
    expect(await getFailureMessage(`name\nAnn`)).toContain('lacks these columns: party_1_name');
    expect(await getFailureMessage(`${header}\n${`${example}\n`.repeat(MAX_ROWS + 1)}`)).toContain(
      'more than 100 rows',
    );
    expect(await getFailureMessage(new Uint8Array([0xff, 0xfe, 0x41]))).toContain('UTF-8');
    expect(await getFailureMessage('x'.repeat(300_000))).toContain('256 KB');
    expect(await runBatch(createBatchTable(lease), basic)).toMatchObject({
      ok: false,
      failure: { kind: 'needs_plan' },
    });
  });
});
