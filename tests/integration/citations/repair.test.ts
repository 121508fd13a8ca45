// What a report does about a mistake: the text with the accepted corrections, the cases that a
// court found to be invented, and the report as a PDF. The stored case has an obviously invented
// name.

import { beforeAll, describe, expect, test } from 'vitest';
import { syncBuiltInCases } from '#features/case-law/store/sync-built-in-cases.server.ts';
import { checkCitations } from '#features/citations/check/check-citations.server.ts';
import { readPdfText } from '#features/citations/read/pdf-text.server.ts';
import { createCheckFile } from '#features/citations/report/create-check-file.server.ts';
import { viewCheck } from '#features/citations/report/view-check.server.ts';
import { ok } from '#lib/result.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestDeps, createTestLibrary } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { createBuiltInCase } from '../research/stored-cases.ts';

const database = await createTestDatabase();
const db = await database.open();
const library = createTestLibrary({
  cases: [createBuiltInCase({})],
  inventedCases: [
    {
      id: 'order-v-order-2023',
      name: 'Order v. Order',
      court: 'S.D.N.Y.',
      decided: '2023-06-22',
      docket: 'No. 1',
      url: 'https://example.gov/order',
      words: 'It does not exist.',
      readAt: ['https://example.gov/order'],
      checkedOn: '2026-11-18',
      cases: [
        { name: 'Fabricated v. Airline', citations: ['384 U.S. 901'] },
        { name: 'Imagined v. Carrier', citations: ['925 F.3d 1339'] },
      ],
    },
  ],
});
const deps = createTestDeps({ db, library });
beforeAll(() => syncBuiltInCases(deps));

async function check(text: string) {
  const result = await checkCitations(deps, asCaller('nobody'), ok({ text }));
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

const TEXT =
  'Sample v. Example,\n384 U.S. 901 (1946).  Other v. Case, 384 U.S. 901, 905 (1966). Id. at 2.\tSample v. Example, 384 U.S. 901 (1966).\n';

describe('the corrected text', () => {
  const getFile = async (chosen: string[], text = TEXT, checkedText = text) => {
    const { digest } = viewCheck(await check(checkedText));
    const file = await createCheckFile(deps, await check(text), {
      format: 'corrected-text',
      chosen,
      digest,
    });
    return file.ok && 'text' in file.value ? file.value.text : file;
  };

  test('has the accepted corrections and nothing else', async () => {
    const { corrections, rows } = viewCheck(await check(TEXT));
    expect(corrections.map(({ number, before, after }) => [number, before, after])).toEqual([
      [1, 'Sample v. Example,\n384 U.S. 901 (1946)', 'Sample v. Example,\n384 U.S. 901 (1966)'],
      [2, 'Other v. Case, 384 U.S. 901, 905 (1966)', 'Sample v. Example, 384 U.S. 901, 905 (1966)'],
    ]);
    expect(rows.map(({ correction }) => correction)).toEqual([
      { index: 0, label: 'Use (1966)' },
      { index: 1, label: 'Use Sample v. Example' },
      undefined,
    ]);
    expect(await getFile(['0', '1'])).toBe(
      TEXT.replace('1946', '1966').replace('Other v. Case', 'Sample v. Example'),
    );
    expect(await getFile(['1'])).toBe(TEXT.replace('Other v. Case', 'Sample v. Example'));
  });

  test('is refused when nothing is chosen, or the text is no longer the one that was checked', async () => {
    expect(await getFile([])).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    expect(await getFile(['7', 'x'])).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    expect(await getFile(['0'], `New. ${TEXT}`, TEXT)).toMatchObject({
      ok: false,
      failure: { kind: 'conflict' },
    });
    // The line breaks of a browser are not a change.
    expect(await getFile(['0'], TEXT, TEXT.replaceAll('\n', '\r\n'))).toBe(
      TEXT.replace('1946', '1966'),
    );
  });
});

describe('a case that a court found to be invented', () => {
  test('is named with its order, in full and short, and nothing is put in its place', async () => {
    const checked = await check(
      'Imagined v. Carrier, 925 F.3d 1339 (11th Cir. 2019). Id. at 1340. Fabricated v. Airline, 384 U.S. 901 (1966).',
    );
    const sentence =
      'A court found that this decision does not exist: Order v. Order, No. 1 (S.D.N.Y. 2023). Do not cite it.';
    expect(
      checked.citations.map(({ status, invented, fix }) => [status, invented?.sentence, fix]),
    ).toEqual([
      ['not_in_index', sentence, undefined],
      ['not_in_index', sentence, undefined],
      ['wrong_name', sentence, undefined],
    ]);
    const view = viewCheck(checked);
    expect(view.rows.map(({ status }) => status)).toEqual(['invented', 'invented']);
    expect(view.groups.map(({ words }) => words)).toEqual(['3 that courts found to be invented']);
    expect(view.corrections).toEqual([]);
  });

  test('the real case at its page is not', async () => {
    const { citations } = await check(
      'Sample v. Example, 384 U.S. 901 (1966). Other v. Case, 384 U.S. 901 (1966). 925 F.3d 1339.',
    );
    expect(citations.map(({ status, invented }) => [status, invented])).toEqual([
      ['verified', undefined],
      ['wrong_name', undefined],
      ['not_in_index', undefined],
    ]);
  });
});

test('the PDF has the rows of the page with their numbers, the corrections and the table', async () => {
  const file = await createCheckFile(deps, await check(TEXT), {
    format: 'report-pdf',
    chosen: [],
    digest: '',
  });
  if (!file.ok || !('bytes' in file.value)) throw new Error('no file');
  expect(file.value.name).toBe('citation-report.pdf');
  const text = (await readPdfText(file.value.bytes)).replace(/\s+/g, ' ');
  expect(text).toContain(
    '3 citations: 1 verified, 1 with a wrong year (see 1), 1 with a wrong name (see 2). 1 more is a short form of them.',
  );
  expect(text).toContain('1. Sample v. Example, 384 U.S. 901 (1946) Wrong year.');
  expect(text).toContain('2. Other v. Case, 384 U.S. 901, 905 (1966) Wrong name.');
  expect(text).toContain('3. Sample v. Example, 384 U.S. 901 (1966) Verified.');
  expect(text).toContain('384 U.S. 901 (1946) → Sample v. Example, 384 U.S. 901 (1966)');
  expect(text).toContain('Table of authorities');
});
