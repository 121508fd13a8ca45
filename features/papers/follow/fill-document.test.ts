import { expect, test } from 'vitest';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { readPaperText } from '../read/read-paper.server.ts';
import type { PaperKindId } from '../schema.ts';
import { fillDocument } from './fill-document.ts';

function fill(kind: PaperKindId, document: string, text: string) {
  const template = library.documents.find(({ id }) => id === document);
  if (!template) throw new Error(document);
  const reading = readPaperText({ library }, text, { kind });
  return fillDocument(template, reading).map(({ name, value }) => `${name}=${value}`);
}

test('a notice for unpaid rent opens a settlement with both names', () => {
  const text =
    'NOTICE TO PAY RENT OR QUIT\nLandlord: Kercheval Holdings LLC\nTenant: Darnell Whitlow\nYou owe $1,925.00 in rent.';
  const filled = fill('eviction-notice-nonpayment', 'settlement', text);
  expect(filled).toContain('party-name=Kercheval Holdings LLC');
  expect(filled).toContain('party-name=Darnell Whitlow');
});

test('papers of a garnishment open it with the parties of the judgment and the case', () => {
  const text =
    'General District Court of Chesterfield County\nGARNISHMENT SUMMONS\nCase No. GV26004471-01\nJudgment Creditor: Old Dominion Auto Finance\nJudgment Debtor: Rasheed Pettway';
  const filled = fill('wage-garnishment', 'settlement', text);
  expect(filled).toContain('party-name=Old Dominion Auto Finance');
  expect(filled).toContain('party-name=Rasheed Pettway');
  expect(filled.find((field) => field.startsWith('details.lawsuit_reference='))).toMatch(
    /GV26004471-01$/,
  );
});

test('court papers of an eviction open the answer with court, case, parties and the days', () => {
  const text =
    'IN THE COUNTY COURT IN AND FOR HILLSBOROUGH COUNTY, FLORIDA\nEVICTION SUMMONS\nCase No. 26-CC-012345\nPlaintiff: Harbor Rentals LLC\nDefendant: Ann Reed\nServed on: November 12, 2026\nYou must answer by November 19, 2026.';
  const filled = fill('eviction-summons', 'eviction_answer', text);
  expect(filled).toContain('party-name=Harbor Rentals LLC');
  expect(filled).toContain('party-name=Ann Reed');
  expect(filled).toContain('details.case_number=26-CC-012345');
  expect(filled).toContain('details.served_date=2026-11-12');
  expect(filled.find((field) => field.startsWith('details.court_name='))).toMatch(/HILLSBOROUGH/);
  expect(library.papers.find(({ id }) => id === 'eviction-summons')?.documents).toContain(
    'eviction_answer',
  );
});

test('of two names none is put in', () => {
  const text = 'Landlord: Kercheval Holdings LLC\nTenant: Ann Reed\nTenant: Bo Reed';
  expect(fill('eviction-summons', 'settlement', text)).toContain('party-name=');
});

test('every document that a kind names exists and has a place for what papers say', () => {
  for (const { documents } of library.papers)
    for (const id of documents) expect(library.documents.some((one) => one.id === id)).toBe(true);
});
