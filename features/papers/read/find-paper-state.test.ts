import { expect, test } from 'vitest';
import { findCourt } from '#legal/papers/find-names.ts';
import type { PaperKindId } from '../schema.ts';
import { findPaperState } from './find-paper-state.ts';

const read = (text: string, kind: PaperKindId | 'none' = 'eviction-summons') =>
  findPaperState(text, kind, findCourt(text));

test.each([
  ['an address', 'Notice to leave.\n410 Oak Lane\nColumbus, Ohio 43205', 'OH'],
  ['an address in capitals', '88 ELM ST\nCLEVELAND, OH 44114', 'OH'],
  ['a county', 'Served in Franklin County, Ohio', 'OH'],
  ['a county of one state only', 'Rent is due at the Cuyahoga County office.', 'OH'],
  ['a court', 'SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA\n1225 Fallon Street', 'CA'],
  ['a court below its state', 'STATE OF MICHIGAN\n36TH DISTRICT COURT\nCase No. 24-1', 'MI'],
  ['a court above its county', 'JUSTICE COURT, PRECINCT 1\nHARRIS COUNTY, TEXAS\nCase No. 2', 'TX'],
  [
    'a court before the number',
    'DISTRICT COURT OF TULSA COUNTY, OKLAHOMA       PO-2026-3381',
    'OK',
  ],
  [
    'a court for a county',
    'SUPERIOR COURT OF WASHINGTON FOR SPOKANE COUNTY       No. 26-2-03377-32',
    'WA',
  ],
  ['the capital', 'Office of Appeals\n441 4th Street NW, Washington, D.C. 20001', 'DC'],
  ['an office in the head', 'Texas Workforce Commission\nDetermination on payment', 'TX'],
])('%s names the state', (_what, text, state) => {
  expect(read(text)).toBe(state);
});

test.each([
  ['a county', 'CIRCUIT COURT FOR WASHINGTON COUNTY, OREGON\nCase No. 1', 'OR'],
  ['a city by the code', 'Municipal Court of Delaware, OH 43015\nCase No. 1', 'OH'],
  ['a city', 'Municipal Court of Delaware, Ohio\nCase No. 1', 'OH'],
  ['a street', 'Notice\n1200 Ohio Street\nSeattle, WA 98101', 'WA'],
  ['a county with a city elsewhere', 'District Court El Paso County Colorado\ncase 1', 'CO'],
  ['a number of a case', 'DISTRICT COURT, LEWISTON\nSTATE OF MAINE\nDocket LEW-PA-2026-41', 'ME'],
])('%s with the name of another state is not that state', (_what, text, state) => {
  expect(read(text)).toBe(state);
});

test('the state of the court wins over that of the sender', () => {
  const text =
    'Acme Recovery LLC\n12 Main Street, Sioux Falls, SD 57104\nIN THE MUNICIPAL COURT OF FRANKLIN COUNTY, OHIO\nCase No. 7';
  expect(read(text, 'debt-lawsuit-summons')).toBe('OH');
});

test.each<[string, string, PaperKindId | 'none']>([
  ['two states without a court', 'Sioux Falls, SD 57104\nColumbus, OH 43205', 'none'],
  ['a person or a company', 'Dear Virginia, Georgia and Dakota called.', 'none'],
  ['the law that a company is under', 'a company under the laws of the State of Delaware', 'none'],
  ['letters and a number', 'Policy No. PA 12345', 'none'],
  ['the address of a collector alone', 'Sioux Falls, SD 57104', 'debt-collection-letter'],
  ['an office of the United States', 'IRS, Ogden, UT 84201', 'irs-notice'],
])('%s is no state', (_what, text, kind) => {
  expect(read(text, kind)).toBeNull();
});

test('a letter of a collector to a reader in its own state', () => {
  const text = '1 Bank Plaza, Dayton, OH 45402\nDana Doe\n410 Oak Lane, Columbus, OH 43205';
  expect(read(text, 'debt-collection-letter')).toBe('OH');
});
