import { expect, test } from 'vitest';
import { readPaperDate } from '../form/read-paper-form.server.ts';
import type { PaperReading } from '../schema.ts';
import { correctReading } from './correct-reading.ts';

const reading: PaperReading = {
  kind: { id: 'none', sure: true },
  others: [],
  dates: [
    { start: 10, end: 20, date: '2026-12-03', role: 'other', sure: false },
    { start: 30, end: 40, date: '2026-11-16', role: 'issued', sure: true },
  ],
  datesCut: false,
  periods: [],
  amounts: [{ start: 50, end: 55, amount: 100 }],
  caseNumber: { start: 60, end: 66, text: 'CV-100' },
  court: null,
  state: null,
  parties: [],
  phones: [],
  citations: [],
  scam: false,
  scamSigns: [],
};
const correct = (...entries: [number, { role?: 'hearing'; value?: string }][]) =>
  correctReading(reading, new Map(entries), readPaperDate);

test('an answered date is certain', () => {
  expect(correct([10, { role: 'hearing', value: '2026-12-03' }]).dates[0]).toMatchObject({
    role: 'hearing',
    sure: true,
  });
});
test('a date that is sent along without an answer stays unclear', () => {
  expect(correct([10, { value: '2026-12-03' }]).dates[0]).toMatchObject({
    role: 'other',
    sure: false,
  });
});
test('days, amounts and numbers can be corrected; what cannot be read changes nothing', () => {
  const fixed = correct(
    [30, { value: '11/17/2026' }],
    [50, { value: '$1,450.50' }],
    [60, { value: 'CV-101' }],
  );
  expect([fixed.dates[1]?.date, fixed.amounts[0]?.amount, fixed.caseNumber?.text]).toEqual([
    '2026-11-17',
    1450.5,
    'CV-101',
  ]);
  const same = correct([30, { value: '2026-02-30' }], [50, { value: 'much' }], [60, { value: '' }]);
  expect([same.dates[1]?.date, same.amounts[0]?.amount, same.caseNumber?.text]).toEqual([
    '2026-11-16',
    100,
    'CV-100',
  ]);
});
